//! Several players of one side, who move in turn.

use super::PlayerId;

/// The players of one side in the order of their moves, from two to [`Rota::MOST`]. Pair Go has two (booklet 002),
/// rengo any number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rota {
    /// Those of the places from `taken` on are nobody's, so that equal rotas are equal.
    players: [PlayerId; Rota::MOST],
    taken: usize,
}

impl Rota {
    /// The most players of one side: sixteen mentions in a line can still be read, and each player has one move in sixteen.
    pub const MOST: usize = 8;

    const NOBODY: PlayerId = PlayerId::new(0);

    /// These `players` in this order; none if they are fewer than two or too many.
    pub fn new(players: &[PlayerId]) -> Option<Self> {
        let mut all = [Self::NOBODY; Self::MOST];
        let places = all.get_mut(..players.len())?;
        places.copy_from_slice(players);
        (players.len() > 1).then_some(Self {
            players: all,
            taken: players.len(),
        })
    }

    /// The players, the first to move first.
    pub fn players(&self) -> &[PlayerId] {
        &self.players[..self.taken]
    }

    /// Whose turn it is when the side has taken `turns` turns, passes included.
    pub fn on_turn(&self, turns: usize) -> PlayerId {
        self.players[turns % self.taken]
    }

    /// The rota with what `change` makes of them in the places of its players.
    pub(super) fn changed(mut self, change: &mut impl FnMut(PlayerId) -> PlayerId) -> Self {
        for player in &mut self.players[..self.taken] {
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
