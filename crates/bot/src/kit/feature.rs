//! What a feature is to the rest of the bot: one value, of which every field may be empty.

use std::sync::Arc;

use serde_json::Value as Json;

use crate::clock::Timestamp;
use crate::game::{Game, PlayerId};
use crate::i18n::{Locale, Text};
use crate::kit::club_hooks::ClubHooks;
use crate::kit::command::{BoxFuture, Command, MessageCommand, Part, UserCommand};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId;
use crate::kit::failure::Failure;
use crate::kit::hooks::GameHooks;
use crate::kit::options::Options;
use crate::kit::outcome::Handled;
use crate::kit::prefs::group::Group;
use crate::kit::sent::Sent;
use crate::kit::services::Services;
use crate::kit::spec::OptionSpec;
use crate::kit::verb::Verb;
use crate::port::answer::Shown;
use crate::port::family::Family;
use crate::port::message::Button;
use crate::port::outbound::{Outbound, OutboundError};
use crate::port::request::Person;
use crate::rules::Move;
use crate::store::{
    Assignment, Envelope, OutboxKind, OutboxMessage, Recipient, Store, StoreError, Stored,
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
    /// What it does with every game.
    pub(crate) game: &'static GameHooks,
    /// What it says of a club and its channels.
    pub(crate) club: &'static ClubHooks,
    pub(crate) team_move: Option<TeamMoveFn>,
    pub(crate) remark: Option<RemarkFn>,
    pub(crate) jobs: &'static [Job],
    /// The kinds of outbox messages that it owns, and how each is brought to Discord.
    pub(crate) outbox: &'static [&'static dyn AnyDelivery],
    /// What commands show and change of members, channels and clubs.
    pub(crate) settings: &'static [&'static dyn AnySetting],
    pub(crate) changed: Option<ChangedFn>,
    pub(crate) export: Option<Export>,
}

impl Feature {
    /// A feature that has nothing yet.
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
        team_move: None,
        remark: None,
        jobs: &[],
        outbox: &[],
        settings: &[],
        changed: None,
        export: None,
    };
}

/// Buttons, menus and forms of a feature's own whose custom ids begin with one word.
/// Each function gets the whole custom id; what a message never carries is none.
pub(crate) struct Press {
    /// The word.
    pub(crate) word: &'static str,
    /// Such a custom id, read and written again.
    pub(crate) rewrite: fn(&str) -> Option<String>,
    /// What a press on a button does.
    pub(crate) press: Option<PressFn>,
    /// What a form that was filled in does, with the text of its field.
    pub(crate) submit: Option<InputFn>,
    /// What a choice from a menu does.
    pub(crate) choose: Option<Choose>,
}

/// What a choice from a menu does, by how many values it takes.
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
    /// Those that carry `Id`, and do nothing yet.
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

/// What a press on a button of a feature's own does.
pub(crate) type PressFn = for<'a> fn(&'a Ctx<'a>, &'a str) -> BoxFuture<'a, Handled>;
/// What a form or a menu of a feature's own does, with what was typed or chosen.
pub(crate) type InputFn = for<'a> fn(&'a Ctx<'a>, &'a str, &'a str) -> BoxFuture<'a, Handled>;
/// What a menu of a feature's own does with all the values that were chosen: hostile until compared with its entries.
pub(crate) type ValuesFn = for<'a> fn(&'a Ctx<'a>, &'a str, &'a [String]) -> BoxFuture<'a, Handled>;
/// What a menu of members of a feature's own does with all who were chosen: any number of anybody until checked.
pub(crate) type MembersFn =
    for<'a> fn(&'a Ctx<'a>, &'a str, &'a [Person]) -> BoxFuture<'a, Handled>;
/// What a press below a game's message does, by the state that the message shows.
pub(crate) type VerbFn = for<'a> fn(&'a Ctx<'a>, Shown) -> BoxFuture<'a, Handled>;
/// What a form or a menu of a game's message does, with what was typed or chosen.
pub(crate) type VerbInputFn = for<'a> fn(&'a Ctx<'a>, Shown, &'a str) -> BoxFuture<'a, Handled>;

/// The entries of a feature in the menu "More" of a game's message, for the caller.
pub(crate) type MoreFn = fn(&Ctx<'_>, &Game) -> Vec<More>;

/// An entry of the menu "More".
pub(crate) struct More {
    /// What the menu carries.
    pub(crate) value: &'static str,
    /// Whether it is offered now. It may be chosen later, and then says itself what stands against it.
    pub(crate) is_offered: bool,
    /// Where it stands: entries of the same group keep their order.
    pub(crate) group: MenuPart,
    pub(crate) label: Text,
    pub(crate) about: Text,
    pub(crate) run: MoreRun,
}

/// What an entry of the menu "More" does.
pub(crate) type MoreRun = for<'a> fn(&'a Ctx<'a>, Game) -> BoxFuture<'a, Handled>;

/// Where an entry of the menu "More" stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum MenuPart {
    /// To look at something.
    Look,
    /// To play or to arrange something.
    Act,
    /// To end the game.
    End,
}

