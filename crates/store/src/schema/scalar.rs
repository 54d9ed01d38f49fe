//! Shapes shared by all versions: frozen too.
//!
//! Discord's numbers are strings in JSON, since many readers have a precision of 53 bits only.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::mirror::{mirror, mirror_number};
use crate::db::Invalid;
pub(crate) use crate::db::shape::Id;
use tengen_club::contest;
use tengen_game::clock::Timestamp;
use tengen_game::{self as game, ChannelId, ClubId, MessageId, PlayerId, TermsError};
use tengen_rules as rules;

mirror_number!(Id: PlayerId, ClubId, ChannelId, MessageId);

mirror! {
    pub(crate) enum Handicaps = tengen_club::Handicaps { None, ByDifference }
}

/// Number of events of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Revision(pub(crate) u32);

mirror_number!(Revision: game::Revision);

/// The number of a puzzle that was posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PuzzleId(pub(crate) u64);

mirror_number!(PuzzleId: crate::PuzzleId);

/// The number of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ContestId(u64);

mirror_number!(ContestId: contest::ContestId);

/// A time in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Time(i64);

impl From<Time> for Timestamp {
    fn from(time: Time) -> Self {
        Self::from_millis(time.0)
    }
}

impl From<Timestamp> for Time {
    fn from(at: Timestamp) -> Self {
        Self(at.as_millis())
    }
}

/// A point: `D4` in JSON, its index among 361 on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Point(pub(crate) rules::Point);

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

/// A move: `{"play":"D4"}` or `"pass"` in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Move {
    Play(Point),
    Pass,
}

impl From<rules::Move> for Move {
    fn from(mv: rules::Move) -> Self {
        match mv {
            rules::Move::Play(point) => Self::Play(Point(point)),
            rules::Move::Pass => Self::Pass,
        }
    }
}

impl From<Move> for rules::Move {
    fn from(mv: Move) -> Self {
        match mv {
            Move::Play(point) => Self::Play(point.0),
            Move::Pass => Self::Pass,
        }
    }
}

/// A rank: `5k` in JSON, on disk the steps above 30 kyu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rank(pub(crate) rules::Rank);

impl Serialize for Rank {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(&self.0)
        } else {
            let steps = self.0.above(rules::Rank::WEAKEST);
            serializer.serialize_u8(steps.unsigned_abs())
        }
    }
}

impl<'de> Deserialize<'de> for Rank {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let text = String::deserialize(deserializer)?;
            text.parse().map(Self).map_err(D::Error::custom)
        } else {
            let steps = u8::deserialize(deserializer)?;
            let rank = match steps {
                0..30 => rules::Rank::kyu(30 - steps),
                _ => rules::Rank::dan(steps - 29),
            };
            rank.map(Self)
                .ok_or_else(|| D::Error::custom("no such rank"))
        }
    }
}

/// The place of a game's newest board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoardMessageShape {
    pub(crate) channel: Id,
    pub(crate) message: Id,
    pub(crate) revision: u32,
}

/// Invalid values of the right shape.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Meaningless {
    #[error("there is no board of {0} by {1}")]
    Size(u8, u8),
    #[error("there is no handicap of {0}")]
    Handicap(u8),
    #[error("there is no actor number {0}")]
    Actor(u32),
    #[error("there is no komi of {0} half points")]
    Komi(i16),
    #[error("the plan is no tree of moves")]
    Plan,
    #[error("the notes are none that a member could have written")]
    Notes,
    #[error("the puzzle is none by the rules")]
    Puzzle,
    #[error("the review names a move that the game does not have")]
    Review,
    #[error("the review names a judge that cannot be called so")]
    Judge,
    #[error("the parts of the tournament do not fit together")]
    Contest,
    #[error("the parts of what a channel has do not fit together")]
    Activity,
    #[error("a game begins with something else than a challenge")]
    Offer,
    #[error("no side has {0} players in turn")]
    Side(usize),
    #[error("a ruling's reason is empty or too long")]
    Reason,
    #[error("no day has an hour {0}")]
    Hour(u8),
    #[error("the terms do not fit together: {0}")]
    Terms(#[from] TermsError),
}

impl From<Meaningless> for Invalid {
    fn from(meaningless: Meaningless) -> Self {
        Self(meaningless.to_string())
    }
}
