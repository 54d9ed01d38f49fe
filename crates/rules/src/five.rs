//! The games of five in a row: Gomoku and Go-Bang (booklets 001 and 004), and Renju.

use super::go::check_free;
use super::{
    Board, Color, Ending, IllegalMove, Move, Outcome, Played, Point, PointSet, Position, Status,
    renju,
};

/// The rules of a game of five in a row in which nothing is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FiveRules {
    /// Gomoku: the same for both sides, who may play anywhere.
    Gomoku(Overline),
    /// Renju (Renju International Federation): Black wins with exactly five, and may make neither double three
    /// nor double four nor an overline; White wins with five or more.
    Renju,
}

/// The effect of an overline: a line of six or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Overline {
    /// It wins: it contains five. No booklet says otherwise.
    Wins,
    /// None: only exactly five win.
    Exact,
}

/// The rules of a kind of Go-Bang.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GoBangRules {
    /// The effect of a longer line.
    pub overline: Overline,
    /// The rule for pairs.
    pub pairs: Pairs,
}

/// The rules of any game of five in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineRules {
    /// Gomoku is Go-Bang without captures.
    Free(GoBangRules),
    /// Renju.
    Renju,
}

impl LineRules {
    /// The effect of an overline of `color`.
    pub const fn overline(self, color: Color) -> Overline {
        match (self, color) {
            (Self::Free(rules), _) => rules.overline,
            (Self::Renju, Color::Black) => Overline::Exact,
            (Self::Renju, Color::White) => Overline::Wins,
        }
    }

    /// The rule for pairs.
    pub const fn pairs(self) -> Pairs {
        match self {
            Self::Free(rules) => rules.pairs,
            Self::Renju => Pairs::Stay,
        }
    }
}

impl From<FiveRules> for LineRules {
    fn from(rules: FiveRules) -> Self {
        match rules {
            FiveRules::Gomoku(overline) => Self::Free(GoBangRules {
                overline,
                pairs: Pairs::Stay,
            }),
            FiveRules::Renju => Self::Renju,
        }
    }
}

impl From<GoBangRules> for LineRules {
    fn from(rules: GoBangRules) -> Self {
        Self::Free(rules)
    }
}

/// The rule for two enemy stones between two own ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pairs {
    /// They stay (booklet 001, first form; Gomoku).
    Stay,
    /// They are taken, and do not count further (booklet 001, second form; booklet 004).
    AreTaken,
    /// They are taken, and five pairs win (an option named Pente).
    FiveWin,
}

/// Number of stones in five pairs.
const FIVE_PAIRS: u16 = 10;

/// The four directions of lines.
pub(super) const LINES: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

pub(super) fn check(rules: LineRules, position: &Position, mv: Move) -> Result<(), IllegalMove> {
    if status(rules, position) != Status::InProgress {
        return Err(IllegalMove::GameOver);
    }
    match mv {
        Move::Pass if has_legal_point(rules, position) => Err(IllegalMove::PassForbidden),
        Move::Pass => Ok(()),
        Move::Play(point) => check_point(rules, position, point),
    }
}

/// Whether there is a point to play on in a game in progress: its board is not full,
/// so only Renju can leave Black without one.
fn has_legal_point(rules: LineRules, position: &Position) -> bool {
    let mut empty = position.board.empty().iter();
    empty.any(|point| check_point(rules, position, point).is_ok())
}

/// Whether `point` may be played on while the game is in progress.
pub(super) fn check_point(
    rules: LineRules,
    position: &Position,
    point: Point,
) -> Result<(), IllegalMove> {
    check_free(position, point)?;
    match (rules, position.to_move) {
        (LineRules::Renju, Color::Black) => {
            let stones = position.board.arrangement();
            match renju::find_forbidden(position.size(), stones, point) {
                Some((shape, _)) => Err(IllegalMove::Forbidden(shape)),
                None => Ok(()),
            }
        }
        _ => Ok(()),
    }
}

pub(super) fn play(
    rules: LineRules,
    position: &mut Position,
    mv: Move,
) -> Result<Played, IllegalMove> {
    check(rules, position, mv)?;
    let captured = match mv {
        Move::Pass => PointSet::EMPTY,
        Move::Play(point) => {
            position.board.put_regardless(position.to_move, point);
            match rules.pairs() {
                Pairs::Stay => PointSet::EMPTY,
                Pairs::AreTaken | Pairs::FiveWin => {
                    captured_pairs(&position.board, position.to_move, point)
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
fn captured_pairs(board: &Board, color: Color, point: Point) -> PointSet {
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

/// The pairs with the stone of `color` just put on `point` that are between two enemy stones: those that the enemy would
/// have taken by playing last.
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
pub(super) fn status(rules: LineRules, position: &Position) -> Status {
    if let Some(turn) = position.last
        && let Move::Play(point) = turn.mv
    {
        let line = winning_line(
            rules.overline(turn.color),
            &position.board,
            turn.color,
            point,
        );
        if !line.is_empty() {
            return Status::Over(Outcome {
                winner: Some(turn.color),
                ending: Ending::FiveInARow { line },
            });
        }
        if rules.pairs() == Pairs::FiveWin && position.prisoners[turn.color] >= FIVE_PAIRS {
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
