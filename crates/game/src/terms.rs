//! What a challenge proposes.

use std::ops::Deref;

use super::OpeningRule;
use super::time::{Nights, TimeControl, TimeControlError, Weekends};
use tengen_rules::{Color, Handicap, Komi, Rules, Size};

/// What a challenge proposes, before anyone has checked that it fits together: see [`Terms::new`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The game and its rules.
    pub rules: Rules,
    /// The board.
    pub size: Size,
    /// Stones that Black places before White's first move.
    pub handicap: Handicap,
    /// Points that White gets for moving second.
    pub komi: Komi,
    /// How the players get their colours.
    pub colors: ColorChoice,
    /// Where the game is played once the challenge is accepted.
    pub venue: Venue,
    /// How time is kept.
    pub pace: Pace,
    /// Whether the result counts for ratings.
    pub stakes: Stakes,
    /// How the first stones are placed, where it is agreed that players choose their colours after them.
    pub opening: Option<OpeningRule>,
}

/// Whether a game's result counts for ratings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Stakes {
    /// It does not.
    #[default]
    Unrated,
    /// It does, for the ratings of the club where the game was offered.
    Rated,
}

/// How time is kept in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pace {
    /// What each side gets.
    pub control: TimeControl,
    /// Whether weekends count, each player's own.
    pub weekends: Weekends,
    /// Whether nights count, each player's own.
    pub nights: Nights,
    /// What happens when a side's time is out.
    pub overdue: Overdue,
}

impl Pace {
    /// No clock at all.
    pub const UNTIMED: Self = Self::of(TimeControl::Untimed);

    /// Weekends and nights count, and who runs out of time loses.
    pub const fn of(control: TimeControl) -> Self {
        Self {
            control,
            weekends: Weekends::Count,
            nights: Nights::Count,
            overdue: Overdue::Loses,
        }
    }
}

/// What happens when a side's time is out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Overdue {
    /// The side loses.
    #[default]
    Loses,
    /// The waiting side chooses: claim the game, give more time, or call it off.
    WaitingSideChooses,
}

impl Draft {
    /// An even game by `rules` on a board of `size`: the komi that the rules propose,
    /// colours by lot, played where it was offered, without a clock, unrated.
    pub fn even(rules: Rules, size: Size) -> Self {
        Self {
            rules,
            size,
            handicap: Handicap::NONE,
            komi: rules.default_komi(Handicap::NONE),
            colors: ColorChoice::Random,
            venue: Venue::Here,
            pace: Pace::UNTIMED,
            stakes: Stakes::Unrated,
            opening: None,
        }
    }
}

/// What a challenge proposes, checked to fit together.
///
/// Reads like a [`Draft`] (`terms.size`), but cannot be changed.
///
/// On komi: the booklets leave it to the players (booklet 000: both may agree a compensation).
/// Rules with a count propose one themselves ([`Rules::default_komi`]);
/// for territory that is 6.5 in an even game and 0.5 with handicap, where it only breaks ties.
/// Beginners may choose any other, zero included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms(Draft);

impl Terms {
    /// The terms that `draft` proposes.
    ///
    /// # Errors
    /// Names the first thing that does not fit the rules or the board.
    pub fn new(draft: Draft) -> Result<Self, TermsError> {
        let Draft {
            rules,
            size,
            handicap,
            komi,
            pace,
            opening,
            ..
        } = draft;
        pace.control.checked()?;
        if !rules.allows_size(size) {
            return Err(TermsError::Size { size });
        }
        if !rules.allows_handicap(size, handicap) {
            return Err(TermsError::Handicap { size, handicap });
        }
        if !rules.allows_komi(komi) {
            return Err(TermsError::Komi { komi });
        }
        if let Some(opening) = opening.filter(|opening| !opening.suits(&rules, size)) {
            return Err(TermsError::Opening { opening });
        }
        if usize::from(komi.half_points().unsigned_abs()) > 2 * size.points() {
            return Err(TermsError::KomiTooLarge { komi, size });
        }
        Ok(Self(draft))
    }

    /// The same, at these stakes.
    #[must_use]
    pub fn at_stake(self, stakes: Stakes) -> Self {
        Self(Draft { stakes, ..self.0 })
    }
}

impl Deref for Terms {
    type Target = Draft;

    fn deref(&self) -> &Draft {
        &self.0
    }
}

/// How the players get their colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColorChoice {
    /// By lot (booklet 001).
    Random,
    /// The challenger has chosen a colour.
    Challenger(Color),
    /// The stronger player takes White (booklets 001 and 004); where ranks do not tell who that is,
    /// the one who accepts does.
    StrongerTakesWhite,
}

/// Where an accepted game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Venue {
    /// Where it was offered.
    Here,
    /// In a thread of its own.
    Thread,
}

/// Why a draft is no [`Terms`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TermsError {
    /// The clock cannot be set so.
    #[error(transparent)]
    Time(#[from] TimeControlError),
    /// The game is not played on a board of this size.
    #[error("the game is not played on a board of this size: {size:?}")]
    Size {
        /// The board asked for.
        size: Size,
    },
    /// The game knows no handicap stones, or the board has no marked points for so many.
    #[error("no {} handicap stones on a board of {size:?}", handicap.stones())]
    Handicap {
        /// The board asked for.
        size: Size,
        /// The stones asked for.
        handicap: Handicap,
    },
    /// The rules count no points, so that there is nothing to add a komi to.
    #[error("a komi of {komi} in a game without points")]
    Komi {
        /// The komi asked for.
        komi: Komi,
    },
    /// The game is not opened so, or not on a board of this size.
    #[error("the game is not opened by {}", opening.name())]
    Opening {
        /// The opening asked for.
        opening: OpeningRule,
    },
    /// The komi is larger than the board has points.
    #[error("a komi of {komi} is more than a board of {size:?} has points")]
    KomiTooLarge {
        /// The komi asked for.
        komi: Komi,
        /// The board asked for.
        size: Size,
    },
}
