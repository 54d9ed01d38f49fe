//! Tables at an evening: two who play each other, and who has won.

use super::Evening;
use tengen_game::PlayerId;
use tengen_rules::{ByColor, Color};

/// So many games are played at an evening at most.
const MOST_TABLES: usize = 5 * super::MOST_GUESTS;

/// How a game at an evening ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Black has won.
    Black,
    /// White has won.
    White,
    /// Neither has.
    Draw,
}

/// Two who play each other at an evening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// Who plays which colour.
    pub players: ByColor<PlayerId>,
    /// How many ranks White is stronger; none if one of them is not known.
    pub steps: Option<u8>,
    /// Who teaches the other one there, if it is a teaching game.
    pub teaches: Option<Color>,
    /// How it ended.
    pub score: Option<Score>,
}

/// Two who have met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Met(pub [PlayerId; 2]);

impl Met {
    /// Whom `who` has met, if they are one of the two.
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
    /// Both of them, Black first.
    pub fn players(&self) -> [PlayerId; 2] {
        [self.players.black, self.players.white]
    }

    /// Whether `who` plays there.
    pub fn seats(&self, who: PlayerId) -> bool {
        self.players().contains(&who)
    }

    /// The two, as those who have met.
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
    /// Those who come and sit at no table whose game goes on.
    pub fn free(&self) -> impl Iterator<Item = &super::Guest> {
        let is_playing = |who| {
            let mut tables = self.tables.iter();
            tables.any(|table| table.score.is_none() && table.seats(who))
        };
        self.guests
            .iter()
            .filter(move |guest| !is_playing(guest.who))
    }

    /// Those who come and have had no game yet, where others have.
    pub fn waiting(&self) -> impl Iterator<Item = PlayerId> {
        let has_played = |who| self.tables.iter().any(|table| table.seats(who));
        let are_paired = !self.tables.is_empty();
        let waiting = self.guests.iter().map(|guest| guest.who);
        waiting.filter(move |who| are_paired && !has_played(*who))
    }

    /// Whom `who` has met the last time, or at this evening.
    pub fn opponents(&self, who: PlayerId) -> Vec<PlayerId> {
        let now = self.tables.iter().map(Table::met);
        let met = self.met.iter().copied().chain(now);
        met.filter_map(|met| met.other(who)).collect()
    }

    /// Has these pairs play, and notes who is left over. Of a pair nothing is done if one of them has got a game or
    /// has left meanwhile.
    pub fn pair(&mut self, pairs: &[Table], left_over: &[PlayerId]) -> Vec<Table> {
        let mut begun = Vec::new();
        for table in pairs {
            let is_free = |who: &PlayerId| self.free().any(|guest| guest.who == *who);
            if self.tables.len() < MOST_TABLES && table.players().iter().all(is_free) {
                self.tables.push(*table);
                begun.push(*table);
            }
        }
        if !begun.is_empty() {
            self.left_over = left_over.to_vec();
        }
        begun
    }

    /// The latest table of `who`.
    pub fn table_of(&self, who: PlayerId) -> Option<&Table> {
        self.tables.iter().rev().find(|table| table.seats(who))
    }

    /// Notes how the latest game of `who` ended, which is against `other`; gives whether there is one.
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

    /// The latest game of `who`, which is against `other` and has no result, is not played: they are not paired again soon.
    /// A result is the other one's as well: it can be corrected, and does not go.
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
