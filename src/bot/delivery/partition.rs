//! Partitions of the outbox: what goes out in order, and by whom.

use crate::bot::kit::leases::Range;
use crate::bot::kit::pending::Line;
use crate::game::{ChannelId, PlayerId};
use crate::store::{EveningPart, OutboxMessage, Payload, SimulPart};

/// Outbox messages of one partition go out one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Partition {
    Channel(ChannelId),
    /// What becomes of older messages in a channel.
    Upkeep(ChannelId),
    Player(PlayerId),
}

impl Partition {
    pub(crate) fn of(queued: &OutboxMessage) -> Self {
        match queued.payload {
            Payload::Board { channel, .. }
            | Payload::Call { channel, .. }
            | Payload::Moved { channel }
            | Payload::Begin { channel }
            | Payload::Accepted { channel }
            | Payload::Vote { channel, .. }
            | Payload::Voted { channel, .. }
            | Payload::Away { channel, .. }
            | Payload::Unpaired { channel, .. }
            | Payload::LadderLeft { channel, .. }
            | Payload::Digest { channel, .. }
            | Payload::GamesOfMonth { channel, .. }
            | Payload::LeagueDivision { channel, .. }
            | Payload::LeagueNews { channel, .. }
            | Payload::NewPuzzle { channel, .. }
            | Payload::ContestRound { channel, .. }
            | Payload::ContestOver { channel, .. }
            | Payload::Evening {
                channel,
                part: EveningPart::NewMessage,
            }
            | Payload::Simul {
                channel,
                part: SimulPart::Over,
            }
            | Payload::Thread {
                parent: channel, ..
            } => Self::Channel(channel),
            Payload::Card { channel, .. }
            | Payload::Strip { channel, .. }
            | Payload::Delete { channel, .. }
            | Payload::KeepOpen { channel }
            | Payload::Refresh { channel, .. }
            | Payload::Seats { channel, .. }
            | Payload::Ladder { channel }
            | Payload::League { channel }
            | Payload::Puzzle { channel, .. }
            | Payload::Contest { channel, .. }
            | Payload::Evening { channel, .. }
            | Payload::Simul { channel, .. } => Self::Upkeep(channel),
            Payload::Notice { player, .. }
            | Payload::MovedFor { player }
            | Payload::Summary { player }
            | Payload::ContestNews { player, .. } => Self::Player(player),
        }
    }

    /// The range to which it belongs.
    pub(crate) fn range(self) -> Range {
        match self {
            Self::Channel(channel) | Self::Upkeep(channel) => Range::of(channel.get()),
            Self::Player(player) => Range::of(player.get()),
        }
    }

    /// The line on which it is worked on.
    pub(crate) fn line(self) -> Line {
        match self {
            Self::Channel(_) => Line::News,
            Self::Upkeep(_) => Line::Upkeep,
            Self::Player(_) => Line::Players,
        }
    }
}
