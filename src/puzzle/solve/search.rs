//! Proof-number search, depth first (df-pn: Nagai 2002).
//!
//! A node's proof number grows with how much is left to show that the prover wins, its disproof number with how
//! much is left to show that it does not. Along positions that are reached in several ways sums count the same work
//! many times over, so the largest number stands for a sum here (weak proof numbers: Ueda and others 2008).

use super::bits::{Cells, each, one};
use super::field::Field;
use super::table::{NEVER, Node, Numbers, Table};
use crate::rules::Color;

/// The most turns of a line of play; whoever needs more has proven nothing.
const MOST_TURNS: usize = 120;

/// What is fought about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fight {
    /// Who wants to take.
    pub(super) attacker: Color,
    /// A cell under the chain that is to be taken.
    pub(super) target: usize,
    /// With so many liberties the chain counts as escaped, if that is the way to be saved.
    pub(super) escape: Option<u32>,
}

/// What a turn leads to.
#[derive(Clone, Copy, Debug)]
pub(super) enum Next {
    /// The prover has won, or has not.
    Over(Numbers),
    /// The game goes on.
    Goes(Node),
}

/// A turn on the field: a cell, or a pass.
pub(super) type Turn = Option<usize>;

/// The search for proofs that one side wins.
pub(super) struct Search<'a> {
    pub(super) field: &'a Field,
    pub(super) fight: Fight,
    /// Who has to win.
    pub(super) prover: Color,
    pub(super) table: Table,
    is_cancelled: &'a dyn Fn() -> bool,
    /// How many nodes were looked into, and how many may be.
    pub(super) nodes: u64,
    limit: u64,
    path: Vec<Node>,
}

/// Nobody wants to know any more.
pub(super) struct Cancelled;

