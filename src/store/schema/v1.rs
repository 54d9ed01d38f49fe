//! Version 1. Frozen, and only read: version 2 is written.

use std::num::NonZeroU8;

use serde::Deserialize;

use super::scalar::{Id, Meaningless, Point};
use crate::clock::Timestamp;
use crate::game::{self, ChannelId, ClubId, Draft, PlayerId};
use crate::rules;

/// An event of a game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::store) struct Event {
    /// Milliseconds since 1970.
    at: i64,
    by: Actor,
    kind: EventKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Actor {
    Player(Id),
    Clock,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Color {
    Black,
    White,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Life {
    Dead,
    Alive,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Seat {
    Player(Id),
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Place {
    club: Option<Id>,
    channel: Id,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Ko {
    Simple,
    PositionalSuperko,
    SituationalSuperko,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Scoring {
    Territory,
    Area,
    Stones,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Start {
    Crosscut,
    Empty,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Overline {
    Wins,
    Exact,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Colors {
    Random,
    ChallengerBlack,
    ChallengerWhite,
    StrongerTakesWhite,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Venue {
    Here,
    Thread,
}

mod into_domain;

impl Event {
    /// The event as it happened.
    pub(in crate::store) fn into_domain(self) -> Result<game::Event, Meaningless> {
        Ok(game::Event {
            at: Timestamp::from_millis(self.at),
            by: self.by.into(),
            kind: self.kind.try_into()?,
        })
    }
}
