//! What an outbox message says. Frozen once released: a change of anything here is a new version, but for new members at the end of an enum.

use serde::{Deserialize, Serialize};

use super::mirror::mirror;
use super::scalar::{ContestId, Id, PuzzleId, Revision, Time};
use crate::{league, store};

/// A row of the outbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Queued {
    pub(in crate::store) payload: Payload,
    /// The process whose answer to an interaction may tell the same.
    pub(in crate::store) answered_by: Option<Id>,
}

mirror! {
    pub(in crate::store) enum Payload = store::Payload {
        Board { channel: Id, revision: Revision },
        Card { channel: Id, message: Id },
        Strip { channel: Id, message: Id },
        Delete { channel: Id, message: Id },
        Thread { parent: Id, message: Id },
        Notice { revision: Revision, player: Id, notice: Notice },
        Summary { player: Id },
        KeepOpen { channel: Id },
        Refresh { channel: Id, revision: Revision },
        Call { channel: Id, revision: Revision },
        Puzzle { channel: Id, puzzle: PuzzleId },
        NewPuzzle { channel: Id, puzzle: PuzzleId },
        Moved { channel: Id },
        MovedFor { player: Id },
        Contest { channel: Id, contest: ContestId },
        ContestRound { channel: Id, contest: ContestId, round: u8, table: u16, board: u8 },
        ContestNews { player: Id, contest: ContestId, round: u8, news: ContestNews },
        Seats { club: Id, channel: Id },
        Begin { channel: Id },
        Unpaired { player: Id, channel: Id },
        Ladder { channel: Id },
        LadderLeft { player: Id, channel: Id },
        Vote { channel: Id, turn: Revision },
        Voted { channel: Id, turn: Revision, until: Revision },
        Digest { club: Id, channel: Id, since: Time, until: Time },
        League { channel: Id },
        LeagueDivision { channel: Id, season: u16, division: u16 },
        LeagueNews { channel: Id, season: u16, news: LeagueNews },
        Evening { channel: Id, part: EveningPart },
        GamesOfMonth { club: Id, channel: Id, since: Time, until: Time },
        Away { channel: Id, revision: Revision },
        Simul { channel: Id, part: SimulPart },
        ContestOver { channel: Id, contest: ContestId },
        Accepted { channel: Id },
    }

    pub(in crate::store) enum Notice = store::Notice {
        Reminder, PlanDropped, Followed, EngineMute, EngineGone,
    }

    pub(in crate::store) enum LeagueNews = league::News { EndsSoon, Closing, Over, TooFew }

    pub(in crate::store) enum EveningPart = store::EveningPart {
        Message,
        NewMessage,
        Scheduled,
        Unscheduled { club: Id, event: Id },
    }

    pub(in crate::store) enum SimulPart = store::SimulPart { Message, Over }

    pub(in crate::store) enum ContestNews = store::ContestNews {
        RoundOver,
        Undelivered { table: u16 },
        MovedUp,
        Substituted,
        Asked { entry: u16 },
        Changed { entry: u16 },
        Dissolved { by: Id },
        Absent,
        SitsOut,
        Plays,
        Removed,
    }
}