/// Why a search stopped before it knew.
enum Stopped {
    /// So many nodes as it might look into were looked into.
    Limit,
    /// Nobody wants to know any more.
    Cancelled,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        field: &'a Field,
        fight: Fight,
        prover: Color,
        is_cancelled: &'a dyn Fn() -> bool,
    ) -> Self {
        Self {
            field,
            fight,
            prover,
            table: Table::default(),
            is_cancelled,
            nodes: 0,
            limit: 0,
            path: Vec::new(),
        }
    }

    /// Whether the prover is proven to win from `next` on, if that is found by looking into at most so many nodes.
    /// Whoever asks again goes on where the search stopped.
    pub(super) fn proves(&mut self, next: Next, most: u64) -> Result<Option<bool>, Cancelled> {
        let node = match next {
            Next::Over(numbers) => return Ok(Some(numbers == Numbers::PROVEN)),
            Next::Goes(node) => node,
        };
        self.limit = self.nodes + most;
        while !self.is_decided(node) {
            self.path.clear();
            let most = Numbers {
                proof: NEVER,
                disproof: NEVER,
            };
            match self.look(node, most) {
                Ok(_) => {}
                Err(Stopped::Limit) => return Ok(None),
                Err(Stopped::Cancelled) => return Err(Cancelled),
            }
        }
        Ok(Some(self.known(node).proof == 0))
    }

    fn is_decided(&self, node: Node) -> bool {
        let Numbers { proof, disproof } = self.known(node);
        proof == 0 || disproof == 0
    }

    pub(super) fn known(&self, node: Node) -> Numbers {
        self.table.get(&node).copied().unwrap_or(Numbers::UNKNOWN)
    }

    /// Looks into `node` until one of its numbers reaches its limit.
    fn look(&mut self, node: Node, limit: Numbers) -> Result<Numbers, Stopped> {
        if self.nodes >= self.limit {
            return Err(Stopped::Limit);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(1024) && (self.is_cancelled)() {
            return Err(Stopped::Cancelled);
        }
        if self.path.len() >= MOST_TURNS {
            return Ok(Numbers::DISPROVEN);
        }
        let next: Vec<_> = self.turns(node).map(|(_, next)| next).collect();
        for next in &next {
            // What is known needs no second look at who has won.
            if let Next::Goes(node) = *next {
                self.table.entry(node).or_insert(Numbers::UNKNOWN);
            }
        }
        self.path.push(node);
        let numbers = loop {
            let (numbers, best) = self.weigh(node, &next);
            self.table.insert(node, numbers);
            if numbers.proof >= limit.proof || numbers.disproof >= limit.disproof {
                break numbers;
            }
            let Some((child, child_limit)) =
                best.map(|best| best.limited(node, self.prover, numbers, limit))
            else {
                break numbers;
            };
            let found = self.look(child, child_limit)?;
            self.table.insert(child, found);
        };
        self.path.pop();
        Ok(numbers)
    }

    /// A node's numbers by those of what may follow, and where to look next.
    fn weigh(&self, node: Node, next: &[Next]) -> (Numbers, Option<Best>) {
        let wins = node.to_move == self.prover;
        // Seen from the side to move: how far from its success and from its failure each turn is.
        let view = |numbers: Numbers| match wins {
            true => (numbers.proof, numbers.disproof),
            false => (numbers.disproof, numbers.proof),
        };
        let (mut success, mut failure, mut open) = (NEVER, 0, 0);
        let (mut second, mut best) = (NEVER, None);
        for next in next {
            let (numbers, child) = match *next {
                Next::Over(numbers) => (numbers, None),
                // What has been there before in this line brings the prover nothing.
                Next::Goes(child) if self.path.contains(&child) => (Numbers::DISPROVEN, None),
                Next::Goes(child) => (self.known(child), Some(child)),
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
        let numbers = match wins {
            true => Numbers {
                proof: success,
                disproof: failure,
            },
            false => Numbers {
                proof: failure,
                disproof: success,
            },
        };
        let best = best.map(|(child, failure)| Best {
            child,
            failure,
            second,
        });
        (numbers, best)
    }

    /// What the side to move may do, and what that leads to.
    pub(super) fn turns(&self, node: Node) -> impl Iterator<Item = (Turn, Next)> {
        let empty = self.field.all() & !(node.black | node.white);
        let stones = each(empty).filter_map(move |cell| Some((Some(cell), self.play(node, cell)?)));
        stones.chain([(None, self.pass(node))])
    }

    /// Passing twice ends the fight: who has not taken by then does not take.
    pub(super) fn pass(&self, node: Node) -> Next {
        if node.passes > 0 {
            return self.over(!self.fight.attacker);
        }
        Next::Goes(Node {
            to_move: !node.to_move,
            passes: 1,
            ..node
        })
    }

    fn over(&self, winner: Color) -> Next {
        Next::Over(if winner == self.prover {
            Numbers::PROVEN
        } else {
            Numbers::DISPROVEN
        })
    }

    /// What a stone on the empty `cell` leads to, if it is legal.
    pub(super) fn play(&self, node: Node, cell: usize) -> Option<Next> {
        let field = self.field;
        let color = node.to_move;
        let stone = one(cell);
        let own = node.stones(color) | stone;
        let mut enemy = node.stones(!color);
        let occupied = own | enemy;
        let mut taken = 0;
        let mut rest = field.around(stone) & enemy;
        while rest != 0 {
            let chain = field.spread(rest & rest.wrapping_neg(), enemy);
            rest &= !chain;
            if !self.breathes(!color, chain, occupied) {
                taken |= chain;
            }
        }
        enemy &= !taken;
        if taken == 0 && !self.breathes(color, field.spread(stone, own), occupied) {
            return None;
        }
        if color == self.prover {
            let alone = field.around(stone) & own == 0;
            if taken.count_ones() == 1
                && alone
                && !self.stays(color, stone)
                && (field.around(stone) & !(own | enemy)).count_ones() == 1
            {
                // A ko: the prover gets nothing by it.
                return None;
            }
            if field.is_eye(color, own, cell) && taken == 0 {
                return None;
            }
        }
        let (black, white) = match color {
            Color::Black => (own, enemy),
            Color::White => (enemy, own),
        };
        let after = Node {
            black,
            white,
            to_move: !color,
            passes: 0,
        };
        if self.table.contains_key(&after) {
            return Some(Next::Goes(after));
        }
        Some(match self.winner(after, taken) {
            Some(winner) => self.over(winner),
            None => Next::Goes(after),
        })
    }

    /// Whether a chain has a liberty.
    fn breathes(&self, color: Color, chain: Cells, occupied: Cells) -> bool {
        self.field.around(chain) & !occupied != 0 || self.stays(color, chain)
    }

    /// Whether a chain cannot be taken for what it has outside of the field.
    /// Empty points there help only the side that has nothing to prove.
    fn stays(&self, color: Color, chain: Cells) -> bool {
        let mut outside = self.field.held[color];
        if color != self.prover {
            outside |= self.field.airy;
        }
        chain & outside != 0
    }

    /// Who has won after a stone, if somebody has.
    fn winner(&self, after: Node, taken: Cells) -> Option<Color> {
        let Fight {
            attacker,
            target,
            escape,
        } = self.fight;
        if taken & one(target) != 0 && after.to_move != attacker {
            return Some(attacker);
        }
        // Only the defender's own moves save.
        if after.to_move != attacker {
            return None;
        }
        let (own, enemy) = (after.stones(!attacker), after.stones(attacker));
        let chain = self.field.spread(one(target), own);
        let is_out = escape.is_some_and(|liberties| {
            let empty = self.field.all() & !(own | enemy);
            (self.field.around(chain) & empty).count_ones() >= liberties
        });
        let is_saved = is_out
            || self.stays(!attacker, chain)
            || self.field.lives(!attacker, own, enemy, target);
        is_saved.then_some(!attacker)
    }
}

/// Where to look next.
struct Best {
    child: Node,
    /// The child's number against the side to move.
    failure: u32,
    /// The number of the next best turn.
    second: u32,
}

impl Best {
    /// The child, and how far to look into it.
    fn limited(
        self,
        node: Node,
        prover: Color,
        numbers: Numbers,
        limit: Numbers,
    ) -> (Node, Numbers) {
        // A little more than the next best, so that the search does not go to and fro.
        let success = self.second.saturating_add(1 + self.second / 4);
        // The child may take what is left of this node's limit.
        let rest = |limit: u32, sum: u32| limit.saturating_sub(sum).saturating_add(self.failure);
        let limits = if node.to_move == prover {
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
