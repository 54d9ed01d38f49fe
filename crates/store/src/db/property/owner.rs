//! Owners of properties.

use crate::db::key::{Key, KeyPrefix};
use tengen_game::{ChannelId, ClubId, GameId, PlayerId};

/// The owner of a property.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Owner {
    /// A person, in all places.
    Member(PlayerId),
    /// A member of one club.
    MemberOf(ClubId, PlayerId),
    Channel(ChannelId),
    Club(ClubId),
    Game(GameId),
}

/// A kind of owner, as its keys begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind(u8);

/// The id of one kind of owner.
pub trait Owns: Copy + Send + Sync + 'static {
    /// The kind of owner.
    const KIND: Kind;

    /// The owner with this id.
    fn owner(self) -> Owner;

    /// The id of `owner`, if it is of this kind.
    fn of(owner: Owner) -> Option<Self>;
}

/// The kinds of owners: the byte with which their keys begin, their word in an export, and their ids.
macro_rules! kinds {
    ($($kind:ident($($part:ident),+): $byte:literal $word:literal $id:ty, $whole:tt;)*) => {
        impl Key for Owner {
            fn write(&self, bytes: &mut Vec<u8>) {
                match self {
                    $(Self::$kind($($part),+) => {
                        bytes.push($byte);
                        $($part.write(bytes);)+
                    })*
                }
            }

            fn read(bytes: &mut &[u8]) -> Option<Self> {
                let (&kind, rest) = bytes.split_first()?;
                *bytes = rest;
                Some(match kind {
                    $($byte => {
                        $(let $part = Key::read(bytes)?;)+
                        Self::$kind($($part),+)
                    })*
                    _ => return None,
                })
            }

            fn to_parts(&self, parts: &mut Vec<String>) {
                match self {
                    $(Self::$kind($($part),+) => {
                        parts.push($word.to_owned());
                        $($part.to_parts(parts);)+
                    })*
                }
            }

            fn from_parts<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
                Some(match parts.next()? {
                    $($word => {
                        $(let $part = Key::from_parts(parts)?;)+
                        Self::$kind($($part),+)
                    })*
                    _ => return None,
                })
            }

            fn game(&self) -> Option<GameId> {
                <GameId as Owns>::of(*self)
            }

            fn player(&self) -> Option<PlayerId> {
                match *self {
                    Self::Member(player) | Self::MemberOf(_, player) => Some(player),
                    Self::Channel(_) | Self::Club(_) | Self::Game(_) => None,
                }
            }

            fn of_game(game: GameId) -> Option<Vec<u8>> {
                Some(Self::Game(game).bytes())
            }
        }

        $(impl Owns for $id {
            const KIND: Kind = Kind($byte);

            fn owner(self) -> Owner {
                let $whole = self;
                Owner::$kind($($part),+)
            }

            fn of(owner: Owner) -> Option<Self> {
                match owner {
                    Owner::$kind($($part),+) => Some($whole),
                    _ => None,
                }
            }
        })*
    };
}

kinds! {
    Member(player): b'm' "member" PlayerId, player;
    MemberOf(club, player): b'i' "member of" (ClubId, PlayerId), (club, player);
    Channel(channel): b'c' "channel" ChannelId, channel;
    Club(club): b's' "club" ClubId, club;
    Game(game): b'g' "game" GameId, game;
}

/// The members of one club.
pub(crate) struct MembersOf(pub(crate) ClubId);

/// All properties that they have there.
impl KeyPrefix<(Owner, String)> for MembersOf {
    fn prefix(&self) -> Vec<u8> {
        let mut bytes = <(ClubId, PlayerId) as Owns>::KIND.prefix();
        self.0.write(&mut bytes);
        bytes
    }
}

/// All properties of the owners of a kind.
impl KeyPrefix<(Owner, String)> for Kind {
    fn prefix(&self) -> Vec<u8> {
        vec![self.0]
    }
}
