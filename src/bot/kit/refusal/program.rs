//! Why the program does not play, or tells nothing of a game.

use crate::i18n::{Text, say};

/// Why the program does not play, or tells nothing of a game. A number is the most there may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ProgramRefusal {
    /// Games of the caller's against it.
    Games(u16),
    /// It has thought for the caller for long enough within this hour.
    Time,
    /// It sits beside nobody.
    Pairs,
    /// It could not show its moves where it was asked.
    NoRoom,
    /// A level in a game against somebody else.
    LevelAlone,
    /// A hint in a game between people.
    HintAmongPeople,
    /// A hint or an estimate in a running game that is rated.
    AdviceInRated,
    /// An estimate of a running game between people.
    EstimateAmongPeople,
}

impl ProgramRefusal {
    pub(super) fn text(self) -> Text {
        use say::opponent as no;
        match self {
            Self::Games(most) => no::too_many(most),
            Self::Time => no::no_time(),
            Self::Pairs => no::no_pairs(),
            Self::NoRoom => no::no_room(),
            Self::LevelAlone => no::level_alone(),
            Self::HintAmongPeople => no::hint_only(),
            Self::AdviceInRated => say::rating::no_advice(),
            Self::EstimateAmongPeople => no::estimate_not_now(),
        }
    }
}
