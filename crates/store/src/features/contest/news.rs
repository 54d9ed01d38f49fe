//! News of a tournament for a person, directly or in its channel.

use crate::{OutboxKind, Overtakes, Partition, stored_as};
use tengen_club::contest::ContestId;
use tengen_game::{ChannelId, PlayerId};

/// Updates the message of a tournament.
pub const CONTEST_MESSAGE: OutboxKind<ChannelId, ContestId> =
    OutboxKind::new("tournament", Partition::Upkeep).overtaking(Overtakes::Same);
/// Updates the messages that show the pairs of a round, from 1.
pub const CONTEST_TABLES: OutboxKind<ChannelId, (ContestId, u8)> =
    OutboxKind::new("tournament tables", Partition::Upkeep)
        .overtaking(Overtakes::Same)
        .of_channel();
/// The result of a tournament, for everybody.
pub const CONTEST_OVER: OutboxKind<ChannelId, ContestId> =
    OutboxKind::new("tournament over", Partition::Channel)
        .overtaking(Overtakes::Same)
        .durable();
/// News of a tournament for a player; its last round is this one, from 1; 0 before the first.
pub const CONTEST_NEWS: OutboxKind<PlayerId, (ContestId, (u8, ContestNews))> =
    OutboxKind::new("tournament news", Partition::Player).durable();

/// News of a tournament for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContestNews {
    /// The organiser: the round is over, and another one follows.
    RoundOver,
    /// The organiser: this round was published automatically.
    RoundBegun,
    /// The organiser: the round after this one could not be published automatically.
    NotPaired,
    /// The organiser: the pairs from this table on could not be posted.
    Undelivered {
        /// The table, from 1.
        table: u16,
    },
    /// A player on the waiting list has a place now.
    MovedUp,
    /// Everybody, and the substitute by name: where they sit in the last round now.
    Substituted,
    /// The question to everybody invited by name to this side; later its outcome.
    Asked {
        /// The side's place among the entries, from 0.
        entry: u16,
    },
    /// Everybody, and its members by name: who plays on this side now.
    Changed {
        /// The side's place among the entries, from 0.
        entry: u16,
    },
    /// A partner has left, so the player's pair or team does not play.
    Dissolved {
        /// The partner who has left.
        by: PlayerId,
    },
    /// The player missed a game: they are in no round until they confirm.
    Absent,
    /// An organiser lets the player sit out the next round.
    SitsOut,
    /// The player is in the next round after all.
    Plays,
    /// An organiser has removed the player.
    Removed,
}

stored_as! {
    ContestId, as u64: |id| id.get(), |id| Some(Self::new(id));
    ContestNews, as (String, u64): ContestNews::parts, |(word, number)| Self::of(&word, number);
}

impl ContestNews {
    /// Its word, and its number or 0.
    fn parts(&self) -> (String, u64) {
        let (word, number) = match *self {
            Self::RoundOver => ("round over", 0),
            Self::RoundBegun => ("round begun", 0),
            Self::NotPaired => ("not paired", 0),
            Self::Undelivered { table } => ("undelivered", table.into()),
            Self::MovedUp => ("moved up", 0),
            Self::Substituted => ("substituted", 0),
            Self::Asked { entry } => ("asked", entry.into()),
            Self::Changed { entry } => ("changed", entry.into()),
            Self::Dissolved { by } => ("dissolved", by.get()),
            Self::Absent => ("absent", 0),
            Self::SitsOut => ("sits out", 0),
            Self::Plays => ("plays", 0),
            Self::Removed => ("removed", 0),
        };
        (word.to_owned(), number)
    }

    /// The news of this word and number, if there is one.
    fn of(word: &str, number: u64) -> Option<Self> {
        let place = || number.try_into().ok();
        Some(match word {
            "round over" => Self::RoundOver,
            "round begun" => Self::RoundBegun,
            "not paired" => Self::NotPaired,
            "undelivered" => Self::Undelivered { table: place()? },
            "moved up" => Self::MovedUp,
            "substituted" => Self::Substituted,
            "asked" => Self::Asked { entry: place()? },
            "changed" => Self::Changed { entry: place()? },
            "dissolved" => Self::Dissolved {
                by: PlayerId::new(number),
            },
            "absent" => Self::Absent,
            "sits out" => Self::SitsOut,
            "plays" => Self::Plays,
            "removed" => Self::Removed,
            _ => return None,
        })
    }
}
