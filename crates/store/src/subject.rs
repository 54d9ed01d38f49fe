//! Subjects of outbox messages and causes.

use super::PuzzleId;
use super::db::Key;
use tengen_club::contest::ContestId;
use tengen_game::{ChannelId, ClubId, GameId, PlayerId};

/// The subject of an outbox message, or of an interaction's change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Subject {
    Game(GameId),
    /// All games of a player.
    Member(PlayerId),
    /// Posts to a channel.
    Channel(ChannelId),
    /// A puzzle that was posted.
    Puzzle(PuzzleId),
    /// A tournament.
    Contest(ContestId),
    /// A server's commands.
    Club(ClubId),
    /// A challenge, a puzzle or a tournament that had no number at the time of the interaction.
    New,
}

impl From<GameId> for Subject {
    fn from(game: GameId) -> Self {
        Self::Game(game)
    }
}

impl Subject {
    /// The game, if it is about one.
    pub const fn game(self) -> Option<GameId> {
        match self {
            Self::Game(game) => Some(game),
            Self::Member(_)
            | Self::Channel(_)
            | Self::Puzzle(_)
            | Self::Contest(_)
            | Self::Club(_)
            | Self::New => None,
        }
    }

    /// Its kind in a byte and in a word, and its number.
    fn parts(self) -> (u8, &'static str, u64) {
        match self {
            Self::Game(game) => (b'g', "game", game.get()),
            Self::Member(player) => (b'm', "member", player.get()),
            Self::Channel(channel) => (b'c', "channel", channel.get()),
            Self::Puzzle(puzzle) => (b'p', "puzzle", puzzle.get()),
            Self::Contest(contest) => (b't', "tournament", contest.get()),
            Self::Club(club) => (b's', "server", club.get()),
            Self::New => (b'n', "new", 0),
        }
    }

    /// The subject of the kind whose word begins with this byte.
    fn of_parts(kind: u8, number: u64) -> Option<Self> {
        Some(match kind {
            b'g' => Self::Game(GameId::new(number)),
            b'm' => Self::Member(PlayerId::new(number)),
            b'c' => Self::Channel(ChannelId::new(number)),
            b'p' => Self::Puzzle(PuzzleId::new(number)),
            b't' => Self::Contest(ContestId::new(number)),
            b's' => Self::Club(ClubId::new(number)),
            b'n' if number == 0 => Self::New,
            _ => return None,
        })
    }
}

impl Key for Subject {
    fn write(&self, bytes: &mut Vec<u8>) {
        let (kind, _, number) = self.parts();
        bytes.push(kind);
        bytes.extend(number.to_be_bytes());
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        let (&kind, rest) = bytes.split_first()?;
        let (number, rest) = rest.split_first_chunk()?;
        *bytes = rest;
        Self::of_parts(kind, u64::from_be_bytes(*number))
    }

    fn to_parts(&self, parts: &mut Vec<String>) {
        let (_, word, number) = self.parts();
        parts.extend([word.to_owned(), number.to_string()]);
    }

    fn from_parts<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        let (word, number) = (parts.next()?, parts.next()?.parse().ok()?);
        let subject = Self::of_parts(*word.as_bytes().first()?, number)?;
        (subject.parts().1 == word).then_some(subject)
    }

    fn game(&self) -> Option<GameId> {
        Self::game(*self)
    }

    fn player(&self) -> Option<PlayerId> {
        match *self {
            Self::Member(player) => Some(player),
            Self::Game(_)
            | Self::Channel(_)
            | Self::Puzzle(_)
            | Self::Contest(_)
            | Self::Club(_)
            | Self::New => None,
        }
    }

    fn of_game(game: GameId) -> Option<Vec<u8>> {
        Some(Self::Game(game).bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_subject_is_read_as_it_was_written() {
        for subject in [
            Subject::Game(GameId::new(7)),
            Subject::Member(PlayerId::new(7)),
            Subject::Channel(ChannelId::new(7)),
            Subject::Puzzle(PuzzleId::new(7)),
            Subject::Contest(ContestId::new(7)),
            Subject::Club(ClubId::new(7)),
            Subject::New,
        ] {
            assert_eq!(Subject::of(&subject.bytes()), Some(subject));
            let mut parts = Vec::new();
            subject.to_parts(&mut parts);
            let mut parts = parts.iter().map(String::as_str);
            assert_eq!(Subject::from_parts(&mut parts), Some(subject));
        }
        assert_eq!(Subject::of(b"x\0\0\0\0\0\0\0\x07"), None);
        assert_eq!(Subject::from_parts(&mut ["gate", "7"].into_iter()), None);
    }
}
