//! Skills of each level in five in a row.

use super::search::Limits;
use crate::Level;

/// The skills of a level.
#[derive(Clone, Copy, Debug)]
pub(super) struct Strength {
    /// Share of cases in which it does not see a five that it or the enemy can make, in percent.
    pub(super) overlooks: usize,
    /// Share of moves that it chooses by their looks, without reading, in percent.
    pub(super) instinct: usize,
    /// Number of best-looking moves in that choice.
    pub(super) choices: usize,
    /// Maximum weight of a move's looks in that choice.
    pub(super) max_looks: i32,
    /// Maximum number of moves that it reads in a position.
    pub(super) width: usize,
    /// Depth of its reading, in moves.
    depth: u32,
    /// Maximum number of positions in its reading of a win by fours; the root gets more.
    fours: u32,
    /// Maximum number of positions in all.
    positions: u32,
}

const fn strength(
    [overlooks, instinct, choices, width]: [usize; 4],
    max_looks: i32,
    [depth, fours, positions]: [u32; 3],
) -> Strength {
    Strength {
        overlooks,
        instinct,
        choices,
        max_looks,
        width,
        depth,
        fours,
        positions,
    }
}

// [overlooks, instinct, choices, width], max_looks, [depth, fours, positions].
const STRENGTHS: [Strength; 9] = [
    strength([68, 100, 165, 8], 155, [1, 0, 500]),
    strength([53, 100, 107, 8], 366, [1, 0, 500]),
    strength([27, 94, 38, 8], 780, [1, 0, 1_000]),
    strength([17, 81, 15, 8], 890, [2, 0, 2_000]),
    strength([8, 59, 9, 10], 900, [2, 0, 4_000]),
    strength([3, 38, 7, 10], 900, [3, 0, 6_000]),
    strength([1, 21, 5, 11], 900, [3, 15, 13_000]),
    strength([0, 12, 4, 13], 900, [5, 30, 25_000]),
    strength([0, 0, 1, 18], 900, [30, 200, u32::MAX]),
];

impl Strength {
    /// The skills of `level`.
    pub(super) const fn of(level: Level) -> Self {
        STRENGTHS[level.place()]
    }

    /// Limits of its reading, with `positions` positions at most.
    pub(super) fn limits(self, positions: u32) -> Limits {
        Limits {
            depth: self.depth,
            width: self.width,
            fours: self.fours,
            positions: self.positions.min(positions),
        }
    }
}
