//! A request of a member: one interaction, in tengen's own words.
//!
//! The request contains everything that a command needs, files included; answering never fetches anything. Every text
//! in it comes from outside and is hostile until parsed.

use std::sync::Arc;

use crate::clock::Timestamp;
use crate::evening::Room;
use crate::game::{ChannelId, ClubId, MessageId, Place, PlayerId};
use crate::i18n::is_blank;

/// An interaction.
#[derive(Clone, Debug)]
pub struct Request {
    /// Names the interaction: the same one delivered twice has the same id.
    pub interaction: InteractionId,
    pub caller: Person,
    /// The caller's permissions there, as the interaction says; empty outside of servers.
    pub permissions: Permissions,
    /// When the caller joined this server; none outside of servers.
    pub joined: Option<Timestamp>,
    /// Its place.
    pub setting: Setting,
    /// The caller's language as a tag (`de`, `pt-BR`), as their client says.
    pub locale: String,
    /// The server's language as a tag, where there is a server.
    pub club_locale: Option<String>,
    pub invocation: Invocation,
    /// Whether the pressed message is visible to the caller alone.
    pub pressed_alone: bool,
    /// The bytes of the record attached to the message of the request, at most [`LARGEST_FILE`] of them: the message of
    /// a menu command, or the one with the buttons that page through the record.
    pub file: Option<Result<Arc<[u8]>, NoFile>>,
}

/// Names an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InteractionId(pub u64);

/// A person with their names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub player: PlayerId,
    /// Their global name: hostile, must be escaped.
    pub name: String,
    /// Their nickname in the server, if it differs: hostile, too.
    pub nick: Option<String>,
    /// Whether this is a human being.
    pub nature: Nature,
}

impl Person {
    /// A person named by the first of `names` with a visible character, else by their id. An invisible nickname counts
    /// as none.
    pub fn from_names<'a>(
        player: PlayerId,
        nick: Option<&str>,
        names: impl IntoIterator<Item = &'a str>,
        nature: Nature,
    ) -> Self {
        let mut names = names.into_iter();
        let name = names.find(|name| !is_blank(name));
        let name = name.map_or_else(|| player.to_string(), str::to_owned);
        let nick = nick.filter(|nick| !is_blank(nick) && *nick != name);
        Self {
            player,
            nick: nick.map(str::to_owned),
            name,
            nature,
        }
    }

    /// The name to show where it was asked.
    pub fn display_name(&self) -> &str {
        self.nick.as_deref().unwrap_or(&self.name)
    }
}

/// Human or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nature {
    /// A human being.
    Human,
    /// Another program.
    Bot,
    /// The bot itself.
    Own,
}

/// The channel that an interaction came from.
#[derive(Clone, Debug)]
pub struct Setting {
    /// Server and channel.
    pub place: Place,
    /// The kind of the channel.
    pub channel: ChannelKind,
    /// How the bot can reach the channel.
    pub reach: Reach,
    /// The largest file that an answer may carry, in bytes.
    pub largest_file: usize,
}

/// The kind of channel that an interaction came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelKind {
    /// A channel of a server.
    Channel,
    /// The chat of a voice channel or a stage of a server: threads are impossible there, with any permissions.
    Voice,
    /// A thread below a channel of a server.
    Thread {
        /// The channel above it.
        parent: ChannelId,
    },
    /// A conversation between people, with the bot or without it.
    Conversation,
}

impl ChannelKind {
    /// Whether it is a channel of a server, and no thread.
    pub fn is_channel(self) -> bool {
        match self {
            Self::Channel | Self::Voice => true,
            Self::Thread { .. } | Self::Conversation => false,
        }
    }
}

/// How the bot can reach a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// The bot is a member: it can post, edit and open threads as far as `Permissions` go.
    Member(Permissions),
    /// The bot is not there (installed by a user): it can only answer interactions, as far as `Permissions` allow.
    AnswersOnly(Permissions),
    /// It was asked on the page with a board, and answers there; in the channel it posts and edits as it finds it may.
    Page,
}

/// Permissions in the channel, as the interaction says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Permissions(pub u64);

