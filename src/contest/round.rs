//! Rounds of a tournament: proposed, then published.

use super::{EntryIndex, NotedBy, Outcome};
use crate::clock::{Span, Timestamp};
use crate::game::GameId;
use crate::rules::{ByColor, Color};

/// Pairs that an organiser is looking at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// Its number: a change makes another one.
    pub version: u32,
    /// How often lots were drawn again.
    pub lot: u8,
    /// The pairs, the first table first.
    pub couples: Vec<Couple>,
    /// Who plays nobody.
    pub byes: Vec<EntryIndex>,
}

/// Two who are to play each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Couple {
    /// Who has which colour.
    pub seats: ByColor<EntryIndex>,
    /// By how many ranks the game is made even, 0 to 9.
    pub handicap: u8,
}

/// A round that was published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// When.
    pub at: Timestamp,
    /// When those lose who have not appeared.
    pub no_show: Timestamp,
    /// Whether that was seen to.
    pub is_checked: bool,
    /// The pairs, the first table first.
    pub pairs: Vec<Pair>,
    /// Who plays nobody, and gets a point for it.
    pub byes: Vec<EntryIndex>,
}

/// Two who play each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// Who has which colour, and by how many ranks the game is made even.
    pub couple: Couple,
    /// Their game, once it is made.
    pub game: Option<GameId>,
    /// What each side says came of it.
    pub said: ByColor<Option<Outcome>>,
    /// What was noted by hand.
    pub noted: Option<(Outcome, NotedBy)>,
}

impl From<Couple> for Pair {
    fn from(couple: Couple) -> Self {
        Self {
            couple,
            game: None,
            said: ByColor::default(),
            noted: None,
        }
    }
}

impl Round {
    /// When something is due in it, if ever: games that are to be made, and players who have not appeared.
    pub(super) fn due(&self) -> Option<Timestamp> {
        match self.pairs.iter().any(Pair::lacks_game) {
            true => Some(self.at),
            false => (!self.is_checked).then_some(self.no_show),
        }
    }

    /// The middle of the time to appear.
    #[must_use]
    pub fn halfway(&self) -> Timestamp {
        let grace = self.no_show.as_millis() - self.at.as_millis();
        self.at.after(Span::millis(grace / 2))
    }
}

impl Couple {
    /// The colour of the entry at `index`, if it is one of the two.
    #[must_use]
    pub fn color_of(&self, index: EntryIndex) -> Option<Color> {
        let mut colors = Color::ALL.into_iter();
        colors.find(|&color| self.seats[color] == index)
    }
}

impl Pair {
    /// Whether its game is still to be made, where pairs play here.
    #[must_use]
    pub const fn lacks_game(&self) -> bool {
        self.game.is_none() && self.noted.is_none()
    }

    /// The colour of the entry at `index`, if it is one of the two.
    #[must_use]
    pub fn color_of(&self, index: EntryIndex) -> Option<Color> {
        self.couple.color_of(index)
    }
}
