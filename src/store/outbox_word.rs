//! What outbox messages are called.

use super::Payload;

impl Payload {
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
            Self::Begin { .. } => "begin",
            Self::Accepted { .. } => "accepted",
            Self::Vote { .. } => "vote",
            Self::Voted { .. } => "voted",
            Self::Away { .. } => "away",
            Self::Unpaired { .. } => "unpaired",
            Self::Seats { .. } => "seats",
            Self::Ladder { .. } => "ladder",
            Self::LadderLeft { .. } => "ladder left",
            Self::Digest { .. } => "digest",
            Self::GamesOfMonth { .. } => "games of the month",
            Self::League { .. } => "league",
            Self::LeagueDivision { .. } => "league division",
            Self::LeagueNews { .. } => "league news",
            Self::NewPuzzle { .. } => "new puzzle",
            Self::Puzzle { .. } => "puzzle",
            Self::Contest { .. } => "tournament",
            Self::ContestRound { .. } => "tournament round",
            Self::ContestNews { .. } => "tournament news",
            Self::ContestOver { .. } => "tournament over",
            Self::Evening { .. } => "evening",
            Self::Simul { .. } => "simul",
        }
    }
}
