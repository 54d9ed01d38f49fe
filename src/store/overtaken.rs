//! Outbox messages that newer ones make needless.

use super::Payload;

impl Payload {
    /// Whether nobody needs this any more once the game has got a `newer` matter.
    pub(super) fn is_overtaken_by(self, newer: Self) -> bool {
        match newer {
            Self::Board { .. } | Self::Thread { .. } | Self::Accepted { .. } => {
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
            Self::Away { channel, .. } => {
                matches!(self, Self::Away { channel: there, .. } if there == channel)
            }
            Self::KeepOpen { .. }
            | Self::Refresh { .. }
            | Self::Vote { .. }
            | Self::Seats { .. }
            | Self::Ladder { .. }
            | Self::League { .. }
            | Self::Summary { .. }
            | Self::Puzzle { .. }
            | Self::Contest { .. }
            | Self::ContestOver { .. }
            | Self::Evening { .. }
            | Self::Simul { .. } => self == newer,
            Self::Card { .. }
            | Self::Strip { .. }
            | Self::Delete { .. }
            | Self::Notice { .. }
            | Self::Moved { .. }
            | Self::MovedFor { .. }
            | Self::Begin { .. }
            | Self::Voted { .. }
            | Self::Unpaired { .. }
            | Self::LadderLeft { .. }
            | Self::Digest { .. }
            | Self::GamesOfMonth { .. }
            | Self::LeagueDivision { .. }
            | Self::LeagueNews { .. }
            | Self::ContestRound { .. }
            | Self::ContestNews { .. }
            | Self::Call { .. } => false,
        }
    }
}
