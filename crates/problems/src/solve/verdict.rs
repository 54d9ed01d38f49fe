//! What a problem's first moves are worth.

use super::field::Field;
use super::line::Distances;
use super::play::{Fight, Next, Play};
use super::search::{Cancelled, Search, Turn};
use super::table::{Node, Numbers};
use tengen_puzzle::{Goal, Task};
use tengen_puzzle::{Line, Mark, Scene};
use tengen_rules::{Color, Move, Point, PointSet, Position, Rules};

/// How many empty points a field may have.
const MOST_EMPTY: usize = 24;
/// How many nodes a search looks into before the other has its turn, at first.
const FIRST_SLICE: u64 = 500;
/// A chain in the open that has so many liberties has got away.
const ESCAPED: u32 = 5;

/// How much a search may cost, and whether anybody still waits for it.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// How many nodes it may look into; about a million take a second.
    pub nodes: u64,
    /// Asked every thousand nodes: whether to stop.
    pub is_cancelled: &'a dyn Fn() -> bool,
}

impl Budget<'_> {
    /// So many nodes, whatever happens.
    pub const fn of(nodes: u64) -> Self {
        Budget {
            nodes,
            is_cancelled: &|| false,
        }
    }
}

/// What a search has proven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The only right first move.
    pub at: Point,
    /// The right line, then the refutation of each other first move.
    pub lines: Vec<Line>,
    /// How many turns the right line takes until it is decided, both sides playing their best.
    pub depth: usize,
    /// How many nodes were looked into.
    pub nodes: u64,
}

/// Why nothing is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsolved {
    /// The target is no chain of the right colour, its surroundings are not shut off, or they are too large.
    #[error("the problem's field cannot be searched")]
    Field,
    /// The side to move is not proven to miss its goal if it passes.
    #[error("the goal is perhaps reached even by passing")]
    Settled,
    /// No first move is proven to reach the goal.
    #[error("no first move is proven to reach the goal")]
    NoWay,
    /// More than one does.
    #[error("both {0} and {1} reach the goal")]
    Several(Point, Point),
    /// Neither side is proven to win after this first move; mostly that is ko.
    #[error("{0} is proven to be neither right nor wrong")]
    Open(Point),
    /// The budget was too small.
    #[error("the search was too long")]
    Budget,
    /// It was cancelled.
    #[error("the search was cancelled")]
    Cancelled,
}

impl From<Cancelled> for Unsolved {
    fn from(Cancelled: Cancelled) -> Self {
        Self::Cancelled
    }
}

/// Solves the problem of `goal` in `scene`: one first move has to be right, and all others wrong.
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
    let mut two = Two {
        own: search(solver),
        other: search(!solver),
        most: budget.nodes,
    };
    let passed = (two.own.play.pass(root), two.other.play.pass(root));
    if two.decide(passed.0, passed.1)? != Some(!solver) {
        return Err(Unsolved::Settled);
    }
    let Firsts {
        right: (right, next),
        wrong,
    } = two.firsts(root, &field)?;
    let Two { own, other, .. } = two;
    let to_line = |turns: Vec<Turn>, mark| {
        let moves = turns.into_iter();
        let moves = moves.map(|turn| turn.map_or(Move::Pass, |cell| Move::Play(field.point(cell))));
        Line {
            moves: legal(&scene.rules().rules, &position, moves),
            mark,
            comment: None,
        }
    };
    let distances = Distances::below(&own, std::iter::once(next));
    let depth = distances.of(next) as usize + 1;
    let mut lines = vec![to_line(own.line(&distances, right, next), Mark::Right)];
    let distances = Distances::below(&other, wrong.iter().map(|&(_, next)| next));
    for (cell, next) in wrong {
        lines.push(to_line(other.line(&distances, cell, next), Mark::Wrong));
    }
    Ok(Solved {
        at: field.point(right),
        lines,
        depth,
        nodes: own.nodes + other.nodes,
    })
}

/// Where the fight about the goal's target is fought out, and what decides it.
fn field(position: &Position, goal: &Goal) -> Result<(Field, Fight), Unsolved> {
    let board = position.board();
    let attacker = goal.task.attacker(position.to_move());
    // A ko that is open at the beginning would be one of the other kind.
    if board.get(goal.target) != Some(!attacker) || position.ko().is_some() {
        return Err(Unsolved::Field);
    }
    let field = Field::of(board, goal.region, MOST_EMPTY).ok_or(Unsolved::Field)?;
    let target = field.cell(goal.target).ok_or(Unsolved::Field)?;
    let escape = match goal.task {
        Task::Kill | Task::Live if !field.is_closed() => return Err(Unsolved::Field),
        Task::Kill | Task::Live => None,
        Task::Capture | Task::Save => Some(ESCAPED),
    };
    let fight = Fight {
        attacker,
        target,
        escape,
    };
    Ok((field, fight))
}

/// The moves up to the first that is not legal: in a search one side may retake a ko at once.
fn legal(rules: &Rules, start: &Position, moves: impl Iterator<Item = Move>) -> Vec<Move> {
    let mut position = start.clone();
    moves
        .take_while(|&mv| rules.play(&mut position, mv).is_ok())
        .collect()
}

/// A search for either side's win: mostly one of them finds it soon.
struct Two<'a> {
    own: Search<'a>,
    other: Search<'a>,
    /// How many nodes they may look into together.
    most: u64,
}

/// What the first moves of a problem come to.
struct Firsts {
    /// The only right one, and what follows.
    right: (usize, Next),
    wrong: Vec<(usize, Next)>,
}

impl Two<'_> {
    /// Decides every first move on `field` from `root` on.
    fn firsts(&mut self, root: Node, field: &Field) -> Result<Firsts, Unsolved> {
        let solver = self.own.play.prover;
        let mut right: Option<(usize, Next)> = None;
        let mut wrong = Vec::new();
        // Whatever the rules allow; a search allows its own prover less.
        let firsts: Vec<_> = self.other.turns(root).collect();
        for (turn, next) in firsts {
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
        Ok(Firsts { right, wrong })
    }

    /// Who is proven to win after a turn, as each search sees it; nobody if both are proven not to be proven.
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
            if self.own.nodes + self.other.nodes >= self.most {
                return Err(Unsolved::Budget);
            }
            slice *= 2;
        }
    }
}

/// The points on which a fight about the chain at `target` would be fought out, with play on `region`:
/// none if it is no field. It grows by what too weak a surrounding leaves open.
pub(crate) fn field_points(scene: &Scene, region: PointSet, most_empty: usize) -> Option<PointSet> {
    let position = scene.position();
    Some(Field::of(position.board(), region, most_empty)?.empty())
}
