//! The games that a menu offers against the program.

use crate::i18n::GameName;
use crate::kit::custom_id::one_word;
use crate::rules::{RuleSet, Rules, Size};

/// A game by its name, and how many points a side of its board has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offered(&'static str, u8);

one_word! {
    Offered: |offered| Some(offered.word()), |text| Self::from_word(text);
}

impl Offered {
    /// All of them; the first is the default.
    pub(crate) const ALL: [Self; 9] = [
        Self("go", 9),
        Self("go", 5),
        Self("go", 13),
        Self("go", 19),
        Self("atari-go", 9),
        Self("gomoku", 15),
        Self("go-bang", 15),
        Self("renju", 15),
        Self("pente", 15),
    ];

    /// The offer in a custom id, as in `renju-15`.
    pub(crate) fn word(self) -> String {
        let Self(name, side) = self;
        format!("{name}-{side}")
    }

    /// The one with this word: one of these games, on any board.
    pub(crate) fn from_word(word: &str) -> Option<Self> {
        let (name, side) = word.rsplit_once('-')?;
        let mut all = Self::ALL.into_iter();
        let known = all.find_map(|Self(known, _)| (known == name).then_some(known))?;
        let offered = Self(known, side.parse().ok()?);
        let size = Size::square(offered.1)?;
        let is_played = offered.word() == word && offered.rules().allows_size(size);
        is_played.then_some(offered)
    }

    /// The one that is most like a game with these rules on such a board.
    pub(crate) fn like(rules: &Rules, size: Size) -> Self {
        let is_same = |offered: &Self| GameName::from(&offered.rules()) == GameName::from(rules);
        let Self(name, usual) = Self::ALL
            .into_iter()
            .find(is_same)
            .expect("every game is offered");
        if size.columns() == size.rows() {
            Self(name, size.columns())
        } else {
            Self(name, usual)
        }
    }

    /// Its rules: those of the rule set of that name, or the usual ones of the variant.
    pub(crate) fn rules(self) -> Rules {
        let set = RuleSet::of_game(self.0).expect("the games of the list exist");
        set.rules
    }

    pub(crate) fn board(self) -> Size {
        Size::square(self.1).expect("it is played on some board")
    }
}
