//! What an outbox message says. Frozen once released: a change of anything here is a new version, but for new members at the end of an enum.

use super::mirror::mirror;
use super::scalar::{Id, PuzzleId, Revision};
use crate::store;

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
    }

    pub(in crate::store) enum Notice = store::Notice { Reminder, PlanDropped, Followed }
}
