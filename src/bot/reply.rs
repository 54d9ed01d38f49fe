//! What the bot says: plain values in the readers' language, ready to be encoded.

use std::sync::Arc;
use std::time::Duration;

use super::order::Order;
use super::outbox::Hold;
use super::trouble::Told;
pub use super::within::Within;
use crate::clock::Timestamp;
use crate::game::{ChannelId, GameId, MessageId, PlayerId, Revision};
use crate::i18n::{Locale, Text};
use crate::store::PuzzleId;

/// The answer to one interaction, and what is to be done once it is out.
#[derive(Clone, Debug)]
pub struct Response {
    /// The one answer.
    pub answer: Answer,
    /// What the answer's message tells of a game, so that [`crate::bot::Bot::delivered`] can note it.
    pub shows: Option<Shows>,
    /// Holds back what would tell the same, until it is known whether the answer has arrived.
    pub hold: Option<Arc<Hold>>,
}

/// What the message of an answer tells of a game or a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    /// This state of it.
    State(Shown),
    /// What has become of the challenge that it was.
    Settled(GameId),
    /// No game, but this puzzle.
    Puzzle(PuzzleId),
}

impl Shows {
    /// The game, if it is about one.
    pub fn game(self) -> Option<GameId> {
        match self {
            Self::State(shown) => Some(shown.game),
            Self::Settled(game) => Some(game),
            Self::Puzzle(_) => None,
        }
    }
}

/// The one answer to an interaction.
#[derive(Clone, Debug)]
pub enum Answer {
    /// A new message for everybody.
    Post(Message),
    /// A new message for the caller alone.
    Whisper(Message),
    /// The message below which the pressed button stands becomes this one.
    /// A message without a picture loses the one it had.
    Replace(Message),
    /// A form to fill in.
    Form(Form),
    /// Suggestions for the option that is being typed, at most 25.
    Suggestions(Vec<Suggestion>),
    /// A sign for the caller alone that there is more to come: what [`crate::bot::Bot::finish`] makes of the order.
    Later(Order),
}

/// A state of a game that a message shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The game.
    pub game: GameId,
    /// Its revision.
    pub revision: Revision,
}

/// A message. Every text in it is escaped and in the reader's language.
#[derive(Clone, Debug, Default)]
pub struct Message {
    /// The text, at most 2000 characters.
    pub content: String,
    /// A framed card below the text.
    pub card: Option<Card>,
    /// Pictures and other files.
    pub files: Vec<File>,
    /// Buttons and menus, at most five rows.
    pub rows: Vec<Row>,
    /// Who is pinged; nobody else ever is, whatever the text says.
    pub mention: Vec<PlayerId>,
    /// What moderators are told with it: [`crate::bot::Bot::delivered`] clears that.
    pub troubles: Vec<Told>,
}

/// The text of a card.
pub type Body = Within<4096>;

/// A framed card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The heading.
    pub title: Within<256>,
    /// The text.
    pub body: Body,
    /// Named entries, at most 25: name and content.
    pub fields: Vec<(Within<256>, Within<1024>)>,
}

impl Card {
    /// A card with a heading and named entries, for readers of `locale`.
    pub(crate) fn of(
        title: &Text,
        fields: impl IntoIterator<Item = (Text, Text)>,
        locale: Locale,
    ) -> Self {
        let field =
            |(name, content): (Text, Text)| (name.to(locale).into(), content.to(locale).into());
        Self {
            title: title.to(locale).into(),
            body: Body::default(),
            fields: fields.into_iter().map(field).collect(),
        }
    }
}

/// A file that goes with a message.
#[derive(Clone)]
pub struct File {
    /// The file's name; distinct for each position of a game, so that no client shows an old one.
    pub name: String,
    /// What is in it.
    pub bytes: Arc<[u8]>,
    /// What a picture shows, in words: at most 1024 characters.
    pub alt: Option<String>,
}

impl std::fmt::Debug for File {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("File")
            .field("name", &self.name)
            .field("bytes", &self.bytes.len())
            .field("alt", &self.alt)
            .finish()
    }
}

