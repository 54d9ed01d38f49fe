//! The games, and the only place that distinguishes them.

use super::{
    AtariGoRules, Board, ByColor, Color, Compensation, End, FiveRules, GoBangRules, GoRules,
    Handicap, IllegalMove, Komi, Marking, Move, Played, Point, PointSet, Position, Score, Size,
    Status, atari_go, five, go, seki,
};

/// A game, independent of its rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Variant {
    /// Surround territory.
    Go,
    /// Take first.
    AtariGo,
    /// Five in a row.
    Gomoku,
    /// Five in a row, and pairs are taken.
    GoBang,
}

impl Variant {
    /// All games.
    pub const ALL: [Self; 4] = [Self::Go, Self::AtariGo, Self::Gomoku, Self::GoBang];

    /// The name in databases, commands and records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Go => "go",
            Self::AtariGo => "atari-go",
            Self::Gomoku => "gomoku",
            Self::GoBang => "go-bang",
        }
    }

    /// The game called `name`.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| variant.name() == name)
    }
}

/// The rules of a game: the game, and the values of one of its rule sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rules {
    /// Go.
    Go(GoRules),
    /// Atari-Go.
    AtariGo(AtariGoRules),
    /// Gomoku.
    Gomoku(FiveRules),
    /// Go-Bang.
    GoBang(GoBangRules),
}

/// Why a game cannot start with this setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The board is too small or not square.
    #[error("the game is not played on a board of size {0}")]
    Size(Size),
    /// The board has too few marked points for the handicap, or the game has no handicap.
    #[error("there is no handicap of {} stones on a board of size {size}", handicap.stones())]
    Handicap {
        /// The handicap.
        handicap: Handicap,
        /// The board.
        size: Size,
    },
    /// Two stones on one point, or a stone off the board.
    #[error("the stones do not fit on the board")]
    Stones,
    /// A chain without a liberty.
    #[error("the chain on {0} has no liberty")]
    NoLiberty(Point),
}

impl Rules {
    /// The game.
    pub const fn variant(&self) -> Variant {
        match self {
            Self::Go(_) => Variant::Go,
            Self::AtariGo(_) => Variant::AtariGo,
            Self::Gomoku(_) => Variant::Gomoku,
            Self::GoBang(_) => Variant::GoBang,
        }
    }

