//! The table of a division: points and tie-breaks.

use std::cmp::Reverse;

use super::{End, LeagueGame, Season};
use tengen_game::PlayerId;

/// Half points for a win, a draw and a loss: a lost game is worth something, a loss on time nothing.
const WIN: u16 = 3;
const DRAW: u16 = 2;
const LOSS: u16 = 1;

/// A row of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    pub player: PlayerId,
    /// From 1; equals share a place.
    pub place: usize,
    /// Points, doubled.
    pub halves: u16,
    pub won: u16,
    pub drawn: u16,
    /// Losses on time included.
    pub lost: u16,
    pub running: u16,
    pub(super) seat: usize,
}

/// Sort key: points, wins, points in games among equals, and SODOS (the points of beaten opponents, half of them for a
/// draw; doubled).
type Standing = (u16, u16, u16, u32);

impl Season {
    /// The table of `division`, from 0: best first, equals in the order of seats.
    pub fn table(&self, division: usize) -> Vec<Row> {
        let seats = self.seats(division);
        let mut rows: Vec<_> = seats.map(|seat| self.row(seat)).collect();
        let standings: Vec<_> = rows.iter().map(|row| self.standing(row, &rows)).collect();
        let mut order: Vec<_> = standings.into_iter().zip(rows.drain(..)).collect();
        // A stable sort keeps the order of equals.
        order.sort_by_key(|(standing, _)| Reverse(*standing));
        let mut place = 1;
        for at in 0..order.len() {
            if at > 0 && order[at].0 != order[at - 1].0 {
                place = at + 1;
            }
            order[at].1.place = place;
        }
        order.into_iter().map(|(_, row)| row).collect()
    }

    /// Doubled points of the player at `seat`.
    pub fn halves(&self, seat: usize) -> u16 {
        self.row(seat).halves
    }

    fn row(&self, seat: usize) -> Row {
        let mut row = Row {
            player: self.players()[seat],
            place: 0,
            halves: 0,
            won: 0,
            drawn: 0,
            lost: 0,
            running: 0,
            seat,
        };
        for one in self.games() {
            let Some(side) = one.side(seat) else {
                continue;
            };
            row.halves += halves(one, seat);
            match one.end {
                None => row.running += 1,
                Some(End::Void) => {}
                Some(End::Draw) => row.drawn += 1,
                Some(End::Won(winner)) if winner == side => row.won += 1,
                Some(End::RanOut(late)) if late != side => row.won += 1,
                Some(End::Won(_) | End::RanOut(_) | End::BothLose) => row.lost += 1,
            }
        }
        row
    }

    fn standing(&self, row: &Row, rows: &[Row]) -> Standing {
        let is_equal = |other: &&Row| (other.halves, other.won) == (row.halves, row.won);
        let equals: Vec<_> = rows.iter().filter(is_equal).map(|row| row.seat).collect();
        let (mut direct, mut sodos) = (0, 0);
        for one in self.games() {
            let Some(side) = one.side(row.seat) else {
                continue;
            };
            let other = one.seat(side.other());
            if equals.contains(&other) {
                direct += halves(one, row.seat);
            }
            let theirs = rows
                .iter()
                .find(|row| row.seat == other)
                .map_or(0, |row| u32::from(row.halves));
            sodos += match one.end {
                Some(End::Won(winner)) if winner == side => 2 * theirs,
                Some(End::RanOut(late)) if late != side => 2 * theirs,
                Some(End::Draw) => theirs,
                _ => 0,
            };
        }
        (row.halves, row.won, direct, sodos)
    }
}

/// Doubled points from `one` for the player at `seat`.
fn halves(one: &LeagueGame, seat: usize) -> u16 {
    let Some(side) = one.side(seat) else {
        return 0;
    };
    match one.end {
        None | Some(End::Void) => 0,
        Some(End::Won(winner)) if winner == side => WIN,
        Some(End::RanOut(late)) if late == side => 0,
        Some(End::RanOut(_)) => WIN,
        Some(End::Draw) => DRAW,
        Some(End::Won(_) | End::BothLose) => LOSS,
    }
}
