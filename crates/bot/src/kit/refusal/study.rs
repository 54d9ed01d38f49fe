//! Texts for a file that is no puzzle.

use crate::i18n::{Text, say};
use crate::kit::refusal::game::illegal;
use crate::puzzle::{MOST_LINE_MOVES, MOST_LINES, SceneError, StudyError, TreeError};
use crate::rules::{SetupError, Size};
use crate::sgf::ParseError;

pub(super) fn text(error: &StudyError) -> Text {
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
