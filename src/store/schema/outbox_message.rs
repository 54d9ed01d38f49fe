//! What an outbox message says. Frozen once released: a change of anything here is a new version, but for new members at the end of an enum.

use serde::{Deserialize, Serialize};

use super::scalar::Id;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(in crate::store) enum Payload {
    Board {
        channel: Id,
        revision: u32,
    },
    Card {
        channel: Id,
        message: Id,
    },
    Strip {
        channel: Id,
        message: Id,
    },
    Delete {
        channel: Id,
        message: Id,
    },
    Thread {
        parent: Id,
        message: Id,
    },
    Notice {
        revision: u32,
        player: Id,
        notice: Notice,
    },
    Summary {
        player: Id,
    },
    KeepOpen {
        channel: Id,
    },
    Refresh {
        channel: Id,
        revision: u32,
    },
    Call {
        channel: Id,
        revision: u32,
    },
    Puzzle {
        channel: Id,
        puzzle: u64,
    },
    NewPuzzle {
        channel: Id,
        puzzle: u64,
    },
    Moved {
        channel: Id,
    },
    MovedFor {
        player: Id,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(in crate::store) enum Notice {
    Reminder,
    PlanDropped,
    Followed,
}
