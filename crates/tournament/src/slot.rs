//! A player's result in a round.

use super::event::{Game, Index, Outcome, Side};
use super::player::Player;
use super::points::Points;

/// A player's part in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slot {
    /// A game.
    Played(Played),
    /// A bye.
    Bye,
    /// Did not take part.
    Absent,
    /// Takes part, but has no game.
    Unpaired,
}

/// A game from one player's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Played {
    pub(super) opponent: Index,
    pub(super) side: Side,
    pub(super) handicap: i64,
    /// The result: 0, a half or one.
    pub(super) won: Points,
    pub(super) is_known: bool,
    pub(super) is_forfeit: bool,
}

impl Slot {
    /// The part of `player` in `round` before anybody is paired.
    pub(super) fn before_pairing(player: &Player, round: u8) -> Self {
        if player.rounds.contains(round) {
            Self::Unpaired
        } else {
            Self::Absent
        }
    }

    /// `game` from the side of the player with the colour `side`.
    pub(super) fn game(game: &Game, side: Side) -> Self {
        Self::Played(Played {
            opponent: game.player(side.other()),
            side,
            handicap: i64::from(game.handicap),
            won: game.result.points(side),
            is_known: game.result != Outcome::Unknown,
            is_forfeit: game.forfeit,
        })
    }
}

impl Played {
    /// Stones that the player gave; those received are negative.
    pub(super) const fn stones_given(&self) -> i64 {
        match self.side {
            Side::White => self.handicap,
            Side::Black => -self.handicap,
        }
    }
}
