//! Terms of a challenge.

use std::ops::Deref;

use super::OpeningRule;
use super::time::{Nights, TimeControl, TimeControlError, Weekends};
use tengen_rules::{Color, Handicap, Komi, Rules, Size};

/// Proposed terms, not checked yet: see [`Terms::new`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draft {
    pub rules: Rules,
    pub size: Size,
    pub handicap: Handicap,
    pub komi: Komi,
    /// How colours are assigned.
    pub colors: ColorChoice,
    pub venue: Venue,
    pub pace: Pace,
    pub stakes: Stakes,
    /// The opening protocol, where colours are chosen after the first stones.
    pub opening: Option<OpeningRule>,
}

/// Whether a game's result counts for ratings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Stakes {
    #[default]
    Unrated,
    /// Rated, in the club where the game was offered.
    Rated,
}

/// The time control with its rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pace {
    pub control: TimeControl,
    /// Whether weekends count, in each player's own time zone.
    pub weekends: Weekends,
    /// Whether nights count, in each player's own time zone.
    pub nights: Nights,
    pub overdue: Overdue,
}

impl Pace {
    pub const UNTIMED: Self = Self::of(TimeControl::Untimed);

    /// Weekends and nights count, and running out of time loses.
    pub const fn of(control: TimeControl) -> Self {
        Self {
            control,
            weekends: Weekends::Count,
            nights: Nights::Count,
            overdue: Overdue::Loses,
        }
    }
}

/// The consequence when a side's time is out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Overdue {
    #[default]
    Loses,
    /// The waiting side decides: claim the game, give more time, or call it off.
    WaitingSideChooses,
}

impl Draft {
    /// An even game by `rules` on a board of `size`: default komi, colours by lot, played where it was offered,
    /// untimed, unrated.
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

/// Checked terms of a game.
///
/// Reads like a [`Draft`] (`terms.size`), but cannot be changed.
///
/// On komi: the booklets leave it to the players (booklet 000: both may agree a compensation). Rules with a count
/// propose one themselves ([`Rules::default_komi`]); for territory that is 6.5 in an even game and 0.5 with handicap,
/// where it only breaks ties. Beginners may choose any other, zero included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms(Draft);

impl Terms {
    /// Checks `draft`.
    ///
    /// # Errors
    /// The first part that does not fit the rules or the board.
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
        pace.control.check()?;
        if !rules.allows_size(size) {
            return Err(TermsError::Size { size });
        }
        if !rules.allows_handicap(size, handicap) {
            return Err(TermsError::Handicap { size, handicap });
        }
        if !rules.allows_komi(komi) {
            return Err(TermsError::Komi { komi });
        }
        if let Some(opening) = opening.filter(|opening| !opening.is_possible(&rules, size)) {
            return Err(TermsError::Opening { opening });
        }
        if usize::from(komi.half_points().unsigned_abs()) > 2 * size.points() {
            return Err(TermsError::KomiTooLarge { komi, size });
        }
        Ok(Self(draft))
    }

    /// The terms with these stakes.
    #[must_use]
    pub fn with_stakes(self, stakes: Stakes) -> Self {
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
    /// The stronger player takes White (booklets 001 and 004); without ranks, the accepting player says who that is.
    StrongerTakesWhite,
}

/// The venue of an accepted game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Venue {
    /// In the channel of the challenge.
    Here,
    /// In a thread of its own.
    Thread,
}

/// Why a draft has no valid [`Terms`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TermsError {
    /// The time control is not playable.
    #[error(transparent)]
    Time(#[from] TimeControlError),
    /// The game is not played on a board of this size.
    #[error("the game is not played on a board of this size: {size:?}")]
    Size { size: Size },
    /// The game has no handicap, or the board too few marked points for it.
    #[error("no {} handicap stones on a board of {size:?}", handicap.stones())]
    Handicap { size: Size, handicap: Handicap },
    /// The rules count no points, so there is nothing to add a komi to.
    #[error("a komi of {komi} in a game without points")]
    Komi { komi: Komi },
    /// The opening does not fit the game or the board size.
    #[error("the game is not opened by {}", opening.name())]
    Opening { opening: OpeningRule },
    /// The komi is larger than the board has points.
    #[error("a komi of {komi} is more than a board of {size:?} has points")]
    KomiTooLarge { komi: Komi, size: Size },
}
