//! What a game is played for, and who has reached it.

use super::board::Board;
use super::count::Count;
use tengen_rules::Color;

/// What a game is played for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Goal {
    /// More points, as counted so (Go).
    Points(Count),
    /// So many stones taken (Atari-Go).
    Stones(u16),
}

impl Goal {
    /// Who has reached the goal before the end.
    #[inline]
    pub(super) fn winner(self, board: &Board) -> Option<Color> {
        let Self::Stones(enough) = self else {
            return None;
        };
        Color::ALL
            .into_iter()
            .find(|&color| board.taken_by(color) >= enough)
    }
}