    /// The sides of the boards that are offered first, the default at the front.
    pub const fn usual_sizes(&self) -> &'static [u8] {
        match self {
            Self::Go(_) => &[9, 13, 19],
            Self::AtariGo(_) => &[9, 7, 13],
            Self::Gomoku(_) | Self::GoBang(_) => &[15, 19],
        }
    }

    /// Whether the game is played on a board of `size`: square, from 5 to 19.
    pub const fn allows_size(&self, size: Size) -> bool {
        size.columns() == size.rows() && size.columns() >= 5
    }

    /// Whether `handicap` stones can be placed on a board of `size`.
    pub fn allows_handicap(&self, size: Size, handicap: Handicap) -> bool {
        handicap == Handicap::NONE
            || (matches!(self, Self::Go(_)) && handicap.points(size).is_some())
    }

    /// Whether the game has points that `komi` could be added to.
    ///
    /// Booklet 001 has no komi, even in Go.
    pub const fn allows_komi(&self, komi: Komi) -> bool {
        komi.half_points() == 0
            || matches!(
                self,
                Self::Go(GoRules {
                    compensation: Compensation::Usual(_),
                    ..
                })
            )
    }

    /// The komi to propose: the rules' usual one in an even game, with a handicap 0.5 at most.
    pub fn default_komi(&self, handicap: Handicap) -> Komi {
        match self {
            Self::Go(GoRules {
                compensation: Compensation::Usual(usual),
                ..
            }) if handicap == Handicap::NONE => *usual,
            Self::Go(GoRules {
                compensation: Compensation::Usual(usual),
                ..
            }) => (*usual).min(Komi::HALF),
            _ => Komi::ZERO,
        }
    }

    /// The effect of two passes in a row; none in a game that they do not stop.
    pub const fn end(&self) -> Option<End> {
        match self {
            Self::Go(rules) => Some(rules.end),
            Self::AtariGo(_) | Self::Gomoku(_) | Self::GoBang(_) => None,
        }
    }

    /// The position in which a game begins.
    ///
    /// # Errors
    ///
    /// [`SetupError::Size`] or [`SetupError::Handicap`] if the game is not played on that board or with that handicap.
    pub fn opening(&self, size: Size, handicap: Handicap) -> Result<Position, SetupError> {
        if !self.allows_size(size) {
            return Err(SetupError::Size(size));
        }
        if !self.allows_handicap(size, handicap) {
            return Err(SetupError::Handicap { handicap, size });
        }
        let stones = match self {
            Self::Go(_) => {
                let points = handicap.points(size).into_iter().flatten();
                ByColor {
                    black: points.collect(),
                    white: PointSet::EMPTY,
                }
            }
            Self::AtariGo(rules) => atari_go::opening(*rules, size),
            Self::Gomoku(_) | Self::GoBang(_) => ByColor::default(),
        };
        let first = match handicap.to_place() {
            0 => handicap.first_mover(),
            _ => Color::Black,
        };
        let mut position = self.position(size, stones, first)?;
        position.to_place = handicap.to_place();
        Ok(position)
    }

    /// A position with any arrangement of stones, on a board of any size.
    ///
    /// # Errors
    ///
    /// [`SetupError::Stones`] or, where stones need liberties, [`SetupError::NoLiberty`].
    pub fn position(
        &self,
        size: Size,
        stones: ByColor<PointSet>,
        to_move: Color,
    ) -> Result<Position, SetupError> {
        let any = Board::from_any_arrangement(size, stones).ok_or(SetupError::Stones)?;
        let board = match self {
            Self::Go(_) | Self::AtariGo(_) => match any.without_liberty() {
                Some(point) => return Err(SetupError::NoLiberty(point)),
                None => any,
            },
            Self::Gomoku(_) | Self::GoBang(_) => any,
        };
        let mut position = Position::start(board, to_move);
        if let Self::Go(_) = self {
            position.remember();
        }
        Ok(position)
    }

    /// Whether `mv` is legal.
    ///
    /// # Errors
    ///
    /// The [`IllegalMove`] that says why not.
    pub fn check(&self, position: &Position, mv: Move) -> Result<(), IllegalMove> {
        match self {
            Self::Go(rules) => go::check(*rules, position, mv),
            Self::AtariGo(rules) => atari_go::check(*rules, position, mv),
            Self::Gomoku(rules) => five::check((*rules).into(), position, mv),
            Self::GoBang(rules) => five::check((*rules).into(), position, mv),
        }
    }

    /// Plays `mv`; the position stays as it was when that is not legal.
    ///
    /// # Errors
    ///
    /// The [`IllegalMove`] that says why not.
    pub fn play(&self, position: &mut Position, mv: Move) -> Result<Played, IllegalMove> {
        match self {
            Self::Go(rules) => go::play(*rules, position, mv),
            Self::AtariGo(rules) => atari_go::play(*rules, position, mv),
            Self::Gomoku(rules) => five::play((*rules).into(), position, mv),
            Self::GoBang(rules) => five::play((*rules).into(), position, mv),
        }
    }

    /// Every point that may be played on.
    pub fn legal_points(&self, position: &Position) -> PointSet {
        if self.status(position) != Status::InProgress {
            return PointSet::EMPTY;
        }
        let is_legal = |point: &Point| {
            let checked = match self {
                Self::Go(rules) => go::check_point(*rules, position, *point),
                Self::AtariGo(_) => go::check_stone(position, *point),
                Self::Gomoku(rules) => five::check_point((*rules).into(), position, *point),
                Self::GoBang(rules) => five::check_point((*rules).into(), position, *point),
            };
            checked.is_ok()
        };
        position.board.empty().iter().filter(is_legal).collect()
    }

    /// Whether the game is in progress.
    pub fn status(&self, position: &Position) -> Status {
        match self {
            Self::Go(_) => go::status(position),
            Self::AtariGo(rules) => atari_go::status(*rules, position),
            Self::Gomoku(rules) => five::status((*rules).into(), position),
            Self::GoBang(rules) => five::status((*rules).into(), position),
        }
    }

    /// The living stones that are in seki once the chains with a stone in `dead` are off the board,
    /// as the program finds them (Japanese 1989, Article 8); empty where seki does not count.
    pub fn find_seki(&self, position: &Position, dead: PointSet) -> PointSet {
        match self {
            Self::Go(rules) => seki::find(*rules, &position.board, dead),
            Self::AtariGo(_) | Self::Gomoku(_) | Self::GoBang(_) => PointSet::EMPTY,
        }
    }

    /// The count with the dead and seki stones of `marking`; none in a game without points.
    pub fn count(&self, position: &Position, marking: &Marking, komi: Komi) -> Option<Score> {
        match self {
            Self::Go(rules) => Some(go::count(*rules, position, marking, komi)),
            Self::AtariGo(_) | Self::Gomoku(_) | Self::GoBang(_) => None,
        }
    }

    /// Resumes a stopped game with `first` to move; passes and ko are reset (Japanese 1989, Article 9.3).
    pub fn resume(&self, position: &mut Position, first: Color) {
        position.passes = 0;
        position.ko = None;
        position.to_move = first;
    }
}
