//! What somebody asks of the bot: one interaction, in tengen's own words.
//!
//! Everything a command needs is in here, the files that came with it included; answering never fetches anything.
//! Every text in it comes from outside and is hostile until parsed.

use std::sync::Arc;

use crate::clock::Timestamp;
use crate::evening::Room;
use crate::game::{ChannelId, MessageId, Place, PlayerId};
use crate::i18n::is_blank;

/// One interaction.
#[derive(Clone, Debug)]
pub struct Request {
    /// Names the interaction: the same one delivered twice has the same id.
    pub interaction: InteractionId,
    /// The caller.
    pub caller: Person,
    /// What the caller may do there, by the interaction's own word; nothing outside of servers.
    pub permissions: Permissions,
    /// Since when the caller is a member of the server where it was asked; none outside of servers.
    pub joined: Option<Timestamp>,
    /// Where it was asked.
    pub setting: Setting,
    /// The caller's language as a tag (`de`, `pt-BR`), as their client says.
    pub locale: String,
    /// The server's language as a tag, where there is a server.
    pub club_locale: Option<String>,
    /// What is asked.
    pub invocation: Invocation,
    /// Whether the message below which was pressed is seen by the caller alone.
    pub pressed_alone: bool,
    /// The bytes of the record that is attached to the message that it is about, at most [`LARGEST_FILE`] of them: the one
    /// on which a command of the menu was called, or the one below which a record was paged through.
    pub file: Option<Result<Arc<[u8]>, NoFile>>,
}

/// Names an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InteractionId(pub u64);

/// Somebody with a name to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub player: PlayerId,
    /// What they are called everywhere: hostile, to be escaped.
    pub name: String,
    /// What they are called in the server where it was asked, if that is something else: hostile as well.
    pub nick: Option<String>,
    /// Whether this is a human being.
    pub nature: Nature,
}

impl Person {
    /// Somebody called by the first of `names` of which anything can be seen, else by their number.
    /// A nickname of which nothing can be seen is none.
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
    pub fn shown(&self) -> &str {
        self.nick.as_deref().unwrap_or(&self.name)
    }
}

/// Human or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nature {
    /// A human being.
    Human,
    /// A program of somebody else's.
    Bot,
    /// The bot itself.
    Own,
}

/// The channel that an interaction came from.
#[derive(Clone, Debug)]
pub struct Setting {
    /// Server and channel.
    pub place: Place,
    /// What kind of channel.
    pub channel: ChannelKind,
    /// How the bot can reach the channel.
    pub reach: Reach,
    /// The largest file that an answer may carry, in bytes.
    pub largest_file: usize,
}

/// What kind of channel an interaction came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelKind {
    /// A channel of a server.
    Channel,
    /// The chat of a voice channel or a stage of a server: nobody can open a thread there, whatever the permissions say.
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
    /// The bot is there: it can post, edit and open threads as far as `Permissions` go.
    Member(Permissions),
    /// The bot is not there (installed by a user): it can only answer interactions, with what `Permissions` allow.
    AnswersOnly(Permissions),
    /// It was asked on the page with a board, and answers there; in the channel it posts and edits as it finds it may.
    Page,
}

/// What somebody may do in the channel, by the interaction's own word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Permissions(pub u64);

impl Permissions {
    /// Everything: what the owner of a server has, and those whom the owner trusts with all of it.
    pub const ADMINISTRATOR: Self = Self(1 << 3);
    /// Change the server's settings: what its administrators have.
    pub const MANAGE_SERVER: Self = Self(1 << 5);
    /// Change and delete channels; with those to mute and to move members it makes somebody the moderator of a stage.
    pub const MANAGE_CHANNELS: Self = Self(1 << 4);
    /// See the channel.
    pub const VIEW: Self = Self(1 << 10);
    /// Send messages.
    pub const SEND: Self = Self(1 << 11);
    /// Delete and pin messages of others: what moderators have.
    pub const MANAGE_MESSAGES: Self = Self(1 << 13);
    /// Send cards.
    pub const EMBED: Self = Self(1 << 14);
    /// Attach files.
    pub const ATTACH: Self = Self(1 << 15);
    /// Read what was written before.
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
    /// Create scheduled events, and change and delete one's own.
    pub const CREATE_EVENTS: Self = Self(1 << 44);
    /// Have members of the server take a break from it: nobody has that in one channel alone.
    pub const MODERATE_MEMBERS: Self = Self(1 << 40);
    /// Send polls.
    pub const SEND_POLLS: Self = Self(1 << 49);

    /// What the bot is taken to be allowed in the channel of somebody who asks on the page with a board.
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

/// What is asked.
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
        /// What the button carries.
        custom_id: String,
        /// The message below which it stands.
        message: MessageId,
    },
    /// A choice from a menu.
    Choose {
        /// What the menu carries.
        custom_id: String,
        /// The chosen values.
        values: Vec<String>,
        /// The chosen members, in a menu of members.
        members: Vec<Person>,
        /// The message below which it stands.
        message: MessageId,
    },
    /// A form that was filled in.
    Submit {
        /// What the form carries.
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
    /// A person.
    Person(Person),
    /// A channel of the same server.
    Channel(Chosen),
    /// A file's bytes, at most [`LARGEST_FILE`] of them.
    File(Result<Arc<[u8]>, NoFile>),
}

/// A channel that was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// Which one.
    pub channel: ChannelId,
    /// What the caller may do there.
    pub permissions: Permissions,
    /// What the bot may do there; everything where Discord does not say it, for a refusal is told.
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
    /// It could not be had in time, or not from where files have to be.
    Unavailable,
}
