//! Counters: unique numbers from 1 on.

use super::key::Key;

/// Things numbered from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Counter {
    Game,
    Puzzle,
    OutboxMessage,
    Contest,
}

impl Counter {
    const ALL: [(Self, &'static str); 4] = [
        (Self::Game, "game"),
        (Self::Puzzle, "puzzle"),
        (Self::OutboxMessage, "outbox"),
        (Self::Contest, "contest"),
    ];

    pub(crate) fn name(self) -> &'static str {
        let [game, puzzle, queued, contest] = Self::ALL.map(|(_, name)| name);
        match self {
            Self::Game => game,
            Self::Puzzle => puzzle,
            Self::OutboxMessage => queued,
            Self::Contest => contest,
        }
    }

    fn from_name(wanted: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find_map(|(counter, name)| (name == wanted).then_some(counter))
    }
}

impl Key for Counter {
    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.name().as_bytes());
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        Self::from_name(str::from_utf8(std::mem::take(bytes)).ok()?)
    }

    fn to_parts(&self, parts: &mut Vec<String>) {
        parts.push(self.name().to_owned());
    }

    fn from_parts<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        Self::from_name(parts.next()?)
    }
}
