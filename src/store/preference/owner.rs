//! Whose preferences there are.

use crate::game::{ChannelId, ClubId, PlayerId};
use crate::store::key::Key;

/// Whose a preference is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Owner {
    /// Somebody's, wherever they are.
    Member(PlayerId),
    /// Somebody's in a club, as a nickname is.
    MemberIn(PlayerId, ClubId),
    /// A channel's.
    Channel(ChannelId),
    /// A club's.
    Club(ClubId),
}

impl Owner {
    /// Its kind in a byte and in a word.
    fn kind(self) -> (u8, &'static str) {
        match self {
            Self::Member(_) => (b'm', "member"),
            Self::MemberIn(..) => (b'i', "member in"),
            Self::Channel(_) => (b'c', "channel"),
            Self::Club(_) => (b's', "club"),
        }
    }
}

impl Key for Owner {
    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.push(self.kind().0);
        match self {
            Self::Member(player) => player.write(bytes),
            Self::MemberIn(player, club) => (*player, *club).write(bytes),
            Self::Channel(channel) => channel.write(bytes),
            Self::Club(club) => club.write(bytes),
        }
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        let (&kind, rest) = bytes.split_first()?;
        *bytes = rest;
        Some(match kind {
            b'm' => Self::Member(Key::read(bytes)?),
            b'i' => Self::MemberIn(Key::read(bytes)?, Key::read(bytes)?),
            b'c' => Self::Channel(Key::read(bytes)?),
            b's' => Self::Club(Key::read(bytes)?),
            _ => return None,
        })
    }

    fn tell(&self, parts: &mut Vec<String>) {
        parts.push(self.kind().1.to_owned());
        match self {
            Self::Member(player) => player.tell(parts),
            Self::MemberIn(player, club) => (*player, *club).tell(parts),
            Self::Channel(channel) => channel.tell(parts),
            Self::Club(club) => club.tell(parts),
        }
    }

    fn hear<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        Some(match parts.next()? {
            "member" => Self::Member(Key::hear(parts)?),
            "member in" => Self::MemberIn(Key::hear(parts)?, Key::hear(parts)?),
            "channel" => Self::Channel(Key::hear(parts)?),
            "club" => Self::Club(Key::hear(parts)?),
            _ => return None,
        })
    }

    fn player(&self) -> Option<PlayerId> {
        match *self {
            Self::Member(player) | Self::MemberIn(player, _) => Some(player),
            Self::Channel(_) | Self::Club(_) => None,
        }
    }
}
