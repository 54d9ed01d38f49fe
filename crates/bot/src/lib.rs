//! The bot: takes a [`Request`], returns a [`Response`].
//!
//! It knows nothing of Discord's wire: only `discord` does.
//! Each interaction is carried out in one transaction, which is durable before the answer goes out.

mod answer;
pub mod club;
pub mod delivery;
pub mod face;
pub mod features;
pub mod games;
pub mod kit;
pub mod people;
pub mod port;
pub mod registry;
pub mod respond;
pub mod schedule;
mod tick;

use tengen_club::*;
use tengen_config as config;
use tengen_engine as engine;
use tengen_game as game;
use tengen_game::{clock, record};
use tengen_i18n as i18n;
use tengen_metrics as metrics;
use tengen_process as process;
use tengen_puzzle as puzzle;
use tengen_rating as rating;
use tengen_render as render;
use tengen_rules as rules;
use tengen_sgf as sgf;
use tengen_store as store;
use tengen_tournament as tournament;

use std::collections::{BTreeSet, HashMap};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures_util::FutureExt as _;
use tokio_util::sync::CancellationToken;

use crate::clock::Timestamp;
use crate::delivery::cardless::Cardless;
use crate::delivery::unanswered::Reader;
use crate::delivery::{delivered, dispatcher, unanswered};
use crate::features::look::film;
use crate::features::opponent::run as opponent;
use crate::features::review::read;
use crate::features::rulebook::mentions::Mentions;
use crate::features::rulebook::welcome;
use crate::game::{ChannelId, ClubId, MessageId, PlayerId};
use crate::i18n::{Locale, Text, say};
use crate::kit::dedup::Dedup;
use crate::kit::homes::Part;
use crate::kit::pending::Undelivered;
use crate::kit::refusal::Refusal;
use crate::kit::response::Response;
pub use crate::kit::services::{Services, Toss};
use crate::kit::{club_commands, homes};
use crate::port::answer::Answer;
use crate::port::family::Families;
use crate::port::message::Message;
use crate::port::order::{Order, Work};
use crate::port::outbound::{Outbound, OutboundError, Promised};
use crate::port::request::{Invocation, Request, Server, TypedMessage};
use crate::respond::{request_log, typed_message};
use crate::store::StoreError;

pub struct Bot {
    services: Arc<Services>,
    once: Dedup,
    /// Serialises reports about servers, so that none is greeted twice and the latest report wins.
    servers: tokio::sync::Mutex<()>,
}

impl Bot {
    /// A bot that works with `services`.
    pub fn new(services: Services) -> Self {
        Self {
            services: Arc::new(Services {
                hooks: registry::hooks(),
                ..services
            }),
            once: Dedup::default(),
            servers: tokio::sync::Mutex::default(),
        }
    }

    pub fn services(&self) -> &Arc<Services> {
        &self.services
    }

    /// Answers `request`: always, and with a sentence if it cannot be carried out.
    ///
    /// An interaction delivered twice is carried out once and answered alike.
    pub async fn handle(&self, request: Request) -> Response {
        if let Invocation::Autocomplete { .. } = request.invocation {
            // Autocomplete changes nothing and comes with every key: not worth caching.
            // On the heap, as the answer below.
            return Box::pin(self.answer(&request)).await;
        }
        let Some(cell) = self.once.deliver(request.interaction) else {
            return refuse(&Refusal::Repeated.text(), &request);
        };
        // Only the first response holds back outbox messages, not a repeated one.
        let mut hold = None;
        let first = async {
            // On the heap: boards are large, and a task's stack is not.
            let mut response = Box::pin(self.answer(&request)).await;
            hold = response.hold.take();
            response
        };
        let response = cell.get_or_init(|| first).await.clone();
        Response { hold, ..response }
    }

    /// Carries out the move in the message `typed`, if it is one, and answers in its channel by way of `out`.
    pub async fn receive(&self, typed: TypedMessage, out: &dyn Outbound) {
        let (channel, nonce) = (typed.place.channel, typed.message.to_string());
        let author = typed.author.player;
        let request = match typed_message::request(&self.services, typed, out).await {
            Ok(Some(request)) => request,
            Ok(None) => return,
            Err(error) => {
                tracing::error!(%error, "could not read a typed move");
                return self.apologize(author, channel, &nonce, out).await;
            }
        };
        let response = self.handle(request).await;
        let (Answer::Post(message) | Answer::Ephemeral(message) | Answer::Replace(message)) =
            &response.answer
        else {
            // Typed moves have no other outcome.
            return self.on_missed(&response, Undelivered::Refused);
        };
        match out.post(channel, message, &nonce).await {
            Ok(message) | Err(OutboundError::Stripped(message)) => {
                self.on_delivered(&response, channel, Some(message)).await;
            }
            Err(error) => {
                tracing::warn!(%error, "could not send the answer to a typed move");
                let missed = match error {
                    OutboundError::Unreachable(_) => Undelivered::Unanswered,
                    _ => Undelivered::Refused,
                };
                self.on_missed(&response, missed);
            }
        }
    }

    /// Answers `author` in `channel` that their typed move could not be read.
    async fn apologize(
        &self,
        author: PlayerId,
        channel: ChannelId,
        nonce: &str,
        out: &dyn Outbound,
    ) {
        let reader = Reader {
            caller: Some(author),
            locale: None,
        };
        let message = unanswered::trouble(&self.services, &reader).await;
        if let Err(error) = out.post(channel, &message, nonce).await {
            tracing::warn!(%error, "could not send the answer to a typed move");
        }
    }

