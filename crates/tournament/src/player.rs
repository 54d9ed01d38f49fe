//! Who takes part in a tournament.

use std::fmt;

use serde::{Serialize, Serializer};

use super::rank::Rank;

/// The largest rating, up or down.
pub const MAX_RATING: i64 = 1_000_000;

/// Somebody who takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name by which questions and answers know the player.
    pub id: PlayerId,
    /// The rank.
    pub rank: Rank,
    /// The rating, from -[`MAX_RATING`] to [`MAX_RATING`].
    pub rating: i64,
    /// The club; None is a club, too.
    pub club: Option<String>,
    /// The country; None is a country, too.
    pub country: Option<String>,
    /// What is added to the start score, from -1 to 2.
    pub correction: i8,
    /// In which rounds the player takes part.
    pub rounds: Rounds,
}

/// What a player is called by.
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
    /// These.
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
