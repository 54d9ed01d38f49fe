//! The part of the work that is this process's own, where several share a database.
//!
//! Scheduled work (clocks, outbox messages, daily jobs) is divided into ranges of games, channels and people. A process
//! that holds the lease of a range does the work there, and its writes are fenced. With a database of its own it does
//! all of it, without a lease.

pub mod keep;
mod share;

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::store::{Lease, Work};

/// Number of ranges into which work is divided, and so of processes that can share it.
const RANGES: u8 = 16;
/// Lease TTL, counted from our last published heartbeat.
const RELIED_ON: Duration = Duration::from_secs(6);

/// A range of games, channels or people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Range(u8);

impl Range {
    /// The range of work that belongs to no game, channel or person.
    pub(crate) const FIRST: Self = Self(0);

    /// The range of a game, channel or person with this number.
    pub(crate) fn of(number: u64) -> Self {
        // Numbers of Discord's differ in their middle; multiplied so, all of it shows in the first bits.
        let mixed = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Self((mixed >> 32) as u8 % RANGES)
    }
}

/// The permission of this process for some work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permit {
    /// There is no other process.
    Alone,
    /// It has taken the lease.
    Under(Lease),
}

/// The work that this process holds.
#[derive(Debug)]
pub enum Leases {
    /// Everything.
    All,
    /// The work it has leased.
    Taken(Held),
}

/// The leases that this process has taken.
#[derive(Debug)]
pub struct Held {
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    leases: HashMap<Work, Lease>,
    /// Leases to be released at the next look: no new work begins under them.
    leaving: BTreeSet<Work>,
    last_heartbeat: Option<Instant>,
    /// Work to be shared out; each group is divided separately.
    groups: Vec<Vec<Work>>,
    /// Number of groups that were divided at the last look.
    divided: usize,
    /// Number of processes at the last look, this one included.
    running: Option<usize>,
}

impl Leases {
    /// Leases of a process, by whether its database is shared.
    pub(crate) fn of(sharing: Sharing) -> Self {
        match sharing {
            Sharing::Alone => Self::All,
            Sharing::Shared => Self::Taken(Held {
                state: Mutex::new(State {
                    groups: vec![(0..RANGES).map(Work::Range).collect()],
                    ..State::default()
                }),
            }),
        }
    }

    /// The permission of this process for `work` now, if any.
    pub fn permit(&self, work: Work) -> Option<Permit> {
        match self {
            Self::All => Some(Permit::Alone),
            Self::Taken(held) => {
                let state = held.lock();
                let last = state.last_heartbeat;
                let is_known = last.is_some_and(|last| last.elapsed() < RELIED_ON);
                let lease = state.leases.get(&work).filter(|_| is_known);
                let lease = lease.filter(|_| !state.leaving.contains(&work));
                lease.copied().map(Permit::Under)
            }
        }
    }

    /// The permission for the work in `range`.
    pub(crate) fn permit_in(&self, Range(range): Range) -> Option<Permit> {
        self.permit(Work::Range(range))
    }

    /// Whether this process may go on with `work` that it has begun and that another process may repeat without harm:
    /// also while the database is down, unless another process may have taken the work over.
    pub fn may_go_on(&self, work: Work) -> bool {
        if self.permit(work).is_some() {
            return true;
        }
        match self {
            Self::All => true,
            Self::Taken(held) => {
                let state = held.lock();
                state.running.is_some_and(|running| running <= 1)
                    && state.leases.contains_key(&work)
            }
        }
    }

    /// Whether all shared work has been looked at: work that this process does not hold then belongs to another one.
    pub fn are_divided(&self) -> bool {
        match self {
            Self::All => true,
            Self::Taken(held) => {
                let state = held.lock();
                state.divided == state.groups.len()
            }
        }
    }

    /// Whether `lease` is still this process's.
    pub(crate) fn has(&self, lease: &Lease) -> bool {
        self.permit(lease.work()) == Some(Permit::Under(*lease))
    }

    /// Adds `works`, divided separately from earlier ones.
    pub fn divide(&self, works: Vec<Work>) {
        match self {
            Self::All => {}
            Self::Taken(held) => held.lock().groups.push(works),
        }
    }

    /// Number of processes that share the work, this one included, as currently known.
    pub fn processes(&self) -> usize {
        match self {
            Self::All => 1,
            Self::Taken(held) => held.lock().running.unwrap_or(1),
        }
    }

    /// Whether other processes may write to the outbox and do a part of the work.
    pub fn are_shared(&self) -> bool {
        matches!(self, Self::Taken(_))
    }
}

/// Whether other processes use the same database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sharing {
    Alone,
    Shared,
}

impl Held {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_every_kind_are_spread_over_all_ranges() {
        let of_discord = |number: u64| (1_000_000 + number * 7919) << 22;
        for numbers in [
            (1..=1600).collect::<Vec<u64>>(),
            (1..=1600).map(of_discord).collect(),
        ] {
            let mut counts = [0; RANGES as usize];
            for number in numbers {
                counts[usize::from(Range::of(number).0)] += 1;
            }
            assert!(
                counts.iter().all(|count| (50..200).contains(count)),
                "{counts:?}"
            );
        }
    }
}
