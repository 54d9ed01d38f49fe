//! Proof-number search, depth first (df-pn: Nagai 2002).
//!
//! A node's proof number estimates the work that is left to show that the prover wins, its disproof number the work to
//! show that it does not. A sum would count transpositions more than once, so it is replaced
//! by the largest number plus one for each other open child (weak proof numbers: Ueda and others 2008).

use super::bits::iter_cells;
use super::play::{Next, Play};
use super::table::{Child, NEVER, Node, Numbers, Place, Table};
use tengen_rules::Color;

/// Maximum number of turns of a line; a proof that needs more is not found.
const MOST_TURNS: usize = 120;

/// A turn on the field: a cell, or a pass.
pub type Turn = Option<usize>;

/// A proof-number search for a win of one side.
pub struct Search<'a> {
    pub play: Play<'a>,
    table: Table,
    is_cancelled: &'a dyn Fn() -> bool,
    /// Number of expanded nodes.
    pub nodes: u64,
    /// Maximum number of expanded nodes.
    limit: u64,
    /// Depth of the current line, in turns.
    turns: usize,
}

/// The error of a search that the caller has cancelled.
pub struct Cancelled;

/// Why a search stopped without a result.
enum Stopped {
    /// The node limit was reached.
    Limit,
    /// The caller has cancelled.
    Cancelled,
}

impl<'a> Search<'a> {
    pub fn new(play: Play<'a>, is_cancelled: &'a dyn Fn() -> bool) -> Self {
        Self {
            play,
            table: Table::default(),
            is_cancelled,
            nodes: 0,
            limit: 0,
            turns: 0,
        }
    }

    /// Whether the prover is proven to win from `next`; none at the limit of `most` nodes. Another call continues the
    /// search.
    pub fn proves(&mut self, next: Next, most: u64) -> Result<Option<bool>, Cancelled> {
        let node = match next {
            Next::Over(numbers) => return Ok(Some(numbers == Numbers::PROVEN)),
            Next::Undecided(node) => node,
        };
        self.limit = self.nodes + most;
        let place = self.table.place(node);
        while !self.is_decided(place) {
            let limits = Numbers {
                proof: NEVER,
                disproof: NEVER,
            };
            match self.search(place, limits) {
                Ok(_) => {}
                Err(Stopped::Limit) => return Ok(None),
                Err(Stopped::Cancelled) => return Err(Cancelled),
            }
        }
        Ok(Some(self.table.numbers(place).proof == 0))
    }

    fn is_decided(&self, place: Place) -> bool {
        let Numbers { proof, disproof } = self.table.numbers(place);
        proof == 0 || disproof == 0
    }

    pub fn numbers(&self, node: Node) -> Numbers {
        let place = self.table.find(&node);
        place.map_or(Numbers::UNKNOWN, |place| self.table.numbers(place))
    }

