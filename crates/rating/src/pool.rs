//! Rating pools: games that are rated together.

use tengen_rules::{Rules, Size};

/// A rating pool. Go has one for all boards, which defines a player's rank, and one for each board size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pool {
    /// Go on each of its boards.
    Go,
    Go9,
    Go13,
    Go19,
    AtariGo,
    /// Gomoku and Renju.
    FiveInARow,
    GoBang,
}

impl Pool {
    /// All pools, each with its name.
    pub const ALL: [(Self, &'static str); 7] = [
        (Self::Go, "go"),
        (Self::Go9, "go-9"),
        (Self::Go13, "go-13"),
        (Self::Go19, "go-19"),
        (Self::AtariGo, "atari-go"),
        (Self::FiveInARow, "five"),
        (Self::GoBang, "go-bang"),
    ];

    /// The pools that count a game by `rules` on a board of `size`, the pool of ranks first.
    ///
    /// Go is rated on the three boards of OGS only: on others the value of komi and stones is unknown.
    #[must_use]
    pub fn of(rules: &Rules, size: Size) -> &'static [Self] {
        match rules {
            Rules::Go(_) => match (size.columns(), size.rows()) {
                (9, 9) => &[Self::Go, Self::Go9],
                (13, 13) => &[Self::Go, Self::Go13],
                (19, 19) => &[Self::Go, Self::Go19],
                _ => &[],
            },
            Rules::AtariGo(_) => &[Self::AtariGo],
            Rules::Gomoku(_) => &[Self::FiveInARow],
            Rules::GoBang(_) => &[Self::GoBang],
        }
    }

    /// Whether this is a pool of Go.
    #[must_use]
    pub const fn is_of_go(self) -> bool {
        matches!(self, Self::Go | Self::Go9 | Self::Go13 | Self::Go19)
    }

    /// The name in databases and commands.
    #[must_use]
    pub fn name(self) -> &'static str {
        let mut all = Self::ALL.into_iter();
        let found = all.find_map(|(pool, name)| (pool == self).then_some(name));
        found.expect("every pool has its name")
    }

    /// The pool called `name`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find_map(|(pool, known)| (known == name).then_some(pool))
    }
}
