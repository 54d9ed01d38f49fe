//! The goal of a game, and the winner by it.

use super::board::GoBoard;
use super::count::{Count, owner};
use super::site::SiteSet;
use tengen_rules::Color;

/// The goal of a game.
#[derive(Clone, Copy, Debug)]
pub(super) enum Goal {
    /// More points by this count (Go).
    Points(Count),
    /// The number of stones to take (Atari-Go).
    Stones(u16),
    /// The survival of these stones of this colour (dead stones).
    Life {
        /// The stones.
        stones: SiteSet,
        /// Their colour.
        color: Color,
    },
}

impl Goal {
    /// The winner if the goal is reached before the end.
    #[inline]
    pub(super) fn winner(self, board: &GoBoard) -> Option<Color> {
        let Self::Stones(enough) = self else {
            return None;
        };
        Color::ALL
            .into_iter()
            .find(|&color| board.prisoners(color) >= enough)
    }

    /// Black's value of the share of `stones` that belongs to `color` in the end.
    pub(super) fn life(stones: SiteSet, color: Color, board: &GoBoard) -> f32 {
        let alive = stones
            .iter()
            .filter(|&site| owner(board, site) == Some(color));
        let share = alive.count() as f32 / f32::from(stones.len());
        match color {
            Color::Black => share,
            Color::White => 1.0 - share,
        }
    }
}
