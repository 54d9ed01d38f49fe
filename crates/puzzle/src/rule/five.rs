//! The games of five in a row: points that complete a line, and points where pairs are taken.

use super::{Reason, Unsound};
use crate::{Answer, Level, Scene};
use tengen_rules::{Board, Color, Ending, Move, Point, PointSet, Position, Rules, Status};

/// The directions of lines.
const LINES: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

pub(super) fn fives(rules: &Rules, position: &Position) -> (Answer, Reason) {
    let lines = winning_points(rules, position);
    (Answer::Points(points(&lines)), Reason::Lines(lines))
}

/// The points where the side to move completes a winning line, each with that line.
pub(crate) fn winning_points(rules: &Rules, position: &Position) -> Vec<(Point, PointSet)> {
    after_each(rules, position, |after| match rules.status(after) {
        Status::Over(outcome) => match outcome.ending {
            Ending::FiveInARow { line } => Some(line),
            _ => None,
        },
        _ => None,
    })
}

pub(super) fn pairs(rules: &Rules, position: &Position) -> (Answer, Reason) {
    let taken = pair_points(rules, position);
    (Answer::Points(points(&taken)), Reason::Pairs(taken))
}

/// The points where the side to move captures pairs, each with the captured stones.
pub(crate) fn pair_points(rules: &Rules, position: &Position) -> Vec<(Point, PointSet)> {
    after_each(rules, position, |after| {
        let captured = after.last()?.captured;
        (!captured.is_empty()).then_some(captured)
    })
}

/// Each playable point with the stones that `see` finds after a move there; points without any are left out.
fn after_each(
    rules: &Rules,
    position: &Position,
    see: impl Fn(&Position) -> Option<PointSet>,
) -> Vec<(Point, PointSet)> {
    let try_point = |point| {
        let mut after = position.clone();
        rules.play(&mut after, Move::Play(point)).ok()?;
        Some((point, see(&after)?))
    };
    // Only points in line with stones on the board can matter.
    let near = |point: &Point| {
        LINES
            .iter()
            .any(|&(right, up)| has_neighbour(position.board(), *point, right, up))
    };
    let legal = rules.legal_points(position).iter();
    legal.filter(near).filter_map(try_point).collect()
}

/// Whether a stone stands next to `point` on the line in this direction.
fn has_neighbour(board: &Board, point: Point, right: i8, up: i8) -> bool {
    [1, -1].iter().any(|sign| {
        let next = point.step(sign * right, sign * up, board.size());
        next.is_some_and(|next| board.get(next).is_some())
    })
}

fn points(found: &[(Point, PointSet)]) -> PointSet {
    found.iter().map(|&(point, _)| point).collect()
}

/// Difficulty: lines with a gap and diagonal lines are hard to see, and so is any line among many stones and threats.
pub(super) fn five_level(scene: &Scene, position: &Position) -> Result<Level, Unsound> {
    let lines = winning_points(&scene.rules().rules, position);
    if lines.is_empty() || lines.len() > 2 {
        return Err(Unsound::NoAnswer);
    }
    let (board, color) = (position.board(), position.to_move());
    // Whether the point is inside its line, and whether the line is diagonal.
    let hidden = |&(point, line): &(Point, PointSet)| {
        let is_end = |direction: (i8, i8)| {
            let ends = [1, -1].map(|sign| {
                let next = point.step(sign * direction.0, sign * direction.1, board.size());
                next.is_some_and(|next| line.contains(next))
            });
            ends == [true, true]
        };
        let gap = LINES.iter().any(|&direction| is_end(direction));
        let straight = line.iter().all(|stone| stone.row() == point.row())
            || line.iter().all(|stone| stone.column() == point.column());
        3 * usize::from(gap) + 3 * usize::from(!straight)
    };
    let hidden = lines.iter().map(hidden).sum::<usize>() / lines.len();
    let stones = board.stones(color).len() + board.stones(!color).len();
    let threats = Color::ALL
        .into_iter()
        .map(|color| threes(board, color))
        .sum::<usize>();
    let difficulty = hidden + 3 * (lines.len() - 1) + stones / 5 + threats.min(6);
    Ok(Level::from_difficulty(difficulty, [5, 8, 10, 12]))
}

/// Number of threes of `color`: three stones among five points in line, the other two empty.
fn threes(board: &Board, color: Color) -> usize {
    let size = board.size();
    let starts = size.all().flat_map(|start| LINES.map(|line| (start, line)));
    let is_three = |&(start, (right, up)): &(Point, (i8, i8))| {
        let mut own = 0;
        for distance in 0..5 {
            let Some(point) = start.step(right * distance, up * distance, size) else {
                return false;
            };
            match board.get(point) {
                Some(stone) if stone != color => return false,
                Some(_) => own += 1,
                None => {}
            }
        }
        own == 3
    };
    // Each three lies in two such fives on average.
    starts.filter(is_three).count() / 2
}

/// Difficulty: many pairs, several at once, and pairs that cannot be captured.
pub(super) fn pairs_level(scene: &Scene, position: &Position) -> Result<Level, Unsound> {
    let taken = pair_points(&scene.rules().rules, position);
    if taken.is_empty() || taken.len() > 4 {
        return Err(Unsound::NoAnswer);
    }
    let (board, color) = (position.board(), position.to_move());
    let stones = board.stones(color).len() + board.stones(!color).len();
    let safe = pairs_of(board, !color).saturating_sub(taken.len());
    let slanting = |&&(point, pair): &&(Point, PointSet)| {
        pair.iter()
            .any(|stone| stone.row() != point.row() && stone.column() != point.column())
    };
    let slanting = taken.iter().filter(slanting).count();
    let difficulty = 3 * (taken.len() - 1) + slanting + safe.min(8) + stones / 6;
    Ok(Level::from_difficulty(difficulty, [4, 6, 9, 12]))
}

/// Number of pairs of `color`: exactly two adjacent stones in a line.
fn pairs_of(board: &Board, color: Color) -> usize {
    let own = |point: Option<Point>| point.is_some_and(|point| board.get(point) == Some(color));
    let pairs = board.stones(color).iter().flat_map(|stone| {
        LINES.map(|(right, up)| {
            let at = |steps: i8| stone.step(right * steps, up * steps, board.size());
            usize::from(own(at(1)) && !own(at(2)) && !own(at(-1)))
        })
    });
    pairs.sum()
}
