//! Refusals of teaching games.

use crate::game::{GameId, PlayerId};
use crate::i18n::{Name, Text, say};
use crate::kit::refusal::own_refusals;
use crate::rules::Rank;

/// Refusals of teaching games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TeachRefusal {
    /// The caller does not teach here.
    NotTeaching,
    /// The caller's rank is unknown.
    NoRank,
    /// The caller is weaker than anyone who teaches.
    TooWeak(Rank),
    /// There is no teacher to ask.
    Nobody,
    /// The bot cannot post on its own here; or it is a thread.
    NoPosting,
    /// The request has ended.
    Over,
    /// The beginner has a teacher already.
    Taken {
        teacher: PlayerId,
        /// Their pupil.
        beginner: PlayerId,
    },
    /// The caller is taught in this game, which runs.
    Learning(GameId),
    /// The request is the caller's own.
    Own,
    /// The request is this player's.
    Others(PlayerId),
}

impl TeachRefusal {
    /// The sentence for the caller.
    pub(crate) fn text(&self) -> Text {
        use say::teach as no;
        match self {
            Self::NotTeaching => no::no_teacher(),
            Self::NoRank => no::no_rank(),
            Self::TooWeak(weakest) => no::no_weaker(*weakest),
            Self::Nobody => no::no_one(),
            Self::NoPosting => no::no_posting(),
            Self::Over => no::no_over(),
            Self::Taken { teacher, beginner } => {
                no::no_taken(Name::mention(*teacher), Name::mention(*beginner))
            }
            Self::Learning(game) => no::no_learning(*game),
            Self::Own => no::no_own(),
            Self::Others(player) => no::no_others(Name::mention(*player)),
        }
    }
}

own_refusals! { TeachRefusal }
