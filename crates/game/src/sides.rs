//! Rengo before it begins: who has joined which side.

use super::{PlayerId, Refusal, Rota, Seat, SidesRefusal};
use tengen_rules::{ByColor, Color};

/// Who has joined which side of a game of rengo that has not begun, in the order of their moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sides {
    players: ByColor<Vec<PlayerId>>,
    /// Everybody who has joined, as often as they have, and whether or not they have left.
    joins: Vec<PlayerId>,
}

impl Sides {
    /// With fewer it is a usual game.
    pub const FEWEST: usize = 3;
    /// How often one player may join, so that nobody fills the record by pressing.
    pub const MOST_JOINS_EACH: usize = 4;
    /// How often all may join: fewer than there are numbers for those who are forgotten.
    pub const MOST_JOINS: usize = 48;

    /// Those of the side `color`.
    pub fn of(&self, color: Color) -> &[PlayerId] {
        &self.players[color]
    }

    /// Those of both sides.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        let colors = Color::ALL.into_iter();
        colors.flat_map(|color| self.players[color].iter().copied())
    }

    /// The seats of a game that begins now.
    ///
    /// # Errors
    /// [`SidesRefusal::TooFewPlayers`], if a side is empty or there are two players in all.
    pub fn seats(&self) -> Result<ByColor<Seat>, SidesRefusal> {
        let seat = |color: Color| Seat::of(&self.players[color]);
        match (seat(Color::Black), seat(Color::White)) {
            (Some(black), Some(white)) if self.players().count() >= Self::FEWEST => {
                Ok(ByColor { black, white })
            }
            _ => Err(SidesRefusal::TooFewPlayers),
        }
    }

    /// That `player` may join the side `color`, be it from the other one.
    pub(super) fn may_join(&self, player: PlayerId, color: Color) -> Result<(), Refusal> {
        let own = self.joins.iter().filter(|joined| **joined == player);
        if self.players[color].contains(&player) {
            Err(Refusal::NothingToChange)
        } else if self.players[color].len() >= Rota::MOST {
            Err(SidesRefusal::Full { color }.into())
        } else if own.count() >= Self::MOST_JOINS_EACH || self.joins.len() >= Self::MOST_JOINS {
            Err(SidesRefusal::JoinedTooOften.into())
        } else {
            Ok(())
        }
    }

    /// That `player` has joined a side.
    pub(super) fn may_leave(&self, player: PlayerId) -> Result<(), SidesRefusal> {
        match self.players().any(|joined| joined == player) {
            true => Ok(()),
            false => Err(SidesRefusal::NotJoined),
        }
    }

    /// `player` moves last on the side `color` from now on, and not on the other one.
    pub(super) fn join(&mut self, player: PlayerId, color: Color) {
        self.leave(player);
        self.players[color].push(player);
        self.joins.push(player);
    }

    /// `player` is on no side any more.
    pub(super) fn leave(&mut self, player: PlayerId) {
        for color in Color::ALL {
            self.players[color].retain(|joined| *joined != player);
        }
    }
}
