//! Keys of rows: values whose bytes sort as they do, so that a scan gives them in their order.

use super::{OutboxId, PuzzleId};
use crate::clock::Timestamp;
use crate::game::{ChannelId, ClubId, GameId, PlayerId, Revision};

/// What a row lies under, or a part of that.
pub(super) trait Key: Sized {
    /// Appends its bytes.
    fn write(&self, bytes: &mut Vec<u8>);

    /// Reads its bytes from the beginning of `bytes`, and leaves the rest.
    fn read(bytes: &mut &[u8]) -> Option<Self>;

    /// Its parts, as an export tells them.
    fn tell(&self, parts: &mut Vec<String>);

    /// From the parts of an export.
    fn hear<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self>;

    /// The game that it names.
    fn game(&self) -> Option<GameId> {
        None
    }

    /// The player that it names.
    fn player(&self) -> Option<PlayerId> {
        None
    }

    /// How keys begin that name `game` first; none if keys of this kind name none there.
    fn of_game(_game: GameId) -> Option<Vec<u8>> {
        None
    }

    /// All of its bytes.
    fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(24);
        self.write(&mut bytes);
        bytes
    }

    /// The key that all of `bytes` are.
    fn of(mut bytes: &[u8]) -> Option<Self> {
        Self::read(&mut bytes).filter(|_| bytes.is_empty())
    }
}

/// What keys of the kind `K` can begin with.
pub(super) trait Begins<K> {
    /// The first bytes of those keys.
    fn prefix(&self) -> Vec<u8>;
}

/// Every key begins with nothing.
pub(super) struct All;

impl<K> Begins<K> for All {
    fn prefix(&self) -> Vec<u8> {
        Vec::new()
    }
}

impl<A: Key, B> Begins<(A, B)> for A {
    fn prefix(&self) -> Vec<u8> {
        self.bytes()
    }
}

impl<A: Key, B, C> Begins<(A, B, C)> for A {
    fn prefix(&self) -> Vec<u8> {
        self.bytes()
    }
}

impl<A: Key, B: Key, C> Begins<(A, B, C)> for (A, B) {
    fn prefix(&self) -> Vec<u8> {
        self.bytes()
    }
}

impl<A: Key, B: Key, C, D> Begins<(A, B, C, D)> for (A, B) {
    fn prefix(&self) -> Vec<u8> {
        self.bytes()
    }
}

fn number(bytes: &mut &[u8]) -> Option<u64> {
    let (first, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(u64::from_be_bytes(*first))
}

/// A key of one number in big-endian order; after the semicolon what else there is to say of it.
macro_rules! numbers {
    ($($key:ident: $get:expr, $new:expr $(; { $($extra:item)* })?)*) => {$(
        impl Key for $key {
            fn write(&self, bytes: &mut Vec<u8>) {
                let get: fn(&Self) -> u64 = $get;
                bytes.extend(get(self).to_be_bytes());
            }

            fn read(bytes: &mut &[u8]) -> Option<Self> {
                number(bytes).map($new)
            }

            fn tell(&self, parts: &mut Vec<String>) {
                let get: fn(&Self) -> u64 = $get;
                parts.push(get(self).to_string());
            }

            fn hear<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
                parts.next()?.parse().ok().map($new)
            }

            $($($extra)*)?
        }
    )*};
}

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
    PuzzleId: |key| key.get(), PuzzleId::new
    OutboxId: |key| key.0, OutboxId
}

/// Of a row of events: how many come before it.
impl Key for Revision {
    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.get().to_be_bytes());
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        let (first, rest) = bytes.split_first_chunk()?;
        *bytes = rest;
        Some(Self::new(u32::from_be_bytes(*first)))
    }

    fn tell(&self, parts: &mut Vec<String>) {
        parts.push(self.get().to_string());
    }

    fn hear<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        parts.next()?.parse().ok().map(Self::new)
    }
}

/// With the sign turned round, so that times before 1970 sort before those after.
const SIGN: u64 = 1 << 63;

impl Key for Timestamp {
    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend((self.as_millis() as u64 ^ SIGN).to_be_bytes());
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        let millis = number(bytes)? ^ SIGN;
        Some(Self::from_millis(millis as i64))
    }

    fn tell(&self, parts: &mut Vec<String>) {
        parts.push(self.as_millis().to_string());
    }

    fn hear<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        parts.next()?.parse().ok().map(Self::from_millis)
    }
}

