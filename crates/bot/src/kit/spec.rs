//! Specifications of commands and their options for Discord.

use crate::i18n::Text;
use crate::kit::prefs::choice::Choosable;
use crate::kit::prefs::group::Group;
use crate::kit::refusal::Refusal;
use crate::port::family::Family;
use crate::port::request::Permissions;

/// Specification of a command for Discord.
#[derive(Clone, Debug)]
pub struct CommandSpec {
    /// Its name in interactions; also the English name.
    pub name: &'static str,
    /// The name in every language.
    pub title: Text,
    /// The description in every language; none for the menu on a person.
    pub about: Option<Text>,
    /// The options, required ones first.
    pub options: Vec<OptionSpec>,
    /// The settings that it changes: a subcommand for each group with options, after the first of its own.
    pub(crate) settings: &'static [Group],
    /// Places where it can be used.
    pub contexts: &'static [Context],
    /// How the bot must have been installed.
    pub installations: &'static [Installation],
    /// The members who see it in a server, unless its administrators change that.
    pub audience: Audience,
    /// The family that must be switched on for it.
    pub family: Option<Family>,
}

impl CommandSpec {
    /// A command that everybody may use everywhere.
    pub(crate) fn new(name: &'static str, title: Text, about: Text) -> Self {
        Self {
            name,
            title,
            about: Some(about),
            options: Vec::new(),
            settings: &[],
            contexts: &[
                Context::Guild,
                Context::BotConversation,
                Context::PrivateConversation,
            ],
            installations: &[Installation::Guild, Installation::User],
            audience: Audience::Everybody,
            family: None,
        }
    }

    /// The command in `family`.
    pub(crate) fn in_family(self, family: Family) -> Self {
        Self {
            family: Some(family),
            ..self
        }
    }

    /// The command for moderators only: Discord checks that where the bot is a member of the server.
    pub(crate) fn for_moderators(self) -> Self {
        self.for_holders(Permissions::MANAGE_MESSAGES)
    }

    /// The command for holders of all of `permissions` in the server.
    pub(crate) fn for_holders(self, permissions: Permissions) -> Self {
        Self {
            contexts: &[Context::Guild],
            installations: &[Installation::Guild],
            audience: Audience::Holders(permissions),
            ..self
        }
    }

    /// A command of the menu on a person.
    pub(crate) fn menu(name: &'static str, title: Text) -> Self {
        Self {
            about: None,
            ..Self::new(name, title.clone(), title)
        }
    }

    /// The command with subcommands for settings.
    pub(crate) fn of_settings(self, settings: &'static [Group]) -> Self {
        Self { settings, ..self }
    }

    /// The command with one more option.
    pub(crate) fn with(mut self, option: OptionSpec) -> Self {
        self.options.push(option);
        self
    }
}

/// A place where a command can be used.
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
    /// Installed by a user.
    User,
}

/// The members who see a command in a server by default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Everybody.
    Everybody,
    /// Members with all of these permissions.
    Holders(Permissions),
}

impl Audience {
    /// Refuses members with no more than `permissions` in the channel.
    pub(crate) fn admit(self, permissions: Permissions) -> Result<(), Refusal> {
        match self {
            Self::Everybody => Ok(()),
            Self::Holders(needed) if permissions.allow(needed) => Ok(()),
            Self::Holders(Permissions::MANAGE_SERVER) => Err(Refusal::ManagersOnly),
            Self::Holders(_) => Err(Refusal::ModeratorsOnly),
        }
    }
}

/// Specification of an option for Discord.
#[derive(Clone, Debug)]
pub struct OptionSpec {
    /// Its name in interactions; also the English name.
    pub name: &'static str,
    /// The name in every language.
    pub title: Text,
    /// The description in every language.
    pub about: Text,
    pub kind: OptionKind,
    /// Whether it may be left out.
    pub need: Need,
}

impl OptionSpec {
    /// An option that may be left out.
    pub(crate) fn optional(name: &'static str, title: Text, about: Text, kind: OptionKind) -> Self {
        Self {
            name,
            title,
            about,
            kind,
            need: Need::Optional,
        }
    }

    /// The option, but required.
    pub(crate) fn required(self) -> Self {
        Self {
            need: Need::Required,
            ..self
        }
    }

    /// A subcommand with `options`.
    pub(crate) fn subcommand(
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

/// The type of an option's value.
#[derive(Clone, Debug)]
pub enum OptionKind {
    /// A text of limited length.
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
    /// A text channel of the same server.
    Channel,
    /// A voice channel or a stage of the same server.
    Room,
    /// A file.
    File {
        /// Allowed endings of its name, as in `.sgf`; at most ten. Discord's clients offer only these files.
        endings: &'static [&'static str],
    },
    /// No value: a subcommand with these options. A command has subcommands or options, never both.
    Subcommand(Vec<OptionSpec>),
}

impl OptionKind {
    /// An option of all values of a type, by their names.
    pub(crate) fn choice_of<C: Choosable>(named: impl Fn(C) -> Text) -> Self {
        let choices = C::WORDS.iter().map(|&(choice, value)| Choice {
            title: named(choice),
            value,
        });
        Self::Choice(choices.collect())
    }
}

/// A choice of an option.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The name that users see, in every language.
    pub title: Text,
    /// Its value in interactions.
    pub value: &'static str,
}
