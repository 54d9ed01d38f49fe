//! Unconditional life in a field (Benson 1976), on bits.

use super::bits::{Cells, bit};
use super::field::Field;
use tengen_rules::Color;

impl Field {
    /// Whether the chains of `targets` are unconditionally alive among the stones of their colour `own`.
    ///
    /// A region counts for a chain if all its empty points are the chain's liberties. A region that touches anything
    /// except cells and the owner's stones never counts.
    pub(super) fn lives(&self, color: Color, own: Cells, enemy: Cells, targets: Cells) -> bool {
        let open = self.next_to_empty_outside | self.next_to_safe[!color];
        let mut regions = Vec::new();
        let mut rest = self.all() & !own;
        while rest != 0 {
            let region = self.spread(rest & rest.wrapping_neg(), rest);
            rest &= !region;
            if region & open == 0 {
                regions.push((region, self.around(region) & own));
            }
        }
        if regions.len() < 2 {
            return false;
        }
        let mut chains = Vec::new();
        let mut rest = own;
        while rest != 0 {
            let chain = self.spread(rest & rest.wrapping_neg(), rest);
            rest &= !chain;
            chains.push((chain, self.around(chain)));
        }
        // Safe stones need no eyes.
        let safe = self.next_to_safe[color];
        loop {
            let before = (chains.len(), regions.len());
            chains.retain(|&(chain, around)| {
                let vital = regions.iter().filter(|&&(region, border)| {
                    border & chain != 0 && region & !enemy & !around == 0
                });
                chain & safe != 0 || vital.count() >= 2
            });
            let stones = chains.iter().fold(0, |all, &(chain, _)| all | chain);
            if targets & !stones != 0 {
                return false;
            }
            regions.retain(|&(_, border)| border & !stones == 0);
            if before == (chains.len(), regions.len()) {
                return true;
            }
        }
    }

    /// Whether `cell` is a one-point eye.
    pub(super) fn is_eye(&self, color: Color, own: Cells, cell: usize) -> bool {
        let around = self.around(bit(cell));
        let outside = self.next_to_empty_outside | self.next_to_safe[!color];
        around & !own == 0 && outside & bit(cell) == 0
    }
}
