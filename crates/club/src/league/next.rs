//! Seasons that begin by themselves: a number of days after the last one, or as soon as there are enough members.

use std::ops::RangeInclusive;

use super::{League, News, Season};
use tengen_game::clock::{Span, Timestamp};

/// Fewest members of a season.
pub(super) const FEWEST: usize = 2;

/// Days between seasons that can be set.
pub const PAUSE: RangeInclusive<u8> = 0..=60;

/// When the next season begins by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Planned {
    At(Timestamp),
    /// It was due without two members, which was announced: it begins as soon as there are two.
    Waiting,
}

impl League {
    /// The league with its stored state between seasons: the season before the latest one, the pause in days, and the
    /// planned beginning; none if the pause is outside of [`PAUSE`].
    pub fn with_schedule(
        mut self,
        previous: Option<Season>,
        pause: Option<u8>,
        planned: Option<Planned>,
    ) -> Option<Self> {
        self.previous = previous;
        self.pause = pause;
        self.planned = planned;
        pause
            .is_none_or(|days| PAUSE.contains(&days))
            .then_some(self)
    }

    /// The pause between seasons in days; none if moderators begin them.
    pub fn pause(&self) -> Option<u8> {
        self.pause
    }

    /// When the next season begins by itself, between seasons.
    pub fn next_start(&self) -> Option<Planned> {
        self.planned
    }

    /// Sets the pause between seasons in days, within [`PAUSE`], or none for seasons started by moderators. Between
    /// seasons it counts from `now`.
    pub fn set_pause(&mut self, pause: Option<u8>, now: Timestamp) {
        if pause == self.pause {
            return;
        }
        self.pause = pause;
        self.planned = None;
        if self.season.is_some() && self.current().is_none() {
            self.plan(now);
        }
    }

    /// Plans the next season after the pause, counted from `now`.
    pub(super) fn plan(&mut self, now: Timestamp) {
        let begins = self.pause.map(|days| now.after(Span::days(days.into())));
        self.planned = begins.map(Planned::At);
    }

    /// Whether the next season begins by itself at `now`.
    pub fn begins_by_itself(&self, now: Timestamp) -> bool {
        let due = self.next_due();
        self.members().len() >= FEWEST && due.is_some_and(|due| due <= now)
    }

    /// The planned beginning of the next season.
    pub(super) fn next_due(&self) -> Option<Timestamp> {
        match self.planned? {
            Planned::At(at) => Some(at),
            Planned::Waiting if self.members().len() >= FEWEST => Some(Timestamp::default()),
            Planned::Waiting => None,
        }
    }

    /// If the next season is due at `now` without enough members, waits for them; this is announced once.
    pub(super) fn wait(&mut self, now: Timestamp) -> Option<News> {
        let Planned::At(at) = self.planned? else {
            return None;
        };
        let is_waiting = at <= now && self.members().len() < FEWEST;
        is_waiting.then(|| {
            self.planned = Some(Planned::Waiting);
            News::TooFew
        })
    }
}
