//! Takes serenity's events, and carries each interaction through: decode, handle, answer, errands.

use std::sync::Arc;

use serenity::client::{Context, EventHandler};
use serenity::model::application::Interaction;
use serenity::model::gateway::Ready;
use tokio::sync::watch;
use tokio_util::task::TaskTracker;

use super::answer::{self, Delivery, Original};
use super::decode::{self, Ticket};
use super::outbound::Wire;
use super::register;
use super::rest::Rest;
use crate::bot::Bot;
use crate::bot::reply::{Answer, Errand, Response};
use crate::bot::request::Reach;

/// The handler of one session's events.
pub(super) struct Handler {
    pub(super) bot: Arc<Bot>,
    pub(super) rest: Arc<Rest>,
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
        let Some((ticket, request)) = decode::decode(interaction) else {
            tracing::warn!("an interaction of a kind that the bot never offers");
            return;
        };
        let (bot, rest) = (Arc::clone(&self.bot), Arc::clone(&self.rest));
        // Tracked, so that stopping waits for the answer: serenity itself would drop it.
        self.tasks.spawn(async move {
            let response = bot.handle(request).await;
            deliver(&bot, rest, &ticket, response).await;
        });
    }
}

/// Gives the answer, notes where it stands, and runs what is left to do.
async fn deliver(bot: &Bot, rest: Arc<Rest>, ticket: &Ticket, response: Response) {
    let Response {
        answer,
        shows,
        mut errands,
    } = response;
    let mut promised = None;
    match answer::give(&rest, ticket, &answer).await {
        Ok(delivery) if delivery != Delivery::Gone => {
            if let (Delivery::Message(message), Some(shown)) = (delivery, shows) {
                errands.extend(bot.delivered(shown, ticket.channel, message).await);
            }
            if let Answer::Later(order) = answer {
                promised = Some(order);
            }
        }
        Ok(_gone) => {
            tracing::warn!("an answer came too late");
            errands.extend(instead(ticket, answer, shows));
        }
        Err(error) => {
            tracing::error!(%error, "an answer could not be given");
            errands.extend(instead(ticket, answer, shows));
        }
    }
    let wire = Wire::new(Arc::clone(&rest));
    bot.run(errands, &wire).await;
    if let Some(order) = promised {
        let original = Original {
            rest: &rest,
            ticket,
        };
        bot.finish(order, &original, &wire).await;
    }
}

/// A public answer that could not be given as one is posted, where the bot may: what it tells has happened.
fn instead(
    ticket: &Ticket,
    answer: Answer,
    shows: Option<crate::bot::reply::Shown>,
) -> Option<Errand> {
    match (answer, ticket.reach) {
        (Answer::Post(message) | Answer::Replace(message), Reach::Member(_)) if shows.is_some() => {
            Some(Errand::Post {
                channel: ticket.channel,
                message,
                shows,
            })
        }
        _ => None,
    }
}
