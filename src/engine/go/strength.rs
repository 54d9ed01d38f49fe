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
    /// How much better looks count when it does: 0 not at all.
    pub(super) taste: f32,
    /// Chains of so many stones it never leaves in atari if it sees how to save them.
    pub(super) guards: u16,
    /// What it sees without playing on.
    pub(super) sight: Sight,
    /// How many positions it looks at for a forced capture in Atari-Go.
    pub(super) ataris: u32,
}

const fn strength(
    [playouts, instinct, ataris]: [u32; 3],
    taste: f32,
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

const GO: [Strength; 9] = [
    strength([40, 100, 0], 0.25, u16::MAX, false),
    strength([40, 100, 0], 2.4, 6, false),
    strength([40, 84, 0], 5.0, 3, false),
    strength([60, 60, 0], 6.0, 3, false),
    strength([80, 42, 0], 8.0, 3, false),
    strength([150, 30, 0], 8.0, 4, true),
    strength([250, 22, 0], 10.0, 5, true),
    strength([600, 12, 0], 10.0, 5, true),
    strength([u32::MAX, 0, 0], 10.0, u16::MAX, true),
];

const ATARI_GO: [Strength; 9] = [
    strength([40, 100, 0], 2.0, u16::MAX, false),
    strength([40, 100, 0], 4.0, 6, false),
    strength([40, 92, 1], 5.0, 3, false),
    strength([60, 70, 2], 6.0, 3, false),
    strength([80, 50, 5], 8.0, 3, false),
    strength([150, 30, 10], 8.0, 4, false),
    strength([300, 12, 30], 10.0, 5, true),
    strength([800, 3, 100], 10.0, 5, true),
    strength([u32::MAX, 0, 4_000], 10.0, u16::MAX, true),
];

impl Strength {
    /// How a sparring partner plays: no playouts, and of shapes nearly always the best.
    pub(super) const SPARRING: Self = strength([0, 0, 300], 6.0, u16::MAX, true);

    /// How `level` plays Go.
    pub(super) const fn of_go(level: Level) -> Self {
        GO[level.place()]
    }

    /// How `level` plays Atari-Go.
    pub(super) const fn of_atari_go(level: Level) -> Self {
        ATARI_GO[level.place()]
    }
}
