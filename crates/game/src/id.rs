//! Ids of games, people and places, and revisions, by which a press on an outdated board is noticed.
//!
//! Players, clubs and places have Discord's ids, in distinct types.

use std::fmt;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($number:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name($number);

        impl $name {
            pub const fn new(number: $number) -> Self {
                Self(number)
            }

            pub const fn get(self) -> $number {
                self.0
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({})", stringify!($name), self.0)
            }
        }

        /// Shows the number alone.
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.0, f)
            }
        }
    };
}

id! {
    /// A game, counted from 1 in the order in which they were offered.
    GameId(u64)
}
id! {
    /// A person who plays.
    PlayerId(u64)
}
id! {
    /// A club: a server with its channels.
    ClubId(u64)
}
id! {
    /// A channel, a thread or a private conversation.
    ChannelId(u64)
}
id! {
    /// A message in a channel.
    MessageId(u64)
}
id! {
    /// Number of events of a game. Buttons carry it, so that a press on an outdated board is noticed.
    Revision(u32)
}

impl GameId {
    /// No game has this number.
    pub const NONE: Self = Self(0);
}

/// The place of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The club; none in a private conversation.
    pub club: Option<ClubId>,
    pub channel: ChannelId,
}
