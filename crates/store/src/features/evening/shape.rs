//! A club evening. Frozen: a change of anything here is a new version, but for new members at the ends of enums.

use serde::{Deserialize, Serialize};

use crate::schema::event::Color;
use crate::schema::mirror::{mirror, mirror_number, shaped};
use crate::schema::scalar::{Id, Meaningless};
use tengen_club::evening::{self, Evening, LONGEST_PLACE, ScheduledId};
use tengen_game::clock::Timestamp;
use tengen_game::{self as game, ClubId, Hour, MessageId, PlayerId};
use tengen_rules::ByColor;

mirror_number!(Id: ScheduledId);

/// The evening of a channel. Times are in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shape {
    club: Id,
    every: Every,
    weekday: Weekday,
    hour: u8,
    minute: u8,
    hours: u8,
    place: String,
    begins: i64,
    announced: bool,
    message: Option<Id>,
    scheduled: Option<Id>,
    guests: Vec<(Id, Wish)>,
    tables: Vec<Table>,
    met: Vec<(Id, Id)>,
    left_over: Vec<Id>,
    /// Past evenings: beginning and attendance, the latest first.
    held: Vec<(i64, Vec<Id>)>,
    room: Option<Room>,
    /// Number of consecutive evenings without attendance.
    unattended: u8,
    since: i64,
}

mirror! {
    enum Every = evening::Every { Week, SecondWeek, First, Second, Third, Fourth }

    enum Weekday = game::Weekday {
        Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday,
    }

    enum Wish = evening::Wish { Game, Learn, Teach }

    enum Score = evening::Score { Black, White, Draw }

    enum Room = evening::Room { Voice { channel: Id }, Stage { channel: Id } }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    black: Id,
    white: Id,
    /// The number of ranks by which White is stronger.
    steps: Option<u8>,
    score: Option<Score>,
    /// The colour of the teacher.
    teaches: Option<Color>,
}

impl Shape {
    pub(crate) fn of(evening: &Evening) -> Self {
        let guests = evening.guests.iter();
        let guests = guests.map(|guest| (guest.who.into(), guest.wish.into()));
        let met = evening.met.iter().map(|met| met.0);
        let held = evening.held.iter();
        let held = held.map(|held| {
            let came = held.came.iter().map(|&player| player.into());
            (held.began.as_millis(), came.collect())
        });
        Self {
            club: evening.club.into(),
            every: evening.rhythm.every.into(),
            weekday: evening.rhythm.weekday.into(),
            hour: evening.rhythm.hour.get(),
            minute: evening.rhythm.minute,
            hours: evening.hours,
            place: evening.place.clone(),
            begins: evening.begins.as_millis(),
            announced: evening.is_announced,
            message: evening.message.map(Id::from),
            scheduled: evening.scheduled.map(Id::from),
            guests: guests.collect(),
            tables: evening.tables.iter().map(Table::of).collect(),
            met: met.map(|[one, other]| (one.into(), other.into())).collect(),
            left_over: evening.left_over.iter().map(|&one| one.into()).collect(),
            held: held.collect(),
            room: evening.room.map(Room::from),
            unattended: evening.unattended,
            since: evening.since.as_millis(),
        }
    }

    pub(crate) fn into_domain(self) -> Result<Evening, Meaningless> {
        let hour = Hour::ALL.get(usize::from(self.hour)).copied();
        let hour = hour.ok_or(Meaningless::Hour(self.hour))?;
        let is_place = (1..=LONGEST_PLACE).contains(&self.place.chars().count());
        if self.minute >= 60 || !(1..=12).contains(&self.hours) || !is_place {
            return Err(Meaningless::Activity);
        }
        let guests = self.guests.into_iter().map(|(who, wish)| evening::Guest {
            who: who.into(),
            wish: wish.into(),
        });
        let met = self.met.into_iter();
        let met = met.map(|(one, other)| evening::Met([one.into(), other.into()]));
        let held = self.held.into_iter().map(|(began, came)| evening::Held {
            began: Timestamp::from_millis(began),
            came: came.into_iter().map(PlayerId::from).collect(),
        });
        Ok(Evening {
            club: ClubId::from(self.club),
            rhythm: evening::Rhythm {
                every: self.every.into(),
                weekday: self.weekday.into(),
                hour,
                minute: self.minute,
            },
            hours: self.hours,
            place: self.place,
            room: self.room.map(evening::Room::from),
            begins: Timestamp::from_millis(self.begins),
            is_announced: self.announced,
            message: self.message.map(MessageId::from),
            scheduled: self.scheduled.map(ScheduledId::from),
            guests: guests.collect(),
            tables: self.tables.into_iter().map(Table::into_domain).collect(),
            met: met.collect(),
            left_over: self.left_over.into_iter().map(PlayerId::from).collect(),
            held: held.collect(),
            unattended: self.unattended,
            since: Timestamp::from_millis(self.since),
        })
    }
}

impl Table {
    fn of(table: &evening::Table) -> Self {
        Self {
            black: table.players.black.into(),
            white: table.players.white.into(),
            steps: table.steps,
            score: table.score.map(Score::from),
            teaches: table.teaches.map(Color::from),
        }
    }

    fn into_domain(self) -> evening::Table {
        evening::Table {
            players: ByColor {
                black: self.black.into(),
                white: self.white.into(),
            },
            steps: self.steps,
            teaches: self.teaches.map(tengen_rules::Color::from),
            score: self.score.map(evening::Score::from),
        }
    }
}

shaped! { Evening }
