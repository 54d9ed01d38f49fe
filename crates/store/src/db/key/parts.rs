//! Keys: names, keys of several parts, and the key of a table with one row.

use super::Key;
use tengen_game::{GameId, PlayerId};

/// A name: it takes all remaining bytes, so it must be the last part of a key.
impl Key for String {
    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.as_bytes());
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        let rest = std::mem::take(bytes);
        Self::from_utf8(rest.to_vec()).ok()
    }

    fn to_parts(&self, parts: &mut Vec<String>) {
        parts.push(self.clone());
    }

    fn from_parts<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        parts.next().map(str::to_owned)
    }
}

/// The key of a table with one row.
impl Key for () {
    fn write(&self, _: &mut Vec<u8>) {}

    fn read(_: &mut &[u8]) -> Option<Self> {
        Some(())
    }

    fn to_parts(&self, _: &mut Vec<String>) {}

    fn from_parts<'a>(_: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
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

            fn to_parts(&self, parts: &mut Vec<String>) {
                let ($first, $($part),*) = self;
                $first.to_parts(parts);
                $($part.to_parts(parts);)*
            }

            fn from_parts<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
                Some(($first::from_parts(parts)?, $($part::from_parts(parts)?),*))
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
