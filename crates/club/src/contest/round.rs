//! Rounds of a tournament: proposed, then published.

use super::{EntryIndex, Format, NotedBy, Outcome};
use tengen_game::clock::Timestamp;
use tengen_game::{GameId, MessageId};
use tengen_rules::{ByColor, Color};

/// A proposed round that an organiser reviews.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// A change gets a new number.
    pub version: u32,
    /// Number of redraws.
    pub lot: u8,
    /// The pairs, first table first.
    pub couples: Vec<Couple>,
    /// Entries without an opponent.
    pub byes: Vec<EntryIndex>,
}

/// A pair with colours and handicap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Couple {
    pub seats: ByColor<EntryIndex>,
    /// Black's handicap, 0 to 9: see [`Setup::handicap`](super::Setup::handicap).
    pub handicap: u8,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    pub at: Timestamp,
    /// The no-show deadline; of several open ones the first, as currently known.
    pub no_show: Timestamp,
    /// Whether all no-shows were handled.
    pub is_checked: bool,
    /// The pairs, first table first.
    pub pairs: Vec<Pair>,
    /// Entries without an opponent, who get a point.
    pub byes: Vec<EntryIndex>,
    /// The messages that show the pairs, each with its first table, from 1.
    pub messages: Vec<(usize, MessageId)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// Colours at the first board, and handicap.
    pub couple: Couple,
    /// Teams have several boards.
    pub boards: Vec<PairBoard>,
}

/// A board of a pair. Outcomes are by the colours at this board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PairBoard {
    /// The game, once it exists.
    pub game: Option<GameId>,
    /// The result as each side reported it.
    pub said: ByColor<Option<Outcome>>,
    /// The result as entered by hand.
    pub noted: Option<(Outcome, NotedBy)>,
}

/// The place of a game in a tournament; all numbers from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct At {
    pub round: u8,
    pub table: usize,
    /// 1 except in teams.
    pub board: usize,
}

impl Round {
    /// Records that the pairs from `table` on, from 1, are in `message`.
    pub fn note_message(&mut self, table: usize, message: MessageId) {
        self.messages.retain(|(first, _)| *first != table);
        self.messages.push((table, message));
    }

    /// When the round needs attention: games to be made, and no-shows.
    pub(super) fn due(&self) -> Option<Timestamp> {
        let mut boards = self.pairs.iter().flat_map(|pair| &pair.boards);
        if boards.any(PairBoard::lacks_game) {
            Some(self.at)
        } else {
            (!self.is_checked).then_some(self.no_show)
        }
    }
}

impl Couple {
    /// The colour of entry `index`, if it is in the couple.
    #[must_use]
    pub fn color_of(&self, index: EntryIndex) -> Option<Color> {
        let mut colors = Color::ALL.into_iter();
        colors.find(|&color| self.seats[color] == index)
    }

    /// The colours at `board`, from 1: they alternate from board to board.
    #[must_use]
    pub fn at_board(&self, board: usize) -> ByColor<EntryIndex> {
        match board % 2 {
            0 => ByColor::from_fn(|color: Color| self.seats[!color]),
            _ => self.seats,
        }
    }
}

impl PairBoard {
    /// Whether its game is still to be made, in tournaments with games.
    #[must_use]
    pub const fn lacks_game(&self) -> bool {
        self.game.is_none() && self.noted.is_none()
    }
}

impl Pair {
    /// The pair of `couple` without results.
    pub(super) fn new(couple: Couple, format: Format) -> Self {
        Self {
            couple,
            boards: vec![PairBoard::default(); format.boards()],
        }
    }

    /// The colour of entry `index` at the first board, if it is in the pair.
    #[must_use]
    pub fn color_of(&self, index: EntryIndex) -> Option<Color> {
        self.couple.color_of(index)
    }
}
