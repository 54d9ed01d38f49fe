//! Outgoing calls to Discord besides answers, made with the bot's token.

use std::time::Duration;

use crate::clock::Timestamp;
use crate::evening::ScheduledId;
use crate::game::{ChannelId, ClubId, MessageId, Place, PlayerId};
use crate::port::family::{Families, Registered};
use crate::port::message::Message;
use crate::port::request::{ChannelKind, Permissions, Person};
use crate::port::scheduled::Scheduled;

/// Outgoing calls to Discord besides answers, made with the bot's token.
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
    /// An edit with the lowest priority: it comes last where calls are limited, and is tried once.
    async fn refresh(
        &self,
        channel: ChannelId,
        message: MessageId,
        with: &Message,
    ) -> Result<(), OutboundError> {
        self.edit(channel, message, with).await
    }
    /// Removes the buttons of one of the bot's own messages, with the lowest priority.
    async fn strip(&self, channel: ChannelId, message: MessageId) -> Result<(), OutboundError>;
    /// Deletes one of the bot's own messages, with the lowest priority.
    async fn delete(&self, channel: ChannelId, message: MessageId) -> Result<(), OutboundError>;
    /// Opens a public thread below the message `below` in `parent`, or finds an existing one; returns its channel.
    async fn open_thread(
        &self,
        parent: ChannelId,
        below: MessageId,
        name: &str,
    ) -> Result<ChannelId, OutboundError>;
    /// Keeps a thread from being archived for another week, and unarchives it if it was; without a notification.
    /// Its auto-archive duration is a week from then on.
    async fn keep_open(&self, thread: ChannelId) -> Result<(), OutboundError>;
    /// Renames one of the bot's own threads to `name` and sets its auto-archive duration; unarchives it if it was
    /// archived.
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
    /// Creates or updates one of the bot's own scheduled events in `club`: the `known` one, or one with the same
    /// description, else a new one. Idempotent. Returns its number.
    async fn schedule(
        &self,
        club: ClubId,
        known: Option<ScheduledId>,
        event: &Scheduled,
    ) -> Result<ScheduledId, OutboundError>;
    /// Deletes one of the bot's own scheduled events.
    async fn unschedule(&self, club: ClubId, event: ScheduledId) -> Result<(), OutboundError>;
    /// Registers the commands of `families` in `club`, besides the global ones. Makes no call if the same are `known`
    /// to be registered. Returns the registered ones.
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
    /// The channels of `club` that everybody on the server can see, with earlier messages: no threads, and no
    /// age-restricted channels.
    async fn open_channels(&self, club: ClubId) -> Result<Vec<OpenChannel>, OutboundError>;
    /// The bot's own messages in `channel` since about `since`, as many as one call returns, none from before, and the
    /// message `known`.
    async fn traces(
        &self,
        channel: ChannelId,
        since: Timestamp,
        known: Option<MessageId>,
    ) -> Result<Vec<Trace>, OutboundError>;
}

/// A channel that everybody on its server can read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenChannel {
    pub channel: ChannelId,
    /// Its name: hostile, must be escaped.
    pub name: String,
}

/// A member in a channel of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Membership {
    pub person: Person,
    /// Their permissions in the channel.
    pub permissions: Permissions,
    /// When they joined the server.
    pub joined: Option<Timestamp>,
    /// The kind of the channel.
    pub channel: ChannelKind,
}

/// The auto-archive duration of a thread.
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
    pub message: MessageId,
    pub text: String,
    /// Custom ids of its buttons and menus.
    pub tokens: Vec<String>,
    /// Names of its files.
    pub files: Vec<String>,
}

impl Trace {
    /// Whether its text equals that of `message`. Where the bot may show no cards, the card's content follows the text.
    pub fn says(&self, message: &Message) -> bool {
        match self.text.strip_prefix(&message.content) {
            Some("") => true,
            Some(more) => message.card.is_some() && more.starts_with('\n'),
            None => false,
        }
    }
}

/// The message of a promised answer, which shows that more will come.
#[async_trait::async_trait]
pub trait Promised: Send + Sync {
    /// Reports progress in it. Its other content stays.
    async fn send_progress(&self, text: &str) -> Result<(), OutboundError>;
    /// Replaces it by `message`, the promised answer.
    async fn keep(&self, message: &Message) -> Result<(), OutboundError>;
}

/// Errors of outgoing calls.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OutboundError {
    /// The channel, thread or message no longer exists.
    #[error("the channel or message is gone")]
    Gone,
    /// The member takes no direct messages.
    #[error("they take no direct messages")]
    Closed,
    /// The bot may not do this there, but perhaps something smaller.
    #[error("the bot is not allowed to do this there")]
    Forbidden,
    /// The bot is not there, cannot see the channel, or nobody can write in channels of this kind.
    #[error("the bot has no access to the channel")]
    NoAccess,
    /// The thread is locked or archived, and the bot cannot unarchive it.
    #[error("the thread is locked")]
    Locked,
    /// Discord refused the body, or it could not be made: a retry is useless.
    #[error("refused: {0}")]
    Refused(String),
    /// It was sent as this message, but without its card: the bot may show none there.
    #[error("the message stands without its card")]
    Stripped(MessageId),
    /// A rate limit is used up for this time. Nothing was sent.
    #[error("a rate limit is used up for {} ms", .0.as_millis())]
    Limited(Duration),
    /// Discord could not be reached, or failed, in spite of retries.
    #[error("Discord could not be reached: {0}")]
    Unreachable(String),
}

impl OutboundError {
    /// Whether a later retry may succeed.
    pub fn is_temporary(&self) -> bool {
        matches!(self, Self::Limited(_) | Self::Unreachable(_))
    }

    /// Whether the place is not writable.
    pub fn is_about_place(&self) -> bool {
        match self {
            Self::Gone | Self::Closed | Self::Forbidden | Self::NoAccess | Self::Locked => true,
            Self::Refused(_) | Self::Stripped(_) | Self::Limited(_) | Self::Unreachable(_) => false,
        }
    }
}
