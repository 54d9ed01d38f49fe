//! Processes, and the leases that they hold. The shapes are frozen once released.

use serde::{Deserialize, Serialize};

use super::key::{Key, number, numbers};
use super::shape::Id;
use super::table::as_they_are;

/// The number that a running process has drawn for itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ProcessId(pub(crate) u64);

impl ProcessId {
    /// The process that has drawn `number`.
    pub fn new(number: u64) -> Self {
        Self(number)
    }
}

numbers! { ProcessId: |key| key.0, ProcessId }

as_they_are! { Held }

/// The holder of a lease, if there is one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Held {
    pub(crate) holder: Option<Id>,
    /// Number of times that the lease was taken.
    pub(crate) fence: u64,
}

impl Held {
    pub(crate) fn holder(self) -> Option<ProcessId> {
        self.holder.map(|Id(process)| ProcessId(process))
    }
}

/// A lease that this process has taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lease {
    pub(super) work: Work,
    pub(super) held: Held,
    /// The last outbox message that an earlier holder may have sent.
    pub(super) since: u64,
}

impl Lease {
    /// The leased work.
    pub fn work(&self) -> Work {
        self.work
    }

    /// The last outbox message that an earlier holder may have sent.
    pub(crate) fn since(&self) -> u64 {
        self.since
    }
}

/// Work that only one process does at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Work {
    /// Scheduled work in one range of games, channels and people.
    Range(u8),
    /// A shard of the gateway.
    Shard {
        /// Its number, from 0 on.
        number: u32,
        /// Number of shards in all.
        of: u32,
    },
    /// Starting sessions of the gateway in this bucket.
    Identify(u32),
}

impl Work {
    /// The letter of its kind, and its numbers.
    fn parts(self) -> (char, Vec<u64>) {
        match self {
            Self::Range(range) => ('r', vec![range.into()]),
            Self::Shard { number, of } => ('s', vec![of.into(), number.into()]),
            Self::Identify(bucket) => ('i', vec![bucket.into()]),
        }
    }

    fn of_parts(kind: char, numbers: &[u64]) -> Option<Self> {
        let narrow = |number: u64| u32::try_from(number).ok();
        match (kind, numbers) {
            ('r', &[range]) => Some(Self::Range(u8::try_from(range).ok()?)),
            ('s', &[of, number]) => Some(Self::Shard {
                number: narrow(number)?,
                of: narrow(of)?,
            }),
            ('i', &[bucket]) => Some(Self::Identify(narrow(bucket)?)),
            _ => None,
        }
    }
}

impl Key for Work {
    fn write(&self, bytes: &mut Vec<u8>) {
        let (kind, numbers) = self.parts();
        bytes.push(kind as u8);
        numbers
            .iter()
            .for_each(|number| bytes.extend(number.to_be_bytes()));
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        let (kind, rest) = bytes.split_first()?;
        *bytes = rest;
        let mut numbers = Vec::new();
        while !bytes.is_empty() {
            numbers.push(number(bytes)?);
        }
        Self::of_parts(char::from(*kind), &numbers)
    }

    fn to_parts(&self, parts: &mut Vec<String>) {
        let (kind, numbers) = self.parts();
        parts.push(kind.to_string());
        parts.extend(numbers.iter().map(u64::to_string));
    }

    fn from_parts<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        let kind = parts.next()?.chars().next()?;
        let numbers: Option<Vec<u64>> = parts.map(|part| part.parse().ok()).collect();
        Self::of_parts(kind, &numbers?)
    }
}
