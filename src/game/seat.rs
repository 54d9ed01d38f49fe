//! Who sits on each side of the board.

use super::PlayerId;

/// One side of the board: who may act for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// One player.
    Player(PlayerId),
}

impl Seat {
    /// Whether `player` may act for this side.
    pub fn holds(self, player: PlayerId) -> bool {
        self.players().any(|seated| seated == player)
    }

    /// Those who may act for this side.
    pub fn players(self) -> impl Iterator<Item = PlayerId> {
        match self {
            Self::Player(player) => [player].into_iter(),
        }
    }
}
