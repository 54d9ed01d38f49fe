//! Liberties, captures, points that may not be played on, ko.

use super::{Reason, Unsound};
use crate::{Answer, Choice, Level, Scene};
use tengen_rules::{
    Board, Chain, Color, Explanation, IllegalMove, Move, Point, PointSet, Position, Rules,
};

pub(super) fn liberties(position: &Position, of: Point) -> (Answer, Reason) {
    let chain = position
        .board()
        .chain(of)
        .expect("the puzzle's chain was there when it was made");
    let count = chain.liberties.len() as u16;
    (Answer::Number(count), Reason::Liberties(chain))
}

/// Difficulty: long chains, liberties that two stones share (easily counted twice), and liberties of other chains close
/// by.
pub(super) fn liberties_level(position: &Position, of: Point) -> Result<Level, Unsound> {
    let board = position.board();
    let chain = board.chain(of).ok_or(Unsound::Nothing)?;
    let twice = |point: &Point| neighbours_among(board, *point, chain.stones).count() > 1;
    let twice = chain.liberties.iter().filter(twice).count();
    let near = diagonals(board, chain.stones)
        .filter(|&point| board.get(point) == Some(chain.color))
        .collect::<PointSet>();
    let difficulty = chain.stones.len()
        + chain.liberties.len()
        + 2 * twice
        + near.difference(chain.stones).len();
    Ok(Level::from_difficulty(difficulty, [7, 12, 17, 23]))
}

pub(super) fn forbidden(rules: &Rules, position: &Position) -> (Answer, Reason) {
    let found: Vec<_> = illegal_points(rules, position).collect();
    let points = found.iter().map(|&(point, _)| point).collect();
    (Answer::Points(points), Reason::Forbidden(found))
}

fn illegal_points<'a>(
    rules: &'a Rules,
    position: &'a Position,
) -> impl Iterator<Item = (Point, Explanation)> + 'a {
    let empty = position.board().empty().iter();
    empty.filter_map(|point| {
        let why = rules.explain(position, Move::Play(point))?;
        Some((point, why))
    })
}

/// Difficulty: many points to find, points that look forbidden but capture or connect, and ko.
pub(super) fn forbidden_level(scene: &Scene, position: &Position) -> Result<Level, Unsound> {
    let rules = &scene.rules().rules;
    let found: Vec<_> = illegal_points(rules, position).collect();
    if found.is_empty() {
        return Err(Unsound::NoAnswer);
    }
    let board = position.board();
    let is_enclosed = |point: &Point| point.neighbours(board.size()).all(|p| !board.is_empty(p));
    let enclosed = board.empty().iter().filter(is_enclosed).count();
    let joins = |why: &Explanation| match why {
        Explanation::Suicide { chain, .. } => !chain.is_empty(),
        _ => true,
    };
    let hard = found.iter().filter(|(_, why)| joins(why)).count();
    let difficulty = found.len() + 2 * hard + 2 * (enclosed - found.len());
    Ok(Level::from_difficulty(difficulty, [3, 5, 8, 11]))
}

pub(super) fn captures(position: &Position, at: Point) -> (Answer, Reason) {
    let chains = captured_chains(position.board(), position.to_move(), at);
    let stones = all_stones(&chains);
    (Answer::Points(stones), Reason::Captures { at, chains })
}

/// The chains that a stone of `color` at `at` captures.
fn captured_chains(board: &Board, color: Color, at: Point) -> Vec<Chain> {
    let mut chains: Vec<Chain> = Vec::new();
    for neighbour in at.neighbours(board.size()) {
        if let Some(chain) = board.chain(neighbour)
            && chain.color != color
            && chain.liberties.len() == 1
            && !chains.contains(&chain)
        {
            chains.push(chain);
        }
    }
    chains
}

