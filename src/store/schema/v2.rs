//! Version 2. Frozen: a change of anything here is a new version.
//!
//! It differs from version 1 in the rule sets (their suicide, end, komi, edges and pairs), free handicap stones,
//! pairs of players, and all that the Japanese rules of 1989 know besides moves and marks.

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use super::scalar::{Id, Meaningless, Point};
use crate::clock::Timestamp;
use crate::game::{self, ChannelId, ClubId, Draft, PlayerId};
use crate::rules;

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
    Moderator(Id),
    Clock,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum EventKind {
    Offered {
        terms: Terms,
        invitation: Invitation,
        place: Place,
    },
    Joined,
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
    Suggested {
        dead: Vec<Point>,
        seki: Vec<Point>,
    },
    Confirmed {
        color: Color,
    },
    Objected {
        color: Color,
    },
    TrialBegan {
        color: Color,
        first: Color,
    },
    TrialPlayed {
        color: Color,
        at: Point,
    },
    TrialPassed {
        color: Color,
    },
    TrialPassedForKo {
        color: Color,
        at: Point,
    },
    TrialEnded {
        color: Color,
    },
    Proposed {
        color: Color,
        proposal: Proposal,
    },
    Consented {
        color: Color,
    },
    Rejected {
        color: Color,
    },
    Ruled {
        ruling: Ruling,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Invitation {
    Anyone,
    One(Id),
    Pairs { partner: Id, opponents: (Id, Id) },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Proposal {
    NoResult,
    BothLose,
    Substitute { out: Id, into: Id },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Ruling {
    Forfeit { loser: Color },
    BothLose,
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
    Seki,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Seat {
    Player(Id),
    Pair(Id, Id),
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
    placement: Placement,
    komi_half_points: i16,
    colors: Colors,
    venue: Venue,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Rules {
    Go {
        ko: Ko,
        suicide: Suicide,
        scoring: Scoring,
        end: End,
        /// None where there is no compensation at all.
        usual_komi_half_points: Option<i16>,
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
        pairs: Pairs,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Suicide {
    Forbidden,
    Allowed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum End {
    AsItStands,
    Agreement,
    Confirmation,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Pairs {
    Stay,
    AreTaken,
    FiveWin,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Placement {
    Marked,
    Free,
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
    TerritoryWithTwoEdges,
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
