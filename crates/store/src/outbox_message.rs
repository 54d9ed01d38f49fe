//! Outbox messages: what must still be sent to Discord. Each is an envelope of plain data that the store reads, and a
//! body that only the owner of its kind reads. They refer to the content; texts and pictures are made when they are
//! sent.

use std::borrow::Cow;
use std::marker::PhantomData;

use super::db::numbers;
use super::{Lease, ProcessId, Stored, Subject, Value};
use tengen_game::{ChannelId, ClubId, PlayerId};

pub use super::schema::outbox_message::{Handling, Overtakes};

/// A queue within the outbox: messages of one partition are sent one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Partition {
    /// New messages in a channel.
    Channel(ChannelId),
    /// Edits and deletions of older messages in a channel.
    Upkeep(ChannelId),
    /// Direct messages to somebody.
    Player(PlayerId),
    /// A server's commands.
    Club(ClubId),
}

impl Partition {
    /// The channel, if it is one of a channel.
    pub const fn channel(self) -> Option<ChannelId> {
        match self {
            Self::Channel(channel) | Self::Upkeep(channel) => Some(channel),
            Self::Player(_) | Self::Club(_) => None,
        }
    }
}

/// An outbox message as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// The name of its kind. It is logged, so it names nobody.
    pub kind: Cow<'static, str>,
    /// The queue in which it is sent.
    pub partition: Partition,
    /// The player it is for, if it is for one alone: it is deleted with them.
    pub addressee: Option<PlayerId>,
    pub handling: Handling,
    /// Its content, as encoded by the owner of its kind.
    pub body: Vec<Value>,
}

impl Envelope {
    /// Its subject, given that the transaction that wrote it was about `cause`.
    pub(super) fn subject(&self, cause: Subject) -> Subject {
        match self.partition.channel() {
            Some(channel) if self.handling.is_of_channel => Subject::Channel(channel),
            _ => cause,
        }
    }

    /// Whether it replaces the `older` message about the same subject.
    pub(super) fn overtakes(&self, older: &Self) -> bool {
        match self.handling.overtakes {
            Overtakes::Nothing => false,
            Overtakes::Same => self == older,
            Overtakes::Kind => (&self.kind, self.partition) == (&older.kind, older.partition),
            Overtakes::Position => older.handling.is_of_position,
        }
    }
}

/// The type of a kind's recipients: a channel, a player, a player in a channel, or a club.
pub trait Recipient: Copy + Send + 'static {
    /// The player, if it is for one alone.
    fn addressee(self) -> Option<PlayerId>;

    /// The recipient of `envelope`; none if it has one of another type.
    fn of(envelope: &Envelope) -> Option<Self>;
}

impl Recipient for ChannelId {
    fn addressee(self) -> Option<PlayerId> {
        None
    }

    fn of(envelope: &Envelope) -> Option<Self> {
        envelope.partition.channel()
    }
}

impl Recipient for PlayerId {
    fn addressee(self) -> Option<PlayerId> {
        Some(self)
    }

    fn of(envelope: &Envelope) -> Option<Self> {
        envelope.addressee
    }
}

impl Recipient for ClubId {
    fn addressee(self) -> Option<PlayerId> {
        None
    }

    fn of(envelope: &Envelope) -> Option<Self> {
        match envelope.partition {
            Partition::Club(club) => Some(club),
            Partition::Channel(_) | Partition::Upkeep(_) | Partition::Player(_) => None,
        }
    }
}

/// A player, in a channel.
impl Recipient for (PlayerId, ChannelId) {
    fn addressee(self) -> Option<PlayerId> {
        Some(self.0)
    }

    fn of(envelope: &Envelope) -> Option<Self> {
        envelope.addressee.zip(envelope.partition.channel())
    }
}

/// A kind of outbox messages, a constant of its owner: the types of its recipients `P` and bodies `B`, its partition,
/// and its handling. Its name is stored with each message, so it never changes.
pub struct OutboxKind<P, B> {
    name: &'static str,
    partition: fn(P) -> Partition,
    handling: Handling,
    body: PhantomData<fn() -> B>,
}

impl<P, B> Clone for OutboxKind<P, B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P, B> Copy for OutboxKind<P, B> {}

impl<P, B> OutboxKind<P, B> {
    /// A kind that is stored as `name` and sent in `partition`. By default every message of it is sent.
    pub const fn new(name: &'static str, partition: fn(P) -> Partition) -> Self {
        Self {
            name,
            partition,
            handling: Handling::PLAIN,
            body: PhantomData,
        }
    }

    /// A newer message replaces older ones.
    pub const fn overtaking(mut self, overtakes: Overtakes) -> Self {
        self.handling.overtakes = overtakes;
        self
    }

    /// Its messages show a position: one that shows a newer position replaces them.
    pub const fn of_position(mut self) -> Self {
        self.handling.is_of_position = true;
        self
    }

    /// The subject is the channel rather than the cause: many games change one message there.
    pub const fn of_channel(mut self) -> Self {
        self.handling.is_of_channel = true;
        self
    }

    /// Marks the kind as durable: the disk has the removal of a sent message before the next one goes out, since a
    /// later process cannot see that it was sent.
    pub const fn durable(mut self) -> Self {
        self.handling.is_durable = true;
        self
    }

    /// The message that it edits changes often, so edits are spaced out.
    pub const fn resting(mut self) -> Self {
        self.handling.rests = true;
        self
    }

    pub const fn name(self) -> &'static str {
        self.name
    }

    /// Whether `envelope` is of this kind.
    pub fn is(self, envelope: &Envelope) -> bool {
        envelope.kind == self.name
    }
}

impl<P: Recipient, B: Stored> OutboxKind<P, B> {
    /// A message of this kind.
    pub fn to(self, recipient: P, body: B) -> Envelope {
        Envelope {
            kind: Cow::Borrowed(self.name),
            partition: (self.partition)(recipient),
            addressee: recipient.addressee(),
            handling: self.handling,
            body: body.values(),
        }
    }

    /// The recipient and body of `envelope`; none if it is of another kind, or cannot be decoded.
    pub fn read(self, envelope: &Envelope) -> Option<(P, B)> {
        if !self.is(envelope) {
            return None;
        }
        Some((P::of(envelope)?, B::of_values(envelope.body.clone())?))
    }
}

/// The number of an outbox message: later ones are larger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OutboxId(pub(super) u64);

impl std::fmt::Display for OutboxId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// A message on its way to Discord.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutboxMessage {
    /// Its number: outbox messages are sent in their order.
    pub id: OutboxId,
    pub subject: Subject,
    /// Addressee and contents.
    pub envelope: Envelope,
    /// The process that knows its delivery.
    pub source: Source,
}

/// A row of the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Queued {
    pub(super) envelope: Envelope,
    /// The process whose answer to an interaction may show the same.
    pub(super) answered_by: Option<ProcessId>,
}

/// The process that knows an outbox message's delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// This process does.
    Present,
    /// An earlier one: it may have sent the message just before it ended, or an answer may have said the same.
    Past,
}

impl OutboxMessage {
    /// The message under `lease`, whose earlier holder may have sent it.
    #[must_use]
    pub fn under(self, lease: &Lease) -> Self {
        let source = if self.id.0 <= lease.since() {
            Source::Past
        } else {
            self.source
        };
        Self { source, ..self }
    }
}

numbers! { OutboxId: |key| key.0, OutboxId }
