//! From one season to the next: who moves up and down, and who begins where.

use std::cmp::Reverse;

use super::{Format, League, Season};
use tengen_game::PlayerId;

/// Where a player goes at a season's end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Into the division above.
    Up,
    /// Nowhere.
    Stays,
    /// Into the division below.
    Down,
}

/// Where a player of a division goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// Who.
    pub player: PlayerId,
    /// Where to.
    pub to: Move,
}

impl Season {
    /// Where the players of `division`, from 0 on, go as its table stands, the best first.
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

    /// How many players change places between `division` and the one below.
    fn crossing(&self, division: usize, format: Format) -> usize {
        match self.sizes().get(division..) {
            Some([above, below, ..]) => usize::from(format.moves.min(above / 2).min(below / 2)),
            _ => 0,
        }
    }

    /// Everybody in the order in which they begin another season.
    fn order(&self, format: Format) -> Vec<PlayerId> {
        let divisions = 0..self.sizes().len();
        let moved: Vec<_> = divisions
            .map(|division| self.moves(division, format))
            .collect();
        let some = |division: Option<usize>, to| {
            let moved = division.and_then(|division| moved.get(division));
            let moved = moved.into_iter().flatten();
            moved.filter(move |one| one.to == to).map(|one| one.player)
        };
        let mut order = Vec::new();
        for division in 0..moved.len() {
            order.extend(some(division.checked_sub(1), Move::Down));
            order.extend(some(Some(division), Move::Stays));
            order.extend(some(Some(division + 1), Move::Up));
        }
        // Nobody is above the first division and below the last.
        order
    }
}

/// The members in the order of a new season: those of the last one first, then the others, the strongest first.
pub(super) fn order<S: Ord>(league: &League, strength: impl Fn(PlayerId) -> S) -> Vec<PlayerId> {
    let last = league.season();
    let last = last.map_or_else(Vec::new, |season| season.order(league.format));
    let (known, mut new): (Vec<_>, Vec<_>) = league
        .entered()
        .iter()
        .partition(|player| last.contains(player));
    new.sort_by_key(|player| Reverse(strength(*player)));
    let stay = last.into_iter().filter(|player| known.contains(player));
    stay.chain(new).collect()
}

/// How many of `players` are in each division of at most `most`: as many as can be in each, the first ones the larger.
pub(super) fn sizes(players: usize, most: u8) -> Vec<u8> {
    let divisions = players.div_ceil(most.into()).max(1);
    let (each, more) = (players / divisions, players % divisions);
    let sizes = (0..divisions).map(|division| each + usize::from(division < more));
    sizes.map(|size| size as u8).collect()
}
