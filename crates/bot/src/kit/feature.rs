//! A feature as the rest of the bot sees it: one value whose fields may all be empty.

use std::sync::Arc;

use crate::clock::Timestamp;
use crate::game::{Game, PlayerId};
use crate::i18n::{Locale, Text};
use crate::kit::command::{BoxFuture, Command, MessageCommand, Part, UserCommand};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId;
use crate::kit::failure::Failure;
use crate::kit::hooks::{ClubHooks, GameHooks, MemberHooks};
use crate::kit::options::Options;
use crate::kit::outcome::Handled;
use crate::kit::prefs::group::Group;
use crate::kit::sent::Sent;
use crate::kit::services::Services;
use crate::kit::spec::OptionSpec;
use crate::kit::verb::Verb;
use crate::port::answer::Shown;
use crate::port::message::Button;
use crate::port::outbound::{Outbound, OutboundError};
use crate::port::request::Person;
use crate::rules::Move;
use crate::store::{
    Assignment, Envelope, OutboxKind, OutboxMessage, Recipient, StoreError, Stored,
};

/// A feature: its commands, its buttons and forms, its jobs and outbox messages.
pub struct Feature {
    /// Its slash commands.
    pub commands: &'static [&'static Command],
    /// Its subcommands of commands that it shares with other features.
    pub parts: &'static [&'static Part],
    /// Its commands of the menu on a person.
    pub user_menu: &'static [&'static UserCommand],
    /// Its commands of the menu on a message.
    pub message_menu: &'static [&'static MessageCommand],
    pub(crate) presses: &'static [Press],
    /// Buttons below a game's message: each verb has one owner.
    pub(crate) verbs: &'static [(Verb, VerbFn)],
    /// Forms that such a button opens.
    pub(crate) forms: &'static [(Verb, VerbInputFn)],
    /// Menus below a game's message.
    pub(crate) menus: &'static [(Verb, VerbInputFn)],
    pub(crate) more: Option<MoreFn>,
    /// Its hooks into every game.
    pub(crate) game: &'static GameHooks,
    /// Its reports about a club and its channels.
    pub(crate) club: &'static ClubHooks,
    /// Its hooks about a member.
    pub(crate) member: &'static MemberHooks,
    pub(crate) team_move: Option<TeamMoveFn>,
    pub(crate) remark: Option<RemarkFn>,
    pub(crate) jobs: &'static [Job],
    /// The kinds of outbox messages that it owns, with their delivery.
    pub(crate) outbox: &'static [&'static dyn AnyDelivery],
    /// Settings of members, channels and clubs that commands show and change.
    pub(crate) settings: &'static [&'static dyn AnySetting],
    pub(crate) changed: Option<ChangedFn>,
}

impl Feature {
    /// A feature with no entries.
    pub(crate) const NONE: Self = Self {
        commands: &[],
        parts: &[],
        user_menu: &[],
        message_menu: &[],
        presses: &[],
        verbs: &[],
        forms: &[],
        menus: &[],
        more: None,
        game: &GameHooks::NONE,
        club: &ClubHooks::NONE,
        member: &MemberHooks::NONE,
        team_move: None,
        remark: None,
        jobs: &[],
        outbox: &[],
        settings: &[],
        changed: None,
    };
}

/// Buttons, menus and forms of a feature's own whose custom ids begin with one word. Each function gets the whole
/// custom id; none if no message contains such a component.
pub(crate) struct Press {
    pub(crate) word: &'static str,
    /// Such a custom id, read and written again.
    pub(crate) rewrite: fn(&str) -> Option<String>,
    /// Handles a press of a button.
    pub(crate) press: Option<PressFn>,
    /// Handles a submitted form, with the text of its field.
    pub(crate) submit: Option<InputFn>,
    /// Handles a choice from a menu.
    pub(crate) choose: Option<Choose>,
}

/// Handler of a menu, by the number of values it takes.
#[derive(Clone, Copy)]
pub(crate) enum Choose {
    /// Exactly one.
    One(InputFn),
    /// Any number of values, or none.
    Any(ValuesFn),
    /// Members of the server.
    Members(MembersFn),
}

