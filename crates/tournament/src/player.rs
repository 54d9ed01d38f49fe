//! Participants of a tournament.

use std::fmt;

use serde::{Serialize, Serializer};

use super::rank::Rank;

/// The largest rating, up or down.
pub const MAX_RATING: i64 = 1_000_000;

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The id in questions and answers.
    pub id: PlayerId,
    /// The rank.
    pub rank: Rank,
    /// The rating, from -[`MAX_RATING`] to [`MAX_RATING`].
    pub rating: i64,
    /// The club; no club counts as a club of its own.
    pub club: Option<String>,
    /// The country; no country counts as a country of its own.
    pub country: Option<String>,
    /// Added to the start score, from -1 to 2.
    pub correction: i8,
    /// The rounds in which the player takes part.
    pub rounds: Rounds,
}

/// A player's id.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlayerId {
    /// A number.
    Number(i64),
    /// A text.
    Text(String),
}

/// Rounds in which a player takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rounds {
    /// Every one.
    All,
    /// Only these.
    Only(Vec<u8>),
}

impl Rounds {
    /// Whether `round` is among them.
    #[must_use]
    pub fn contains(&self, round: u8) -> bool {
        match self {
            Self::All => true,
            Self::Only(rounds) => rounds.contains(&round),
        }
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Text(text) => write!(f, "{text:?}"),
        }
    }
}

impl Serialize for PlayerId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => serializer.serialize_i64(*number),
            Self::Text(text) => serializer.serialize_str(text),
        }
    }
}
