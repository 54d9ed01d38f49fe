//! The answers that stand on buttons.

use crate::i18n::{Text, say};
use crate::rules::Color;

/// An answer on a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Black.
    Black,
    /// White.
    White,
    /// Neither of them: a draw.
    Nobody,
    /// Some move gains something.
    Gain,
    /// No move gains anything.
    Pass,
    /// The first of the two who play Black.
    BlackFirst,
    /// The first of the two who play White.
    WhiteFirst,
    /// The second of the two who play Black.
    BlackSecond,
    /// The second of the two who play White.
    WhiteSecond,
}

impl Choice {
    /// Every choice with its word, which buttons carry and texts select by.
    pub const ALL: [(Self, &'static str); 9] = [
        (Self::Black, "black"),
        (Self::White, "white"),
        (Self::Nobody, "nobody"),
        (Self::Gain, "gain"),
        (Self::Pass, "pass"),
        (Self::BlackFirst, "black-first"),
        (Self::WhiteFirst, "white-first"),
        (Self::BlackSecond, "black-second"),
        (Self::WhiteSecond, "white-second"),
    ];

    /// The four players of two pairs, in their order.
    pub(super) const PARTNERS: [Self; 4] = [
        Self::BlackFirst,
        Self::WhiteFirst,
        Self::BlackSecond,
        Self::WhiteSecond,
    ];

    /// Its word.
    pub fn word(self) -> &'static str {
        let found = Self::ALL.iter().find(|(choice, _)| *choice == self);
        found.expect("every choice has its word: tested").1
    }

    /// The choice of that word.
    pub fn named(word: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find_map(|(choice, known)| (known == word).then_some(choice))
    }

    /// The side, or nobody.
    pub(super) fn of(color: Option<Color>) -> Self {
        match color {
            Some(Color::Black) => Self::Black,
            Some(Color::White) => Self::White,
            None => Self::Nobody,
        }
    }

    /// What stands on the button.
    pub(in crate::bot) fn title(self) -> Text {
        match self {
            Self::Black => say::terms::color(Color::Black),
            Self::White => say::terms::color(Color::White),
            other => say::rules::choice(other.word().to_owned()),
        }
    }
}
