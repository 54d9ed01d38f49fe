//! Ratings of a club's players, which follow from the records of its rated games.
//!
//! Each game that counts has a row in the log of its club and pool, in the order in which games ended ([`entry`]). A
//! row for each player, and one for each game and player with its effect, follow from the log ([`replay`]). The end of
//! a game is added to them; where something earlier changes, as when a moderator annuls a game, the log is replayed
//! from there on ([`mod@settle`]).

mod entry;
mod first;
mod forget;
mod read;
mod replay;
mod settle;

pub(super) use self::entry::entries;
pub use self::first::{Declared, STRENGTHS};
pub(super) use self::forget::{freeze_ratings, remove_effect};
pub(super) use self::replay::all;
pub(super) use self::settle::settle;
use crate::db::{Key, Table, tables};
use tengen_game::clock::Timestamp;
use tengen_game::{ClubId, GameId, PlayerId};
use tengen_rating::{Changed, Game, Pool, Rating};
use tengen_rules::Color;

/// A club's games that are rated together.
pub(super) type ClubPool = (ClubId, Pool);

/// The order of a log: by the end of a game, then by its number.
pub(super) type Moment = (Timestamp, GameId);

/// A rated game in the log.
pub type Rated = Game<PlayerId>;

/// A player's standing in a club and a pool.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    pub rating: Rating,
    /// Number of rated games.
    pub games: u32,
    /// The end and number of the last of them.
    pub last: (Timestamp, GameId),
}

/// A game's effect on the rating of one of its players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingStep {
    /// The rating before it and after it.
    pub rating: Changed,
    /// The game's number among the player's rated games, counted from 1.
    pub number: u32,
    /// The player's colour.
    pub color: Color,
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

impl Key for Pool {
    fn write(&self, bytes: &mut Vec<u8>) {
        let place = Self::ALL.iter().position(|(pool, _)| pool == self);
        bytes.extend(place.map(|place| place as u8));
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        let (&place, rest) = bytes.split_first()?;
        *bytes = rest;
        let (pool, _) = Self::ALL.get(usize::from(place))?;
        Some(*pool)
    }

    fn to_parts(&self, parts: &mut Vec<String>) {
        parts.push(self.name().to_owned());
    }

    fn from_parts<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        Self::from_name(parts.next()?)
    }
}

tables! {
    /// Rated games of a club, in the order in which they ended.
    RATED: (ClubPool, Moment) => Rated = Table::derived("rated", "a rated game");
    /// Wins of one player against another in them, with their times.
    BEATEN: (ClubPool, (PlayerId, PlayerId), Moment) => () = Table::derived("beaten", "a rated game");
    /// Everybody's standings.
    STANDINGS: (ClubPool, PlayerId) => Standing = Table::derived("standings", "a rating");
    /// The effects of each of those games on ratings.
    STEPS: (ClubPool, PlayerId, Moment) => RatingStep = Table::derived("steps", "the change of a rating");
}
