//! Solves a problem: proves which of its first moves reaches the goal.

use tengen_engine::solve::{
    Cancelled, Distances, Field, Fight, Next, Node, Numbers, Play, Search, Turn,
};
use tengen_puzzle::{Goal, Task};
use tengen_puzzle::{Line, Mark, Scene};
use tengen_rules::{Color, Move, Point, PointSet, Position, Rules};

/// Most empty points of a field.
const MOST_EMPTY: usize = 24;
/// Nodes of the first slice that a search gets before the other one takes its turn.
const FIRST_SLICE: u64 = 500;
/// Liberties with which a chain in the open has escaped.
const ESCAPED: u32 = 5;

/// The cost limit of a search, with cancellation.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// Node limit; a second is about a million nodes.
    pub nodes: u64,
    /// Called every thousand nodes; true stops the search.
    pub is_cancelled: &'a dyn Fn() -> bool,
}

impl Budget<'_> {
    /// A limit of `nodes` without cancellation.
    pub const fn of(nodes: u64) -> Self {
        Budget {
            nodes,
            is_cancelled: &|| false,
        }
    }
}

/// A proven solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The only right first move.
    pub at: Point,
    /// The right line, then the refutation of each other first move.
    pub lines: Vec<Line>,
    /// Turns of the right line until it is decided, with best play of both sides.
    pub depth: usize,
    /// Nodes searched.
    pub nodes: u64,
}

/// Why there is no proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsolved {
    /// The target is not a chain of the right colour, its surroundings are open, or they are too large.
    #[error("the problem's field cannot be searched")]
    Field,
    /// The side to move may reach its goal even if it passes.
    #[error("the goal is perhaps reached even by passing")]
    Settled,
    /// No first move is proven to reach the goal.
    #[error("no first move is proven to reach the goal")]
    NoWay,
    /// More than one first move does.
    #[error("both {0} and {1} reach the goal")]
    Several(Point, Point),
    /// Neither side is proven to win after this first move; mostly ko.
    #[error("{0} is proven to be neither right nor wrong")]
    Open(Point),
    /// The budget was too small.
    #[error("the search was too long")]
    Budget,
    #[error("the search was cancelled")]
    Cancelled,
}

impl From<Cancelled> for Unsolved {
    fn from(Cancelled: Cancelled) -> Self {
        Self::Cancelled
    }
}

/// Solves the problem of `goal` in `scene`: one first move is right, and all others are wrong.
///
/// # Errors
///
/// [`Unsolved`] if that is not proven.
pub fn solve(scene: &Scene, goal: &Goal, budget: &Budget<'_>) -> Result<Solved, Unsolved> {
    let position = scene.position();
    let solver = position.to_move();
    let (field, fight) = field(&position, goal)?;
    let root = Node {
        black: field.stones.black,
        white: field.stones.white,
        to_move: solver,
        passes: 0,
    };
    let search = |prover| {
        let play = Play {
            field: &field,
            fight,
            prover,
        };
        Search::new(play, budget.is_cancelled)
    };
    let mut searches = Searches {
        own: search(solver),
        other: search(!solver),
        most_nodes: budget.nodes,
    };
    let own_pass = searches.own.play.pass(root);
    let other_pass = searches.other.play.pass(root);
    if searches.decide(own_pass, other_pass)? != Some(!solver) {
        return Err(Unsolved::Settled);
    }
    let FirstMoves {
        right: (right, next),
        wrong,
    } = searches.decide_first_moves(root, &field)?;
    let Searches { own, other, .. } = searches;
    let to_line = |turns: Vec<Turn>, mark| {
        let moves = turns
            .into_iter()
            .map(|turn| turn.map_or(Move::Pass, |cell| Move::Play(field.point(cell))));
        Line {
            moves: legal(&scene.rules().rules, &position, moves),
            mark,
            comment: None,
        }
    };
    let distances = Distances::of_proven(&own, std::iter::once(next));
    let depth = distances.of(next) as usize + 1;
    let mut lines = vec![to_line(own.line(&distances, right, next), Mark::Right)];
    let refutations = Distances::of_proven(&other, wrong.iter().map(|&(_, next)| next));
    for (cell, next) in wrong {
        lines.push(to_line(other.line(&refutations, cell, next), Mark::Wrong));
    }
    Ok(Solved {
        at: field.point(right),
        lines,
        depth,
        nodes: own.nodes + other.nodes,
    })
}

