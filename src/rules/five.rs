//! The games of five in a row: Gomoku and Go-Bang (booklets 001 and 004).

use super::{
    Board, Color, Ending, IllegalMove, Move, Outcome, Played, Point, PointSet, Position, Status,
};

/// The rules of a game of five in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FiveRules {
    /// What a longer line is worth.
    pub overline: Overline,
}

/// What a line of six or more is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Overline {
    /// It wins: it contains five. No booklet says otherwise.
    Wins,
    /// Nothing: only exactly five win.
    Exact,
}

/// The rules of a kind of Go-Bang.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GoBangRules {
    /// What a longer line is worth.
    pub overline: Overline,
    /// What becomes of pairs.
    pub pairs: Pairs,
}

impl From<FiveRules> for GoBangRules {
    /// Gomoku is Go-Bang without captures.
    fn from(FiveRules { overline }: FiveRules) -> Self {
        Self {
            overline,
            pairs: Pairs::Stay,
        }
    }
}

/// What becomes of two enemy stones between two own ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pairs {
    /// They stay (booklet 001, first form; Gomoku).
    Stay,
    /// They are taken, and do not count further (booklet 001, second form; booklet 004).
    AreTaken,
    /// They are taken, and five pairs win (an option named Pente).
    FiveWin,
}

/// How many stones are five pairs.
const FIVE_PAIRS: u16 = 10;

/// The four directions of lines.
const LINES: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

pub(super) fn check(rules: GoBangRules, position: &Position, mv: Move) -> Result<(), IllegalMove> {
    if status(rules, position) != Status::InProgress {
        return Err(IllegalMove::GameOver);
    }
    match mv {
        // The game is over when the board is full, so there is always a point to play on.
        Move::Pass => Err(IllegalMove::PassForbidden),
        Move::Play(point) => check_point(position, point),
    }
}

/// Whether `point` is free, in a game that goes on.
pub(super) fn check_point(position: &Position, point: Point) -> Result<(), IllegalMove> {
    if !position.size().contains(point) {
        Err(IllegalMove::OffBoard)
    } else if !position.board.is_empty(point) {
        Err(IllegalMove::Occupied)
    } else {
        Ok(())
    }
}

pub(super) fn play(
    rules: GoBangRules,
    position: &mut Position,
    mv: Move,
) -> Result<Played, IllegalMove> {
    check(rules, position, mv)?;
    let captured = match mv {
        Move::Pass => PointSet::EMPTY,
        Move::Play(point) => {
            position.board.put_regardless(position.to_move, point);
            match rules.pairs {
                Pairs::Stay => PointSet::EMPTY,
                Pairs::AreTaken | Pairs::FiveWin => {
                    taken_by(&position.board, position.to_move, point)
                }
            }
        }
    };
    if !captured.is_empty() {
        position.board.take_stones(captured);
    }
    Ok(position.end_turn(mv, captured, PointSet::EMPTY))
}

/// The enemy pairs that the stone of `color` just put on `point` closes in, in all eight directions.
///
/// Exactly two stones with own stones directly at both ends; a pair that moves in between two enemy stones is safe.
fn taken_by(board: &Board, color: Color, point: Point) -> PointSet {
    let mut taken = PointSet::EMPTY;
    for (right, up) in LINES {
        for sign in [1, -1] {
            let at = |distance: i8| {
                let steps = sign * distance;
                point.step(right * steps, up * steps, board.size())
            };
            let stone = |point: Option<Point>| point.and_then(|point| board.get(point));
            let pair = [at(1), at(2)];
            let closed = pair.iter().all(|&point| stone(point) == Some(!color))
                && stone(at(3)) == Some(color);
            if closed {
                taken.extend(pair.into_iter().flatten());
            }
        }
    }
    taken
}

/// The pairs that the stone of `color` just put on `point` belongs to and that stand between two enemy stones:
/// the very pairs that the enemy would have taken by closing in last.
pub(super) fn moved_in_between(board: &Board, color: Color, point: Point) -> PointSet {
    let mut safe = PointSet::EMPTY;
    for (right, up) in LINES {
        for sign in [1, -1] {
            let stone = |distance: i8| {
                let steps = sign * distance;
                let at = point.step(right * steps, up * steps, board.size())?;
                Some((at, board.get(at)?))
            };
            let enemy = |stone: Option<(Point, Color)>| stone.is_some_and(|(_, of)| of == !color);
            if let Some((other, of)) = stone(1)
                && of == color
                && enemy(stone(2))
                && enemy(stone(-1))
            {
                safe.extend([point, other]);
            }
        }
    }
    safe
}

/// The stones of all winning lines through the stone of `color` on `point`; empty if there is none.
fn winning_line(overline: Overline, board: &Board, color: Color, point: Point) -> PointSet {
    let mut line = PointSet::EMPTY;
    for (right, up) in LINES {
        let mut run = PointSet::EMPTY;
        run.insert(point);
        for sign in [1, -1] {
            let mut distance = 1;
            while let Some(next) =
                point.step(sign * right * distance, sign * up * distance, board.size())
                && board.get(next) == Some(color)
            {
                run.insert(next);
                distance += 1;
            }
        }
        let wins = match overline {
            Overline::Wins => run.len() >= 5,
            Overline::Exact => run.len() == 5,
        };
        if wins {
            line = line.union(run);
        }
    }
    line
}

/// Only the side that has just moved can have won: a line counts when it is made.
pub(super) fn status(rules: GoBangRules, position: &Position) -> Status {
    if let Some(turn) = position.last
        && let Move::Play(point) = turn.mv
    {
        let line = winning_line(rules.overline, &position.board, turn.color, point);
        if !line.is_empty() {
            return Status::Over(Outcome {
                winner: Some(turn.color),
                ending: Ending::FiveInARow { line },
            });
        }
        if rules.pairs == Pairs::FiveWin && position.prisoners[turn.color] >= FIVE_PAIRS {
            return Status::Over(Outcome {
                winner: Some(turn.color),
                ending: Ending::FivePairs {
                    stones: turn.captured,
                },
            });
        }
    }
    if position.board.empty().is_empty() {
        return Status::Over(Outcome {
            winner: None,
            ending: Ending::NoMovesLeft,
        });
    }
    Status::InProgress
}
