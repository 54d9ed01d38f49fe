//! Who sits on each side of the board.

use super::{PlayerId, Rota};
use tengen_rules::{ByColor, Color};

/// One side of the board: who may act for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// One player.
    Player(PlayerId),
    /// Several who take turns.
    InTurn(Rota),
}

impl Seat {
    /// The side of these `players`, who move in this order; none if there are none or too many.
    pub fn of(players: &[PlayerId]) -> Option<Self> {
        match players {
            &[player] => Some(Self::Player(player)),
            several => Rota::new(several).map(Self::InTurn),
        }
    }

    /// Whether `player` may act for this side.
    pub fn holds(self, player: PlayerId) -> bool {
        self.players().any(|seated| seated == player)
    }

    /// Those who may act for this side, in the order of their moves.
    pub fn players(self) -> impl Iterator<Item = PlayerId> {
        (0..self.size()).map(move |turn| self.on_turn(turn))
    }

    /// How many players it has.
    pub fn size(self) -> usize {
        match self {
            Self::Player(_) => 1,
            Self::InTurn(rota) => rota.players().len(),
        }
    }

    /// Whether several players take turns on this side.
    pub fn is_of_several(self) -> bool {
        self.size() > 1
    }

    /// The one player of this side; none if there are several.
    pub fn one(self) -> Option<PlayerId> {
        match self {
            Self::Player(player) => Some(player),
            Self::InTurn(_) => None,
        }
    }

    /// Whose turn it is when the side has taken `turns` turns, passes included.
    pub fn on_turn(self, turns: usize) -> PlayerId {
        match self {
            Self::Player(player) => player,
            Self::InTurn(rota) => rota.on_turn(turns),
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
            Self::InTurn(rota) => Self::InTurn(rota.changed(change)),
        }
    }
}

impl From<[PlayerId; 2]> for Seat {
    fn from(pair: [PlayerId; 2]) -> Self {
        Self::InTurn(pair.into())
    }
}

/// Whether a side has several players: then the order of their moves is a rule of the game, and seats change hands
/// by consent.
pub fn take_turns(seats: &ByColor<Seat>) -> bool {
    Color::ALL.iter().any(|&color| seats[color].is_of_several())
}
