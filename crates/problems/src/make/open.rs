//! Chains in games that may be taken or saved.

use crate::solve::field_points;
use tengen_puzzle::play::{Game, Outlook, play_go};
use tengen_puzzle::{Goal, Scene, Task};
use tengen_rules::{Board, ByColor, Chain, Chance, Color, PointSet, RuleSet, Size, Variant};

/// The side of the board.
const SIDE: u8 = 9;
/// Most empty points of a fight.
const MOST_EMPTY: usize = 14;
/// Most steps from the chain to a point of the fight.
const REACH: usize = 2;
/// Points by which weak surrounding stones may enlarge the fight.
const MOST_GROWN: usize = 3;
/// Distance from the fight within which stones are kept, in lines.
const KEPT_DISTANCE: i8 = 2;
/// Interval between the positions of a game that are searched for weak chains, in moves.
const INTERVAL: usize = 3;

/// Candidate questions about the chains of a new game.
pub(super) fn draw(chance: &mut Chance) -> Vec<(Scene, Goal)> {
    let size = Size::square(SIDE).expect("a board has 1 to 19 lines");
    let game = play_go(size, size.points(), Outlook::Rough, chance);
    let plies = (size.points() / 5..game.plies()).step_by(INTERVAL);
    plies
        .flat_map(|ply| questions(&game.board(ply), Game::to_move(ply)))
        .collect()
}

fn questions(board: &Board, to_move: Color) -> Vec<(Scene, Goal)> {
    let mut found = Vec::new();
    let mut rest = board.stones(Color::Black).union(board.stones(Color::White));
    while let Some(chain) = rest.iter().next().and_then(|stone| board.chain(stone)) {
        rest = rest.difference(chain.stones);
        let task = if chain.color == to_move {
            Task::Save
        } else {
            Task::Capture
        };
        let is_weak = match task {
            Task::Save => (1..=2).contains(&chain.liberties.len()),
            _ => (2..=3).contains(&chain.liberties.len()),
        };
        if is_weak && chain.stones.len() >= 2 {
            found.extend(question(board, to_move, task, &chain));
        }
    }
    found
}

/// The question about `chain` on a board without unrelated stones.
fn question(board: &Board, to_move: Color, task: Task, chain: &Chain) -> Option<(Scene, Goal)> {
    let size = board.size();
    let rules = RuleSet::default_of(Variant::Go);
    let target = chain.stones.iter().next()?;
    let region = reach(board, chain);
    let whole = Scene::new(rules, size, board.arrangement(), to_move, Vec::new()).ok()?;
    let reached = region.len();
    let region = field_points(&whole, region, MOST_EMPTY)?;
    // If weak stones spread the fight far, it is a game and not a problem.
    if region.len() > reached + MOST_GROWN {
        return None;
    }
    let kept = surroundings(board, region.union(chain.stones));
    let stones = ByColor::from_fn(|color| board.stones(color).intersection(kept));
    let scene = Scene::new(rules, size, stones, to_move, Vec::new()).ok()?;
    let goal = Goal {
        task,
        target,
        region: field_points(&scene, region, MOST_EMPTY)?,
    };
    Some((scene, goal))
}

/// The empty points within reach of a chain, without stepping over enemy stones.
fn reach(board: &Board, chain: &Chain) -> PointSet {
    let mut reached = chain.stones;
    for _ in 0..REACH {
        let next: PointSet = reached
            .iter()
            .flat_map(|point| point.neighbours(board.size()))
            .filter(|&next| board.get(next) != Some(!chain.color))
            .collect();
        reached = reached.union(next);
    }
    reached.intersection(board.empty())
}

/// The stones near some points, with all of their chains.
fn surroundings(board: &Board, points: PointSet) -> PointSet {
    let near = points.iter().flat_map(|point| {
        let steps = -KEPT_DISTANCE..=KEPT_DISTANCE;
        steps.flat_map(move |right| {
            (-KEPT_DISTANCE..=KEPT_DISTANCE).map(move |up| (point, right, up))
        })
    });
    near.filter_map(|(point, right, up)| board.chain(point.step(right, up, board.size())?))
        .fold(PointSet::EMPTY, |all, chain| all.union(chain.stones))
}
