//! A tournament in a file: with names of people, and data for posters.

use jiff::civil::Date;

use super::event::Tournament;
use super::points::Points;

/// A tournament with the data that only people need.
#[derive(Clone, Debug, PartialEq)]
pub struct TournamentFile {
    /// Name, place, time and rules of the tournament.
    pub header: Header,
    /// The people behind the players, one for each, in the same order.
    pub people: Vec<Person>,
    /// The tournament itself.
    pub event: Tournament,
}

/// Name, place, time and rules of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// Its name.
    pub name: String,
    /// The town.
    pub location: String,
    /// The country's two letters.
    pub country: String,
    /// The first day.
    pub begin: Option<Date>,
    /// The last day.
    pub end: Option<Date>,
    /// The komi of an even game.
    pub komi: Points,
    /// The side of the board.
    pub size: u8,
    /// The basic time of a player, in minutes.
    pub minutes: u16,
}

/// A player's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The family name.
    pub name: String,
    /// The first name.
    pub first_name: String,
    /// The number in the European Go Database; empty without one.
    pub egf_pin: String,
}

impl Person {
    /// The key by which OpenGotha's files refer to a person.
    #[must_use]
    pub fn key(&self) -> String {
        key(&format!("{}{}", self.name, self.first_name))
    }
}

/// The key of a name in OpenGotha's files: in capitals, without blanks.
pub(super) fn key(name: &str) -> String {
    let is_part = |character: &char| !character.is_whitespace() && !character.is_control();
    let name: String = name.chars().filter(is_part).collect();
    name.to_uppercase()
}
