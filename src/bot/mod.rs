//! The bot: takes a [`Request`], gives a [`Response`].
//!
//! It knows nothing of Discord's wire: only `bot::discord` does.
//! Each interaction is carried out in one transaction, which is durable before the answer goes out.

mod abreast;
pub mod alarm;
mod ask;
mod block;
mod book;
pub mod button;
pub mod calendar;
mod carried;
pub mod catalogue;
mod challenge;
mod commands;
mod data;
mod delivery;
pub mod discord;
mod easel;
mod exercise;
mod failure;
mod federation;
mod film;
mod find;
mod hints;
mod keep;
mod lesson;
mod limits;
mod line;
pub mod link;
mod listing;
mod mute;
mod numbers;
mod once;
mod options;
mod order;
pub mod outbox;
mod pace;
mod path;
mod people;
mod place;
mod plan;
mod point;
mod press;
mod puzzle;
mod question;
mod quiz;
mod ranked;
mod recent;
mod refusal;
mod reminder;
pub mod reply;
pub mod request;
mod ruling;
pub mod schedule;
pub mod settings;
mod show;
mod standing;
mod suggest;
mod summary;
mod tables;
mod theme;
mod there;
mod thread;
mod topic;
pub mod trouble;
mod turns;
mod uptime;
pub mod vacation;
mod view;
mod within;

use std::panic::AssertUnwindSafe;
use std::sync::{Arc, OnceLock};

use ask::Ask;
use easel::Easels;
use failure::Failure;
use film::Studio;
use once::{Delivery, Once};
use options::Options;
pub use order::Order;
use outbox::{Office, Reached};
use people::People;
use recent::Recent;
use reply::{Answer, File, Response, Shows};
use request::{ChannelKind, Invocation, Request};
use settings::OrUsual as _;
use tables::Tables;
use uptime::Uptime;

use crate::clock::{Clock, Timestamp};
use crate::config::{Config, Limits};
use crate::game::{ClubId, Game, PlayerId};
use crate::i18n::{Locale, say};
use crate::render::{Diagram, Pixels, Renderer, Theme};
use crate::rules::Color;
use crate::store::Store;

/// Tosses for a colour.
pub type Toss = Box<dyn Fn() -> Color + Send + Sync>;

/// The bot.
pub struct Bot {
    store: Store,
    renderer: &'static Renderer,
    clock: Arc<dyn Clock>,
    toss: Toss,
    tables: Tables,
    people: People,
    once: Once,
    office: Arc<Office>,
    /// Where boards are painted and counted out.
    easels: Easels,
    studio: Studio,
    /// Where whoever runs the bot says what becomes of people's data.
    policy: Option<String>,
    limits: Limits,
    recent: Arc<Recent>,
    /// The locks of what members have.
    members: Tables<PlayerId>,
    uptime: Uptime,
}

impl Bot {
    /// A bot on `store` that paints with `renderer`, asks `clock` for the time and `toss` for lots.
    pub fn new(
        store: Store,
        renderer: &'static Renderer,
        clock: Arc<dyn Clock>,
        toss: Toss,
    ) -> Self {
        Self {
            store,
            renderer,
            clock,
            toss,
            tables: Tables::default(),
            people: People::default(),
            once: Once::default(),
            office: Arc::default(),
            easels: Easels::of_processors(),
            studio: Studio::of_processors(),
            limits: Config::default().limits,
            recent: Arc::default(),
            members: Tables::default(),
            policy: None,
            uptime: Uptime::default(),
        }
    }

    /// The bot, which leads to the privacy policy at `url` wherever it speaks of people's data.
    #[must_use]
    pub fn with_policy(self, url: Option<&str>) -> Self {
        Self {
            policy: url.map(str::to_owned),
            ..self
        }
    }

