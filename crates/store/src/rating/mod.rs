//! Ratings of a club's players, which follow from the records of its rated games.
//!
//! Each game that counts has a row in the log of its club and pool, in the order in which games ended ([`entry`]). A
//! row for each player, and one for each game and player with its effect, follow from the log ([`replay`]). The end of
//! a game is added to them; where something earlier changes, as when a moderator annuls a game, the log is replayed
//! from there on ([`mod@settle`]).

mod entry;
mod first;
mod forget;
mod pool;
mod read;
mod replay;
mod settle;
mod tables;

pub(super) use self::entry::entries;
pub use self::first::{Declared, STRENGTHS};
pub(super) use self::forget::{freeze, leave};
pub(super) use self::replay::all;
pub(super) use self::settle::settle;
pub(super) use self::tables::TABLES;
use tengen_game::clock::Timestamp;
use tengen_game::{ClubId, GameId, PlayerId};
use tengen_rating::{Changed, Game, Pool, Rating};
use tengen_rules::Color;

/// A club's games that are rated together.
pub(super) type Place = (ClubId, Pool);

/// The order of a log: by the end of a game, then by its number.
pub(super) type Moment = (Timestamp, GameId);

/// A rated game in the log.
pub type Rated = Game<PlayerId>;

/// A player's standing in a club and a pool.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// Their rating.
    pub rating: Rating,
    /// How many rated games they have played.
    pub games: u32,
    /// The end and number of the last of them.
    pub last: (Timestamp, GameId),
}

/// A game's effect on the rating of one of its players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingStep {
    /// The rating before it and after it.
    pub rating: Changed,
    /// The how manieth of the player's rated games it was, from 1 on.
    pub number: u32,
    /// The player's colour.
    pub color: Color,
    /// Their opponent.
    pub opponent: PlayerId,
    /// The winner; `None` for a draw.
    pub winner: Option<Color>,
    /// Number of recent wins over the same player.
    pub earlier: usize,
}

impl RatingStep {
    /// Whether the player has won, if somebody has.
    pub fn is_won(&self) -> Option<bool> {
        self.winner.map(|winner| winner == self.color)
    }
}
