//! Version 1. Frozen: a change of anything here is a new version.
//!
//! postcard writes enums by the order of their members and structs by the order of their fields;
//! JSON writes their names. Numbers of Discord's are strings in JSON, since many readers keep only 53 bits.

use std::num::NonZeroU8;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::clock::Timestamp;
use crate::game::{self, ChannelId, ClubId, Draft, PlayerId, TermsError};
use crate::rules;

/// A number that Discord gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) struct Id(pub(in crate::store) u64);

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(&self.0.to_string())
        } else {
            serializer.serialize_u64(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let text = String::deserialize(deserializer)?;
            text.parse().map(Self).map_err(D::Error::custom)
        } else {
            u64::deserialize(deserializer).map(Self)
        }
    }
}

/// A point: `D4` in JSON, its index among 361 on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) struct Point(rules::Point);

impl Serialize for Point {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(&self.0)
        } else {
            // An index is below 361.
            serializer.serialize_u16(self.0.index() as u16)
        }
    }
}

impl<'de> Deserialize<'de> for Point {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let text = String::deserialize(deserializer)?;
            text.parse().map(Self).map_err(D::Error::custom)
        } else {
            let index = u16::deserialize(deserializer)?;
            let point = rules::Point::from_index(usize::from(index));
            point
                .map(Self)
                .ok_or_else(|| D::Error::custom("no such point"))
        }
    }
}

/// An event of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::store) struct Event {
    /// Milliseconds since 1970.
    at: i64,
    by: Actor,
    kind: EventKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Actor {
    Player(Id),
    Clock,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum EventKind {
    Offered {
        terms: Terms,
        invited: Option<Id>,
        place: Place,
    },
    Accepted {
        black: Seat,
        white: Seat,
    },
    Declined,
    Withdrawn,
    Lapsed,
    Relocated {
        place: Place,
    },
    Played {
        color: Color,
        at: Point,
    },
    Passed {
        color: Color,
    },
    Resigned {
        color: Color,
    },
    Marked {
        chain: Vec<Point>,
        life: Life,
    },
    Agreed {
        color: Color,
    },
    Resumed {
        color: Color,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Color {
    Black,
    White,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Life {
    Dead,
    Alive,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Seat {
    Player(Id),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Place {
    club: Option<Id>,
    channel: Id,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Terms {
    rules: Rules,
    /// Columns and rows.
    size: (u8, u8),
    handicap: u8,
    komi_half_points: i16,
    colors: Colors,
    venue: Venue,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Rules {
    Go {
        ko: Ko,
        scoring: Scoring,
    },
    AtariGo {
        start: Start,
        captures_to_win: NonZeroU8,
    },
    Gomoku {
        overline: Overline,
    },
    GoBang {
        overline: Overline,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Ko {
    Simple,
    PositionalSuperko,
    SituationalSuperko,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Scoring {
    Territory,
    Area,
    Stones,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Start {
    Crosscut,
    Empty,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Overline {
    Wins,
    Exact,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Colors {
    Random,
    ChallengerBlack,
    ChallengerWhite,
    StrongerTakesWhite,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Venue {
    Here,
    Thread,
}

/// Where a game's newest board stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::store) struct Board {
    pub(in crate::store) channel: Id,
    pub(in crate::store) message: Id,
    pub(in crate::store) revision: u32,
}

/// Values of the right shape that mean nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(in crate::store) enum Meaningless {
    #[error("there is no board of {0} by {1}")]
    Size(u8, u8),
    #[error("there is no handicap of {0}")]
    Handicap(u8),
    #[error("there is no komi of {0} half points")]
    Komi(i16),
    #[error("the terms do not fit together: {0}")]
    Terms(#[from] TermsError),
}

mod into_domain;
mod of_domain;

impl Event {
    /// The event as it happened.
    pub(in crate::store) fn into_domain(self) -> Result<game::Event, Meaningless> {
        Ok(game::Event {
            at: Timestamp::from_millis(self.at),
            by: self.by.into(),
            kind: self.kind.try_into()?,
        })
    }

    /// The shape of `event`.
    pub(in crate::store) fn of(event: &game::Event) -> Self {
        Self {
            at: event.at.as_millis(),
            by: event.by.into(),
            kind: (&event.kind).into(),
        }
    }
}