/// Difficulty: several chains, many stones, and enemy chains beside the move that survive.
pub(super) fn captures_level(
    scene: &Scene,
    position: &Position,
    at: Point,
) -> Result<Level, Unsound> {
    let rules = &scene.rules().rules;
    let checked = rules.check(position, Move::Play(at));
    checked.map_err(|_| Unsound::Nothing)?;
    let (board, color) = (position.board(), position.to_move());
    let chains = captured_chains(board, color, at);
    if chains.is_empty() {
        return Err(Unsound::NoAnswer);
    }
    let enemies = at
        .neighbours(board.size())
        .filter(|&point| board.get(point) == Some(!color));
    let stones = all_stones(&chains);
    let stay = enemies.filter(|&point| !stones.contains(point)).count();
    let near = diagonals(board, stones)
        .filter(|&point| board.get(point) == Some(!color) && !stones.contains(point));
    let difficulty = stones.len() + 4 * (chains.len() - 1) + 2 * stay + near.count().min(3);
    Ok(Level::from_difficulty(difficulty, [3, 5, 7, 10]))
}

pub(super) fn ko(rules: &Rules, position: &Position, at: Point) -> (Answer, Reason) {
    match rules.explain(position, Move::Play(at)) {
        Some(why) => (Answer::Choice(Choice::No), Reason::Ko(why)),
        None => {
            let takes = all_stones(&captured_chains(position.board(), position.to_move(), at));
            (Answer::Choice(Choice::Yes), Reason::NoKo { at, takes })
        }
    }
}

/// Difficulty: plain ko first; then ko that may be retaken again, and lookalikes: several stones captured back, or one
/// from a chain.
pub(super) fn ko_level(scene: &Scene, position: &Position, at: Point) -> Result<Level, Unsound> {
    let (board, color) = (position.board(), position.to_move());
    // One of its stones was captured there, and a stone there would capture.
    let was_taken = scene.stones()[color].contains(at)
        || scene
            .moves()
            .iter()
            .skip(usize::from(color != scene.first_mover()))
            .step_by(2)
            .any(|&mv| mv == Move::Play(at));
    if !was_taken || !board.is_empty(at) {
        return Err(Unsound::Nothing);
    }
    let chains = captured_chains(board, color, at);
    let difficulty = match scene.rules().rules.check(position, Move::Play(at)) {
        Err(IllegalMove::Ko) => 1,
        Err(_) => return Err(Unsound::Nothing),
        Ok(()) if chains.is_empty() => return Err(Unsound::NoAnswer),
        // Other moves came in between: the ko is open again.
        Ok(()) if scene.moves().len() > 2 => 3,
        Ok(()) => 4,
    };
    // Other stones in atari nearby distract.
    let near = |point: &Point| {
        let (columns, rows) = (
            point.column().abs_diff(at.column()),
            point.row().abs_diff(at.row()),
        );
        columns + rows <= 4 && board.is_in_atari(*point)
    };
    let others = Color::ALL
        .into_iter()
        .flat_map(|color| board.stones(color).iter());
    let distractors = others
        .filter(near)
        .count()
        .saturating_sub(all_stones(&chains).len());
    let large = usize::from(scene.size().points() > 64);
    Ok(Level::from_difficulty(
        difficulty + distractors / 2 + large,
        [2, 3, 4, 5],
    ))
}

fn all_stones(chains: &[Chain]) -> PointSet {
    let sets = chains.iter().map(|chain| chain.stones);
    sets.fold(PointSet::EMPTY, PointSet::union)
}

/// The neighbours of `point` that are among `stones`.
fn neighbours_among(board: &Board, point: Point, stones: PointSet) -> impl Iterator<Item = Point> {
    let neighbours = point.neighbours(board.size());
    neighbours.filter(move |&neighbour| stones.contains(neighbour))
}

/// The diagonal neighbours of `stones`.
fn diagonals(board: &Board, stones: PointSet) -> impl Iterator<Item = Point> {
    const CORNERS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
    let across = |stone: Point| CORNERS.map(|(right, up)| stone.step(right, up, board.size()));
    let points: PointSet = stones.iter().flat_map(across).flatten().collect();
    points.iter()
}
