//! Outbox messages: what must still reach Discord. They name what is to be shown; what it looks like is worked out when it is sent.

use super::schema::outbox_message as shape;
use super::schema::scalar::Id;
use super::{PuzzleId, Subject};
use crate::game::{ChannelId, MessageId, PlayerId, Revision};

/// The number of an outbox message: later ones are larger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OutboxId(pub(super) u64);

impl std::fmt::Display for OutboxId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// Something that must still reach Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutboxMessage {
    /// Its number: outbox messages are sent in their order.
    pub id: OutboxId,
    /// What it is about.
    pub subject: Subject,
    /// What it is.
    pub payload: Payload,
    /// Who has written it.
    pub source: Source,
}

/// Who has written an outbox message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// This process: it knows what has become of the outbox message.
    Present,
    /// One before: it may have sent the outbox message just before it ended.
    Past,
}

/// What an outbox message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payload {
    /// The game as it is since this revision is to stand in its channel. A newer one takes the place of an older one.
    Board {
        /// The channel.
        channel: ChannelId,
        /// The revision.
        revision: Revision,
    },
    /// The card of the challenge is to say what has become of it.
    Card {
        /// Where the card stands.
        channel: ChannelId,
        /// The card.
        message: MessageId,
    },
    /// A message is to lose its buttons.
    Strip {
        /// Where it stands.
        channel: ChannelId,
        /// The message.
        message: MessageId,
    },
    /// A message is to go away.
    Delete {
        /// Where it stands.
        channel: ChannelId,
        /// The message.
        message: MessageId,
    },
    /// A thread is to be opened below the card of the challenge, and the game to move there.
    Thread {
        /// The channel above it.
        parent: ChannelId,
        /// The card.
        message: MessageId,
    },
    /// Somebody is to be told something, unless the game has gone on since.
    Notice {
        /// The revision that it is about.
        revision: Revision,
        /// Who.
        player: PlayerId,
        /// What.
        notice: Notice,
    },
    /// A thread in which the game is played is to be kept from being folded away.
    KeepOpen {
        /// The thread.
        channel: ChannelId,
    },
    /// The message that shows the game since this revision is to show it as it is now: its deadline has moved.
    Refresh {
        /// The channel.
        channel: ChannelId,
        /// The revision.
        revision: Revision,
    },
    /// Those whom the game addresses since this revision are to be called: its message has changed, which calls nobody.
    Call {
        /// The channel.
        channel: ChannelId,
        /// The revision.
        revision: Revision,
    },
    /// The channel in which the game was played is to be told where it goes on.
    Moved {
        /// The channel.
        channel: ChannelId,
    },
    /// Somebody is to be told where the game goes on.
    MovedFor {
        /// Who.
        player: PlayerId,
    },
    /// Somebody is to be told which of their games wait for them.
    Summary {
        /// Who.
        player: PlayerId,
    },
    /// A puzzle that nobody has asked for is to be posted. A newer one in the channel takes its place.
    NewPuzzle {
        /// Where.
        channel: ChannelId,
        /// The puzzle.
        puzzle: PuzzleId,
    },
    /// The message of a puzzle is to show it as it is now: how many have tried it, or its solution.
    Puzzle {
        /// Where it stands.
        channel: ChannelId,
        /// The puzzle.
        puzzle: PuzzleId,
    },
}

/// What somebody is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Their time is running out.
    Reminder,
    /// What they had planned is dropped: the game did not go on so.
    PlanDropped,
    /// A game that they follow has gone on.
    Followed,
}

impl Payload {
    /// The one whom it is to be told, if it is for one person alone.
    pub(super) fn addressee(self) -> Option<PlayerId> {
        match self {
            Self::Notice { player, .. } | Self::MovedFor { player } | Self::Summary { player } => {
                Some(player)
            }
            Self::Board { .. }
            | Self::Card { .. }
            | Self::Strip { .. }
            | Self::Delete { .. }
            | Self::Thread { .. }
            | Self::KeepOpen { .. }
            | Self::Refresh { .. }
            | Self::Call { .. }
            | Self::Moved { .. }
            | Self::NewPuzzle { .. }
            | Self::Puzzle { .. } => None,
        }
    }

