//! Atari-Go: capturing a stone within a few moves, against any defence.
//!
//! The search skips moves that clearly fail: with a chain in atari, only saving it helps; and a move that leaves no
//! chain in atari cannot be followed by a capture as long as the opponent has a point with two empty neighbours to play
//! on.

use super::{Reason, Unsound};
use crate::{Answer, Level};
use tengen_rules::{Board, Color, Move, Point, PointSet, Position};

/// Search depth, in moves of the side to move.
const MOST_MOVES: u8 = 3;

pub(super) fn solution(position: &Position, moves: u8) -> (Answer, Reason) {
    let (board, color) = (position.board(), position.to_move());
    let first = wins(board, color, moves)
        .into_iter()
        .next()
        .expect("the puzzle's move wins as it did when it was made");
    let mut line = vec![Move::Play(first)];
    let mut after = place(board, color, first).expect("a legal move");
    let mut left = moves - 1;
    let mut taken = after.stones(!color).len() < board.stones(!color).len();
    while !taken && left > 0 {
        // The longest defence; stones in atari first.
        let reply = replies(&after, !color)
            .into_iter()
            .filter_map(|reply| Some((reply, place(&after, !color, reply)?)))
            .max_by_key(|(reply, next)| {
                let saves = atari_points(&after, !color).is_empty()
                    || atari_points(&after, !color).contains(*reply);
                (saves, fewest(next, color, left))
            });
        match reply {
            Some((reply, next)) => {
                line.push(Move::Play(reply));
                after = next;
            }
            None => line.push(Move::Pass),
        }
        let Some(fewest) = fewest(&after, color, left) else {
            break;
        };
        let best = wins(&after, color, fewest)
            .into_iter()
            .next()
            .expect("a win has a first move");
        let next = place(&after, color, best).expect("a legal move");
        line.push(Move::Play(best));
        taken = next.stones(!color).len() < after.stones(!color).len();
        after = next;
        left -= 1;
    }
    (Answer::Play(first), Reason::Line(line))
}

/// The reply to a move that does not win in time.
pub(crate) fn refutation(position: &Position, point: Point, moves: u8) -> Vec<Move> {
    let (board, color) = (position.board(), position.to_move());
    let mut line = vec![Move::Play(point)];
    if let Some(after) = place(board, color, point) {
        let escape = replies(&after, !color).into_iter().find(|&reply| {
            place(&after, !color, reply).is_some_and(|next| {
                next.stones(color).len() < after.stones(color).len()
                    || !takes(&next, color, moves - 1)
            })
        });
        line.extend(escape.map(Move::Play));
    }
    line
}

/// Difficulty: depth of one, two or three moves, among few or many points.
pub(super) fn level(position: &Position, moves: u8) -> Result<Level, Unsound> {
    let (board, color) = (position.board(), position.to_move());
    if !(1..=MOST_MOVES).contains(&moves) || (1..moves).any(|fewer| takes(board, color, fewer)) {
        return Err(Unsound::NoAnswer);
    }
    if wins(board, color, moves).len() != 1 {
        return Err(Unsound::NoAnswer);
    }
    let crowded = atari_threats(board, color) > 3;
    Ok(match (moves, crowded) {
        (1, _) => Level::ALL[0],
        (2, false) => Level::ALL[1],
        (2, true) => Level::ALL[2],
        (_, false) => Level::ALL[3],
        (_, true) => Level::ALL[4],
    })
}

/// Number of points that put an enemy chain in atari.
fn atari_threats(board: &Board, color: Color) -> usize {
    attacking_points(board, color).len()
}

/// The smallest number of moves, up to `most`, within which `color` captures, moving first.
fn fewest(board: &Board, color: Color, most: u8) -> Option<u8> {
    (1..=most).find(|&moves| takes(board, color, moves))
}

/// A quick filter: whether `color` probably captures in exactly `moves` moves. Only first moves close to weak chains
/// are tried.
pub(super) fn may_take(board: &Board, color: Color, moves: u8) -> bool {
    if (1..moves).any(|fewer| takes(board, color, fewer)) {
        return false;
    }
    if moves < MOST_MOVES {
        return takes(board, color, moves);
    }
    let weak = liberties_up_to(board, !color, 3);
    let mut hint = None;
    weak.iter().any(|point| {
        place(board, color, point)
            .is_some_and(|after| is_lost(&after, !color, moves - 1, &mut hint))
    })
}

