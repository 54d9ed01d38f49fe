//! Handles interactions of the gateway or HTTP: decode, handle, answer.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use serde_json::Value;
use tokio::sync::{Mutex, watch};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::answer::{Delivery, Original};
use crate::bot::Bot;
use crate::bot::delivery::unanswered::Reader;
use crate::bot::kit::homes;
use crate::bot::kit::pending::Undelivered;
use crate::bot::kit::response::Response;
use crate::bot::port::answer::Answer;
use crate::bot::port::outbound::Outbound;
use crate::bot::port::request::{Invocation, OptionValue};
use crate::bot::respond::request_log;
use crate::decode::{Decoded, Ticket, Unread};
use crate::fetch::Fetcher;
use crate::game::{ChannelId, ClubId, PlayerId};
use crate::gateway::Listener;
use crate::metrics::{self, Kind, Part, Times};
use crate::payload::kind;
use crate::rest::{Rest, RestError};
use crate::{answer, decode, payload, register, server, servers, stones, typed_message};

/// The handler of one connection's events.
pub(super) struct Handler {
    pub(super) bot: Arc<Bot>,
    pub(super) rest: Arc<Rest>,
    pub(super) wire: Arc<dyn Outbound>,
    pub(super) fetcher: Arc<Fetcher>,
    pub(super) tasks: TaskTracker,
    pub(super) ready: watch::Sender<bool>,
    /// The bot's user id, from the first session on.
    pub(super) me: OnceLock<u64>,
    /// Locked while the commands are being registered.
    pub(super) registering: Arc<Mutex<()>>,
    /// Cancels work that would be repeated until it succeeds.
    pub(super) stop: CancellationToken,
}

impl Listener for Handler {
    fn on_ready(&self, part: homes::Part, ready: &Value) {
        let (shard, name) = (part.number, ready["user"]["username"].as_str());
        tracing::info!(shard, name, "connected");
        self.update_servers(part, &ready["guilds"]);
        if let Some(me) = payload::id(&ready["user"]["id"]) {
            self.me.get_or_init(|| me.0);
        }
        let ids = [&ready["application"]["id"], &ready["user"]["id"]];
        let Some(application) = ids.into_iter().find_map(payload::id) else {
            tracing::error!(
                "Discord does not say which application this is: no commands are registered"
            );
            return;
        };
        self.register(application.0);
    }

    fn on_server(&self, guild: Value) {
        let Some(&me) = self.me.get() else {
            return;
        };
        let server = match server::read(guild, me) {
            Ok(Some(server)) => server,
            Ok(None) => return,
            Err(error) => {
                tracing::warn!(%error, "could not read a server's data");
                return;
            }
        };
        let (bot, wire) = (Arc::clone(&self.bot), Arc::clone(&self.wire));
        self.tasks
            .spawn(async move { bot.on_server(&server, &*wire).await });
    }

    fn on_added(&self, club: ClubId) {
        let bot = Arc::clone(&self.bot);
        self.tasks.spawn(async move { bot.is_on(club).await });
    }

    fn on_removed(&self, club: ClubId) {
        let bot = Arc::clone(&self.bot);
        self.tasks
            .spawn(async move { bot.note_removal(club).await });
    }

    fn on_standby(&self) {
        let is_first = self
            .ready
            .send_if_modified(|ready| !std::mem::replace(ready, true));
        if is_first {
            tracing::info!("other processes hold all shards: standing by");
        }
    }

    fn on_message(&self, message: Value) {
        let Some(&me) = self.me.get() else {
            return;
        };
        let Some(typed) = typed_message::read(&message, PlayerId::new(me)) else {
            return;
        };
        let (bot, wire) = (Arc::clone(&self.bot), Arc::clone(&self.wire));
        self.tasks
            .spawn(async move { bot.receive(typed, &*wire).await });
    }

