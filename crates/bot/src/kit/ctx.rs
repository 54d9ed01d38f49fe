//! A request in progress, with the context that commands need.

use std::sync::{Arc, OnceLock};

use crate::clock::Timestamp;
use crate::game::{ChannelId, ClubId, MessageId, PlayerId};
use crate::i18n::{Locale, Text};
use crate::kit::command::Command;
use crate::kit::failure::Failure;
use crate::kit::feature::Feature;
use crate::kit::outcome::{Outcome, ephemeral};
use crate::kit::pending::PendingGuard;
use crate::kit::prefs::preview::Preview;
use crate::kit::reach::Reached;
use crate::kit::services::Services;
use crate::kit::style::{Files, Style};
use crate::kit::theme::Themes;
use crate::port::message::{Message, Row};
use crate::port::request::{ChannelKind, Invocation, Permissions, Reach, Request};
use crate::store::IdempotencyKey;

/// A request, with its time, and the services and features that answer it.
pub struct Ctx<'a> {
    pub services: &'a Services,
    /// All features, in the order of the help.
    pub(crate) features: &'static [&'static Feature],
    pub(crate) request: &'a Request,
    pub(crate) now: Timestamp,
    /// The language of public messages.
    pub(crate) club: Locale,
    /// The language of private messages.
    pub(crate) own: Locale,
    /// How boards look.
    pub(crate) themes: Themes,
    /// When moves are previewed for the caller.
    pub preview: Preview,
    /// Delays outbox messages that the answer makes unnecessary.
    pub(crate) held: OnceLock<Arc<PendingGuard>>,
}