impl Press {
    /// Custom ids of the kind `Id`, without handlers yet.
    pub(crate) const fn of<Id: CustomId>() -> Self {
        Self {
            word: Id::WORD,
            rewrite: |text| Id::parse(text)?.write(),
            press: None,
            submit: None,
            choose: None,
        }
    }
}

/// Handler of a button.
pub(crate) type PressFn = for<'a> fn(&'a Ctx<'a>, &'a str) -> BoxFuture<'a, Handled>;
/// Handler of a form or a menu, with the typed text or the chosen value.
pub(crate) type InputFn = for<'a> fn(&'a Ctx<'a>, &'a str, &'a str) -> BoxFuture<'a, Handled>;
/// Handler of a menu with several values: hostile until compared with its entries.
pub(crate) type ValuesFn = for<'a> fn(&'a Ctx<'a>, &'a str, &'a [String]) -> BoxFuture<'a, Handled>;
/// Handler of a menu of members: the ids are unchecked, in number and identity.
pub(crate) type MembersFn =
    for<'a> fn(&'a Ctx<'a>, &'a str, &'a [Person]) -> BoxFuture<'a, Handled>;
/// Handler of a press below a game's message, with the state that the message shows.
pub(crate) type VerbFn = for<'a> fn(&'a Ctx<'a>, Shown) -> BoxFuture<'a, Handled>;
/// Handler of a form or a menu of a game's message, with the typed text or the chosen value.
pub(crate) type VerbInputFn = for<'a> fn(&'a Ctx<'a>, Shown, &'a str) -> BoxFuture<'a, Handled>;

/// The entries of a feature in the menu "More" of a game's message, for the caller.
pub(crate) type MoreFn = fn(&Ctx<'_>, &Game) -> Vec<More>;

/// An entry of the menu "More".
pub(crate) struct More {
    /// Its value in the menu.
    pub(crate) value: &'static str,
    /// Whether the entry is offered now. If it is chosen later, it explains itself why it is refused.
    pub(crate) is_offered: bool,
    /// Its group: entries of the same group keep their order.
    pub(crate) group: MenuPart,
    pub(crate) label: Text,
    pub(crate) about: Text,
    pub(crate) run: MoreRun,
}

/// Handler of an entry of the menu "More".
pub(crate) type MoreRun = for<'a> fn(&'a Ctx<'a>, Game) -> BoxFuture<'a, Handled>;

/// The group of an entry of the menu "More".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum MenuPart {
    /// To look at something.
    Look,
    /// To play or to arrange something.
    Act,
    /// To end the game.
    End,
}

/// Handles the move of a member of a team that votes on its moves; without a move, checks only whether they may make
/// one. If it is not refused, the move is made.
pub(crate) type TeamMoveFn =
    for<'a> fn(&'a Ctx<'a>, &'a Game, PlayerId, Option<Move>) -> BoxFuture<'a, Result<(), Failure>>;

/// A line and a button below the result of a game, for readers of a language.
pub(crate) type RemarkFn =
    for<'a> fn(&'a Services, &'a Game, Locale) -> BoxFuture<'a, Result<Option<Remark>, StoreError>>;

/// A line and a button below a result.
pub struct Remark {
    pub line: String,
    pub button: Button,
}

/// Called after the caller has changed settings.
pub(crate) type ChangedFn =
    for<'a> fn(&'a Ctx<'a>, &'a Changed<'a>) -> BoxFuture<'a, Result<(), Failure>>;

/// Scheduled work of a feature. A failing job does not stop the others.
pub(crate) struct Job {
    /// Its name in the log.
    pub(crate) name: &'static str,
    pub(crate) run: JobFn,
}

impl Job {
    /// A job called `name` in the log.
    pub(crate) const fn new(name: &'static str, run: JobFn) -> Self {
        Self { name, run }
    }
}

/// Does the work due at a time. A second call finds nothing more.
pub(crate) type JobFn = for<'a> fn(&'a Arc<Services>, Timestamp) -> BoxFuture<'a, ()>;

