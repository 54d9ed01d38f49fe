//! Who sits on each side of the board.

use super::PlayerId;

/// One side of the board: who may act for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// One player.
    Player(PlayerId),
    /// Two who take turns, the first of them first (Pair Go, booklet 002).
    Pair([PlayerId; 2]),
}

impl Seat {
    /// Whether `player` may act for this side.
    pub fn holds(self, player: PlayerId) -> bool {
        self.players().any(|seated| seated == player)
    }

    /// Those who may act for this side.
    pub fn players(self) -> impl Iterator<Item = PlayerId> {
        let (first, second) = match self {
            Self::Player(player) => (player, None),
            Self::Pair([first, second]) => (first, Some(second)),
        };
        std::iter::once(first).chain(second)
    }

    /// The one player of this side; none if it is a pair.
    pub fn one(self) -> Option<PlayerId> {
        match self {
            Self::Player(player) => Some(player),
            Self::Pair(_) => None,
        }
    }

    /// Whose turn it is when the side has taken `turns` turns, passes included.
    pub fn on_turn(self, turns: usize) -> PlayerId {
        match self {
            Self::Player(player) => player,
            Self::Pair(pair) => pair[turns % 2],
        }
    }

    /// The seat when `into` has taken the place of `out`.
    pub(super) fn replacing(self, out: PlayerId, into: PlayerId) -> Self {
        self.changed(&mut |player| if player == out { into } else { player })
    }

    /// The seat with what `change` makes of them in the places of its players.
    pub(super) fn changed(self, change: &mut impl FnMut(PlayerId) -> PlayerId) -> Self {
        match self {
            Self::Player(player) => Self::Player(change(player)),
            Self::Pair(pair) => Self::Pair(pair.map(change)),
        }
    }
}