/// A row of components below a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// One to five buttons.
    Buttons(Vec<Button>),
    /// One menu.
    Menu(Menu),
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What is on it, at most 80 characters.
    pub label: String,
    /// What it carries (see `bot::button`), 1 to 100 characters.
    pub custom_id: String,
    /// How it looks.
    pub look: Look,
}

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// What one most likely wants.
    Primary,
    /// Everything else.
    Secondary,
    /// Agreement.
    Success,
    /// What cannot be taken back.
    Danger,
}

/// A menu of which one entry is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// What it carries (see `bot::button`), 1 to 100 characters.
    pub custom_id: String,
    /// What it shows before a choice, at most 150 characters.
    pub placeholder: String,
    /// 1 to 25 entries.
    pub entries: Vec<Entry>,
}

/// An entry of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What is shown, at most 100 characters.
    pub label: String,
    /// What is carried, at most 100 characters.
    pub value: String,
    /// A smaller line below, at most 100 characters.
    pub description: Option<String>,
}

/// A form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// What it carries (see `bot::button`), 1 to 100 characters.
    pub custom_id: String,
    /// The heading, at most 45 characters.
    pub title: String,
    /// One to five fields.
    pub fields: Vec<Field>,
}

/// A field of a form: one line of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name, 1 to 100 characters.
    pub name: String,
    /// What stands above it, at most 45 characters.
    pub label: String,
    /// What it shows while empty, at most 100 characters.
    pub placeholder: String,
    /// The most characters it takes, 1 to 4000.
    pub max_length: u16,
}

/// A suggestion for an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// What is shown, at most 100 characters.
    pub name: String,
    /// What is filled in, at most 100 characters.
    pub value: String,
}

/// The way out to Discord, besides answers: what the bot does on its own with its token.
#[async_trait::async_trait]
pub trait Outbound: Send + Sync {
    /// Posts `message` in `channel`. The same `nonce`, 1 to 25 characters, posts at most once, wherever that was.
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
    /// Opens a public thread below the message `below` in `parent`, or finds the one that is there; returns its channel.
    async fn open_thread(
        &self,
        parent: ChannelId,
        below: MessageId,
        name: &str,
    ) -> Result<ChannelId, OutboundError>;
    /// Keeps a thread from being folded away for another week, and unfolds it if it was; nobody is told.
    /// From then on a week is what it has after each message, too.
    async fn keep_open(&self, thread: ChannelId) -> Result<(), OutboundError>;
    /// Writes to `player` alone. The same `nonce` writes at most once, to whomever that was.
    async fn direct(
        &self,
        player: PlayerId,
        message: &Message,
        nonce: &str,
    ) -> Result<(), OutboundError>;
    /// The bot's own messages in `channel` since about `since`, as far as can be seen at once, and the message `known`.
    async fn traces(
        &self,
        channel: ChannelId,
        since: Timestamp,
        known: Option<MessageId>,
    ) -> Result<Vec<Trace>, OutboundError>;
}

/// What tells which message of the bot's own one sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// The message.
    pub message: MessageId,
    /// Its text.
    pub text: String,
    /// What its buttons and menus carry.
    pub tokens: Vec<String>,
    /// What its files are called.
    pub files: Vec<String>,
}

/// The place of an answer that was promised: a message that shows that there is more to come.
#[async_trait::async_trait]
pub trait Promised: Send + Sync {
    /// Says in it how far things are. What is there besides text stays.
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
    /// Somebody takes no direct messages.
    #[error("they take no direct messages")]
    Closed,
    /// The bot may not do this there, but perhaps less than this.
    #[error("the bot is not allowed to do this there")]
    Forbidden,
    /// The bot is not there, cannot see the channel, or it is of a kind in which nobody writes.
    #[error("the bot has no access to the channel")]
    NoAccess,
    /// The thread is locked or folded away, and the bot cannot unfold it.
    #[error("the thread is locked")]
    Locked,
    /// Discord refused what was sent, or nothing could be made to be sent: to try again changes nothing.
    #[error("refused: {0}")]
    Refused(String),
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
            Self::Refused(_) | Self::Limited(_) | Self::Unreachable(_) => false,
        }
    }
}