impl Ctx<'_> {
    pub fn caller(&self) -> PlayerId {
        self.request.caller.player
    }

    /// The language of private messages.
    pub fn reader(&self) -> Locale {
        self.own
    }

    /// The same request for a reader of `own`, such as a member who has just chosen that language.
    pub(crate) fn in_language(&self, own: Locale) -> Self {
        Self {
            own,
            held: self.held.clone(),
            ..*self
        }
    }

    /// The channel of the request.
    pub(crate) fn channel(&self) -> ChannelId {
        self.request.setting.place.channel
    }

    /// The club of the request; none in private conversations.
    pub fn club_id(&self) -> Option<ClubId> {
        self.request.setting.place.club
    }

    /// The caller as a reader of lists.
    pub(crate) fn reads_here(&self) -> Reader {
        Reader {
            player: self.caller(),
            locale: self.reader(),
            club: self.club_id(),
        }
    }

    /// Whether the bot can post and edit in the channel on its own; otherwise it can only answer.
    pub(crate) fn at_home(&self) -> bool {
        let send = match self.request.setting.channel {
            ChannelKind::Thread { .. } => Permissions::SEND_IN_THREADS,
            ChannelKind::Channel | ChannelKind::Voice => Permissions::SEND,
            ChannelKind::Conversation => return self.is_member(),
        };
        self.may(Permissions::VIEW) && self.may(send)
    }

    /// The bot's abilities in the channel besides answering.
    pub(crate) fn reach(&self) -> Reached {
        let is_conversation = self.request.setting.channel == ChannelKind::Conversation;
        if self.at_home() {
            if is_conversation || self.may(Permissions::READ_HISTORY) {
                Reached::Home
            } else {
                Reached::Unread
            }
        } else if self.is_member() {
            Reached::Mute
        } else {
            Reached::Guest
        }
    }

    /// Whether the bot may open threads in the channel and play there.
    pub(crate) fn may_open_threads(&self) -> bool {
        self.request.setting.channel == ChannelKind::Channel
            && self.may(Permissions::OPEN_THREADS)
            && self.may(Permissions::SEND_IN_THREADS)
    }

    /// Whether the bot may create events in the server.
    pub(crate) fn may_create_events(&self) -> bool {
        self.may(Permissions::CREATE_EVENTS)
    }

    /// Whether games have to share the channel: the bot posts there and could open threads, but may not.
    pub(crate) fn lacks_threads(&self) -> bool {
        let is_channel = self.request.setting.channel == ChannelKind::Channel;
        is_channel && self.at_home() && !self.may_open_threads()
    }

    /// Whether the bot may show pictures here. In conversations it may always.
    pub(crate) fn may_attach(&self) -> bool {
        let permissions = match self.request.setting.reach {
            Reach::Member(permissions) | Reach::AnswersOnly(permissions) => permissions,
            Reach::Page => Permissions::ON_PAGE,
        };
        self.request.setting.channel == ChannelKind::Conversation
            || permissions.allow(Permissions::ATTACH)
    }

    /// Whether the caller sees the answer on the web board, beside the game.
    pub(crate) fn is_on_page(&self) -> bool {
        self.request.setting.reach == Reach::Page
    }

    fn is_member(&self) -> bool {
        !matches!(self.request.setting.reach, Reach::AnswersOnly(_))
    }

    fn may(&self, needed: Permissions) -> bool {
        match self.request.setting.reach {
            Reach::Member(permissions) => permissions.allow(needed),
            Reach::Page => Permissions::ON_PAGE.allow(needed),
            Reach::AnswersOnly(_) => false,
        }
    }

    /// An answer that only the caller reads.
    pub(crate) fn ephemeral(&self, text: &Text) -> Outcome {
        ephemeral(Message::text(text.to(self.reader())))
    }

    /// A private question, with its answers in `rows`.
    pub(crate) fn ask(&self, text: &Text, rows: Vec<Row>) -> Outcome {
        ephemeral(Message {
            content: text.to(self.reader()),
            rows,
            ..Message::default()
        })
    }

    /// How games are shown to everybody in this channel.
    pub(crate) fn style(&self) -> Style {
        Style {
            locale: self.club,
            files: self.files(),
            theme: self.themes.channel,
            club: self.club_id(),
        }
    }

    /// How games are shown to the caller alone.
    pub fn own_style(&self) -> Style {
        Style {
            locale: self.reader(),
            files: self.files(),
            theme: self.themes.own,
            club: self.club_id(),
        }
    }

    fn files(&self) -> Files {
        if self.may_attach() {
            Files::Allowed
        } else {
            Files::Forbidden
        }
    }

    /// Every slash command, in the order of the help.
    pub(crate) fn commands(&self) -> impl Iterator<Item = &'static Command> + use<> {
        let features = self.features.iter();
        features.flat_map(|feature| feature.commands).copied()
    }

    /// The slash command of that name.
    pub(crate) fn command(&self, name: &str) -> Option<&'static Command> {
        self.commands().find(|command| command.spec.name == name)
    }

    /// The idempotency key of changes that the request causes.
    pub(crate) fn cause(&self) -> IdempotencyKey {
        IdempotencyKey(self.request.interaction.0)
    }

    /// Keeps `hold` until the fate of the answer is known, if a change was `kept` that the answer reports.
    pub(crate) fn hold<T>(&self, hold: Arc<PendingGuard>, kept: &Result<T, Failure>) {
        if kept.is_err() {
            hold.note_known();
        } else if let Err(second) = self.held.set(hold) {
            second.note_known();
        }
    }

    /// The language of the pressed message: the caller's own if it is private.
    pub(crate) fn pressed_language(&self) -> Locale {
        if self.request.pressed_alone {
            self.reader()
        } else {
            self.club
        }
    }

    /// The message below which the caller has pressed or chosen something.
    pub(crate) fn pressed_message(&self) -> Option<MessageId> {
        match &self.request.invocation {
            Invocation::Press { message, .. } | Invocation::Choose { message, .. } => {
                Some(*message)
            }
            Invocation::Submit { message, .. } => *message,
            _ => None,
        }
    }
}

/// The reader of a list, and the place.
#[derive(Clone, Copy)]
pub(crate) struct Reader {
    pub(crate) player: PlayerId,
    pub(crate) locale: Locale,
    /// The club in which it is read: there people go by their nicknames.
    pub(crate) club: Option<ClubId>,
}
