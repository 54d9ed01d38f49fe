//! The events of a game. Frozen once released: a change of anything here is a new version.

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
    Plan(Id),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum EventKind {
    Offered {
        terms: Terms,
        pace: Pace,
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
        reason: Option<String>,
    },
    TakenBack {
        to: u32,
    },
    WentOn {
        color: Color,
    },
    TimeGiven {
        color: Color,
        millis: i64,
    },
    Rested {
        millis: i64,
    },
    TimeRanOut {
        color: Color,
    },
    Overdue {
        color: Color,
    },
    Claimed {
        color: Color,
    },
    CalledOff {
        color: Color,
    },
    Replaced,
}

/// How time is kept. Spans are in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Pace {
    control: TimeControl,
    weekends: Running,
    nights: Running,
    overdue: Overdue,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum TimeControl {
    Untimed,
    PerMove {
        each: i64,
    },
    Fischer {
        start: i64,
        increment: i64,
        cap: i64,
    },
    ByoYomi {
        main: i64,
        period: i64,
        periods: u8,
    },
    Canadian {
        main: i64,
        period: i64,
        stones: u8,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Running {
    Count,
    Rest,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Overdue {
    Loses,
    WaitingSideChooses,
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
pub(in crate::store) enum Proposal {
    NoResult,
    BothLose,
    Substitute { out: Id, into: Id },
    Undo { to: u32 },
    Pause,
    CallOff,
    Draw,
    GoOnIn { club: Option<Id>, channel: Id },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Ruling {
    Forfeit { loser: Color },
    BothLose,
    Adjudicated { winner: Color },
    CalledOff,
    MoreTime { color: Color, millis: i64 },
    Reseat { out: Id, into: Id },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(in crate::store) enum Color {
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
pub(in crate::store) enum Seat {
    Player(Id),
    Pair(Id, Id),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::store) struct Place {
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
mod pace;
mod segment;

pub(in crate::store) use segment::Segment;

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
