//! Proven statuses: by unconditional life where that is enough, else by an exact search of enclosed parts.

use crate::dead::Fate;
use crate::solve::{Field, Fight, MOST_CELLS, Next, Node, Play, Search};
use tengen_rules::{Board, ByColor, Chain, Color, Point, PointSet};

/// Maximum number of empty points on which a search is tried.
const MOST_EMPTY: usize = 12;
/// Node limit of a search: about ten milliseconds.
const NODES: u64 = 10_000;

/// Statuses proven so far.
pub(super) struct Proofs {
    alive: PointSet,
    dead: PointSet,
    /// The eye space of chains that live by a search: their owner may have to answer there.
    eye_spaces: PointSet,
}

impl Proofs {
    pub(super) fn of(board: &Board) -> Self {
        let alive = ByColor::from_fn(|color| board.unconditionally_alive(color));
        let dead = ByColor::from_fn(|color| board.hopeless(color));
        let mut proofs = Self {
            alive: alive.black.union(alive.white),
            dead: dead.black.union(dead.white),
            eye_spaces: PointSet::EMPTY,
        };
        proofs.search_life(board);
        proofs.search_inside(board);
        proofs
    }

    /// The proofs that a search finds for the chains in `cells`, if all stones around them survive.
    pub(super) fn within(board: &Board, cells: PointSet) -> Self {
        let mut proofs = Self {
            alive: PointSet::EMPTY,
            dead: PointSet::EMPTY,
            eye_spaces: PointSet::EMPTY,
        };
        if let Some(field) = field(board, cells) {
            proofs.search_chains(board, &field, cells);
        }
        proofs
    }

    pub(super) fn fate(&self, stones: PointSet) -> Option<Fate> {
        let is_in = |set: PointSet| !stones.intersection(set).is_empty();
        if is_in(self.alive) {
            Some(Fate::ProvenAlive)
        } else {
            is_in(self.dead).then_some(Fate::ProvenDead)
        }
    }

    /// Finds chains that make two eyes in their own eye space, whatever is around them.
    fn search_life(&mut self, board: &Board) {
        for color in Color::ALL {
            let own = board.stones(color);
            let others = points(board).difference(own);
            let regions = components(board, others);
            // If most points have enemy stones, those live, or the chains around them do not.
            let may_be_eye_space = |region: &PointSet| {
                let empty = region.intersection(board.empty()).len();
                empty <= MOST_EMPTY
                    && region.len() <= 2 * empty
                    && region.intersection(self.alive).is_empty()
            };
            let eye_spaces = regions.into_iter().filter(may_be_eye_space);
            let eye_spaces = eye_spaces.fold(PointSet::EMPTY, PointSet::union);
            for cells in components(board, own.union(eye_spaces)) {
                let Some(field) = field(board, cells) else {
                    continue;
                };
                let stones = cells.intersection(own);
                let open = stones.difference(self.alive);
                if !open.is_empty() && wins(&field, open, color, color) {
                    self.alive = self.alive.union(stones);
                    self.eye_spaces = self.eye_spaces.union(cells.difference(own));
                    self.search_chains(board, &field, cells);
                }
            }
        }
    }

    /// Finds chains among living ones that live even if the enemy begins, or fall even if their owner begins.
    fn search_inside(&mut self, board: &Board) {
        let rest = points(board)
            .difference(self.alive)
            .difference(self.eye_spaces);
        for cells in components(board, rest) {
            if let Some(field) = field(board, cells) {
                self.search_chains(board, &field, cells);
            }
        }
    }

    /// Searches for a proof for each chain in `cells`, which are those of `field`.
    fn search_chains(&mut self, board: &Board, field: &Field, cells: PointSet) {
        for chain in chains(board, cells.difference(board.empty())) {
            if self.fate(chain.stones).is_some() {
                continue;
            }
            if wins(field, chain.stones, chain.color, chain.color) {
                self.alive = self.alive.union(chain.stones);
            } else if wins(field, chain.stones, chain.color, !chain.color) {
                self.dead = self.dead.union(chain.stones);
            }
        }
    }
}

/// The field of `cells`, unless a search there would be too long.
fn field(board: &Board, cells: PointSet) -> Option<Field> {
    is_searchable(board, cells).then(|| Field::with(board, cells))
}

/// Whether `cells` are few enough for a search.
pub(super) fn is_searchable(board: &Board, cells: PointSet) -> bool {
    let empty = cells.intersection(board.empty()).len();
    (1..=MOST_EMPTY).contains(&empty) && cells.len() <= MOST_CELLS
}

/// Whether `prover` wins the fight about all these `stones` of `color` on `field` even if the other side begins.
fn wins(field: &Field, stones: PointSet, color: Color, prover: Color) -> bool {
    let play = Play {
        field,
        fight: Fight {
            attacker: !color,
            targets: field.cells(stones),
            escape: None,
        },
        prover,
    };
    let root = Next::Undecided(Node {
        black: field.stones.black,
        white: field.stones.white,
        to_move: !prover,
        passes: 0,
    });
    let proof = Search::new(play, &|| false).proves(root, NODES);
    matches!(proof, Ok(Some(true)))
}

fn points(board: &Board) -> PointSet {
    board.size().all().collect()
}

/// The chains with some of `stones`.
fn chains(board: &Board, stones: PointSet) -> Vec<Chain> {
    let mut chains: Vec<Chain> = Vec::new();
    for point in stones.iter() {
        if !chains.iter().any(|chain| chain.stones.contains(point)) {
            chains.extend(board.chain(point));
        }
    }
    chains
}

/// The connected parts of `within`.
fn components(board: &Board, within: PointSet) -> Vec<PointSet> {
    let mut parts = Vec::new();
    let mut rest = within;
    while let Some(first) = rest.iter().next() {
        let mut part: PointSet = [first].into_iter().collect();
        let mut open: Vec<Point> = vec![first];
        while let Some(point) = open.pop() {
            let next = point.neighbours(board.size());
            open.extend(next.filter(|&next| within.contains(next) && part.insert(next)));
        }
        rest = rest.difference(part);
        parts.push(part);
    }
    parts
}