/// What a member's move does for the players whose one player they are, who vote on it; without a move, whether they
/// may make one. Where it is not refused, the move is made.
pub(crate) type TeamMoveFn =
    for<'a> fn(&'a Ctx<'a>, &'a Game, PlayerId, Option<Move>) -> BoxFuture<'a, Result<(), Failure>>;

/// A line and a button below the result of a game, for readers of a language.
pub(crate) type RemarkFn =
    for<'a> fn(&'a Services, &'a Game, Locale) -> BoxFuture<'a, Option<Remark>>;

/// A line and a button below a result.
pub struct Remark {
    /// The line.
    pub line: String,
    /// The button.
    pub button: Button,
}

/// What a feature keeps of a member, for the file that they get of themselves.
pub(crate) struct Export {
    /// Under which name it stands there.
    pub(crate) name: &'static str,
    pub(crate) of: ExportFn,
    /// What its places are in.
    pub(crate) family: Family,
    /// The places that a member loses when they are forgotten.
    pub(crate) places: PlacesFn,
}

/// Where a member has a place, in the language of who reads it.
pub(crate) type PlacesFn =
    for<'a> fn(&'a Store, PlayerId, Locale) -> BoxFuture<'a, Result<Vec<String>, StoreError>>;

/// What is kept of a member.
pub(crate) type ExportFn =
    for<'a> fn(&'a Store, PlayerId) -> BoxFuture<'a, Result<Vec<Json>, StoreError>>;

/// What follows in the feature when the caller has changed settings.
pub(crate) type ChangedFn =
    for<'a> fn(&'a Ctx<'a>, &'a Changed<'a>) -> BoxFuture<'a, Result<(), Failure>>;

/// Something that a feature does by itself when it is due. One that fails holds up no other one.
pub(crate) struct Job {
    /// What the log calls it.
    pub(crate) name: &'static str,
    pub(crate) run: JobFn,
}

impl Job {
    /// What `run` does is called `name` in the log.
    pub(crate) const fn new(name: &'static str, run: JobFn) -> Self {
        Self { name, run }
    }
}

/// Does what is due at a time. A second call finds nothing more.
pub(crate) type JobFn = for<'a> fn(&'a Arc<Services>, Timestamp) -> BoxFuture<'a, ()>;

/// How the outbox messages of a kind are brought to Discord: by a function that gets where one goes and what it says.
/// It comes to nothing, or to what has become of the message.
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
    /// Those of this `kind` are out when `deliver` has come to its end.
    pub(crate) const fn new(kind: OutboxKind<P, B>, deliver: DeliverFn<P, B, ()>) -> Self {
        Self { kind, deliver }
    }
}

impl<P, B> Delivery<P, B, Sent> {
    /// Those of this `kind` may also have to wait.
    pub(crate) const fn waiting(kind: OutboxKind<P, B>, deliver: DeliverFn<P, B, Sent>) -> Self {
        Self { kind, deliver }
    }
}

/// How the outbox messages of a kind, whichever it is, are brought to Discord.
pub(crate) trait AnyDelivery: Sync {
    /// What the kind is called.
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

/// A setting of whatever type, as a feature registers it.
pub(crate) trait AnySetting: Sync {
    /// What it is stored as, and what the export calls it.
    fn name(&self) -> &'static str;

    /// With which settings it is shown.
    fn group(&self) -> Group;

    /// The options that change it.
    fn options(&self) -> Vec<OptionSpec>;

    /// What `options` say of it; none if they say nothing. Nothing is written yet.
    fn given<'a>(
        &'static self,
        ctx: &'a Ctx<'a>,
        options: Options<'a>,
    ) -> BoxFuture<'a, Result<Option<Change>, Failure>>;

    /// Its title and what it is now.
    fn field<'a>(&'static self, ctx: &'a Ctx<'a>) -> BoxFuture<'a, Result<(Text, Text), Failure>>;

    /// What choosing it in a menu opens where that is more than its choices or a form with one field.
    fn opens<'a>(&'static self, _ctx: &'a Ctx<'a>) -> Option<BoxFuture<'a, Handled>> {
        None
    }
}

/// What a setting's new value comes to.
#[derive(Default)]
pub(crate) struct Change {
    /// What is written, with all else that the command changes.
    pub(crate) rows: Vec<Assignment>,
    /// What the member should know of it.
    pub(crate) told: Vec<Text>,
}

impl Change {
    /// These `rows`, and nothing to be told.
    pub(crate) fn of(rows: Vec<Assignment>) -> Self {
        Self {
            rows,
            told: Vec::new(),
        }
    }
}

/// Settings that were changed, for the features that depend on them.
pub(crate) struct Changed<'a> {
    pub(crate) names: Vec<&'static str>,
    /// The options that said so.
    pub(crate) options: Options<'a>,
}

impl Changed<'_> {
    /// Whether the one called `name` is among them.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.names.contains(&name)
    }
}
