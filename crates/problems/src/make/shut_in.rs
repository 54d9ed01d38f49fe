//! Groups that are shut in at a corner or a side.
//!
//! An eye space is grown from the edge; the defender's stones go around it, the attacker's wall around those.
//! Then some stones are taken away or put inside, so that life and death become unclear.

use tengen_puzzle::play::draw_one;
use tengen_puzzle::{Goal, Scene, Task};
use tengen_rules::{Board, ByColor, Chain, Chance, Color, Point, PointSet, RuleSet, Size, Variant};

/// The side of the board.
const SIDE: u8 = 9;
/// Numbers of empty points inside the wall.
const EMPTY_POINTS: std::ops::RangeInclusive<usize> = 3..=12;
/// Fewest outside liberties of a chain of the wall.
const SECURE_LIBERTIES: usize = 4;
const ATTACKER: Color = Color::White;
const DEFENDER: Color = Color::Black;

/// Candidate questions about a new position: to kill and to live.
pub(super) fn draw(chance: &mut Chance) -> Vec<(Scene, Goal)> {
    position(chance).map_or_else(Vec::new, |board| questions(&board))
}

fn questions(board: &Board) -> Vec<(Scene, Goal)> {
    let rules = RuleSet::default_of(Variant::Go);
    let Some(target) = largest_chain(board) else {
        return Vec::new();
    };
    let target = target.stones.iter().next().expect("a chain has a stone");
    let tasks = [(Task::Kill, ATTACKER), (Task::Live, DEFENDER)];
    tasks
        .into_iter()
        .filter_map(|(task, first)| {
            let scene = Scene::new(rules, board.size(), board.arrangement(), first, Vec::new());
            Some((scene.ok()?, Goal::shut_in(board, task, target)))
        })
        .collect()
}

fn largest_chain(board: &Board) -> Option<Chain> {
    let stones = board.stones(DEFENDER).iter();
    let chains = stones.filter_map(|stone| board.chain(stone));
    chains.max_by_key(|chain| chain.stones.len())
}

fn position(chance: &mut Chance) -> Option<Board> {
    let size = Size::square(SIDE)?;
    let space = eye_space(size, chance);
    let mut defender = ring(size, space, chance);
    let mut inside = space;
    let mut attacker = PointSet::EMPTY;
    // A hole in the group, or a liberty outside of it.
    if chance.below(100) < 55 {
        let hole = one_of(defender, chance)?;
        defender.remove(hole);
        inside.insert(hole);
    }
    if chance.below(100) < 30 {
        let around = next_to(size, defender.union(inside));
        inside.insert(one_of(around, chance)?);
    }
    // Stones of either side inside, and a stone of the wall that has come in.
    for _ in 0..chance.below(3) {
        let at = one_of(inside, chance)?;
        inside.remove(at);
        attacker.insert(at);
    }
    for _ in 0..chance.below(2) {
        let at = one_of(inside, chance)?;
        inside.remove(at);
        defender.insert(at);
    }
    if !EMPTY_POINTS.contains(&inside.len()) {
        return None;
    }
    let all = inside.union(defender).union(attacker);
    let wall = wall(size, all, chance);
    let board = Board::from_arrangement(
        size,
        ByColor {
            black: defender,
            white: attacker.union(wall),
        },
    )?;
    looks_right(&board, inside).then_some(board)
}

/// Connected points along an edge, not too far from it.
fn eye_space(size: Size, chance: &mut Chance) -> PointSet {
    let start = match chance.below(10) {
        0..=6 => Point::new(0, 0),
        _ => Point::new(3 + chance.below(3) as u8, 0),
    };
    let mut space: PointSet = start.into_iter().collect();
    let points = 4 + chance.below(6);
    while space.len() < points {
        let next: Vec<_> = next_to(size, space)
            .iter()
            .filter(|point| point.column() < 7)
            .map(|point| {
                let touching = point.neighbours(size).filter(|&next| space.contains(next));
                let near = match point.row() {
                    0..4 if point.column() == 0 => 6,
                    0 => 6,
                    1 => 5,
                    2 => 2,
                    _ => 0,
                };
                (point, near * touching.count() as u32)
            })
            .collect();
        match draw_one(&next, chance) {
            Some(point) => space.insert(point),
            None => break,
        };
    }
    space
}

/// The stones around an eye space: its neighbours, and mostly its diagonal neighbours.
fn ring(size: Size, space: PointSet, chance: &mut Chance) -> PointSet {
    let mut ring = next_to(size, space);
    for corner in diagonals(size, space)
        .difference(ring)
        .difference(space)
        .iter()
    {
        if chance.below(100) < 75 {
            ring.insert(corner);
        }
    }
    ring
}

/// The wall around everything; stones that it can do without are mostly left out.
fn wall(size: Size, all: PointSet, chance: &mut Chance) -> PointSet {
    let needed = next_to(size, all);
    let mut wall = needed.union(diagonals(size, all).difference(all));
    for corner in wall.difference(needed).iter() {
        let mut without = wall;
        without.remove(corner);
        if chance.below(100) < 60 && is_secure(size, without, all) {
            wall = without;
        }
    }
    wall
}

/// Whether each chain of a wall has enough outside liberties.
fn is_secure(size: Size, wall: PointSet, all: PointSet) -> bool {
    let stones = ByColor {
        black: PointSet::EMPTY,
        white: wall,
    };
    Board::from_arrangement(size, stones).is_some_and(|board| {
        wall.iter().all(|stone| {
            let chain = board.chain(stone).expect("a stone has a chain");
            chain.liberties.difference(all).len() >= SECURE_LIBERTIES
        })
    })
}

/// Whether the group looks natural: few chains, the largest being most of it, none needlessly in atari.
fn looks_right(board: &Board, inside: PointSet) -> bool {
    let Some(target) = largest_chain(board) else {
        return false;
    };
    let group = board.stones(DEFENDER);
    let scattered = group.len() - target.stones.len();
    let shut_in = Goal::shut_in(
        board,
        Task::Kill,
        target.stones.iter().next().expect("a stone"),
    );
    // Every empty point inside belongs to the fight.
    target.stones.len() >= 4
        && scattered <= group.len() / 3
        && target.liberties.len() >= 2
        && shut_in.region.len() + 2 >= inside.len()
        && shut_in.region.difference(inside).is_empty()
}

/// The points next to `points`, without those.
fn next_to(size: Size, points: PointSet) -> PointSet {
    let around: PointSet = points
        .iter()
        .flat_map(|point| point.neighbours(size))
        .collect();
    around.difference(points)
}

/// The diagonal neighbours of `points`.
fn diagonals(size: Size, points: PointSet) -> PointSet {
    const CORNERS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
    let across = |point: Point| CORNERS.map(|(right, up)| point.step(right, up, size));
    points.iter().flat_map(across).flatten().collect()
}

fn one_of(points: PointSet, chance: &mut Chance) -> Option<Point> {
    let points: Vec<_> = points.iter().collect();
    (!points.is_empty()).then(|| points[chance.below(points.len())])
}
