//! Takes serenity's events, and carries each interaction through: decode, handle, answer.

use std::sync::Arc;

use serenity::client::{Context, EventHandler};
use serenity::model::application::Interaction;
use serenity::model::gateway::Ready;
use tokio::sync::watch;
use tokio_util::task::TaskTracker;

use super::answer::{self, Delivery, Original};
use super::decode::{self, Decoded, Ticket};
use super::fetch::Fetcher;
use super::outbound::Wire;
use super::register;
use super::rest::{Rest, RestError};
use crate::bot::Bot;
use crate::bot::outbox::Missed;
use crate::bot::reply::{Answer, Response};
use crate::bot::request::{Invocation, OptionValue};

/// The handler of one session's events.
pub(super) struct Handler {
    pub(super) bot: Arc<Bot>,
    pub(super) rest: Arc<Rest>,
    pub(super) wire: Arc<Wire>,
    pub(super) fetcher: Arc<Fetcher>,
    pub(super) tasks: TaskTracker,
    pub(super) ready: watch::Sender<bool>,
}

#[async_trait::async_trait]
impl EventHandler for Handler {
    /// Comes again after every new session, so everything in here may happen twice.
    async fn ready(&self, _context: Context, ready: Ready) {
        tracing::info!(name = %ready.user.name, id = %ready.user.id, "connected");
        register::refresh(&self.bot, &self.rest, ready.application.id.get()).await;
        self.ready.send_replace(true);
    }

    async fn interaction_create(&self, _context: Context, interaction: Interaction) {
        let Some(decoded) = decode::decode(interaction) else {
            tracing::warn!("an interaction of a kind that the bot never offers");
            return;
        };
        let Decoded {
            ticket,
            mut request,
            files,
        } = decoded;
        let (bot, rest, wire) = (
            Arc::clone(&self.bot),
            Arc::clone(&self.rest),
            Arc::clone(&self.wire),
        );
        let fetcher = Arc::clone(&self.fetcher);
        // Tracked, so that stopping waits for the answer: serenity itself would drop it.
        self.tasks.spawn(async move {
            if let Invocation::Command(call) = &mut request.invocation {
                for file in &files {
                    let fetched = OptionValue::File(fetcher.fetch(file).await);
                    call.options.push((file.option.clone(), fetched));
                }
            }
            let response = bot.handle(request).await;
            deliver(&bot, &rest, &wire, &ticket, response).await;
        });
    }
}

/// Gives the answer, and notes what has become of it. What it was to tell and did not, the postman brings.
async fn deliver(bot: &Bot, rest: &Rest, wire: &Wire, ticket: &Ticket, response: Response) {
    match answer::give(rest, ticket, &response.answer).await {
        Ok(Delivery::Message(message)) => {
            bot.delivered(&response, ticket.channel, Some(message))
                .await;
        }
        Ok(Delivery::Done) => bot.delivered(&response, ticket.channel, None).await,
        Ok(Delivery::Gone) => {
            tracing::warn!("an answer came too late");
            return bot.missed(&response, Missed::Refused);
        }
        Err(error) => {
            tracing::error!(%error, "an answer could not be given");
            return bot.missed(&response, missed(&error));
        }
    }
    // What waits for the answer need not wait for the film.
    let Response { answer, hold, .. } = response;
    drop(hold);
    if let Answer::Later(order) = answer {
        bot.finish(order, &Original { rest, ticket }, wire).await;
    }
}

/// What an error tells of the answer's fate.
fn missed(error: &RestError) -> Missed {
    match error {
        RestError::Refused {
            status: 500 | 503, ..
        } => Missed::Failed,
        // Something between us and Discord has given up, or we have: Discord may be at it still.
        RestError::Refused { status: 500.., .. } | RestError::NoAnswer(_) => Missed::Unanswered,
        RestError::Refused { .. } => Missed::Refused,
    }
}
