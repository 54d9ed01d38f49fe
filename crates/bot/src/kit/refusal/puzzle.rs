//! Refusals of puzzles, and of answers to them.

use crate::i18n::{Text, say};
use crate::kit::refusal::game::illegal;
use crate::kit::refusal::study;
use crate::puzzle::{NoAnswer, StudyError};
use crate::rules::{IllegalMove, Move, Size};

/// Refusals of puzzles, and of answers to them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleRefusal {
    /// There is no puzzle of that kind.
    NoPuzzle,
    /// The puzzle was solved in private, and then posted.
    Posted,
    /// The solution is only shown after a try.
    TryFirst,
    /// Only its poster can close a puzzle.
    NotYours,
    /// The text is no answer to the question on a board of this size: it does not count as a try.
    NoAnswer(NoAnswer, Size),
    /// The file is no puzzle.
    NoStudy(StudyError),
    /// The number of studies of one author that wait already.
    TooManyProposals(usize),
    /// The study no longer waits.
    ProposalGone,
    /// Only moderators can post a study.
    ModeratorsOnly,
    /// The channel has no daily puzzle that could be changed.
    NoDaily,
    /// The bot cannot post on its own here, so no daily puzzle can be posted.
    DailyNotHere,
}

impl PuzzleRefusal {
    pub(crate) fn text(&self) -> Text {
        use say::puzzle as no;
        match self {
            Self::NoPuzzle => no::none(),
            Self::Posted => no::posted(),
            Self::TryFirst => no::try_first(),
            Self::NotYours => no::not_yours(),
            Self::NoAnswer(reason, size) => no_answer(*reason, *size),
            Self::NoStudy(error) => study::text(error),
            Self::TooManyProposals(most) => no::too_many(*most),
            Self::ProposalGone => no::proposal_gone(),
            Self::ModeratorsOnly => no::moderators_only(),
            Self::NoDaily => say::daily::none(),
            Self::DailyNotHere => say::daily::not_here(),
        }
    }
}

/// The reason why an input is no answer at all, on a board of `size`.
fn no_answer(reason: NoAnswer, size: Size) -> Text {
    let forbidden = |at, reason| illegal(Move::Play(at), reason, size);
    match reason {
        NoAnswer::Form { .. } => say::refusal::unknown_button(),
        NoAnswer::OffBoard(at) => forbidden(at, IllegalMove::OffBoard),
        NoAnswer::NoStone(at) => say::refusal::no_stone_there(at),
        NoAnswer::Occupied(at) => say::refusal::occupied(at),
        NoAnswer::Illegal { at, reason } => forbidden(at, reason),
    }
}
