//! Rounds of a tournament: proposed, then published.

use super::{EntryIndex, Format, NotedBy, Outcome};
use tengen_game::clock::Timestamp;
use tengen_game::{GameId, MessageId};
use tengen_rules::{ByColor, Color};

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
    /// The handicap that Black gets, 0 to 9: see [`Setup::handicap`](super::Setup::handicap).
    pub handicap: u8,
}

/// A round that was published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// When.
    pub at: Timestamp,
    /// When those lose who have not appeared: the first of whom that is still to be seen to, as far as is known.
    pub no_show: Timestamp,
    /// Whether that was seen to of all.
    pub is_checked: bool,
    /// The pairs, the first table first.
    pub pairs: Vec<Pair>,
    /// Who plays nobody, and gets a point for it.
    pub byes: Vec<EntryIndex>,
    /// The messages in which the pairs stand, each with its first table, from 1.
    pub messages: Vec<(usize, MessageId)>,
}

/// Two sides that play each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The colours at the first board, and the handicap.
    pub couple: Couple,
    /// Their boards: teams have several.
    pub boards: Vec<Board>,
}

/// A board of a pair. Its outcomes are by the colours at this board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Board {
    /// The game, once it is made.
    pub game: Option<GameId>,
    /// What each side says came of it.
    pub said: ByColor<Option<Outcome>>,
    /// What was noted by hand.
    pub noted: Option<(Outcome, NotedBy)>,
}

/// Where a game of a tournament is played; all numbers are from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct At {
    /// The round.
    pub round: u8,
    /// The table, at which two sides play.
    pub table: usize,
    /// The board: the first one, but for teams.
    pub board: usize,
}

impl Round {
    /// The pairs from `table` on, counted from 1, stand in `message` now.
    pub fn stands(&mut self, table: usize, message: MessageId) {
        self.messages.retain(|(first, _)| *first != table);
        self.messages.push((table, message));
    }

    /// When something is due in it, if ever: games that are to be made, and players who have not appeared.
    pub(super) fn due(&self) -> Option<Timestamp> {
        let mut boards = self.pairs.iter().flat_map(|pair| &pair.boards);
        match boards.any(Board::lacks_game) {
            true => Some(self.at),
            false => (!self.is_checked).then_some(self.no_show),
        }
    }
}

impl Couple {
    /// The colour of the entry at `index`, if it is one of the two.
    #[must_use]
    pub fn color_of(&self, index: EntryIndex) -> Option<Color> {
        let mut colors = Color::ALL.into_iter();
        colors.find(|&color| self.seats[color] == index)
    }

    /// Who has which colour at `board`, from 1: colours change from board to board.
    #[must_use]
    pub fn at_board(&self, board: usize) -> ByColor<EntryIndex> {
        match board % 2 {
            0 => ByColor::from_fn(|color: Color| self.seats[!color]),
            _ => self.seats,
        }
    }
}

impl Board {
    /// Whether its game is still to be made, where pairs play here.
    #[must_use]
    pub const fn lacks_game(&self) -> bool {
        self.game.is_none() && self.noted.is_none()
    }
}

impl Pair {
    /// The pair of `couple`, of which nothing is known yet.
    pub(super) fn new(couple: Couple, format: Format) -> Self {
        Self {
            couple,
            boards: vec![Board::default(); format.boards()],
        }
    }

    /// The colour at the first board of the entry at `index`, if it is one of the two.
    #[must_use]
    pub fn color_of(&self, index: EntryIndex) -> Option<Color> {
        self.couple.color_of(index)
    }
}
