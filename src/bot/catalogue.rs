//! The one list of commands, and what can be said about a command.
//!
//! Registration, localisation, permissions and help derive from [`COMMANDS`].
//!
//! # A new command
//!
//! One file in `bot/commands/` with its spec and its function, one line in [`COMMANDS`], and its texts.

use std::pin::Pin;

use super::ask::Ask;
use super::commands;
use super::failure::Failure;
use super::options::Options;
use super::reply::{Response, Suggestion};
use super::request::{Permissions, Person};
use super::settings::Choosable;
use crate::i18n::{Text, say};

/// Every command, in the order of the help.
pub static COMMANDS: &[Command] = &[
    commands::challenge::COMMAND,
    commands::play::COMMAND,
    commands::pass::COMMAND,
    commands::resign::COMMAND,
    commands::if_then::COMMAND,
    commands::undo::COMMAND,
    commands::pause::COMMAND,
    commands::add_time::COMMAND,
    commands::draw::COMMAND,
    commands::call_off::COMMAND,
    commands::mark::COMMAND,
    commands::board::COMMAND,
    commands::games::COMMAND,
    commands::game::COMMAND,
    commands::sgf::COMMAND,
    commands::rank::COMMAND,
    commands::me::COMMAND,
    commands::vacation::COMMAND,
    commands::theme::COMMAND,
    commands::substitute::COMMAND,
    commands::arbiter::COMMAND,
    commands::mute::COMMAND,
    commands::club_admin::COMMAND,
    commands::theme::CHANNEL_COMMAND,
    commands::puzzle::COMMAND,
    commands::rules::COMMAND,
    commands::help::COMMAND,
];

/// Every command of the menu on a person.
pub static USER_MENU: &[UserCommand] = &[commands::challenge_menu::COMMAND];

/// A slash command: what Discord shows of it, and what it does.
pub struct Command {
    /// What Discord shows of it.
    pub spec: fn() -> CommandSpec,
    pub(super) run: Run,
    pub(super) complete: Complete,
}

impl Command {
    /// Carries it out for `ask`'s caller, if they may use it: Discord hides it from others,
    /// but a server can show it to everybody, and what comes in may be forged.
    pub(super) fn call<'a>(
        &self,
        ask: &'a Ask<'a>,
        options: Options<'a>,
    ) -> Doing<'a, Result<Response, Failure>> {
        let (spec, run) = ((self.spec)(), self.run);
        Box::pin(async move {
            spec.audience.admit(ask.request.powers)?;
            run(ask, options).await
        })
    }

    /// What is suggested to `ask`'s caller; nothing if they may not use the command.
    pub(super) fn suggest<'a>(
        &self,
        ask: &'a Ask<'a>,
        options: Options<'a>,
        focused: &'a str,
    ) -> Doing<'a, Result<Vec<Suggestion>, Failure>> {
        match (self.spec)().audience.admit(ask.request.powers) {
            Ok(()) => (self.complete)(ask, options, focused),
            Err(refusal) => Box::pin(std::future::ready(Err(refusal.into()))),
        }
    }
}

/// A command of the menu on a person.
pub struct UserCommand {
    /// What Discord shows of it; it has no options and no description.
    pub spec: fn() -> CommandSpec,
    pub(super) run: RunOn,
}

/// What one of a command's subcommands does.
pub(super) struct Subcommand {
    /// What Discord shows of it: an option of the command of the kind [`OptionKind::Subcommand`].
    pub(super) spec: fn() -> OptionSpec,
    pub(super) run: Run,
}

/// What a function of the catalogue comes to.
pub(super) type Doing<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
/// Carries a command out.
pub(super) type Run = for<'a> fn(&'a Ask<'a>, Options<'a>) -> Doing<'a, Result<Response, Failure>>;
/// Carries a command of the menu on a person out.
pub(super) type RunOn = for<'a> fn(&'a Ask<'a>, &'a Person) -> Doing<'a, Result<Response, Failure>>;
/// Suggests values for the option that is being typed.
pub(super) type Complete =
    for<'a> fn(&'a Ask<'a>, Options<'a>, &'a str) -> Doing<'a, Result<Vec<Suggestion>, Failure>>;

/// What Discord shows of a command.
#[derive(Clone, Debug)]
pub struct CommandSpec {
    /// What interactions carry; the English name too.
    pub name: &'static str,
    /// The name in every language.
    pub title: Text,
    /// The description in every language; none for the menu on a person.
    pub about: Option<Text>,
    /// The options, required ones first.
    pub options: Vec<OptionSpec>,
    /// Where it can be used.
    pub contexts: &'static [Context],
    /// How the bot must have been installed.
    pub installations: &'static [Installation],
    /// Who sees it in a server, unless its administrators decide otherwise.
    pub audience: Audience,
}

