//! Refusals of the terms of games.

use crate::game::TermsError;
use crate::i18n::{Text, UserInput, say};
use crate::rules::{RuleSet, Variant};

/// Refusals of the terms of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TermsRefusal {
    /// The game has no such rules.
    BadRules(UserInput, Variant),
    /// The text is no komi.
    BadKomi(UserInput),
    /// The text is no time control.
    BadTime,
    /// The terms of a game of that variant do not fit together.
    Terms(TermsError, Variant),
    /// Ranks are those of Go.
    NoRanksButGo,
}

impl TermsRefusal {
    pub(super) fn text(&self) -> Text {
        use say::refusal as no;
        match self {
            Self::BadRules(typed, variant) => no::bad_rules(typed.clone(), *variant),
            Self::BadKomi(typed) => no::bad_komi(typed.clone()),
            Self::BadTime => say::pace::bad_time(),
            Self::Terms(error, variant) => terms(*error, *variant),
            Self::NoRanksButGo => say::tournament::no_ranks_but_go(),
        }
    }
}

/// Explains why terms of a game of `variant` do not fit together.
fn terms(error: TermsError, variant: Variant) -> Text {
    use say::refusal as no;
    match error {
        TermsError::Size { .. } => {
            let sides = RuleSet::default_of(variant).rules.usual_sizes();
            let sides: Vec<_> = sides.iter().map(u8::to_string).collect();
            no::bad_size(variant, sides.join(", "))
        }
        TermsError::Handicap { size, .. } => no::bad_handicap(variant, size),
        // Some rules of Go have no komi; other games count nothing.
        TermsError::Komi { .. } if variant == Variant::Go => no::no_komi_by_rules(),
        TermsError::Komi { .. } => no::no_komi(variant),
        TermsError::KomiTooLarge { komi, size } => no::komi_too_large(komi, size),
        TermsError::Opening { .. } => match variant {
            Variant::Gomoku => say::opening::wrong_size(),
            Variant::Go | Variant::AtariGo | Variant::GoBang => say::opening::wrong_game(),
        },
        TermsError::Time(_) => say::pace::bad_time(),
    }
}