/// The field around the goal's target, and the fight about it.
fn field(position: &Position, goal: &Goal) -> Result<(Field, Fight), Unsolved> {
    let board = position.board();
    let attacker = goal.task.attacker(position.to_move());
    // A ko that is open at the beginning is not supported.
    if board.get(goal.target) != Some(!attacker) || position.ko().is_some() {
        return Err(Unsolved::Field);
    }
    let field = Field::of(board, goal.region, MOST_EMPTY).ok_or(Unsolved::Field)?;
    let targets = field.cells([goal.target].into_iter().collect());
    if targets == 0 {
        return Err(Unsolved::Field);
    }
    let escape = match goal.task {
        Task::Kill | Task::Live if !field.is_closed() => return Err(Unsolved::Field),
        Task::Kill | Task::Live => None,
        Task::Capture | Task::Save => Some(ESCAPED),
    };
    let fight = Fight {
        attacker,
        targets,
        escape,
    };
    Ok((field, fight))
}

/// The moves up to the first illegal one: in a search one side may retake a ko at once.
fn legal(rules: &Rules, start: &Position, moves: impl Iterator<Item = Move>) -> Vec<Move> {
    let mut position = start.clone();
    moves
        .take_while(|&mv| rules.play(&mut position, mv).is_ok())
        .collect()
}

/// A search for each side's win: mostly one of them ends soon.
struct Searches<'a> {
    own: Search<'a>,
    other: Search<'a>,
    /// Their common node limit.
    most_nodes: u64,
}

/// The results of the first moves of a problem.
struct FirstMoves {
    /// The only right one, and its result.
    right: (usize, Next),
    wrong: Vec<(usize, Next)>,
}

impl Searches<'_> {
    /// Decides every first move on `field` from `root`.
    fn decide_first_moves(&mut self, root: Node, field: &Field) -> Result<FirstMoves, Unsolved> {
        let solver = self.own.play.prover;
        let mut right: Option<(usize, Next)> = None;
        let mut wrong = Vec::new();
        // All legal moves; a search allows its own prover fewer.
        let turns: Vec<_> = self.other.turns(root).collect();
        for (turn, next) in turns {
            let Some(cell) = turn else {
                continue;
            };
            let own = self
                .own
                .stone(root, cell)
                .unwrap_or(Next::Over(Numbers::DISPROVEN));
            match self.decide(own, next)? {
                Some(winner) if winner == solver => {
                    if let Some((earlier, _)) = right {
                        return Err(Unsolved::Several(field.point(earlier), field.point(cell)));
                    }
                    right = Some((cell, own));
                }
                Some(_) => wrong.push((cell, next)),
                None => return Err(Unsolved::Open(field.point(cell))),
            }
        }
        let right = right.ok_or(Unsolved::NoWay)?;
        Ok(FirstMoves { right, wrong })
    }

    /// The proven winner after a turn, given as each search sees it; none if both searches fail.
    fn decide(&mut self, own: Next, other: Next) -> Result<Option<Color>, Unsolved> {
        let mut slice = FIRST_SLICE;
        loop {
            let wins = self.own.proves(own, slice)?;
            if wins == Some(true) {
                return Ok(Some(self.own.play.prover));
            }
            let loses = self.other.proves(other, slice)?;
            if loses == Some(true) {
                return Ok(Some(self.other.play.prover));
            }
            if wins.is_some() && loses.is_some() {
                return Ok(None);
            }
            if self.own.nodes + self.other.nodes >= self.most_nodes {
                return Err(Unsolved::Budget);
            }
            slice *= 2;
        }
    }
}

/// The points of a fight about the chain at `target` with play on `region`, enlarged where the surroundings are too
/// weak; none if it is not a field.
pub(crate) fn field_points(scene: &Scene, region: PointSet, most_empty: usize) -> Option<PointSet> {
    let position = scene.position();
    Some(Field::of(position.board(), region, most_empty)?.empty())
}
