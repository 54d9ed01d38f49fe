//! Tables at an evening: the two players, and the result.

use super::Evening;
use tengen_game::PlayerId;
use tengen_rules::{ByColor, Color};

/// Most games at an evening.
const MOST_TABLES: usize = 5 * super::MOST_GUESTS;

/// The result of a game at an evening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    Black,
    White,
    Draw,
}

/// A pair at an evening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    pub players: ByColor<PlayerId>,
    /// Number of ranks by which White is stronger; none if a rank is unknown.
    pub steps: Option<u8>,
    /// The teacher's colour in a teaching game.
    pub teaches: Option<Color>,
    pub score: Option<Score>,
}

/// Two players who have met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Met(pub [PlayerId; 2]);

impl Met {
    /// The opponent of `who`.
    pub fn other(self, who: PlayerId) -> Option<PlayerId> {
        let [one, other] = self.0;
        match who {
            _ if who == one => Some(other),
            _ if who == other => Some(one),
            _ => None,
        }
    }
}

impl Table {
    /// Both players, Black first.
    pub fn players(&self) -> [PlayerId; 2] {
        [self.players.black, self.players.white]
    }

    /// Whether `who` plays at this table.
    pub fn seats(&self, who: PlayerId) -> bool {
        self.players().contains(&who)
    }

    /// The pair without colours.
    pub fn met(&self) -> Met {
        Met(self.players())
    }

    pub(super) fn rename(&mut self, player: PlayerId, nobody: PlayerId) {
        let named = |who| if who == player { nobody } else { who };
        self.players = ByColor {
            black: named(self.players.black),
            white: named(self.players.white),
        };
    }
}

impl Evening {
    /// The guests without an unfinished game.
    pub fn free(&self) -> impl Iterator<Item = &super::Guest> {
        let is_playing = |who| {
            let mut tables = self.tables.iter();
            tables.any(|table| table.score.is_none() && table.seats(who))
        };
        self.guests
            .iter()
            .filter(move |guest| !is_playing(guest.who))
    }

    /// The opponents of `who` at this evening and the one before.
    pub fn opponents(&self, who: PlayerId) -> Vec<PlayerId> {
        let now = self.tables.iter().map(Table::met);
        let met = self.met.iter().copied().chain(now);
        met.filter_map(|met| met.other(who)).collect()
    }

    /// Adds these pairs and records the player left over. Pairs with a player who has left or got another game in the
    /// meantime are skipped.
    pub fn pair(&mut self, pairs: &[Table], left_over: &[PlayerId]) -> Vec<Table> {
        let mut added = Vec::new();
        for table in pairs {
            let is_free = |who: &PlayerId| self.free().any(|guest| guest.who == *who);
            if self.tables.len() < MOST_TABLES && table.players().iter().all(is_free) {
                self.tables.push(*table);
                added.push(*table);
            }
        }
        if !added.is_empty() {
            self.left_over = left_over.to_vec();
        }
        added
    }

    pub fn table_of(&self, who: PlayerId) -> Option<&Table> {
        self.tables.iter().rev().find(|table| table.seats(who))
    }

    /// Records the result of the latest game of `who` if it is against `other`; returns whether it is.
    pub fn enter(&mut self, who: PlayerId, other: PlayerId, score: Score) -> bool {
        let mut tables = self.tables.iter_mut().rev();
        match tables.find(|table| table.seats(who)) {
            Some(table) if table.seats(other) => {
                table.score = Some(score);
                true
            }
            _ => false,
        }
    }

    /// Cancels the latest game of `who` if it is against `other` and has no result; the two are not paired again soon.
    /// A game with a result also belongs to the other player: it can be corrected, not cancelled.
    pub fn call_off(&mut self, who: PlayerId, other: PlayerId) -> bool {
        let is_off = |table: &Table| table.seats(other) && table.score.is_none();
        match self.tables.iter().rposition(|table| table.seats(who)) {
            Some(at) if is_off(&self.tables[at]) => {
                let met = self.tables.remove(at).met();
                if !self.met.contains(&met) {
                    self.met.push(met);
                }
                true
            }
            _ => false,
        }
    }
}