/// A time of which the latest sorts first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Latest(pub(super) Timestamp);

impl Key for Latest {
    fn write(&self, bytes: &mut Vec<u8>) {
        let later_is_less = self.0.bytes().into_iter().map(|byte| !byte);
        bytes.extend(later_is_less);
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        let turned = (!number(bytes)?).to_be_bytes();
        Timestamp::of(&turned).map(Self)
    }

    fn tell(&self, parts: &mut Vec<String>) {
        self.0.tell(parts);
    }

    fn hear<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        Timestamp::hear(parts).map(Self)
    }
}

/// A name: it takes all bytes that are left, so that it stands at the end of a key.
impl Key for String {
    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.as_bytes());
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        let rest = std::mem::take(bytes);
        Self::from_utf8(rest.to_vec()).ok()
    }

    fn tell(&self, parts: &mut Vec<String>) {
        parts.push(self.clone());
    }

    fn hear<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        parts.next().map(str::to_owned)
    }
}

/// Of a table with one row.
impl Key for () {
    fn write(&self, _: &mut Vec<u8>) {}

    fn read(_: &mut &[u8]) -> Option<Self> {
        Some(())
    }

    fn tell(&self, _: &mut Vec<String>) {}

    fn hear<'a>(_: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        Some(())
    }
}

macro_rules! tuples {
    ($(($first:ident $(, $part:ident)*))*) => {$(
        #[expect(non_snake_case, reason = "each part is called as its kind")]
        impl<$first: Key, $($part: Key),*> Key for ($first, $($part),*) {
            fn write(&self, bytes: &mut Vec<u8>) {
                let ($first, $($part),*) = self;
                $first.write(bytes);
                $($part.write(bytes);)*
            }

            fn read(bytes: &mut &[u8]) -> Option<Self> {
                Some(($first::read(bytes)?, $($part::read(bytes)?),*))
            }

            fn tell(&self, parts: &mut Vec<String>) {
                let ($first, $($part),*) = self;
                $first.tell(parts);
                $($part.tell(parts);)*
            }

            fn hear<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
                Some(($first::hear(parts)?, $($part::hear(parts)?),*))
            }

            fn game(&self) -> Option<GameId> {
                let ($first, $($part),*) = self;
                $first.game()$(.or($part.game()))*
            }

            fn player(&self) -> Option<PlayerId> {
                let ($first, $($part),*) = self;
                $first.player()$(.or($part.player()))*
            }

            fn of_game(game: GameId) -> Option<Vec<u8>> {
                $first::of_game(game)
            }
        }
    )*};
}

tuples! { (A, B) (A, B, C) (A, B, C, D) }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_sort_as_what_they_stand_for() {
        let times = [i64::MIN, -1, 0, 1, i64::MAX].map(Timestamp::from_millis);
        assert!(times.map(|time| time.bytes()).is_sorted());
        assert!(
            times
                .map(|time| Latest(time).bytes())
                .iter()
                .rev()
                .is_sorted()
        );
        for time in times {
            assert_eq!(Timestamp::of(&time.bytes()), Some(time));
            assert_eq!(Latest::of(&Latest(time).bytes()), Some(Latest(time)));
        }
        assert!(GameId::new(255).bytes() < GameId::new(256).bytes());
    }

    #[test]
    fn a_key_is_read_whole_or_not_at_all() {
        let key = (
            PlayerId::new(7),
            Latest(Timestamp::from_millis(9)),
            GameId::new(3),
        );
        let mut bytes = key.bytes();
        assert_eq!(Key::of(&bytes), Some(key));
        assert_eq!((key.game(), key.player()), (Some(key.2), Some(key.0)));
        bytes.push(0);
        assert_eq!(<(PlayerId, Latest, GameId)>::of(&bytes), None);
        let mut parts = Vec::new();
        key.tell(&mut parts);
        assert_eq!(parts, ["7", "9", "3"]);
        assert_eq!(Key::hear(&mut parts.iter().map(String::as_str)), Some(key));
    }
}