/// Delivers the outbox messages of a kind to Discord: a function gets the recipient and the content, and returns the
/// fate of the message, if not plainly delivered.
pub(crate) struct Delivery<P: 'static, B: 'static, A: 'static = ()> {
    kind: OutboxKind<P, B>,
    deliver: DeliverFn<P, B, A>,
}

type DeliverFn<P, B, A> = for<'a> fn(
    &'a Services,
    &'a OutboxMessage,
    (P, B),
    &'a dyn Outbound,
) -> BoxFuture<'a, Result<A, OutboundError>>;

impl<P, B> Delivery<P, B> {
    /// Messages of this `kind` are delivered when `deliver` returns.
    pub(crate) const fn new(kind: OutboxKind<P, B>, deliver: DeliverFn<P, B, ()>) -> Self {
        Self { kind, deliver }
    }
}

impl<P, B> Delivery<P, B, Sent> {
    /// Messages of this `kind` may have to wait.
    pub(crate) const fn waiting(kind: OutboxKind<P, B>, deliver: DeliverFn<P, B, Sent>) -> Self {
        Self { kind, deliver }
    }
}

/// Delivery of any kind of outbox message to Discord.
pub(crate) trait AnyDelivery: Sync {
    fn name(&self) -> &'static str;

    /// Whether it is of the kind, and can be read.
    fn reads(&self, envelope: &Envelope) -> bool;

    /// Brings it to Discord; none if it is of another kind, or cannot be read.
    fn deliver<'a>(
        &self,
        services: &'a Services,
        queued: &'a OutboxMessage,
        out: &'a dyn Outbound,
    ) -> Option<BoxFuture<'a, Result<Sent, OutboundError>>>;
}

impl<P: Recipient, B: Stored, A: Into<Sent>> AnyDelivery for Delivery<P, B, A> {
    fn name(&self) -> &'static str {
        self.kind.name()
    }

    fn reads(&self, envelope: &Envelope) -> bool {
        self.kind.read(envelope).is_some()
    }

    fn deliver<'a>(
        &self,
        services: &'a Services,
        queued: &'a OutboxMessage,
        out: &'a dyn Outbound,
    ) -> Option<BoxFuture<'a, Result<Sent, OutboundError>>> {
        let read = self.kind.read(&queued.envelope)?;
        let delivered = (self.deliver)(services, queued, read, out);
        Some(Box::pin(async move { delivered.await.map(A::into) }))
    }
}

/// A setting of any type, as a feature registers it.
pub(crate) trait AnySetting: Sync {
    /// Its name in the database and in exports.
    fn name(&self) -> &'static str;

    /// The settings with which it is shown.
    fn group(&self) -> Group;

    /// The options that change it.
    fn options(&self) -> Vec<OptionSpec>;

    /// The change that `options` ask for; none if they don't mention it. Nothing is written yet.
    fn read_change<'a>(
        &'static self,
        ctx: &'a Ctx<'a>,
        options: Options<'a>,
    ) -> BoxFuture<'a, Result<Option<Change>, Failure>>;

    /// Its title and current value.
    fn field<'a>(&'static self, ctx: &'a Ctx<'a>) -> BoxFuture<'a, Result<(Text, Text), Failure>>;

    /// The form or message that opens when it is chosen in a menu, if that is more than a list of its choices or a form
    /// with one field.
    fn opens<'a>(&'static self, _ctx: &'a Ctx<'a>) -> Option<BoxFuture<'a, Handled>> {
        None
    }
}

/// The effect of a new value of a setting.
#[derive(Default)]
pub(crate) struct Change {
    /// Rows to write together with all other changes of the command.
    pub(crate) rows: Vec<Assignment>,
    /// Remarks for the member.
    pub(crate) texts: Vec<Text>,
}

impl Change {
    /// These `rows`, without remarks.
    pub(crate) fn of(rows: Vec<Assignment>) -> Self {
        Self {
            rows,
            texts: Vec::new(),
        }
    }
}

/// Settings that were changed, for the features that depend on them.
pub(crate) struct Changed<'a> {
    pub(crate) names: Vec<&'static str>,
    /// The options with the new values.
    pub(crate) options: Options<'a>,
}

impl Changed<'_> {
    /// Whether the one called `name` is among them.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.names.contains(&name)
    }
}