    /// Searches the node at `place` until one of its numbers reaches its limit.
    fn search(&mut self, place: Place, limit: Numbers) -> Result<Numbers, Stopped> {
        if self.nodes >= self.limit {
            return Err(Stopped::Limit);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(1024) && (self.is_cancelled)() {
            return Err(Stopped::Cancelled);
        }
        if self.turns >= MOST_TURNS {
            return Ok(Numbers::DISPROVEN);
        }
        if self.table.children(place).is_none() {
            self.expand(place);
        }
        self.table.enter(place);
        self.turns += 1;
        let found = self.search_children(place, limit);
        self.turns -= 1;
        self.table.leave(place);
        found
    }

    /// Searches the most promising child repeatedly.
    fn search_children(&mut self, place: Place, limit: Numbers) -> Result<Numbers, Stopped> {
        loop {
            let (numbers, best) = self.weigh(place);
            self.table.note(place, numbers);
            if numbers.proof >= limit.proof || numbers.disproof >= limit.disproof {
                return Ok(numbers);
            }
            let (to_move, prover) = (self.table.node(place).to_move, self.play.prover);
            let Some((child, child_limit)) =
                best.map(|best| best.limits(to_move, prover, numbers, limit))
            else {
                return Ok(numbers);
            };
            let found = self.search(child, child_limit)?;
            self.table.note(child, found);
        }
    }

    /// Generates the children of the node at `place`.
    fn expand(&mut self, place: Place) {
        let (play, node) = (self.play, self.table.node(place));
        let empty = play.field.all() & !(node.black | node.white);
        let mut children = Vec::with_capacity(empty.count_ones() as usize + 1);
        for cell in iter_cells(empty) {
            if let Some((after, taken)) = play.stone(node, cell) {
                // A known node was checked for a win before.
                let child = self.table.place_unless(after, || play.decide(after, taken));
                children.push(child);
            }
        }
        children.push(match play.pass(node) {
            Next::Over(numbers) => Child::Over(numbers),
            Next::Undecided(node) => Child::At(self.table.place(node)),
        });
        self.table.note_children(place, children.into_iter());
    }

    /// A node's numbers from those of its children, and the most promising child.
    fn weigh(&self, place: Place) -> (Numbers, Option<Best>) {
        let wins = self.table.node(place).to_move == self.play.prover;
        // From the side to move: distance from its success and from its failure.
        let view = |numbers: Numbers| {
            if wins {
                (numbers.proof, numbers.disproof)
            } else {
                (numbers.disproof, numbers.proof)
            }
        };
        let (mut success, mut failure, mut open) = (NEVER, 0, 0);
        let (mut second, mut best) = (NEVER, None);
        for child in self.table.children(place).unwrap_or_default() {
            let (numbers, child) = match *child {
                Child::Over(numbers) => (numbers, None),
                // A repetition within the line does not help the prover.
                Child::At(child) if self.table.is_on_line(child) => (Numbers::DISPROVEN, None),
                Child::At(child) => (self.table.numbers(child), Some(child)),
            };
            let (near, far) = view(numbers);
            if far > 0 && near > 0 {
                open += 1;
            }
            failure = failure.max(far);
            if near < success {
                second = success;
                success = near;
                best = child.map(|child| (child, far));
            } else {
                second = second.min(near);
            }
        }
        if success == 0 {
            failure = NEVER;
        } else if failure > 0 && open > 0 {
            failure = (failure + open - 1).min(NEVER);
        }
        let numbers = if wins {
            Numbers {
                proof: success,
                disproof: failure,
            }
        } else {
            Numbers {
                proof: failure,
                disproof: success,
            }
        };
        let best = best.map(|(child, failure)| Best {
            child,
            failure,
            second,
        });
        (numbers, best)
    }

    /// The legal turns of the side to move, with their results.
    pub fn turns(&self, node: Node) -> impl Iterator<Item = (Turn, Next)> {
        let empty = self.play.field.all() & !(node.black | node.white);
        let stones =
            iter_cells(empty).filter_map(move |cell| Some((Some(cell), self.stone(node, cell)?)));
        stones.chain([(None, self.play.pass(node))])
    }

    /// The result of a stone on the empty `cell`, if it is legal.
    pub fn stone(&self, node: Node, cell: usize) -> Option<Next> {
        let (after, taken) = self.play.stone(node, cell)?;
        if self.table.find(&after).is_some() {
            return Some(Next::Undecided(after));
        }
        let decided = self.play.decide(after, taken);
        Some(decided.map_or(Next::Undecided(after), Next::Over))
    }
}

/// The most promising child.
struct Best {
    child: Place,
    /// The child's number from the view of the side to move.
    failure: u32,
    /// The number of the second-best turn.
    second: u32,
}

impl Best {
    /// The child and its limits.
    fn limits(
        self,
        to_move: Color,
        prover: Color,
        numbers: Numbers,
        limit: Numbers,
    ) -> (Place, Numbers) {
        // 25 % above the second best, so that the search does not switch back and forth (1 + ε trick).
        let success = self.second.saturating_add(1 + self.second / 4);
        // The child may use the rest of this node's limit.
        let rest = |limit: u32, sum: u32| limit.saturating_sub(sum).saturating_add(self.failure);
        let limits = if to_move == prover {
            Numbers {
                proof: success.min(limit.proof),
                disproof: rest(limit.disproof, numbers.disproof),
            }
        } else {
            Numbers {
                proof: rest(limit.proof, numbers.proof),
                disproof: success.min(limit.disproof),
            }
        };
        (self.child, limits)
    }
}
