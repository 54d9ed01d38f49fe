//! Why no game can be meant.

use crate::i18n::{Text, Typed, say};

/// Why no game can be meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FindRefusal {
    /// There is no game of that number, or none that may be seen from here.
    NoSuchGame(Typed),
    /// It belongs to another server.
    OtherClub,
    /// It belongs to another channel, where the caller may do something else.
    OtherChannel,
    /// There is none to be looked at.
    NoGame,
    /// None is running.
    NoRunningGame,
    /// None takes moves: those that are running are being counted.
    BeingCounted,
    /// None is being counted.
    NoCount,
    /// None is played by pairs.
    NoPairs,
}

impl FindRefusal {
    pub(super) fn text(&self) -> Text {
        use say::refusal as no;
        match self {
            Self::NoSuchGame(typed) => no::no_such_game(typed.clone()),
            Self::OtherClub => no::other_club(),
            Self::OtherChannel => no::other_channel(),
            Self::NoGame => no::no_game(),
            Self::NoRunningGame => no::no_running_game(),
            Self::BeingCounted => no::being_counted(),
            Self::NoCount => no::no_count(),
            Self::NoPairs => no::not_pairs(),
        }
    }
}
