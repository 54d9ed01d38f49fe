//! Discord's rate limits: by bucket as the headers of answers define them, and by a fixed pace where no header does.
//!
//! A bucket is known by its route until an answer names it (`X-RateLimit-Bucket`); several routes may share one.

mod answer;
mod pace;
mod route;
mod window;

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use reqwest::header::HeaderMap;
use tokio::time::Instant;

use crate::limit::answer::Of;
pub(super) use crate::limit::answer::TooMany;
pub(super) use crate::limit::pace::Pace;
pub(super) use crate::limit::route::Route;
use crate::limit::route::{Kind, Major, Slow};
use crate::limit::window::Window;

/// A bot may make 50 calls a second in all. A few less, since they do not arrive as evenly as they leave.
const CALLS: usize = 45;
const CALLS_SPAN: Duration = Duration::from_secs(1);
/// Calls per second that are reserved for new posts.
const CALLS_SPARE: usize = 10;
/// No header has the limit of edits of messages older than an hour. Three in six seconds are documented per channel,
/// three in twenty have been observed.
const OLD_EDITS: usize = 3;
const OLD_EDITS_SPAN: Duration = Duration::from_secs(20);
/// Nor is there a header for renaming a channel: twice in ten minutes.
const RENAMES: usize = 2;
const RENAMES_SPAN: Duration = Duration::from_secs(600);
/// Number of buckets at which those whose windows are over are dropped.
const BUCKETS: usize = 1024;

/// Priority of rate-limited calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Urgency {
    /// Somebody is waiting for it.
    News,
    /// It can wait, and leaves the last call of each limit to news.
    Upkeep,
}

/// The state of all rate limits.
#[derive(Debug)]
pub(super) struct Limits(Mutex<State>);

#[derive(Debug)]
struct State {
    /// The end of a ban on all calls.
    banned: Option<Instant>,
    calls: Pace,
    /// How many processes make the bot's calls, this one among them.
    processes: usize,
    /// The calls that channels take at a pace of their own.
    slow: HashMap<(Slow, Major), Pace>,
    /// Each bucket's name, by template and major parameter.
    names: HashMap<Key, String>,
    /// Keyed by bucket, or by template while its bucket is unknown, and by major parameter.
    windows: HashMap<Key, Window>,
    /// Number of windows at which expired ones are dropped.
    most: usize,
}

type Key = (String, Major);

impl Default for Limits {
    fn default() -> Self {
        Self(Mutex::new(State {
            banned: None,
            calls: Pace::new(CALLS, CALLS_SPAN),
            processes: 1,
            slow: HashMap::new(),
            names: HashMap::new(),
            windows: HashMap::new(),
            most: BUCKETS,
        }))
    }
}

impl Limits {
    /// Counts a call of `route` that is to be made `now`.
    ///
    /// # Errors
    ///
    /// Until when it has to wait: it is not counted then.
    pub(super) fn admit(
        &self,
        route: &Route,
        urgency: Urgency,
        now: Instant,
    ) -> Result<(), Instant> {
        let mut state = self.lock();
        if let Some(until) = state.free_from(route, urgency, now) {
            return Err(until);
        }
        state.note(route, now);
        Ok(())
    }

    /// Divides the bot's calls a second among this number of `processes` from now on.
    pub(super) fn divide_among(&self, processes: usize) {
        self.lock().processes = processes.max(1);
    }

