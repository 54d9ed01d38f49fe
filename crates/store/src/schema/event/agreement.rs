//! Proposals of players, and rulings of moderators.

use serde::{Deserialize, Serialize};

use super::{Color, Id, Place};
use tengen_game as game;
use tengen_game::clock::Span;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Proposal {
    NoResult,
    BothLose,
    Substitute { out: Id, into: Id },
    Undo { to: u32 },
    Pause,
    CallOff,
    Draw,
    GoOnIn { club: Option<Id>, channel: Id },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Ruling {
    Forfeit { loser: Color },
    BothLose,
    Adjudicated { winner: Color },
    CalledOff,
    MoreTime { color: Color, millis: i64 },
    Reseat { out: Id, into: Id },
    Annulled,
}

impl From<Proposal> for game::Proposal {
    fn from(proposal: Proposal) -> Self {
        match proposal {
            Proposal::NoResult => Self::NoResult,
            Proposal::BothLose => Self::BothLose,
            Proposal::Undo { to } => Self::Undo {
                to: game::Revision::new(to),
            },
            Proposal::Pause => Self::Pause,
            Proposal::CallOff => Self::CallOff,
            Proposal::Draw => Self::Draw,
            Proposal::GoOnIn { club, channel } => Self::GoOnIn {
                place: Place { club, channel }.into(),
            },
            Proposal::Substitute { out, into } => Self::Substitute {
                out: out.into(),
                into: into.into(),
            },
        }
    }
}

impl From<game::Proposal> for Proposal {
    fn from(proposal: game::Proposal) -> Self {
        match proposal {
            game::Proposal::NoResult => Self::NoResult,
            game::Proposal::BothLose => Self::BothLose,
            game::Proposal::Substitute { out, into } => Self::Substitute {
                out: out.into(),
                into: into.into(),
            },
            game::Proposal::Undo { to } => Self::Undo { to: to.get() },
            game::Proposal::Pause => Self::Pause,
            game::Proposal::CallOff => Self::CallOff,
            game::Proposal::Draw => Self::Draw,
            game::Proposal::GoOnIn { place } => {
                let Place { club, channel } = place.into();
                Self::GoOnIn { club, channel }
            }
        }
    }
}

impl From<Ruling> for game::Ruling {
    fn from(ruling: Ruling) -> Self {
        match ruling {
            Ruling::Forfeit { loser } => Self::Forfeit {
                loser: loser.into(),
            },
            Ruling::BothLose => Self::BothLose,
            Ruling::Adjudicated { winner } => Self::Adjudicated {
                winner: winner.into(),
            },
            Ruling::CalledOff => Self::CalledOff,
            Ruling::MoreTime { color, millis } => Self::MoreTime {
                color: color.into(),
                span: Span::millis(millis),
            },
            Ruling::Reseat { out, into } => Self::Reseat {
                out: out.into(),
                into: into.into(),
            },
            Ruling::Annulled => Self::Annulled,
        }
    }
}

impl From<game::Ruling> for Ruling {
    fn from(ruling: game::Ruling) -> Self {
        match ruling {
            game::Ruling::Forfeit { loser } => Self::Forfeit {
                loser: loser.into(),
            },
            game::Ruling::BothLose => Self::BothLose,
            game::Ruling::Adjudicated { winner } => Self::Adjudicated {
                winner: winner.into(),
            },
            game::Ruling::CalledOff => Self::CalledOff,
            game::Ruling::MoreTime { color, span } => Self::MoreTime {
                color: color.into(),
                millis: span.as_millis(),
            },
            game::Ruling::Reseat { out, into } => Self::Reseat {
                out: out.into(),
                into: into.into(),
            },
            game::Ruling::Annulled => Self::Annulled,
        }
    }
}