/// The first moves with which `color` captures within `moves` moves of its own.
pub(super) fn wins(board: &Board, color: Color, moves: u8) -> Vec<Point> {
    let atari = atari_points(board, !color);
    if moves == 1 {
        return atari.iter().collect();
    }
    let mut hint = None;
    let wins = |&point: &Point| {
        atari.contains(point)
            || place(board, color, point)
                .is_some_and(|after| is_lost(&after, !color, moves - 1, &mut hint))
    };
    board.empty().iter().filter(wins).collect()
}

/// Whether `color`, to move, captures within `moves` moves of its own.
fn takes(board: &Board, color: Color, moves: u8) -> bool {
    if moves == 0 {
        return false;
    }
    if !atari_points(board, !color).is_empty() {
        return true;
    }
    if moves == 1 {
        return false;
    }
    let candidates = if moves == 2 && has_spare_moves(board) {
        attacking_points(board, color)
    } else {
        board.empty()
    };
    let mut hint = None;
    candidates.iter().any(|point| {
        place(board, color, point)
            .is_some_and(|after| is_lost(&after, !color, moves - 1, &mut hint))
    })
}

/// Whether `color`, to move, loses a stone within the other's next `moves` moves and captures none before.
///
/// `hint` is the last successful defence, perhaps against another move: it is tried first (killer heuristic).
fn is_lost(board: &Board, color: Color, moves: u8, hint: &mut Option<Point>) -> bool {
    if !atari_points(board, !color).is_empty() {
        return false;
    }
    let saves = |reply: Point| {
        place(board, color, reply).is_some_and(|after| !takes(&after, !color, moves))
    };
    if hint.is_some_and(saves) {
        return false;
    }
    let replies = replies(board, color);
    if replies.is_empty() {
        // It has to pass, or every move leaves a chain in atari.
        return takes(board, !color, moves);
    }
    let found = replies.into_iter().find(|&reply| saves(reply));
    *hint = found.or(*hint);
    found.is_none()
}

/// The defences worth trying: all moves, or with a chain in atari only those that save it.
fn replies(board: &Board, color: Color) -> Vec<Point> {
    let atari = atari_points(board, color);
    let legal = |point: &Point| board.may_live(color, *point);
    if atari.is_empty() {
        let mut all: Vec<_> = board.empty().iter().filter(legal).collect();
        // Move ordering: next to stones with few liberties first.
        all.sort_by_cached_key(|&point| std::cmp::Reverse(tension(board, color, point)));
        return all;
    }
    let takes = atari_points(board, !color);
    let useful = |point: &Point| atari.contains(*point) || takes.contains(*point);
    board.empty().iter().filter(useful).filter(legal).collect()
}

fn tension(board: &Board, color: Color, point: Point) -> usize {
    let chains = point
        .neighbours(board.size())
        .filter_map(|neighbour| board.chain(neighbour));
    let own = chains.map(
        |chain| match (chain.color == color, chain.liberties.len()) {
            (true, 2) => 8,
            (false, 2) => 4,
            (_, 3) => 2,
            _ => 1,
        },
    );
    own.sum()
}

/// The last liberties of the chains of `color` in atari.
fn atari_points(board: &Board, color: Color) -> PointSet {
    let stones = board.stones(color).iter();
    stones
        .filter_map(|stone| board.last_liberty(stone))
        .collect()
}

/// The liberties of the enemy's two-liberty chains, if none is in atari.
fn attacking_points(board: &Board, color: Color) -> PointSet {
    liberties_up_to(board, !color, 2)
}

/// The liberties of the chains of `color` with at most `most` liberties.
fn liberties_up_to(board: &Board, color: Color, most: usize) -> PointSet {
    let mut rest = board.stones(color);
    let mut points = PointSet::EMPTY;
    while let Some(chain) = rest.iter().next().and_then(|stone| board.chain(stone)) {
        rest = rest.difference(chain.stones);
        if chain.liberties.len() <= most {
            points = points.union(chain.liberties);
        }
    }
    points
}

/// Whether enough open points remain for a tenuki: a stone with two liberties somewhere, even after the next move.
fn has_spare_moves(board: &Board) -> bool {
    let open = |point: &Point| {
        let neighbours = point.neighbours(board.size());
        neighbours.filter(|&next| board.is_empty(next)).count() >= 3
    };
    // A move occupies one point and takes a neighbour from up to four others.
    board.empty().iter().filter(open).count() >= 6
}

/// The board after a stone, if that is legal.
fn place(board: &Board, color: Color, point: Point) -> Option<Board> {
    (board.is_empty(point) && board.may_live(color, point)).then(|| {
        let mut after = board.clone();
        after.place(color, point);
        after
    })
}
