//! The games that a menu offers against the program.

use crate::i18n::Called;
use crate::rules::{RuleSet, Rules, Size};

/// A game by its name, and how many points a side of its board has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offered(&'static str, u8);

impl Offered {
    /// All of them; the first is chosen where nothing else is known.
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

    /// What a custom id carries, as in `renju-15`.
    pub(crate) fn word(self) -> String {
        let Self(name, side) = self;
        format!("{name}-{side}")
    }

    /// The one with this word.
    pub(crate) fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|offered| offered.word() == word)
    }

    /// The one that is most like a game with these rules on such a board: the game is the same, and its board the nearest.
    pub(crate) fn like(rules: &Rules, size: Size) -> Self {
        let distance = |offered: &Self| {
            let is_other = Called::from(&offered.rules()) != Called::from(rules);
            (is_other, offered.board().points().abs_diff(size.points()))
        };
        let nearest = Self::ALL.into_iter().min_by_key(distance);
        nearest.expect("games are offered")
    }

    /// Its rules: those of the rule set of that name, or the usual ones of the variant.
    pub(crate) fn rules(self) -> Rules {
        let set = RuleSet::of_game(self.0).expect("the games of the list exist");
        set.rules
    }

    /// Its board.
    pub(crate) fn board(self) -> Size {
        Size::square(self.1).expect("the boards of the list exist")
    }
}
