//! Lines of moves: whether they can be played, and can become part of a plan.

use super::{DEEPEST, MOST_STEPS};
use crate::Game;
use tengen_rules::{IllegalMove, Move, Position};

/// Why a line cannot be planned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum PlanError {
    /// The players do not move in turn: the game has not begun, is being counted, or is over.
    #[error("the players do not move in turn")]
    NotPlaying,
    /// The game is played by others.
    #[error("not a player of this game")]
    NotAPlayer,
    /// Partners move in turn, and one cannot plan for the other.
    #[error("pairs do not plan ahead")]
    Pairs,
    /// Black is still placing the handicap stones.
    #[error("the handicap stones are still being placed")]
    Placing,
    /// The players are in an opening and may still change colours.
    #[error("the opening is not over")]
    Opening,
    /// It is the player's own turn.
    #[error("the player is to move")]
    OwnTurn,
    /// The line is empty.
    #[error("the line is empty")]
    Empty,
    /// The line ends with a move of the other side.
    #[error("the last move has no answer")]
    NoAnswer,
    /// The line is too long.
    #[error("more than {DEEPEST} answers one after the other")]
    TooDeep,
    /// There are too many answers.
    #[error("more than {MOST_STEPS} answers")]
    TooMany,
    /// The rules forbid a move of the line.
    #[error("move {number} of the line, {mv:?}, is illegal: {reason}")]
    Illegal {
        /// The move's number in the line, counted from 1.
        number: usize,
        mv: Move,
        reason: IllegalMove,
    },
    /// The plan has no such line.
    #[error("move {number} of the line is not in the plan")]
    NotPlanned {
        /// The number of the first move that differs, counted from 1.
        number: usize,
    },
}

/// The positions of `game` after each move of `line`.
///
/// # Errors
///
/// The first illegal move, or why no line can be played.
pub fn positions(game: &Game, line: &[Move]) -> Result<Vec<Position>, PlanError> {
    let rules = game.terms().rules;
    let mut position = game.position().clone();
    let mut positions = Vec::new();
    for (&mv, number) in line.iter().zip(1..) {
        let illegal = |reason| PlanError::Illegal { number, mv, reason };
        rules.play(&mut position, mv).map_err(illegal)?;
        positions.push(position.clone());
    }
    Ok(positions)
}

/// Checks that `line` may become part of a plan.
pub(super) fn check(game: &Game, line: &[Move]) -> Result<(), PlanError> {
    if line.is_empty() {
        return Err(PlanError::Empty);
    }
    if line.len() > 2 * DEEPEST {
        return Err(PlanError::TooDeep);
    }
    // Illegal moves are reported before missing answers: a typing error often is both.
    positions(game, line)?;
    match line.len() % 2 {
        0 => Ok(()),
        _ => Err(PlanError::NoAnswer),
    }
}
