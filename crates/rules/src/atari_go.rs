//! Atari-Go: the first capture wins (booklet 003: its rules I and II, without III).

use std::num::NonZeroU8;

use super::{
    Board, ByColor, Color, Ending, IllegalMove, Move, Outcome, Played, Point, PointSet, Position,
    Size, Status, go,
};

/// The rules of a kind of Atari-Go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AtariGoRules {
    /// Stones on the board before the first move.
    pub start: AtariGoStart,
    /// Number of stones to take, in one capture or in several.
    pub captures_to_win: NonZeroU8,
}

/// Stones on the board before the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AtariGoStart {
    /// Two black and two white stones in the middle, each colour on a diagonal.
    Crosscut,
    /// Nothing.
    Empty,
}

/// The stones of the start.
pub(super) fn opening(rules: AtariGoRules, size: Size) -> ByColor<PointSet> {
    match rules.start {
        AtariGoStart::Empty => ByColor::default(),
        AtariGoStart::Crosscut => {
            // On an odd board the four stones cannot be centred: they are to the lower left of the middle.
            let (column, row) = ((size.columns() - 2) / 2, (size.rows() - 2) / 2);
            let points = |pairs: [(u8, u8); 2]| -> PointSet {
                pairs
                    .into_iter()
                    .filter_map(|(right, up)| Point::new(column + right, row + up))
                    .collect()
            };
            ByColor {
                black: points([(0, 0), (1, 1)]),
                white: points([(0, 1), (1, 0)]),
            }
        }
    }
}

pub(super) fn check(rules: AtariGoRules, position: &Position, mv: Move) -> Result<(), IllegalMove> {
    if status(rules, position) != Status::InProgress {
        return Err(IllegalMove::GameOver);
    }
    match mv {
        Move::Play(point) => go::check_stone(position, point),
        Move::Pass if can_play(&position.board, position.to_move) => {
            Err(IllegalMove::PassForbidden)
        }
        Move::Pass => Ok(()),
    }
}

fn can_play(board: &Board, color: Color) -> bool {
    board
        .empty()
        .iter()
        .any(|point| board.may_live(color, point))
}

pub(super) fn play(
    rules: AtariGoRules,
    position: &mut Position,
    mv: Move,
) -> Result<Played, IllegalMove> {
    check(rules, position, mv)?;
    let captured = match mv {
        Move::Pass => PointSet::EMPTY,
        Move::Play(point) => position.board.place(position.to_move, point),
    };
    Ok(position.end_turn(mv, captured, PointSet::EMPTY))
}

pub(super) fn status(rules: AtariGoRules, position: &Position) -> Status {
    let enough = u16::from(rules.captures_to_win.get());
    let winner = Color::ALL
        .into_iter()
        .find(|&color| position.prisoners[color] >= enough);
    if let Some(winner) = winner {
        let stones = position.last.map(|turn| turn.captured).unwrap_or_default();
        return Status::Over(Outcome {
            winner: Some(winner),
            ending: Ending::Capture { stones },
        });
    }
    if position.passes >= 2 {
        return Status::Over(Outcome {
            winner: None,
            ending: Ending::NoMovesLeft,
        });
    }
    Status::InProgress
}
