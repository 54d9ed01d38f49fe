//! Outbox messages: what must still reach Discord. Each is an envelope, which is plain data, with a body that only the owner
//! of its kind understands. They name what is to be shown; what it looks like is worked out when it is sent.

use std::borrow::Cow;
use std::marker::PhantomData;

pub use super::schema::outbox_message::{Handling, Overtakes};
use super::{Stored, Subject, Value};
use crate::game::{ChannelId, PlayerId};

/// Outbox messages of one partition go out one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Partition {
    /// New messages in a channel.
    Channel(ChannelId),
    /// What becomes of older messages in a channel.
    Upkeep(ChannelId),
    /// What somebody is told alone.
    Player(PlayerId),
}

impl Partition {
    /// The channel, if it is one of a channel.
    pub const fn channel(self) -> Option<ChannelId> {
        match self {
            Self::Channel(channel) | Self::Upkeep(channel) => Some(channel),
            Self::Player(_) => None,
        }
    }
}

/// An outbox message as it is written and kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// The name of its kind, also for the log: it tells neither whom it is for nor where it goes.
    pub kind: Cow<'static, str>,
    /// With what it keeps its order.
    pub partition: Partition,
    /// The one whom it is to be told, if it is for one person alone.
    pub addressee: Option<PlayerId>,
    /// How it is handled.
    pub handling: Handling,
    /// What only its kind's owner understands.
    pub body: Vec<Value>,
}

impl Envelope {
    /// What it is about, if it was written with `cause`.
    pub(super) fn subject(&self, cause: Subject) -> Subject {
        match self.partition.channel() {
            Some(channel) if self.handling.is_of_channel => Subject::Channel(channel),
            _ => cause,
        }
    }

    /// Whether nobody needs the `older` one about the same subject any more.
    pub(super) fn overtakes(&self, older: &Self) -> bool {
        match self.handling.overtakes {
            Overtakes::Nothing => false,
            Overtakes::Same => self == older,
            Overtakes::Kind => (&self.kind, self.partition) == (&older.kind, older.partition),
            Overtakes::Position => older.handling.is_of_position,
        }
    }
}

/// Where outbox messages of a kind go.
pub trait Recipient: Copy + Send + 'static {
    /// The one whom they are to be told, if they are for one person alone.
    fn addressee(self) -> Option<PlayerId>;

    /// Where this one goes; none if it is of another kind.
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

/// Somebody in a channel.
impl Recipient for (PlayerId, ChannelId) {
    fn addressee(self) -> Option<PlayerId> {
        Some(self.0)
    }

    fn of(envelope: &Envelope) -> Option<Self> {
        envelope.addressee.zip(envelope.partition.channel())
    }
}

/// A kind of outbox messages, as a constant of its owner: where they go, and what their bodies are. Its name in the database
/// is for good.
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
    /// The kind that is stored as `name`, of which each message is sent, and keeps its order in its `partition`.
    pub const fn new(name: &'static str, partition: fn(P) -> Partition) -> Self {
        Self {
            name,
            partition,
            handling: Handling::PLAIN,
            body: PhantomData,
        }
    }

    /// The same; a newer one makes some older ones needless.
    pub const fn overtaking(mut self, overtakes: Overtakes) -> Self {
        self.handling.overtakes = overtakes;
        self
    }

    /// The same; they tell of a game as it is now, and nobody needs them when it has gone on.
    pub const fn of_position(mut self) -> Self {
        self.handling.is_of_position = true;
        self
    }

    /// The same; they are about their channel, whatever has caused them: many games change one message.
    pub const fn of_channel(mut self) -> Self {
        self.handling.is_of_channel = true;
        self
    }

    /// The same; that one was sent is on the disk before the next one goes out: nobody could see that it was.
    pub const fn durable(mut self) -> Self {
        self.handling.is_durable = true;
        self
    }

    /// The same; the message that they change rests after each change, since it changes often.
    pub const fn resting(mut self) -> Self {
        self.handling.rests = true;
        self
    }

    /// What it is called.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// Whether `envelope` is of this kind.
    pub fn is(self, envelope: &Envelope) -> bool {
        envelope.kind == self.name
    }
}

impl<P: Recipient, B: Stored> OutboxKind<P, B> {
    /// The outbox message that says `body` to `recipient`.
    pub fn to(self, recipient: P, body: B) -> Envelope {
        Envelope {
            kind: Cow::Borrowed(self.name),
            partition: (self.partition)(recipient),
            addressee: recipient.addressee(),
            handling: self.handling,
            body: body.values(),
        }
    }

    /// Where `envelope` goes and what it says; none if it is of another kind, or means nothing.
    pub fn read(self, envelope: &Envelope) -> Option<(P, B)> {
        if !self.is(envelope) {
            return None;
        }
        Some((P::of(envelope)?, B::of_values(envelope.body.clone())?))
    }
}
