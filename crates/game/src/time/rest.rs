//! When a person's clock does not run.

use super::stretch::Week;
use super::{Nights, Stretch, Weekends, Zone};
use crate::clock::{Span, Timestamp};

/// A time from its first moment to the first one after it.
///
/// [`Timestamp::MAX`] as its end means that no end is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Interval {
    /// Its first moment.
    pub from: Timestamp,
    /// The first moment after it.
    pub to: Timestamp,
}

/// When a person's clock does not run.
///
/// Weekends and nights are those of the person's own zone, summer time included.
/// A moment that rests for several reasons rests once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Calendar {
    zone: Zone,
    weekends: Weekends,
    nights: Nights,
    /// In order, none of them empty, with some time between any two.
    away: Vec<Interval>,
}

impl Calendar {
    /// The calendar of someone in `zone` who is `away` at times:
    /// on vacation, in a pause that both agreed, or because the bot itself was down.
    ///
    /// Intervals may overlap and come in any order; one that ends before it begins means nothing.
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

    /// Whose weekends and nights these are.
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

    /// When the person is away: in order, with some time between any two.
    pub fn away(&self) -> &[Interval] {
        &self.away
    }

    /// How much of the time from `from` to `to` rests; nothing if `to` is not later.
    pub fn rested(&self, from: Timestamp, to: Timestamp) -> Span {
        let runs = self
            .stretches(from, to)
            .fold(Span::ZERO, |sum, stretch| sum.plus(stretch.running()));
        to.max(from).since(from).minus(runs)
    }

    /// When the clock has run for `left` since `from`: the first such moment, which is `from` itself if nothing is left.
    ///
    /// None if that is never, because no end of a pause is known or time itself ends before.
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

    /// Whether the clock rests at the time `at`.
    pub fn rests(&self, at: Timestamp) -> bool {
        self.rested(at, at.after(Span::millis(1))) > Span::ZERO
    }

    /// The times from `from` to `to` in which the person is not away, each cut where the clocks of the zone are set.
    ///
    /// Every one of them is reckoned in one step, so that their number says how much work a question is:
    /// one for each time away and each change of summer time, however many weekends there are between.
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
