//! Work that only one process does at a time. Its key is a letter for its kind, and its numbers.

use super::key::{Key, number};

/// Work that only one process does at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Work {
    /// Scheduled work in one range of games, channels and people.
    Range(u8),
    /// A shard of the gateway.
    Shard {
        /// Its number, from 0 on.
        number: u32,
        /// How many there are.
        of: u32,
    },
    /// Beginning sessions of the gateway in this bucket.
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