    /// Answers `request` and writes one line about it.
    async fn answer(&self, request: &Request) -> Response {
        let start = self.services.now();
        // A panic does not affect other work.
        let response = AssertUnwindSafe(respond::respond(&self.services, request, start));
        let response = match response.catch_unwind().await {
            Ok(response) => response,
            Err(_) => {
                tracing::error!("answering panicked");
                request_log::count(&request.invocation, metrics::Outcome::Failed);
                refuse(&say::refusal::trouble(), request)
            }
        };
        let millis = self.services.now().since(start).as_millis();
        tracing::debug!(player = %request.caller.player, "request");
        // Privacy: the log names no one at this level.
        tracing::info!(
            asked = %request_log::describe(&request.invocation),
            game = response.shows.and_then(|shows| shows.game()).map(|game| game.get()),
            answer = request_log::kind(&response.answer),
            millis,
            "interaction"
        );
        response
    }

    /// Does the work due at `now`. A second tick finds nothing more.
    pub async fn tick(&self, now: Timestamp) {
        tick::tick(&self.services, now).await;
    }

    /// Notes that the answer of `response` is in `channel`, in this message if it made one.
    pub async fn on_delivered(
        &self,
        response: &Response,
        channel: ChannelId,
        message: Option<MessageId>,
    ) {
        delivered::note_delivery(&self.services, response, channel, message).await;
    }

    /// Handles an answer of `response` that has probably reached nobody.
    pub fn on_missed(&self, response: &Response, missed: Undelivered) {
        delivered::note_miss(response, missed);
    }

    /// Carries out `order`, and delivers its result at `place`.
    pub async fn finish(&self, order: Order, place: &dyn Promised, out: &dyn Outbound) {
        match order.work.clone() {
            Work::Film(game) => film::finish(&self.services, game, order, place, out).await,
            Work::Review(what) => read::finish(&self.services, what, order, place, out).await,
        }
    }

    /// Notes that the bot is on `server`, and greets it if the bot was added just now. Called for each server at each
    /// start.
    pub async fn on_server(&self, server: &Server, out: &dyn Outbound) {
        self.is_on(server.club).await;
        let _alone = self.servers.lock().await;
        welcome::greet(&self.services, server, out).await;
    }

    /// `out`, wrapped so that messages that Discord does not allow are sent in an allowed form.
    pub fn way_out(&self, out: Arc<dyn Outbound>) -> Arc<dyn Outbound> {
        Arc::new(Cardless::new(out, Arc::clone(&self.services)))
    }

    /// Notes that the bot is on the server of `club`: none of its data is deleted.
    pub async fn is_on(&self, club: ClubId) {
        let _alone = self.servers.lock().await;
        log_failure(homes::note_present(&self.services, club).await);
    }

    /// Notes that the bot was removed from the server of `club`: data of that server alone is deleted after
    /// [`homes::KEPT`], unless the bot comes back before.
    pub async fn note_removal(&self, club: ClubId) {
        let _alone = self.servers.lock().await;
        log_failure(homes::note_left(&self.services, club).await);
    }

    /// Notes that the bot is `on` exactly these of all servers in `part`; `stamp` hashes the commands of families.
    pub async fn set_servers(
        &self,
        on: &BTreeSet<ClubId>,
        part: Part,
        stamp: impl Fn(&Families) -> u64,
    ) {
        let _alone = self.servers.lock().await;
        log_failure(homes::note_all(&self.services, on, part).await);
        if let Err(error) = club_commands::look(&self.services, on, stamp).await {
            tracing::error!(%error, "could not check which commands servers have");
        }
    }

    /// Sets the ids of the global commands.
    pub fn set_commands(&self, ids: HashMap<String, u64>) {
        self.services.state::<Mentions>().note(ids);
    }

    /// Sends all messages of the outbox that can be sent now, one after the other.
    pub async fn send_outbox(&self, out: &dyn Outbound) {
        dispatcher::send_all(&self.services, out).await;
    }

    /// Sends messages of the outbox until `stop`. Running deliveries are finished first.
    pub async fn dispatch(self: Arc<Self>, out: Arc<dyn Outbound>, stop: CancellationToken) {
        dispatcher::run(Arc::clone(&self.services), out, stop).await;
    }

    /// Takes all pending actions of the program in games against it; returns their number.
    pub async fn answer_as_opponent(&self) -> usize {
        let answered = opponent::answer_all(&self.services).await;
        answered.unwrap_or_else(|failure| {
            tracing::error!(?failure, "could not make the program's moves");
            0
        })
    }

    /// Plays the program's side of the games against it until `stop`.
    pub async fn play_as_opponent(self: Arc<Self>, stop: CancellationToken) {
        opponent::run(Arc::clone(&self.services), stop).await;
    }

    /// The answer to an interaction that cannot be read.
    pub async fn unreadable(&self, reader: &Reader) -> Answer {
        unanswered::unreadable(&self.services, reader).await
    }

    /// The plain text in place of `response`'s answer, which Discord has refused; none where no text is allowed.
    pub async fn plain(&self, reader: &Reader, response: &Response) -> Option<Answer> {
        unanswered::plain(&self.services, reader, response).await
    }

    /// The explanation for the caller if Discord shows `response`'s answer to them alone.
    pub async fn explain_hidden(&self, reader: &Reader, response: &Response) -> Option<Message> {
        unanswered::explain_hidden(&self.services, reader, response).await
    }
}

/// A sentence for the author of `request`, in their client's language: nothing more is read for it.
fn refuse(text: &Text, request: &Request) -> Response {
    Response {
        answer: Answer::Ephemeral(Message::text(text.to(Locale::of(&request.locale)))),
        shows: None,
        hold: None,
    }
}

/// Logs that the servers of the bot could not be noted.
fn log_failure(done: Result<(), StoreError>) {
    if let Err(error) = done {
        tracing::error!(%error, "could not save which servers the bot is on");
    }
}
