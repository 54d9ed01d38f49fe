//! A puzzle a day in a channel. Frozen: a change of anything here is a new version.

use serde::{Deserialize, Serialize};

use crate::schema::mirror::shaped;
use crate::schema::scalar::{Id, Meaningless};
use tengen_game::clock::Timestamp;
use tengen_game::{ClubId, Hour};
use tengen_puzzle::{Level, Topic};

/// A channel's choice, and the time of its next puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shape {
    pub(crate) club: Id,
    /// The hour of the club's day, 0 to 23.
    hour: u8,
    /// The topic's stable name; any topic if none.
    topic: Option<String>,
    /// 1 to 5; any level if none.
    level: Option<u8>,
    /// In milliseconds since 1970.
    next: i64,
}

impl Shape {
    pub(crate) fn of(daily: &crate::Daily) -> Self {
        Self {
            club: Id(daily.club.get()),
            hour: daily.hour.get(),
            topic: daily.topic.map(|topic| topic.name().to_owned()),
            level: daily.level.map(Level::number),
            next: daily.next.as_millis(),
        }
    }

    pub(crate) fn into_domain(self) -> Result<crate::Daily, Meaningless> {
        let hour = Hour::ALL.get(usize::from(self.hour));
        let topic = self
            .topic
            .map(|name| Topic::from_name(&name).ok_or(Meaningless::Puzzle));
        let level = self
            .level
            .map(|number| Level::new(number).ok_or(Meaningless::Puzzle));
        Ok(crate::Daily {
            club: ClubId::new(self.club.0),
            hour: *hour.ok_or(Meaningless::Hour(self.hour))?,
            topic: topic.transpose()?,
            level: level.transpose()?,
            next: Timestamp::from_millis(self.next),
        })
    }
}

shaped! { crate::Daily }