impl Permissions {
    /// All permissions: those of a server's owner and its administrators.
    pub const ADMINISTRATOR: Self = Self(1 << 3);
    /// Change the server's settings: administrators have it.
    pub const MANAGE_SERVER: Self = Self(1 << 5);
    /// Change and delete channels; with those to mute and to move members it makes somebody the moderator of a stage.
    pub const MANAGE_CHANNELS: Self = Self(1 << 4);
    /// See the channel.
    pub const VIEW: Self = Self(1 << 10);
    /// Send messages.
    pub const SEND: Self = Self(1 << 11);
    /// Delete and pin messages of others: moderators have it.
    pub const MANAGE_MESSAGES: Self = Self(1 << 13);
    /// Send cards.
    pub const EMBED: Self = Self(1 << 14);
    /// Attach files.
    pub const ATTACH: Self = Self(1 << 15);
    /// Read earlier messages.
    pub const READ_HISTORY: Self = Self(1 << 16);
    /// Go into voice channels.
    pub const CONNECT: Self = Self(1 << 20);
    /// Mute members in voice channels.
    pub const MUTE_MEMBERS: Self = Self(1 << 22);
    /// Move members between voice channels.
    pub const MOVE_MEMBERS: Self = Self(1 << 24);
    /// Open public threads.
    pub const OPEN_THREADS: Self = Self(1 << 35);
    /// Send messages in threads.
    pub const SEND_IN_THREADS: Self = Self(1 << 38);
    /// Open Activities.
    pub const USE_ACTIVITIES: Self = Self(1 << 39);
    /// Create scheduled events, and change and delete your own.
    pub const CREATE_EVENTS: Self = Self(1 << 44);
    /// Time out members of the server: a permission that is never limited to a channel.
    pub const MODERATE_MEMBERS: Self = Self(1 << 40);
    pub const SEND_POLLS: Self = Self(1 << 49);

    /// The bot's assumed permissions in the channel of a member who uses the web page of a board.
    pub const ON_PAGE: Self = Self(
        Self::VIEW.0
            | Self::SEND.0
            | Self::EMBED.0
            | Self::ATTACH.0
            | Self::READ_HISTORY.0
            | Self::SEND_IN_THREADS.0,
    );

    /// Whether all of `needed` are among these; an administrator has them all.
    pub const fn allow(self, needed: Self) -> bool {
        self.0 & Self::ADMINISTRATOR.0 != 0 || self.0 & needed.0 == needed.0
    }
}

/// The request itself.
#[derive(Clone, Debug)]
pub enum Invocation {
    /// A slash command.
    Command(Call),
    /// Suggestions for the option that is being typed.
    Autocomplete {
        /// The command as far as it is filled in.
        call: Call,
        /// The name of the option that is being typed.
        focused: String,
    },
    /// A command of the menu on a person.
    UserMenu {
        /// The command's name.
        name: String,
        /// The person it was called on.
        target: Person,
    },
    /// A command of the menu on a message.
    MessageMenu {
        /// The command's name.
        name: String,
    },
    /// A button.
    Press {
        /// The custom id of the button.
        custom_id: String,
        /// The message with the component.
        message: MessageId,
    },
    /// A choice from a menu.
    Choose {
        /// The custom id of the menu.
        custom_id: String,
        /// The chosen values.
        values: Vec<String>,
        /// The chosen members, in a menu of members.
        members: Vec<Person>,
        /// The message with the component.
        message: MessageId,
    },
    /// A form that was filled in.
    Submit {
        /// The custom id of the form.
        custom_id: String,
        /// Each field's name and content.
        fields: Vec<(String, String)>,
        /// The message whose button opened the form, if one did.
        message: Option<MessageId>,
    },
}

/// A slash command with its options.
#[derive(Clone, Debug, Default)]
pub struct Call {
    /// The command's name, not localised.
    pub name: String,
    /// The subcommand's name, not localised, where the command has some.
    pub subcommand: Option<String>,
    /// Each given option's name, not localised, and value.
    pub options: Vec<(String, OptionValue)>,
}

/// The value of a command's option.
#[derive(Clone, Debug)]
pub enum OptionValue {
    /// Text, or the value of a choice.
    Text(String),
    /// A whole number.
    Integer(i64),
    Person(Person),
    /// A channel of the same server.
    Channel(Chosen),
    /// A file's bytes, at most [`LARGEST_FILE`] of them.
    File(Result<Arc<[u8]>, NoFile>),
}

/// A channel that was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    pub channel: ChannelId,
    /// The caller's permissions there.
    pub permissions: Permissions,
    /// The bot's permissions there; all where Discord does not say, because a refused call will tell.
    pub bot: Permissions,
    /// The room, if people hear each other there.
    pub room: Option<Room>,
}

/// The largest file that is taken, in bytes.
pub const LARGEST_FILE: usize = 64 * 1024;

/// Why a file that was sent is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoFile {
    /// It is larger than [`LARGEST_FILE`].
    TooLarge,
    /// It could not be fetched in time, or its address is not one of those allowed for files.
    Unavailable,
}

/// A server that the bot is on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Server {
    /// The server.
    pub club: ClubId,
    /// When the bot was added to it.
    pub joined: Timestamp,
    /// The server's language as a tag (`de`, `pt-BR`).
    pub locale: String,
    /// A channel for the bot's own posts: the one for system messages, else the first text channel; none if there is
    /// none.
    pub channel: Option<ChannelId>,
}

/// A message of a person, without the mention of the bot that it may begin with. What it says is hostile until parsed.
#[derive(Clone, Debug)]
pub struct TypedMessage {
    pub message: MessageId,
    pub author: Person,
    /// The bot as a member, which has rights in a channel of its own.
    pub bot: PlayerId,
    pub place: Place,
    pub text: String,
}
