//! Keys of one number.

use super::Key;
use tengen_game::{ChannelId, ClubId, GameId, PlayerId, Revision};

/// Reads the number at the beginning of `bytes`, and leaves the rest.
pub(crate) fn number(bytes: &mut &[u8]) -> Option<u64> {
    let (first, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(u64::from_be_bytes(*first))
}

/// Implements keys of one number in big-endian order; further methods follow after the semicolon.
macro_rules! numbers {
    ($($key:ident: $get:expr, $new:expr $(; { $($extra:item)* })?)*) => {$(
        impl $crate::db::key::Key for $key {
            fn write(&self, bytes: &mut Vec<u8>) {
                let get: fn(&Self) -> u64 = $get;
                bytes.extend(get(self).to_be_bytes());
            }

            fn read(bytes: &mut &[u8]) -> Option<Self> {
                $crate::db::key::number(bytes).map($new)
            }

            fn to_parts(&self, parts: &mut Vec<String>) {
                let get: fn(&Self) -> u64 = $get;
                parts.push(get(self).to_string());
            }

            fn from_parts<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
                parts.next()?.parse().ok().map($new)
            }

            $($($extra)*)?
        }
    )*};
}

pub(crate) use numbers;

numbers! {
    GameId: |key| key.get(), GameId::new; {
        fn game(&self) -> Option<GameId> {
            Some(*self)
        }

        fn of_game(game: GameId) -> Option<Vec<u8>> {
            Some(game.bytes())
        }
    }
    PlayerId: |key| key.get(), PlayerId::new; {
        fn player(&self) -> Option<PlayerId> {
            Some(*self)
        }
    }
    ChannelId: |key| key.get(), ChannelId::new
    ClubId: |key| key.get(), ClubId::new
}

/// The key of a row of events: the number of events before it.
impl Key for Revision {
    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.get().to_be_bytes());
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        let (first, rest) = bytes.split_first_chunk()?;
        *bytes = rest;
        Some(Self::new(u32::from_be_bytes(*first)))
    }

    fn to_parts(&self, parts: &mut Vec<String>) {
        parts.push(self.get().to_string());
    }

    fn from_parts<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        parts.next()?.parse().ok().map(Self::new)
    }
}
