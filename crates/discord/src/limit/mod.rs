//! Discord's rate limits: those of buckets, which the headers of answers define, and fixed ones where no header does.
//!
//! A bucket is identified by its route until an answer names it (`X-RateLimit-Bucket`); several routes may share one.

mod answer;
mod route;
mod sliding_window;
mod window;

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use reqwest::header::HeaderMap;
use tokio::time::Instant;

use crate::limit::answer::Scope;
pub(super) use crate::limit::answer::TooMany;
pub(super) use crate::limit::route::Route;
use crate::limit::route::{ChannelLimit, Kind, Major};
pub(super) use crate::limit::sliding_window::SlidingWindow;
use crate::limit::window::Window;

/// Calls per second: Discord allows a bot 50; a few less, since they arrive less evenly than they are sent.
const CALLS: usize = 45;
const CALLS_SPAN: Duration = Duration::from_secs(1);
/// Calls per second that are reserved for news.
const CALLS_SPARE: usize = 10;
/// Limit per channel of edits of messages older than an hour, which no header reports. Three in six seconds are
/// documented, three in twenty have been observed.
const OLD_EDITS: usize = 3;
const OLD_EDITS_SPAN: Duration = Duration::from_secs(20);
/// Limit per channel of renames, which no header reports either: two in ten minutes.
const RENAMES: usize = 2;
const RENAMES_SPAN: Duration = Duration::from_secs(600);
/// Number of buckets at which those with expired windows are dropped.
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
    calls: SlidingWindow,
    /// Number of processes that make the bot's calls, including this one.
    processes: usize,
    /// The limits of single channels.
    channel_limits: HashMap<(ChannelLimit, Major), SlidingWindow>,
    /// Each bucket's name, by template and major parameter.
    names: HashMap<Key, String>,
    /// Keyed by bucket, or by template while its bucket is unknown, and by major parameter.
    windows: HashMap<Key, Window>,
    /// Number of entries at which expired ones are dropped.
    cleanup_at: usize,
}

type Key = (String, Major);

impl Default for Limits {
    fn default() -> Self {
        Self(Mutex::new(State {
            banned: None,
            calls: SlidingWindow::new(CALLS, CALLS_SPAN),
            processes: 1,
            channel_limits: HashMap::new(),
            names: HashMap::new(),
            windows: HashMap::new(),
            cleanup_at: BUCKETS,
        }))
    }
}

impl Limits {
    /// Counts a call of `route` that is to be made `now`.
    ///
    /// # Errors
    ///
    /// The time until which it has to wait; it is not counted then.
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
        state.count(route, now);
        Ok(())
    }

    /// Divides the bot's calls per second among this number of `processes` from now on.
    pub(super) fn divide_among(&self, processes: usize) {
        self.lock().processes = processes.max(1);
    }

    /// Updates the limits by the answer to a call of `route`: its headers, and its 429 if it is one.
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
        if let (Kind::Channel(ChannelLimit::Rename), Some(TooMany { after, scope })) =
            (route.kind, too_many)
            && scope == Scope::Bucket
        {
            state
                .channel_limit(ChannelLimit::Rename, route.major)
                .refuse(now + after);
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
        let Some(TooMany { after, scope }) = too_many else {
            return;
        };
        let until = now + after;
        match scope {
            Scope::Address => state.banned = state.banned.max(Some(until)),
            Scope::Bot => state.calls.refuse(until),
            Scope::OldEdits => state
                .channel_limit(ChannelLimit::OldEdit, route.major)
                .refuse(until),
            Scope::Bucket => {
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

    fn channel_limit(&mut self, limit: ChannelLimit, channel: Major) -> &mut SlidingWindow {
        let new = || match limit {
            ChannelLimit::OldEdit => SlidingWindow::new(OLD_EDITS, OLD_EDITS_SPAN),
            ChannelLimit::Rename => SlidingWindow::new(RENAMES, RENAMES_SPAN),
        };
        self.channel_limits
            .entry((limit, channel))
            .or_insert_with(new)
    }

    /// The earliest time at which `route` may be called; none for now.
    fn free_from(&self, route: &Route, urgency: Urgency, now: Instant) -> Option<Instant> {
        let (spare, calls_spare) = match urgency {
            Urgency::News => (0, 0),
            Urgency::Upkeep => (1, CALLS_SPARE),
        };
        let window = self.windows.get(&self.key(route));
        let window = window.and_then(|window| window.free_from(spare, now));
        // The reserve of the other processes stays free, too.
        let calls_spare = calls_spare / self.processes + CALLS - CALLS / self.processes;
        let calls = match route.kind {
            Kind::Interaction => None,
            Kind::Ordinary | Kind::Channel(_) => self.calls.free_from(calls_spare, now),
        };
        let channel = match route.kind {
            Kind::Interaction | Kind::Ordinary => None,
            Kind::Channel(limit) => {
                self.channel_limits
                    .get(&(limit, route.major))
                    .and_then(|sliding| {
                        let spare = match limit {
                            ChannelLimit::OldEdit => spare as usize,
                            // No reserve for news: a new name is never news.
                            ChannelLimit::Rename => 0,
                        };
                        sliding.free_from(spare, now)
                    })
            }
        };
        let banned = self.banned.filter(|until| *until > now);
        banned.max(window).max(calls).max(channel)
    }

    fn count(&mut self, route: &Route, now: Instant) {
        let key = self.key(route);
        if let Some(window) = self.windows.get_mut(&key) {
            window.count(now);
        }
        match route.kind {
            Kind::Interaction => {}
            Kind::Ordinary => self.calls.count(now),
            Kind::Channel(limit) => {
                self.calls.count(now);
                self.channel_limit(limit, route.major).count(now);
            }
        }
    }

    fn forget_old(&mut self, now: Instant) {
        if self.size() < self.cleanup_at {
            return;
        }
        self.windows.retain(|_, window| !window.is_over(now));
        let windows = &self.windows;
        self.names
            .retain(|(_, major), name| windows.contains_key(&(name.clone(), *major)));
        self.channel_limits.retain(|_, window| !window.is_idle(now));
        self.cleanup_at = BUCKETS.max(2 * self.size());
    }

    /// Number of entries of the largest table: each interaction adds a webhook to them.
    fn size(&self) -> usize {
        let sizes = [
            self.windows.len(),
            self.channel_limits.len(),
            self.names.len(),
        ];
        sizes.into_iter().max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests;