    fn on_interaction(&self, interaction: Value) {
        let (bot, rest, wire) = (
            Arc::clone(&self.bot),
            Arc::clone(&self.rest),
            Arc::clone(&self.wire),
        );
        let fetcher = Arc::clone(&self.fetcher);
        // Tracked, so that stopping waits for the answer.
        self.tasks.spawn(async move {
            let answer = answer_once(&bot, &rest, &fetcher, interaction);
            let (answered, times) = metrics::measure_parts(answer).await;
            let answered = match answered {
                Ok(answered) => answered,
                Err(unread) => return answer_unreadable(&bot, &rest, *unread).await,
            };
            answered.log_slow(&times, bot.services().slow);
            let exchange = Exchange {
                bot: &bot,
                rest: &rest,
                wire: &*wire,
                ticket: &answered.ticket,
                channel: answered.channel,
                reader: answered.reader,
            };
            exchange.settle(answered.response, answered.delivery).await;
        });
    }
}

impl Handler {
    /// Updates the servers of `part` that the bot is on at the start of a session: the bot may have been removed from
    /// some while it was down.
    fn update_servers(&self, part: homes::Part, guilds: &Value) {
        let Some(guilds_json) = guilds.as_array() else {
            return;
        };
        let on = servers::ids(guilds_json);
        let bot = Arc::clone(&self.bot);
        self.tasks
            .spawn(async move { bot.set_servers(&on, part, register::club::stamp).await });
    }

    /// Fetches the list of the bot's servers now and once a day: over HTTP there are no events about them.
    pub(super) fn poll_servers(&self) {
        let (bot, rest) = (Arc::clone(&self.bot), Arc::clone(&self.rest));
        let poll = servers::poll(bot, rest, register::club::stamp);
        let poll = self.stop.clone().run_until_cancelled_owned(poll);
        self.tasks.spawn(poll);
    }

    /// Registers the commands of `application`, after which the bot is ready.
    pub(super) fn register(&self, application: u64) {
        // After each new session, but never twice at a time: a running registration repeats until it has succeeded.
        let Ok(registering) = Arc::clone(&self.registering).try_lock_owned() else {
            return;
        };
        let (rest, ready) = (Arc::clone(&self.rest), self.ready.clone());
        let bot = Arc::clone(&self.bot);
        let stop = self.stop.clone();
        self.tasks.spawn(stop.run_until_cancelled_owned(async move {
            bot.set_commands(register::register_until_accepted(&rest, application).await);
            match stones::register(&rest, application).await {
                Ok(stones) => rest.use_emojis(stones),
                Err(error) => {
                    tracing::warn!(%error, "could not register the stone emojis: texts show characters instead");
                }
            }
            ready.send_replace(true);
            drop(registering);
        }));
    }
}

/// An interaction whose answer was given, or could not be.
struct AnsweredInteraction {
    /// The request's label in metrics.
    label: (Kind, &'static str),
    ticket: Ticket,
    channel: ChannelId,
    reader: Reader,
    response: Response,
    delivery: Result<Delivery, RestError>,
}

/// Decodes, handles and answers.
async fn answer_once(
    bot: &Bot,
    rest: &Rest,
    fetcher: &Fetcher,
    interaction: Value,
) -> Result<AnsweredInteraction, Box<Unread>> {
    let Decoded {
        ticket,
        mut request,
        files,
    } = metrics::time(Part::Decode, || decode::decode(&interaction))?;
    drop(interaction);
    for file in &files {
        match (&file.option, &mut request.invocation) {
            (Some(option), Invocation::Command(call)) => {
                let fetched = OptionValue::File(fetcher.fetch(file).await);
                call.options.push((option.clone(), fetched));
            }
            (None, _) => request.file = Some(fetcher.fetch(file).await),
            (Some(_suggested), _) => {}
        }
    }
    let label = request_log::label(&request.invocation);
    let channel = request.setting.place.channel;
    let reader = Reader::of(&request);
    let response = bot.handle(request).await;
    let delivery = answer::give(rest, &ticket, &response.answer);
    let delivery = metrics::time_part(Part::Call, delivery).await;
    Ok(AnsweredInteraction {
        label,
        ticket,
        channel,
        reader,
        response,
        delivery,
    })
}

impl AnsweredInteraction {
    /// Logs the parts of an answer that took longer than `bound`.
    fn log_slow(&self, times: &Times, bound: Option<Duration>) {
        let millis = |part| u64::try_from(times.of(part).as_millis()).unwrap_or(u64::MAX);
        if bound.is_some_and(|bound| times.of(Part::Total) > bound) {
            let (kind, name) = self.label;
            tracing::info!(
                kind = kind.word(),
                name,
                millis = millis(Part::Total),
                decode = millis(Part::Decode),
                read = millis(Part::Read),
                reads = times.count(Part::Read),
                decide = millis(Part::Decide),
                commit = millis(Part::Commit),
                draw = millis(Part::Draw),
                call = millis(Part::Call),
                "slow interaction"
            );
        }
    }
}

/// Logs that an interaction cannot be read, and tells its sender.
async fn answer_unreadable(bot: &Bot, rest: &Rest, unread: Unread) {
    let Unread {
        why,
        kind,
        ticket,
        caller,
        locale,
    } = unread;
    tracing::warn!(kind, %why, "could not read an interaction");
    let Some(ticket) = ticket else {
        return;
    };
    let answer = match kind {
        // Suggestions cannot show a sentence.
        Some(kind::AUTOCOMPLETE) => Answer::Suggestions(Vec::new()),
        _ => bot.unreadable(&Reader { caller, locale }).await,
    };
    if let Err(error) = answer::give(rest, &ticket, &answer).await {
        tracing::warn!(%error, "could not answer an unreadable interaction");
    }
}

/// An interaction that is being answered.
struct Exchange<'a> {
    bot: &'a Bot,
    rest: &'a Rest,
    wire: &'a dyn Outbound,
    ticket: &'a Ticket,
    channel: ChannelId,
    reader: Reader,
}