    /// The same with other bounds for each member.
    #[must_use]
    pub fn limited(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// Answers `request`: always, and with a sentence if it cannot be carried out.
    ///
    /// The same interaction delivered twice is carried out once and answered alike.
    pub async fn handle(&self, request: Request) -> Response {
        if let Invocation::Autocomplete { .. } = request.invocation {
            // Changes nothing and comes with every key: not worth remembering.
            return Box::pin(self.answer(&request)).await;
        }
        let delivery = self.once.deliver(request.interaction);
        let (Delivery::First(cell) | Delivery::Again(cell)) = &delivery;
        // What is remembered holds nothing back: that is for whoever gives the answer.
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

    /// Answers `request` and writes one line about it.
    async fn answer(&self, request: &Request) -> Response {
        let start = self.now();
        let response = match unpanicked(self.respond(request, start)).await {
            Some(response) => response,
            None => {
                tracing::error!("answering panicked");
                let text = say::refusal::trouble().to(Locale::of(&request.locale));
                ask::whisper(reply::Message {
                    content: text,
                    ..reply::Message::default()
                })
            }
        };
        let millis = self.now().since(start).as_millis();
        tracing::debug!(player = %request.caller.player, "somebody asks");
        // Who it was is nobody's business: at this level the log names no one.
        tracing::info!(
            asked = %asked(&request.invocation),
            game = response.shows.and_then(|shows| shows.game()).map(|game| game.get()),
            answer = kind(&response.answer),
            millis,
            "interaction"
        );
        response
    }

    async fn respond(&self, request: &Request, now: Timestamp) -> Response {
        self.note_caller(request).await;
        let chosen = self.chosen_language(&request.setting).await.or_usual(None);
        let own = self.own_language(request.caller.player).await;
        let own = own
            .or_usual(None)
            .unwrap_or_else(|| Locale::of(&request.locale));
        let club = match (chosen, &request.club_locale) {
            (Some(chosen), _) => chosen,
            (None, Some(tag)) => Locale::of(tag),
            (None, None) => self
                .known_language(request.setting.place.channel)
                .await
                .unwrap_or(own),
        };
        let ask = Ask {
            bot: self,
            request,
            now,
            club,
            own,
            themes: self.themes(request).await,
            held: OnceLock::new(),
        };
        let reached = ask.reached();
        self.note_reach(ask.channel(), reached).await;
        if let Reached::Home | Reached::Unread = reached {
            self.all_is_well(ask.channel()).await;
        }
        if let ChannelKind::Thread { .. } = request.setting.channel {
            self.note_thread(ask.channel()).await;
        }
        let mut response = match Box::pin(carry_out(&ask)).await {
            Ok(response) => response,
            Err(failure) => Box::pin(ask.refuse(failure)).await,
        };
        if let Some(Shows::State(_)) = response.shows {
            self.note_others(request).await;
        }
        self.add_trouble(&ask, &mut response).await;
        let hold = ask.held.get().cloned();
        if let (Some(hold), None) = (&hold, response.shows) {
            // The answer tells nothing of it: the postman may, once the answer is out.
            hold.sure();
        }
        Response { hold, ..response }
    }

    /// The picture of `diagram` in `theme` as PNG; nothing if painting failed, which is logged.
    async fn paint(&self, diagram: &Diagram, theme: Theme) -> Option<Arc<[u8]>> {
        let pixels = Pixels::usual(diagram.cropped().shown());
        self.paint_at(diagram, theme, pixels).await
    }

    /// The same as [`Bot::paint`], smaller: beside a text.
    async fn sketch(&self, diagram: &Diagram, theme: Theme) -> Option<Arc<[u8]>> {
        let pixels = Pixels::small(diagram.cropped().shown());
        self.paint_at(diagram, theme, pixels).await
    }

    async fn paint_at(&self, diagram: &Diagram, theme: Theme, pixels: Pixels) -> Option<Arc<[u8]>> {
        let (renderer, diagram) = (self.renderer, diagram.clone());
        self.easels
            .work(move || renderer.png(&diagram, theme, pixels))
            .await
            .map(Arc::from)
    }

    /// The record of `game` as a file for readers in `club`.
    async fn record(&self, game: &Game, club: Option<ClubId>) -> File {
        let names = self.names(game, club).await;
        let sgf = crate::record::write(game, &names);
        File {
            name: crate::record::file_name(game, &names),
            bytes: sgf.into_bytes().into(),
            alt: None,
        }
    }
}

/// Carries out what is asked.
async fn carry_out(ask: &Ask<'_>) -> Result<Response, Failure> {
    let unknown = say::refusal::unknown_command;
    match &ask.request.invocation {
        Invocation::Command(call) => {
            let command = catalogue::COMMANDS
                .iter()
                .find(|command| (command.spec)().name == call.name)
                .ok_or_else(unknown)?;
            command.call(ask, Options(call)).await
        }
        Invocation::Autocomplete { call, focused } => {
            let suggestions = match catalogue::COMMANDS
                .iter()
                .find(|command| (command.spec)().name == call.name)
            {
                Some(command) => command
                    .suggest(ask, Options(call), focused)
                    .await
                    .unwrap_or_default(),
                None => Vec::new(),
            };
            Ok(Response {
                answer: Answer::Suggestions(suggestions),
                shows: None,
                hold: None,
            })
        }
        Invocation::UserMenu { name, target } => {
            let command = catalogue::USER_MENU
                .iter()
                .find(|command| (command.spec)().name == name)
                .ok_or_else(unknown)?;
            (command.run)(ask, target).await
        }
        Invocation::Press { custom_id, .. } => Box::pin(press::press(ask, custom_id)).await,
        Invocation::Choose {
            custom_id, values, ..
        } => Box::pin(press::choose(ask, custom_id, values)).await,
        Invocation::Submit {
            custom_id,
            fields,
            message,
        } => Box::pin(press::submit(ask, custom_id, fields, *message)).await,
    }
}

/// What `future` comes to, unless it panics.
async fn unpanicked<T>(future: impl Future<Output = T>) -> Option<T> {
    let mut future = std::pin::pin!(future);
    std::future::poll_fn(|context| {
        let poll = AssertUnwindSafe(|| future.as_mut().poll(context));
        match std::panic::catch_unwind(poll) {
            Ok(poll) => poll.map(Some),
            Err(_) => std::task::Poll::Ready(None),
        }
    })
    .await
}

/// What was asked, for the log: names that we gave ourselves, nothing that a person typed.
fn asked(invocation: &Invocation) -> String {
    match invocation {
        Invocation::Command(call) => format!("/{}", known(&call.name)),
        Invocation::Autocomplete { call, .. } => format!("suggest /{}", known(&call.name)),
        Invocation::UserMenu { .. } => "user menu".to_owned(),
        Invocation::Press { custom_id, .. }
        | Invocation::Choose { custom_id, .. }
        | Invocation::Submit { custom_id, .. } => match button::Token::parse(custom_id) {
            Some(button::Token::Game(verb, shown)) => {
                format!("{verb:?} {}:{}", shown.game, shown.revision)
            }
            Some(button::Token::Which(carried)) => format!("which /{}", known(&carried.command)),
            Some(button::Token::There(carried, shown)) => {
                let command = known(&carried.command);
                format!("there /{command} {}:{}", shown.game, shown.revision)
            }
            Some(button::Token::Put(_, shown)) => {
                format!("Put {}:{}", shown.game, shown.revision)
            }
            Some(button::Token::Rule(ruling, shown)) => {
                let ruling = ruling::word(ruling);
                format!("rule {ruling} {}:{}", shown.game, shown.revision)
            }
            Some(button::Token::Forget) => "forget".to_owned(),
            Some(button::Token::Shelf(shelf, _)) => format!("shelf {}", shelf.word()),
            Some(button::Token::Book(step, _, key)) => match topic::Topic::named(&key) {
                Some(topic) => format!("{} {}", step.word(), topic.key()),
                None => "no page".to_owned(),
            },
            Some(button::Token::Page(_)) => "page".to_owned(),
            Some(button::Token::Puzzle(step, id)) => format!("puzzle {} {id}", step.word()),
            None => "unknown button".to_owned(),
        },
    }
}

fn known(command: &str) -> &'static str {
    catalogue::COMMANDS
        .iter()
        .map(|known| (known.spec)().name)
        .find(|known| *known == command)
        .unwrap_or("unknown")
}

fn kind(answer: &Answer) -> &'static str {
    match answer {
        Answer::Post(_) => "post",
        Answer::Whisper(_) => "whisper",
        Answer::Replace(_) => "replace",
        Answer::Form(_) => "form",
        Answer::Suggestions(_) => "suggestions",
        Answer::Later(_) => "later",
    }
}
