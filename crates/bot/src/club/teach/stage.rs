//! The stages of the beginners' path: games on small boards.

use crate::i18n::{Text, say};
use crate::kit::prefs::choice::{Choosable, stored_by_word};
use crate::rules::{RuleSet, Rules, Variant};

/// A stage of the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CourseStage {
    /// The first capture wins.
    AtariGo,
    /// More stones on the board win.
    Strasbourg,
    /// The whole game.
    Territory,
}

/// Named by its page in the rule book.
impl Choosable for CourseStage {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::AtariGo, "atari-go"),
        (Self::Strasbourg, "strasbourg"),
        (Self::Territory, "territory"),
    ];
}

stored_by_word! { CourseStage }

impl CourseStage {
    pub(crate) fn title(self) -> Text {
        match self {
            Self::AtariGo => say::terms::game(Variant::AtariGo.into()),
            Self::Strasbourg | Self::Territory => say::rules::step_named(self.word().to_owned()),
        }
    }

    /// The game that is played in it.
    pub(crate) fn game(self) -> Text {
        match self {
            Self::AtariGo | Self::Strasbourg => self.title(),
            Self::Territory => say::terms::game(Variant::Go.into()),
        }
    }

    /// The rules by which it is played.
    pub(crate) fn rules(self) -> Rules {
        match self {
            Self::AtariGo => RuleSet::default_of(Variant::AtariGo).rules,
            Self::Strasbourg | Self::Territory => {
                let set = RuleSet::from_name(self.word());
                set.expect("both have their rule sets").rules
            }
        }
    }
}
