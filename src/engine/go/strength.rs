//! What each level sees of a game with captures.

use super::prior::Sight;
use crate::engine::Level;

/// How a level plays.
#[derive(Clone, Copy, Debug)]
pub(super) struct Strength {
    /// The most playouts for a move.
    pub(super) playouts: u32,
    /// So many of a hundred moves it plays by looks, without reading.
    pub(super) instinct: usize,
    /// How much better looks count when it does.
    pub(super) taste: i32,
    /// Chains of so many stones it never leaves in atari when it plays by looks.
    pub(super) guards: u16,
    /// What it sees without playing on.
    pub(super) sight: Sight,
    /// How many positions it looks at for a forced capture in Atari-Go.
    pub(super) ataris: u32,
}

const fn strength(
    [playouts, instinct, ataris]: [u32; 3],
    taste: i32,
    guards: u16,
    ladders: bool,
) -> Strength {
    Strength {
        playouts,
        instinct: instinct as usize,
        taste,
        guards,
        sight: Sight { ladders },
        ataris,
    }
}

const STRENGTHS: [Strength; 9] = [
    strength([40, 100, 0], 1, u16::MAX, false),
    strength([40, 100, 0], 3, 6, false),
    strength([40, 80, 0], 5, 3, false),
    strength([60, 60, 2], 6, 3, false),
    strength([100, 40, 10], 8, 2, false),
    strength([200, 25, 40], 8, 2, true),
    strength([400, 12, 150], 10, 2, true),
    strength([1_200, 4, 600], 10, 2, true),
    strength([u32::MAX, 0, 4_000], 10, 1, true),
];

impl Strength {
    /// How `level` plays.
    pub(super) const fn of(level: Level) -> Self {
        STRENGTHS[level.place()]
    }
}
