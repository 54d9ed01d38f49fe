//! The way out to Discord, besides answers: what the bot does on its own with its token.

use std::time::Duration;

use crate::clock::Timestamp;
use crate::evening::ScheduledId;
use crate::game::{ChannelId, ClubId, MessageId, Place, PlayerId};
use crate::port::family::{Families, Registered};
use crate::port::message::Message;
use crate::port::request::{ChannelKind, Permissions, Person};
use crate::port::scheduled::Scheduled;

/// The way out to Discord, besides answers: what the bot does on its own with its token.
#[async_trait::async_trait]
pub trait Outbound: Send + Sync {
    /// Posts `message` in `channel`. The same `nonce`, 1 to 25 characters, posts at most once over all channels.
    async fn post(
        &self,
        channel: ChannelId,
        message: &Message,
        nonce: &str,
    ) -> Result<MessageId, OutboundError>;
    /// Replaces a message of the bot's own.
    async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        with: &Message,
    ) -> Result<(), OutboundError>;
    /// The same where nobody waits for it: it comes last where calls are limited, and is tried once.
    async fn refresh(
        &self,
        channel: ChannelId,
        message: MessageId,
        with: &Message,
    ) -> Result<(), OutboundError> {
        self.edit(channel, message, with).await
    }
    /// Takes the buttons off a message of the bot's own; nobody waits for it.
    async fn strip(&self, channel: ChannelId, message: MessageId) -> Result<(), OutboundError>;
    /// Takes a message of the bot's own away; nobody waits for it.
    async fn delete(&self, channel: ChannelId, message: MessageId) -> Result<(), OutboundError>;
    /// Opens a public thread below the message `below` in `parent`, or finds an existing one; returns its channel.
    async fn open_thread(
        &self,
        parent: ChannelId,
        below: MessageId,
        name: &str,
    ) -> Result<ChannelId, OutboundError>;
    /// Keeps a thread from being archived for another week, and unarchives it if it was; nobody is told.
    /// From then on a week is what it has after each message, too.
    async fn keep_open(&self, thread: ChannelId) -> Result<(), OutboundError>;
    /// Renames a thread of the bot's own to `name` and sets its auto-archive duration; unarchives it if it was archived.
    async fn title_thread(
        &self,
        thread: ChannelId,
        name: &str,
        quiet: Quiet,
    ) -> Result<(), OutboundError>;
    /// Writes a direct message to `player`. The same `nonce` writes at most once over all members.
    async fn direct(
        &self,
        player: PlayerId,
        message: &Message,
        nonce: &str,
    ) -> Result<(), OutboundError>;
    /// Creates or updates a scheduled event of the bot's own in `club`: the one that is `known`, or one that is about the same,
    /// else a new one. Idempotent. Returns its number.
    async fn schedule(
        &self,
        club: ClubId,
        known: Option<ScheduledId>,
        event: &Scheduled,
    ) -> Result<ScheduledId, OutboundError>;
    /// Takes a scheduled event of the bot's own away.
    async fn unschedule(&self, club: ClubId, event: ScheduledId) -> Result<(), OutboundError>;
    /// Registers the commands of `families` in `club`, besides those that are everywhere. Makes no call if the same are
    /// `known` to be registered. Returns the registered ones.
    async fn register(
        &self,
        club: ClubId,
        families: &Families,
        known: &Registered,
    ) -> Result<Registered, OutboundError>;
    /// The membership and permissions of `player` in `place`, a channel of a server; none if they are not on the
    /// server, or may not see the channel.
    async fn membership(
        &self,
        place: Place,
        player: PlayerId,
    ) -> Result<Option<Membership>, OutboundError>;
    /// The bot's own messages in `channel` since about `since`, as far as can be seen at once, none from before, and the
    /// message `known`.
    async fn traces(
        &self,
        channel: ChannelId,
        since: Timestamp,
        known: Option<MessageId>,
    ) -> Result<Vec<Trace>, OutboundError>;
}

/// A member in a channel of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Membership {
    pub person: Person,
    /// Their permissions in the channel.
    pub permissions: Permissions,
    /// Since when they are on the server.
    pub joined: Option<Timestamp>,
    /// The kind of the channel.
    pub channel: ChannelKind,
}

/// After what time without anything a thread is archived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quiet {
    /// The shortest that Discord knows.
    Hour,
    /// The longest.
    Week,
}

/// Identifies the bot's own messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// The message.
    pub message: MessageId,
    /// Its text.
    pub text: String,
    /// Custom ids of its buttons and menus.
    pub tokens: Vec<String>,
    /// Names of its files.
    pub files: Vec<String>,
}

impl Trace {
    /// Whether it says what `message` says: where the bot may show no cards, what is on its card stands below its text.
    pub fn says(&self, message: &Message) -> bool {
        match self.text.strip_prefix(&message.content) {
            Some("") => true,
            Some(more) => message.card.is_some() && more.starts_with('\n'),
            None => false,
        }
    }
}

/// The place of an answer that was promised: a message that shows that there is more to come.
#[async_trait::async_trait]
pub trait Promised: Send + Sync {
    /// Reports progress in it. Its other content stays.
    async fn meanwhile(&self, text: &str) -> Result<(), OutboundError>;
    /// Makes it `message`, which was promised.
    async fn keep(&self, message: &Message) -> Result<(), OutboundError>;
}

/// Why something could not be sent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OutboundError {
    /// The channel, thread or message does not exist any more.
    #[error("the channel or message is gone")]
    Gone,
    /// The member takes no direct messages.
    #[error("they take no direct messages")]
    Closed,
    /// The bot may not do this there, but perhaps less than this.
    #[error("the bot is not allowed to do this there")]
    Forbidden,
    /// The bot is not there, cannot see the channel, or it is of a kind in which nobody writes.
    #[error("the bot has no access to the channel")]
    NoAccess,
    /// The thread is locked or archived, and the bot cannot unarchive it.
    #[error("the thread is locked")]
    Locked,
    /// Discord refused what was sent, or nothing could be made to be sent: to try again changes nothing.
    #[error("refused: {0}")]
    Refused(String),
    /// It was sent as this message, but without its card: the bot may show none there.
    #[error("the message stands without its card")]
    Stripped(MessageId),
    /// A rate limit is used up for so long. Nothing was sent.
    #[error("a rate limit is used up for {} ms", .0.as_millis())]
    Limited(Duration),
    /// Discord could not be reached, or failed, in spite of retries.
    #[error("Discord could not be reached: {0}")]
    Unreachable(String),
}

impl OutboundError {
    /// Whether the same may do better later.
    pub fn is_passing(&self) -> bool {
        matches!(self, Self::Limited(_) | Self::Unreachable(_))
    }

    /// Whether it is about the place: nothing can be written there.
    pub fn is_about_place(&self) -> bool {
        match self {
            Self::Gone | Self::Closed | Self::Forbidden | Self::NoAccess | Self::Locked => true,
            Self::Refused(_) | Self::Stripped(_) | Self::Limited(_) | Self::Unreachable(_) => false,
        }
    }
}
