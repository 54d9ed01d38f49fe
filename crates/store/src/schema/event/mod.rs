//! The events of a game. Frozen once released: a change of anything here is a new version.

mod agreement;
mod kind;
mod opening;
mod pace;
mod people;
mod rules;
mod segment;
mod terms;

use serde::{Deserialize, Serialize};

use super::mirror::mirror;
use super::scalar::{Id, Meaningless, Point};
use agreement::Ruling;
use opening::OpeningChoice;
use people::{Actor, Invitation};
use tengen_game as game;
use tengen_game::clock::Timestamp;

pub(crate) use agreement::Proposal;
pub(crate) use pace::Pace;
pub(crate) use people::{Place, Seat};
pub(crate) use segment::Segment;
pub(crate) use terms::Terms;

/// An event of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Event {
    /// Milliseconds since 1970.
    at: i64,
    by: Actor,
    kind: EventKind,
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
        proven: Vec<Point>,
        unsettled: Vec<Point>,
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
    Chose {
        choice: OpeningChoice,
    },
    FifthOffered {
        at: Point,
    },
    JoinedSide {
        color: Color,
    },
    LeftSide,
    NoShow {
        color: Color,
    },
    Unrated,
}

mirror! {
    pub(crate) enum Color = tengen_rules::Color { Black, White }
    enum Life = game::Life { Dead, Alive, Seki }
}

impl Event {
    /// The event as it happened.
    pub(crate) fn into_domain(self) -> Result<game::Event, Meaningless> {
        Ok(game::Event {
            at: Timestamp::from_millis(self.at),
            by: self.by.into(),
            kind: self.kind.try_into()?,
        })
    }

    /// The shape of `event`.
    pub(crate) fn of(event: &game::Event) -> Self {
        Self {
            at: event.at.as_millis(),
            by: event.by.into(),
            kind: (&event.kind).into(),
        }
    }
}
