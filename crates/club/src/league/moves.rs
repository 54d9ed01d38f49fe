//! From one season to the next: who moves up and down, and who begins where.

use std::cmp::Reverse;

use super::{Format, League, Season};
use tengen_game::PlayerId;

/// A player's move between divisions at the end of a season.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// To the division above.
    Up,
    Stays,
    /// To the division below.
    Down,
}

/// The move of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    pub player: PlayerId,
    pub to: Move,
}

impl Season {
    /// The moves of the players of `division`, from 0, by the current table, best first.
    pub fn moves(&self, division: usize, format: Format) -> Vec<Moved> {
        let table = self.table(division);
        let up = match division {
            0 => 0,
            _ => self.crossing(division - 1, format),
        };
        let down = table.len() - self.crossing(division, format);
        let rows = table.into_iter().enumerate();
        let moved = rows.map(|(at, row)| Moved {
            player: row.player,
            to: match at {
                at if at < up => Move::Up,
                at if at >= down => Move::Down,
                _ => Move::Stays,
            },
        });
        moved.collect()
    }

    /// Number of players that move up, and as many down, between `division` and the one below.
    fn crossing(&self, division: usize, format: Format) -> usize {
        match self.sizes().get(division..) {
            Some([above, below, ..]) => usize::from(format.moves.min(above / 2).min(below / 2)),
            _ => 0,
        }
    }

    /// All players in the order of the next season.
    fn order(&self, format: Format) -> Vec<PlayerId> {
        let divisions = 0..self.sizes().len();
        let moved: Vec<_> = divisions
            .map(|division| self.moves(division, format))
            .collect();
        let some = |division: Option<usize>, to| {
            let moved = division
                .and_then(|division| moved.get(division))
                .into_iter()
                .flatten();
            moved.filter(move |one| one.to == to).map(|one| one.player)
        };
        let mut order = Vec::new();
        for division in 0..moved.len() {
            order.extend(some(division.checked_sub(1), Move::Down));
            order.extend(some(Some(division), Move::Stays));
            order.extend(some(Some(division + 1), Move::Up));
        }
        // There is nothing above the first division and below the last.
        order
    }
}

/// The members in the order of a new season: those of the last one, then the others, strongest first.
pub(super) fn order<S: Ord>(league: &League, strength: impl Fn(PlayerId) -> S) -> Vec<PlayerId> {
    let last = league
        .season()
        .map_or_else(Vec::new, |season| season.order(league.format));
    let (known, mut new): (Vec<_>, Vec<_>) = league
        .members()
        .iter()
        .partition(|player| last.contains(player));
    new.sort_by_key(|player| Reverse(strength(*player)));
    let stay = last.into_iter().filter(|player| known.contains(player));
    stay.chain(new).collect()
}

/// The sizes of divisions of at most `most` for `players`: as equal as possible, the first ones larger.
pub(super) fn sizes(players: usize, most: u8) -> Vec<u8> {
    let divisions = players.div_ceil(most.into()).max(1);
    let (each, more) = (players / divisions, players % divisions);
    let sizes = (0..divisions).map(|division| each + usize::from(division < more));
    sizes.map(|size| size as u8).collect()
}
