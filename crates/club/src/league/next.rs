//! The next season by itself: so many days after one is over, and where players are missing, as soon as there are enough.

use std::ops::RangeInclusive;

use super::{League, News, Season};
use tengen_game::clock::{Span, Timestamp};

/// So few members make no season.
pub(super) const FEWEST: usize = 2;

/// So many days after a season's end the next one may begin by itself.
pub const PAUSE: RangeInclusive<u8> = 0..=60;

/// When the season that comes next begins by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Planned {
    /// Then.
    At(Timestamp),
    /// As soon as there are two members: when it was due, there were not, which was told.
    Waiting,
}

impl League {
    /// The same league as it was kept: with the season before its latest one, how many days after a season's end the next
    /// one begins, and when that is; none if the days are outside of [`PAUSE`].
    pub fn resumed(
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

    /// So many days after a season's end the next one begins by itself; none if moderators begin it.
    pub fn pause(&self) -> Option<u8> {
        self.pause
    }

    /// When the next season begins by itself, between two of them.
    pub fn planned(&self) -> Option<Planned> {
        self.planned
    }

    /// From `now` on seasons begin by themselves so many days after an end, within [`PAUSE`], or not without. Between two
    /// of them the days count from `now` on.
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

    /// The next season begins by itself so long after `now`, if seasons do.
    pub(super) fn plan(&mut self, now: Timestamp) {
        let begins = self.pause.map(|days| now.after(Span::days(days.into())));
        self.planned = begins.map(Planned::At);
    }

    /// Whether the next season begins by itself at `now`.
    pub fn begins_by_itself(&self, now: Timestamp) -> bool {
        let due = self.next_due();
        self.entered().len() >= FEWEST && due.is_some_and(|due| due <= now)
    }

    /// When the next season is to begin by itself, if that is known.
    pub(super) fn next_due(&self) -> Option<Timestamp> {
        match self.planned? {
            Planned::At(at) => Some(at),
            Planned::Waiting if self.entered().len() >= FEWEST => Some(Timestamp::default()),
            Planned::Waiting => None,
        }
    }

    /// Has the next season wait for members if it is due at `now` without them: that is told once.
    pub(super) fn wait(&mut self, now: Timestamp) -> Option<News> {
        let Planned::At(at) = self.planned? else {
            return None;
        };
        let is_waiting = at <= now && self.entered().len() < FEWEST;
        is_waiting.then(|| {
            self.planned = Some(Planned::Waiting);
            News::TooFew
        })
    }
}
