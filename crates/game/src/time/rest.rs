//! Calendars: the times at which a person's clock does not run.

use super::stretch::Week;
use super::{Nights, Stretch, Weekends, Zone};
use crate::clock::{Span, Timestamp};

/// A half-open interval of time.
///
/// [`Timestamp::MAX`] as its end means "no known end".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Interval {
    /// Inclusive.
    pub from: Timestamp,
    /// Exclusive.
    pub to: Timestamp,
}

/// The calendar of a person: the times at which their clock does not run.
///
/// Weekends and nights are those of the person's own time zone, daylight saving included.
/// A moment that rests for several reasons rests once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Calendar {
    zone: Zone,
    weekends: Weekends,
    nights: Nights,
    /// Sorted, not empty, and not adjacent.
    away: Vec<Interval>,
}

impl Calendar {
    /// The calendar of someone in `zone` who is `away` at times: on vacation, in an agreed pause, or during an outage
    /// of the bot.
    ///
    /// Intervals may overlap and come in any order; those that end before they begin are ignored.
    pub fn new(zone: Zone, weekends: Weekends, nights: Nights, mut away: Vec<Interval>) -> Self {
        away.retain(|interval| interval.from < interval.to);
        away.sort_unstable_by_key(|interval| interval.from);
        away.dedup_by(|later, earlier| {
            let touching = later.from <= earlier.to;
            if touching {
                earlier.to = earlier.to.max(later.to);
            }
            touching
        });
        Self {
            zone,
            weekends,
            nights,
            away,
        }
    }

    /// The time zone of weekends and nights.
    pub fn zone(&self) -> Zone {
        self.zone
    }

    /// Whether the clock runs on weekends.
    pub fn weekends(&self) -> Weekends {
        self.weekends
    }

    /// Whether the clock runs at night.
    pub fn nights(&self) -> Nights {
        self.nights
    }

    /// The person's absences: sorted, not adjacent.
    pub fn absences(&self) -> &[Interval] {
        &self.away
    }

    /// The part of the time from `from` to `to` that rests; zero if `to` is not later.
    pub fn rest_between(&self, from: Timestamp, to: Timestamp) -> Span {
        let runs = self
            .stretches(from, to)
            .fold(Span::ZERO, |sum, stretch| sum.plus(stretch.running()));
        to.max(from).since(from).minus(runs)
    }

    /// The moment at which the clock has run for `left` since `from`: the first one, `from` itself if `left` is zero.
    ///
    /// None if an absence has no known end, or beyond the last representable time.
    pub fn reach(&self, from: Timestamp, left: Span) -> Option<Timestamp> {
        if left <= Span::ZERO {
            return Some(from);
        }
        let mut left = left;
        for stretch in self.stretches(from, Timestamp::MAX) {
            let running = stretch.running();
            if left <= running {
                return Some(stretch.reach(left));
            }
            left = left.minus(running);
        }
        None
    }

    /// Whether the clock rests at `at`.
    pub fn is_rest(&self, at: Timestamp) -> bool {
        self.rest_between(at, at.after(Span::millis(1))) > Span::ZERO
    }

    /// The intervals from `from` to `to` without absence, split where the zone's offset changes.
    ///
    /// Each is computed in one step, so the cost is one step per absence and per change of daylight saving, however
    /// many weekends there are in between.
    pub fn stretches(&self, from: Timestamp, to: Timestamp) -> impl Iterator<Item = Stretch> + '_ {
        let week = Week::new(self.weekends, self.nights);
        let mut away = self.away[self.away.partition_point(|away| away.to <= from)..]
            .iter()
            .peekable();
        let mut at = from;
        std::iter::from_fn(move || {
            while let Some(next) = away.next_if(|away| away.from <= at) {
                at = at.max(next.to);
            }
            if at >= to {
                return None;
            }
            let begin = at;
            let end = away.peek().map_or(to, |next| next.from.min(to));
            at = self
                .zone
                .next_change(begin)
                .map_or(end, |change| change.min(end));
            Some(Stretch {
                from: begin,
                to: at,
                week,
                offset: self.zone.offset(begin),
            })
        })
    }
}
