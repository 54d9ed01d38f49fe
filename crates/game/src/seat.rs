//! Seats: the player or players on each side of the board.

use super::PlayerId;
use tengen_rules::{ByColor, Color};

/// One side of the board: its player or players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    Player(PlayerId),
    /// Several who take turns.
    InTurn(Rota),
}

impl Seat {
    /// The side of these `players` in the order of their moves; none without players or with too many.
    pub fn of(players: &[PlayerId]) -> Option<Self> {
        match players {
            &[player] => Some(Self::Player(player)),
            several => Rota::new(several).map(Self::InTurn),
        }
    }

    /// Whether `player` belongs to this side.
    pub fn contains(self, player: PlayerId) -> bool {
        self.players().any(|seated| seated == player)
    }

    /// The players of this side, in the order of their moves.
    pub fn players(self) -> impl Iterator<Item = PlayerId> {
        (0..self.size()).map(move |turn| self.on_turn(turn))
    }

    /// Number of players.
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

    /// The only player of this side; none if there are several.
    pub fn only_player(self) -> Option<PlayerId> {
        match self {
            Self::Player(player) => Some(player),
            Self::InTurn(_) => None,
        }
    }

    /// The player to move after the side has taken `turns` turns, passes included.
    pub fn on_turn(self, turns: usize) -> PlayerId {
        match self {
            Self::Player(player) => player,
            Self::InTurn(rota) => rota.on_turn(turns),
        }
    }

    /// The seat with `out` replaced by `into`.
    pub(super) fn replace_player(self, out: PlayerId, into: PlayerId) -> Self {
        self.map_players(&mut |player| if player == out { into } else { player })
    }

    /// The seat with each player replaced by `change`.
    pub(super) fn map_players(self, change: &mut impl FnMut(PlayerId) -> PlayerId) -> Self {
        match self {
            Self::Player(player) => Self::Player(change(player)),
            Self::InTurn(rota) => Self::InTurn(rota.map_players(change)),
        }
    }
}

impl From<[PlayerId; 2]> for Seat {
    fn from(pair: [PlayerId; 2]) -> Self {
        Self::InTurn(pair.into())
    }
}

/// Whether a side has several players: then the order of moves is a rule of the game, and substitutions need consent.
pub fn has_partners(seats: &ByColor<Seat>) -> bool {
    Color::ALL.iter().any(|&color| seats[color].is_of_several())
}

/// The players of one side in the order of their moves, two to [`Rota::MOST`]. Pair Go has two (booklet 002), rengo any
/// number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rota {
    /// Unused places, from `size` on, hold nobody, so that equal rotas compare equal.
    players: [PlayerId; Rota::MOST],
    size: usize,
}

impl Rota {
    /// Most players of one side: sixteen mentions in a line can still be read, and each player has one move in sixteen.
    pub const MOST: usize = 8;

    const NOBODY: PlayerId = PlayerId::new(0);

    /// These `players` in this order; none unless there are 2 to [`Rota::MOST`].
    pub fn new(players: &[PlayerId]) -> Option<Self> {
        let mut all = [Self::NOBODY; Self::MOST];
        let places = all.get_mut(..players.len())?;
        places.copy_from_slice(players);
        (players.len() > 1).then_some(Self {
            players: all,
            size: players.len(),
        })
    }

    /// The players, first mover first.
    pub fn players(&self) -> &[PlayerId] {
        &self.players[..self.size]
    }

    /// The player to move after the side has taken `turns` turns, passes included.
    pub fn on_turn(&self, turns: usize) -> PlayerId {
        self.players[turns % self.size]
    }

    /// The rota with each player replaced by `change`.
    pub(super) fn map_players(mut self, change: &mut impl FnMut(PlayerId) -> PlayerId) -> Self {
        for player in &mut self.players[..self.size] {
            *player = change(*player);
        }
        self
    }
}

impl From<[PlayerId; 2]> for Rota {
    fn from(pair: [PlayerId; 2]) -> Self {
        Self::new(&pair).expect("two are enough, and not too many")
    }
}
