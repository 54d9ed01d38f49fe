//! Keys of rows: their bytes sort as the values do, so that a scan returns rows in the order of the values.

mod number;
mod parts;
mod time;

pub(crate) use self::number::{number, numbers};
pub(crate) use self::time::Latest;
use tengen_game::{GameId, PlayerId};

/// A row's key, or a part of one.
pub(crate) trait Key: Sized {
    /// Appends its bytes.
    fn write(&self, bytes: &mut Vec<u8>);

    /// Reads its bytes from the beginning of `bytes`, and leaves the rest.
    fn read(bytes: &mut &[u8]) -> Option<Self>;

    /// Its parts in an export.
    fn to_parts(&self, parts: &mut Vec<String>);

    /// The key of these parts of an export.
    fn from_parts<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self>;

    /// The game that it names.
    fn game(&self) -> Option<GameId> {
        None
    }

    /// The player that it names.
    fn player(&self) -> Option<PlayerId> {
        None
    }

    /// The prefix of the keys whose first part is `game`; none if keys of this kind do not begin with a game.
    fn of_game(_game: GameId) -> Option<Vec<u8>> {
        None
    }

    /// All of its bytes.
    fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(24);
        self.write(&mut bytes);
        bytes
    }

    /// The key of exactly these `bytes`.
    fn of(mut bytes: &[u8]) -> Option<Self> {
        Self::read(&mut bytes).filter(|_| bytes.is_empty())
    }
}

/// A prefix of keys of the kind `K`.
pub(crate) trait KeyPrefix<K> {
    /// The first bytes of those keys.
    fn prefix(&self) -> Vec<u8>;
}

/// The empty prefix: all keys.
pub(crate) struct All;

impl<K> KeyPrefix<K> for All {
    fn prefix(&self) -> Vec<u8> {
        Vec::new()
    }
}

impl<A: Key, B> KeyPrefix<(A, B)> for A {
    fn prefix(&self) -> Vec<u8> {
        self.bytes()
    }
}

impl<A: Key, B, C> KeyPrefix<(A, B, C)> for A {
    fn prefix(&self) -> Vec<u8> {
        self.bytes()
    }
}

impl<A: Key, B: Key, C> KeyPrefix<(A, B, C)> for (A, B) {
    fn prefix(&self) -> Vec<u8> {
        self.bytes()
    }
}

impl<A: Key, B: Key, C, D> KeyPrefix<(A, B, C, D)> for (A, B) {
    fn prefix(&self) -> Vec<u8> {
        self.bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_game::clock::Timestamp;

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
        key.to_parts(&mut parts);
        assert_eq!(parts, ["7", "9", "3"]);
        assert_eq!(
            Key::from_parts(&mut parts.iter().map(String::as_str)),
            Some(key)
        );
    }
}
