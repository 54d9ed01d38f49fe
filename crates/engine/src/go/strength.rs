//! Skills of each level in games with captures.

use super::prior::Knowledge;
use crate::Level;
use tengen_rules::Chance;

/// The skills of a level.
#[derive(Clone, Copy, Debug)]
pub(super) struct Strength {
    /// Maximum number of playouts for a move.
    pub(super) playouts: u32,
    /// Share of moves that it chooses by their looks, without reading, in percent.
    pub(super) instinct: usize,
    /// Exponent of the looks in that choice: 0 makes all moves equally likely.
    pub(super) looks_exponent: f32,
    /// Minimum size of a chain, in stones, that it never leaves in atari if it sees how to save it.
    pub(super) min_guarded: u16,
    /// Its knowledge for rating moves before playouts.
    pub(super) knowledge: Knowledge,
    /// Share of moves by looks in which it overlooks the chains in atari, in percent.
    overlooks: usize,
    /// Maximum number of positions in its reading of a forced capture in Atari-Go.
    pub(super) capture_positions: u32,
}

const fn strength(
    [playouts, instinct, capture_positions]: [u32; 3],
    looks_exponent: f32,
    min_guarded: u16,
    ladders: bool,
) -> Strength {
    Strength {
        playouts,
        instinct: instinct as usize,
        overlooks: 0,
        looks_exponent,
        min_guarded,
        knowledge: Knowledge {
            ladders,
            learned: false,
        },
        capture_positions,
    }
}

const fn with_overlooks(overlooks: usize, strength: Strength) -> Strength {
    Strength {
        overlooks,
        ..strength
    }
}

// [playouts, instinct, capture_positions], looks_exponent, min_guarded, ladders.
const GO: [Strength; 9] = [
    with_overlooks(60, strength([40, 100, 0], 0.5, u16::MAX, false)),
    with_overlooks(35, strength([50, 93, 0], 1.0, 4, false)),
    with_overlooks(15, strength([80, 52, 0], 1.0, 3, false)),
    with_overlooks(10, strength([150, 24, 0], 1.0, 3, true)),
    with_overlooks(5, strength([300, 12, 0], 1.0, 4, true)),
    with_overlooks(5, strength([600, 6, 0], 1.2, 5, true)),
    with_overlooks(5, strength([1_400, 2, 0], 1.2, 5, true)),
    strength([4_500, 0, 0], 1.2, 5, true),
    strength([u32::MAX, 0, 0], 1.2, u16::MAX, true),
];

const ATARI_GO: [Strength; 9] = [
    with_overlooks(95, strength([40, 100, 0], 2.0, u16::MAX, false)),
    with_overlooks(82, strength([40, 100, 0], 4.0, 6, false)),
    with_overlooks(45, strength([40, 97, 1], 5.0, 3, false)),
    with_overlooks(28, strength([60, 82, 2], 6.0, 3, false)),
    with_overlooks(14, strength([80, 60, 5], 8.0, 3, false)),
    with_overlooks(7, strength([150, 38, 10], 8.0, 4, false)),
    with_overlooks(3, strength([300, 15, 30], 10.0, 5, true)),
    strength([800, 3, 100], 10.0, 5, true),
    strength([u32::MAX, 0, 4_000], 10.0, u16::MAX, true),
];

impl Strength {
    /// The skills of a sparring partner: no playouts, and nearly always the best shape.
    pub(super) const SPARRING: Self = strength([0, 0, 300], 6.0, u16::MAX, true);

    /// The skills of `level` in Go.
    pub(super) const fn of_go(level: Level) -> Self {
        let strength = GO[level.place()];
        Strength {
            knowledge: Knowledge {
                learned: true,
                ..strength.knowledge
            },
            ..strength
        }
    }

    /// Whether it overlooks the chains in atari in this move by looks.
    pub(super) fn overlooks_ataris(&self, chance: &mut Chance) -> bool {
        chance.below(100) < self.overlooks
    }

    /// The skills of `level` in Atari-Go.
    pub(super) const fn of_atari_go(level: Level) -> Self {
        ATARI_GO[level.place()]
    }
}
