//! Refusals of puzzles, and of answers to them.

use crate::i18n::{Text, say};
use crate::kit::refusal::{illegal, own_refusals};
use crate::puzzle::{MOST_LINE_MOVES, MOST_LINES, SceneError, StudyError, TreeError};
use crate::rules::{SetupError, Size};
use crate::sgf::ParseError;

/// Refusals of puzzles, and of answers to them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PuzzleRefusal {
    /// There is no puzzle of that kind.
    NoPuzzle,
    /// The puzzle was solved in private, and then posted.
    Posted,
    /// The solution is only shown after a try.
    TryFirst,
    /// Only its poster can close a puzzle.
    NotYours,
    /// The file is no puzzle.
    NoStudy(StudyError),
    /// The author has this number of waiting studies, which is the maximum.
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
    /// The sentence for the caller.
    pub(crate) fn text(&self) -> Text {
        use say::puzzle as no;
        match self {
            Self::NoPuzzle => no::none(),
            Self::Posted => no::posted(),
            Self::TryFirst => no::try_first(),
            Self::NotYours => no::not_yours(),
            Self::NoStudy(error) => study(error),
            Self::TooManyProposals(most) => no::too_many(*most),
            Self::ProposalGone => no::proposal_gone(),
            Self::ModeratorsOnly => no::moderators_only(),
            Self::NoDaily => say::daily::none(),
            Self::DailyNotHere => say::daily::not_here(),
        }
    }
}

/// The reason why a file is no puzzle.
fn study(error: &StudyError) -> Text {
    use say::puzzle as p;
    match error {
        StudyError::Sgf(ParseError::UnclosedValue { offset }) => p::sgf_unclosed(*offset),
        StudyError::Sgf(_) => p::sgf_none(),
        StudyError::Game => p::sgf_game(),
        StudyError::Size => p::sgf_size(),
        StudyError::Point { property, .. } => p::sgf_point((*property).to_owned()),
        StudyError::LateSetup => p::sgf_late_setup(),
        StudyError::Turns => p::sgf_turns(),
        StudyError::NoMoves | StudyError::NoGoal => p::sgf_no_moves(),
        StudyError::NoSuchGame { games } => p::sgf_no_such_game(*games),
        StudyError::Scene(SceneError::Setup(SetupError::NoLiberty(at))) => p::sgf_no_liberty(*at),
        // A study has no moves before its position.
        StudyError::Scene(
            SceneError::Setup(_) | SceneError::Illegal { .. } | SceneError::TooLong,
        ) => p::sgf_setup(),
        StudyError::Tree(TreeError::NothingRight) => p::sgf_nothing_right(),
        StudyError::Tree(TreeError::NoFirstMove) => p::sgf_no_first_move(),
        StudyError::Tree(TreeError::TooLarge) => p::sgf_too_large(MOST_LINES, MOST_LINE_MOVES),
        StudyError::Tree(TreeError::Illegal {
            line,
            number,
            mv,
            reason,
        }) => {
            // The size only matters for points off the board, which a file does not have.
            let size = Size::square(Size::MAX).expect("the largest board is one");
            p::sgf_illegal(*line, *number, illegal(*mv, *reason, size))
        }
    }
}

own_refusals! { PuzzleRefusal }