    /// Learns from the answer to a call of `route`: from its headers, and whether it was one too many.
    pub(super) fn learn(
        &self,
        route: &Route,
        headers: &HeaderMap,
        too_many: Option<TooMany>,
        now: Instant,
    ) {
        let mut state = self.lock();
        state.forget_old(now);
        // Too many renames do not limit other changes of the channel, although the bucket's headers say so.
        if let (Kind::Slow(Slow::Rename), Some(TooMany { after, of })) = (route.kind, too_many)
            && of == Of::Bucket
        {
            state.slow(Slow::Rename, route.major).refuse(now + after);
            return;
        }
        if let Some(name) = headers.get("x-ratelimit-bucket")
            && let Ok(name) = name.to_str()
        {
            let key = (route.template.clone(), route.major);
            state.names.insert(key, name.to_owned());
        }
        let key = state.key(route);
        if let Some(newer) = Window::read(headers, now) {
            match state.windows.get_mut(&key) {
                Some(window) => window.learn(newer, now),
                None => drop(state.windows.insert(key.clone(), newer)),
            }
        }
        let Some(TooMany { after, of }) = too_many else {
            return;
        };
        let until = now + after;
        match of {
            Of::Address => state.banned = state.banned.max(Some(until)),
            Of::Bot => state.calls.refuse(until),
            Of::OldEdits => state.slow(Slow::OldEdit, route.major).refuse(until),
            Of::Bucket => {
                let refused = || Window::exhausted_until(until);
                let window = state.windows.entry(key).or_insert_with(refused);
                window.refuse(until);
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// The bucket of `route`.
    fn key(&self, route: &Route) -> Key {
        let own = (route.template.clone(), route.major);
        match self.names.get(&own) {
            Some(name) => (name.clone(), route.major),
            None => own,
        }
    }

    fn slow(&mut self, slow: Slow, channel: Major) -> &mut Pace {
        let new = || match slow {
            Slow::OldEdit => Pace::new(OLD_EDITS, OLD_EDITS_SPAN),
            Slow::Rename => Pace::new(RENAMES, RENAMES_SPAN),
        };
        self.slow.entry((slow, channel)).or_insert_with(new)
    }

    /// The first time at which `route` may be called; none for now.
    fn free_from(&self, route: &Route, urgency: Urgency, now: Instant) -> Option<Instant> {
        let (spare, calls_spare) = match urgency {
            Urgency::News => (0, 0),
            Urgency::Upkeep => (1, CALLS_SPARE),
        };
        let window = self.windows.get(&self.key(route));
        let window = window.and_then(|window| window.free_from(spare, now));
        // The reserve of the other processes is kept free as well.
        let calls_spare = calls_spare / self.processes + CALLS - CALLS / self.processes;
        let calls = match route.kind {
            Kind::Interaction => None,
            Kind::Ordinary | Kind::Slow(_) => self.calls.free_from(calls_spare, now),
        };
        let slow = match route.kind {
            Kind::Interaction | Kind::Ordinary => None,
            Kind::Slow(slow) => self.slow.get(&(slow, route.major)).and_then(|pace| {
                let spare = match slow {
                    Slow::OldEdit => spare as usize,
                    // No new name is news.
                    Slow::Rename => 0,
                };
                pace.free_from(spare, now)
            }),
        };
        let banned = self.banned.filter(|until| *until > now);
        banned.max(window).max(calls).max(slow)
    }

    fn note(&mut self, route: &Route, now: Instant) {
        let key = self.key(route);
        if let Some(window) = self.windows.get_mut(&key) {
            window.note(now);
        }
        match route.kind {
            Kind::Interaction => {}
            Kind::Ordinary => self.calls.note(now),
            Kind::Slow(slow) => {
                self.calls.note(now);
                self.slow(slow, route.major).note(now);
            }
        }
    }

    fn forget_old(&mut self, now: Instant) {
        if self.size() < self.most {
            return;
        }
        self.windows.retain(|_, window| !window.is_over(now));
        let windows = &self.windows;
        self.names
            .retain(|(_, major), name| windows.contains_key(&(name.clone(), *major)));
        self.slow.retain(|_, pace| !pace.is_idle(now));
        self.most = BUCKETS.max(2 * self.size());
    }

    /// How many entries the largest of the tables has: each interaction brings a webhook of its own into them.
    fn size(&self) -> usize {
        let sizes = [self.windows.len(), self.slow.len(), self.names.len()];
        sizes.into_iter().max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests;