impl CommandSpec {
    /// A command that everybody may use everywhere.
    pub(super) fn new(name: &'static str, title: Text, about: Text) -> Self {
        Self {
            name,
            title,
            about: Some(about),
            options: Vec::new(),
            contexts: &[
                Context::Guild,
                Context::BotConversation,
                Context::PrivateConversation,
            ],
            installations: &[Installation::Guild, Installation::User],
            audience: Audience::Everybody,
        }
    }

    /// The same for moderators alone: Discord sees to that where the bot is a member of the server.
    pub(super) fn for_moderators(self) -> Self {
        self.for_holders(Permissions::MANAGE_MESSAGES)
    }

    /// The same for those alone who have all of `permissions` in the server.
    pub(super) fn for_holders(self, permissions: Permissions) -> Self {
        Self {
            contexts: &[Context::Guild],
            installations: &[Installation::Guild],
            audience: Audience::Holders(permissions),
            ..self
        }
    }

    /// A command of the menu on a person.
    pub(super) fn menu(name: &'static str, title: Text) -> Self {
        Self {
            about: None,
            ..Self::new(name, title.clone(), title)
        }
    }

    /// The command with one more option.
    pub(super) fn with(mut self, option: OptionSpec) -> Self {
        self.options.push(option);
        self
    }
}

/// Where a command can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Context {
    /// In a server.
    Guild,
    /// In a conversation with the bot.
    BotConversation,
    /// In any other private conversation.
    PrivateConversation,
}

/// How the bot was installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Installation {
    /// In a server.
    Guild,
    /// By a user, for themselves.
    User,
}

/// Who sees a command in a server by default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Everybody.
    Everybody,
    /// Whoever has all of these permissions.
    Holders(Permissions),
}

impl Audience {
    /// Refuses somebody who may do no more than `powers` in the channel.
    fn admit(self, powers: Permissions) -> Result<(), Text> {
        match self {
            Self::Everybody => Ok(()),
            Self::Holders(needed) if powers.allow(needed) => Ok(()),
            Self::Holders(Permissions::MANAGE_SERVER) => Err(say::limit::only_managers()),
            Self::Holders(_) => Err(say::refusal::only_a_moderator()),
        }
    }
}

/// What Discord shows of an option.
#[derive(Clone, Debug)]
pub struct OptionSpec {
    /// What interactions carry; the English name too.
    pub name: &'static str,
    /// The name in every language.
    pub title: Text,
    /// The description in every language.
    pub about: Text,
    /// What it takes.
    pub kind: OptionKind,
    /// Whether it may be left out.
    pub need: Need,
}

impl OptionSpec {
    /// An option that may be left out.
    pub(super) fn optional(name: &'static str, title: Text, about: Text, kind: OptionKind) -> Self {
        Self {
            name,
            title,
            about,
            kind,
            need: Need::Optional,
        }
    }

    /// A subcommand with `options`.
    pub(super) fn subcommand(
        name: &'static str,
        title: Text,
        about: Text,
        options: Vec<Self>,
    ) -> Self {
        Self::optional(name, title, about, OptionKind::Subcommand(options))
    }
}

/// Whether an option may be left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// It has to be given.
    Required,
    /// It may be left out.
    Optional,
}

/// What an option takes.
#[derive(Clone, Debug)]
pub enum OptionKind {
    /// A text of at most so many characters.
    Text {
        /// The most characters, 1 to 6000.
        longest: u16,
    },
    /// A text, with suggestions while it is being typed.
    Suggested {
        /// The most characters, 1 to 6000.
        longest: u16,
    },
    /// One of at most 25 choices.
    Choice(Vec<Choice>),
    /// A whole number.
    Integer {
        /// The least.
        least: i64,
        /// The greatest.
        most: i64,
    },
    /// A person.
    Person,
    /// A file.
    File,
    /// None: it names what the command is to do, with these options. A command has subcommands or options, never both.
    Subcommand(Vec<OptionSpec>),
}

impl OptionKind {
    /// One of all that can be chosen, by their names.
    pub(super) fn choice_of<C: Choosable>(named: impl Fn(C) -> Text) -> Self {
        let choices = C::WORDS.iter().map(|&(choice, value)| Choice {
            title: named(choice),
            value,
        });
        Self::Choice(choices.collect())
    }
}

/// One of an option's choices.
#[derive(Clone, Debug)]
pub struct Choice {
    /// What people see, in every language.
    pub title: Text,
    /// What interactions carry.
    pub value: &'static str,
}
