//! Rengo before it begins: who has joined which side.

use super::{PlayerId, Refusal, Rota, Seat, SidesRefusal};
use tengen_rules::{ByColor, Color};

/// The members of each side of a game of rengo that has not begun, in the order of their moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sides {
    players: ByColor<Vec<PlayerId>>,
    /// One entry per join, also of players who have left.
    joins: Vec<PlayerId>,
}

impl Sides {
    /// Fewest players of a game of rengo: with two it is an ordinary game.
    pub const FEWEST: usize = 3;
    /// Most joins of one player: bounds the length of the record.
    pub const MOST_JOINS_EACH: usize = 4;
    /// Most joins in all: fewer than there are placeholders for forgotten players.
    pub const MOST_JOINS: usize = 48;

    /// The players of the side `color`.
    pub fn of(&self, color: Color) -> &[PlayerId] {
        &self.players[color]
    }

    /// The players of both sides.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        let colors = Color::ALL.into_iter();
        colors.flat_map(|color| self.players[color].iter().copied())
    }

    /// The seats of a game that begins now.
    ///
    /// # Errors
    /// [`SidesRefusal::TooFewPlayers`] if a side is empty or there are only two players.
    pub fn seats(&self) -> Result<ByColor<Seat>, SidesRefusal> {
        let seat = |color: Color| Seat::of(&self.players[color]);
        match (seat(Color::Black), seat(Color::White)) {
            (Some(black), Some(white)) if self.players().count() >= Self::FEWEST => {
                Ok(ByColor { black, white })
            }
            _ => Err(SidesRefusal::TooFewPlayers),
        }
    }

    /// Checks that `player` may join the side `color`, possibly from the other one.
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

    /// Checks that `player` has joined a side.
    pub(super) fn may_leave(&self, player: PlayerId) -> Result<(), SidesRefusal> {
        if self.players().any(|joined| joined == player) {
            Ok(())
        } else {
            Err(SidesRefusal::NotJoined)
        }
    }

    /// Appends `player` to the side `color` and removes them from the other.
    pub(super) fn join(&mut self, player: PlayerId, color: Color) {
        self.leave(player);
        self.players[color].push(player);
        self.joins.push(player);
    }

    pub(super) fn leave(&mut self, player: PlayerId) {
        for color in Color::ALL {
            self.players[color].retain(|joined| *joined != player);
        }
    }
}
