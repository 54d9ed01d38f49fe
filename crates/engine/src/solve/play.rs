//! The play of a fight that one side has to be proven to win.

use super::bits::{Cells, bit};
use super::field::Field;
use super::table::{Node, Numbers};
use tengen_rules::Color;

/// The object of a fight.
#[derive(Clone, Copy, Debug)]
pub struct Fight {
    /// The side that wants to capture.
    pub attacker: Color,
    /// The cells under the chains in question: one that is captured is enough for the attacker.
    pub targets: Cells,
    /// Liberties from which the chain counts as escaped, if escaping saves it.
    pub escape: Option<u32>,
}

/// The result of a turn.
#[derive(Clone, Copy, Debug)]
pub enum Next {
    /// The prover has won, or lost.
    Over(Numbers),
    Undecided(Node),
}

/// A fight on a field, and the side that has to win it.
#[derive(Clone, Copy)]
pub struct Play<'a> {
    pub field: &'a Field,
    pub fight: Fight,
    pub prover: Color,
}

impl Play<'_> {
    /// Two passes end the fight: without a capture so far the attacker has failed.
    pub fn pass(self, node: Node) -> Next {
        if node.passes > 0 {
            return Next::Over(self.won_by(!self.fight.attacker));
        }
        Next::Undecided(Node {
            to_move: !node.to_move,
            passes: 1,
            ..node
        })
    }

    fn won_by(self, winner: Color) -> Numbers {
        if winner == self.prover {
            Numbers::PROVEN
        } else {
            Numbers::DISPROVEN
        }
    }

    /// The node after a stone on the empty `cell` and the captured cells, if it is legal.
    pub fn stone(self, node: Node, cell: usize) -> Option<(Node, Cells)> {
        let field = self.field;
        let color = node.to_move;
        let stone = bit(cell);
        let own = node.stones(color) | stone;
        let mut enemy = node.stones(!color);
        let occupied = own | enemy;
        let mut taken = 0;
        let mut rest = field.around(stone) & enemy;
        while rest != 0 {
            let chain = field.spread(rest & rest.wrapping_neg(), enemy);
            rest &= !chain;
            if !self.has_liberty(!color, chain, occupied) {
                taken |= chain;
            }
        }
        enemy &= !taken;
        if taken == 0 && !self.has_liberty(color, field.spread(stone, own), occupied) {
            return None;
        }
        if color == self.prover {
            let alone = field.around(stone) & own == 0;
            if taken.count_ones() == 1
                && alone
                && !self.is_safe(color, stone)
                && (field.around(stone) & !(own | enemy)).count_ones() == 1
            {
                // Ko: the prover may not use it.
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
        Some((after, taken))
    }

    /// Whether a chain has a liberty.
    fn has_liberty(self, color: Color, chain: Cells, occupied: Cells) -> bool {
        self.field.around(chain) & !occupied != 0 || self.is_safe(color, chain)
    }

    /// Whether a chain is safe by its neighbours outside the field. Empty points there count only for the side that has
    /// nothing to prove.
    fn is_safe(self, color: Color, chain: Cells) -> bool {
        let mut outside = self.field.next_to_safe[color];
        if color != self.prover {
            outside |= self.field.next_to_empty_outside;
        }
        chain & outside != 0
    }

    /// Whether the prover has won or lost after a stone.
    pub fn decide(self, after: Node, taken: Cells) -> Option<Numbers> {
        Some(self.won_by(self.winner(after, taken)?))
    }

    fn winner(self, after: Node, taken: Cells) -> Option<Color> {
        let Fight {
            attacker,
            targets,
            escape,
        } = self.fight;
        if taken & targets != 0 && after.to_move != attacker {
            return Some(attacker);
        }
        // Only the defender's own moves save the chain.
        if after.to_move != attacker {
            return None;
        }
        let (own, enemy) = (after.stones(!attacker), after.stones(attacker));
        let mut rest = self.field.spread(targets, own);
        let is_out = escape.is_some_and(|liberties| {
            let empty = self.field.all() & !(own | enemy);
            (self.field.around(rest) & empty).count_ones() >= liberties
        });
        let mut open = 0;
        while rest != 0 {
            let chain = self.field.spread(rest & rest.wrapping_neg(), own);
            rest &= !chain;
            if !self.is_safe(!attacker, chain) {
                open |= chain;
            }
        }
        let is_saved = is_out || open == 0 || self.field.lives(!attacker, own, enemy, open);
        is_saved.then_some(!attacker)
    }
}