impl Exchange<'_> {
    /// Records the outcome of the answer. If it was lost, the dispatcher delivers its content.
    async fn settle(self, response: Response, delivery: Result<Delivery, RestError>) {
        let Self {
            bot, rest, ticket, ..
        } = self;
        match delivery {
            Ok(Delivery::Message(message)) => {
                bot.on_delivered(&response, self.channel, Some(message))
                    .await;
            }
            Ok(Delivery::Done) => bot.on_delivered(&response, self.channel, None).await,
            Ok(Delivery::Hidden) => {
                bot.on_missed(&response, Undelivered::Refused);
                return self.explain_hidden(&response).await;
            }
            Ok(Delivery::Gone) => {
                metrics::count_lost_answer();
                tracing::warn!("an answer came too late for its interaction");
                return bot.on_missed(&response, Undelivered::Refused);
            }
            Err(error) => {
                metrics::count_lost_answer();
                tracing::error!(%error, "could not answer an interaction");
                bot.on_missed(&response, outcome(&error));
                return self.answer_plainly(&response, &error).await;
            }
        }
        // The next answer does not wait for the film.
        let Response { answer, hold, .. } = response;
        drop(hold);
        if let Answer::Later(order) = answer {
            bot.finish(order, &Original { rest, ticket }, self.wire)
                .await;
        }
    }

    /// Sends a plain answer after Discord has refused the intended one: without any, the caller would read that the bot
    /// did not respond, although a move may have been made.
    async fn answer_plainly(&self, response: &Response, error: &RestError) {
        let RestError::Refused {
            status: 400..=428 | 430..=499,
            ..
        } = error
        else {
            return;
        };
        let Some(answer) = self.bot.plain(&self.reader, response).await else {
            return;
        };
        if let Err(again) = answer::give(self.rest, self.ticket, &answer).await {
            tracing::error!(error = %again, "could not send the plain answer either");
        }
    }

    /// Informs the caller that nobody else sees an answer intended for everybody.
    async fn explain_hidden(&self, response: &Response) {
        tracing::warn!(channel = %self.channel, "Discord has made an answer private that was meant for everybody");
        let Some(message) = self.bot.explain_hidden(&self.reader, response).await else {
            return;
        };
        if let Err(error) = answer::add(self.rest, self.ticket, &message).await {
            tracing::error!(%error, "the reason why an answer is private could not be sent");
        }
    }
}

/// The outcome of an answer after an error.
fn outcome(error: &RestError) -> Undelivered {
    match error {
        RestError::Refused {
            status: 500 | 503, ..
        } => Undelivered::Failed,
        // A timeout, here or of a proxy: Discord may still be working on it.
        RestError::Refused { status: 500.., .. } | RestError::NoAnswer(_) => {
            Undelivered::Unanswered
        }
        RestError::Refused { .. } | RestError::Limited(_) => Undelivered::Refused,
    }
}