    /// What it is, for the log: neither whom it is for nor where it goes.
    pub fn word(self) -> &'static str {
        match self {
            Self::Board { .. } => "board",
            Self::Card { .. } => "card",
            Self::Strip { .. } => "strip",
            Self::Delete { .. } => "delete",
            Self::Thread { .. } => "thread",
            Self::Notice { .. } => "notice",
            Self::KeepOpen { .. } => "keep open",
            Self::Refresh { .. } => "refresh",
            Self::Call { .. } => "call",
            Self::Moved { .. } => "moved",
            Self::MovedFor { .. } => "moved for",
            Self::Summary { .. } => "summary",
            Self::NewPuzzle { .. } => "new puzzle",
            Self::Puzzle { .. } => "puzzle",
        }
    }

    /// Whether nobody needs this any more once the game has got a `newer` matter.
    pub(super) fn is_overtaken_by(self, newer: Self) -> bool {
        match newer {
            Self::Board { .. } | Self::Thread { .. } => {
                matches!(
                    self,
                    Self::Board { .. }
                        | Self::Notice { .. }
                        | Self::Refresh { .. }
                        | Self::Call { .. }
                )
            }
            Self::NewPuzzle { channel, .. } => {
                matches!(self, Self::NewPuzzle { channel: there, .. } if there == channel)
            }
            Self::KeepOpen { .. }
            | Self::Refresh { .. }
            | Self::Summary { .. }
            | Self::Puzzle { .. } => self == newer,
            Self::Card { .. }
            | Self::Strip { .. }
            | Self::Delete { .. }
            | Self::Notice { .. }
            | Self::Moved { .. }
            | Self::MovedFor { .. }
            | Self::Call { .. } => false,
        }
    }

    pub(super) fn shape(self) -> shape::Payload {
        let id = |channel: ChannelId, message: MessageId| (Id(channel.get()), Id(message.get()));
        match self {
            Self::Board { channel, revision } => shape::Payload::Board {
                channel: Id(channel.get()),
                revision: revision.get(),
            },
            Self::Card { channel, message } => {
                let (channel, message) = id(channel, message);
                shape::Payload::Card { channel, message }
            }
            Self::Strip { channel, message } => {
                let (channel, message) = id(channel, message);
                shape::Payload::Strip { channel, message }
            }
            Self::Delete { channel, message } => {
                let (channel, message) = id(channel, message);
                shape::Payload::Delete { channel, message }
            }
            Self::Thread { parent, message } => {
                let (parent, message) = id(parent, message);
                shape::Payload::Thread { parent, message }
            }
            Self::Notice {
                revision,
                player,
                notice,
            } => shape::Payload::Notice {
                revision: revision.get(),
                player: Id(player.get()),
                notice: match notice {
                    Notice::Reminder => shape::Notice::Reminder,
                    Notice::PlanDropped => shape::Notice::PlanDropped,
                    Notice::Followed => shape::Notice::Followed,
                },
            },
            Self::KeepOpen { channel } => shape::Payload::KeepOpen {
                channel: Id(channel.get()),
            },
            Self::Refresh { channel, revision } => shape::Payload::Refresh {
                channel: Id(channel.get()),
                revision: revision.get(),
            },
            Self::Call { channel, revision } => shape::Payload::Call {
                channel: Id(channel.get()),
                revision: revision.get(),
            },
            Self::Moved { channel } => shape::Payload::Moved {
                channel: Id(channel.get()),
            },
            Self::MovedFor { player } => shape::Payload::MovedFor {
                player: Id(player.get()),
            },
            Self::Summary { player } => shape::Payload::Summary {
                player: Id(player.get()),
            },
            Self::Puzzle { channel, puzzle } => shape::Payload::Puzzle {
                channel: Id(channel.get()),
                puzzle: puzzle.get(),
            },
            Self::NewPuzzle { channel, puzzle } => shape::Payload::NewPuzzle {
                channel: Id(channel.get()),
                puzzle: puzzle.get(),
            },
        }
    }

    pub(super) fn of_shape(shape: shape::Payload) -> Self {
        let id = |channel: Id, message: Id| (ChannelId::new(channel.0), MessageId::new(message.0));
        match shape {
            shape::Payload::Board { channel, revision } => Self::Board {
                channel: ChannelId::new(channel.0),
                revision: Revision::new(revision),
            },
            shape::Payload::Card { channel, message } => {
                let (channel, message) = id(channel, message);
                Self::Card { channel, message }
            }
            shape::Payload::Strip { channel, message } => {
                let (channel, message) = id(channel, message);
                Self::Strip { channel, message }
            }
            shape::Payload::Delete { channel, message } => {
                let (channel, message) = id(channel, message);
                Self::Delete { channel, message }
            }
            shape::Payload::Thread { parent, message } => {
                let (parent, message) = id(parent, message);
                Self::Thread { parent, message }
            }
            shape::Payload::Notice {
                revision,
                player,
                notice,
            } => Self::Notice {
                revision: Revision::new(revision),
                player: PlayerId::new(player.0),
                notice: match notice {
                    shape::Notice::Reminder => Notice::Reminder,
                    shape::Notice::PlanDropped => Notice::PlanDropped,
                    shape::Notice::Followed => Notice::Followed,
                },
            },
            shape::Payload::KeepOpen { channel } => Self::KeepOpen {
                channel: ChannelId::new(channel.0),
            },
            shape::Payload::Refresh { channel, revision } => Self::Refresh {
                channel: ChannelId::new(channel.0),
                revision: Revision::new(revision),
            },
            shape::Payload::Call { channel, revision } => Self::Call {
                channel: ChannelId::new(channel.0),
                revision: Revision::new(revision),
            },
            shape::Payload::Moved { channel } => Self::Moved {
                channel: ChannelId::new(channel.0),
            },
            shape::Payload::MovedFor { player } => Self::MovedFor {
                player: PlayerId::new(player.0),
            },
            shape::Payload::Summary { player } => Self::Summary {
                player: PlayerId::new(player.0),
            },
            shape::Payload::Puzzle { channel, puzzle } => Self::Puzzle {
                channel: ChannelId::new(channel.0),
                puzzle: PuzzleId::new(puzzle),
            },
            shape::Payload::NewPuzzle { channel, puzzle } => Self::NewPuzzle {
                channel: ChannelId::new(channel.0),
                puzzle: PuzzleId::new(puzzle),
            },
        }
    }
}
