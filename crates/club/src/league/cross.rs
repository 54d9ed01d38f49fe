//! The cross table of a division: the results of each player against each of the others.

use super::{End, Format, LeagueGame, Row, Season, Side};

/// A cell of the cross table: the result of a game from one player's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CrossCell {
    /// Possibly on time.
    Won,
    Drawn,
    /// Possibly on time.
    Lost,
    Running,
    /// Not started.
    Open,
}

impl Season {
    /// The games of the player of `row` against that of `other`, of the same division, in the order in which they
    /// began, followed by open ones by `format`. Games that do not count are left out.
    pub fn cross_cells(&self, row: &Row, other: &Row, format: Format) -> Vec<CrossCell> {
        let pair = (row.seat.min(other.seat), row.seat.max(other.seat));
        let games = self.between(pair);
        let mut cells: Vec<_> = games
            .filter_map(|one| CrossCell::of(one, row.seat))
            .collect();
        let all = usize::from(format.games).max(cells.len());
        cells.resize(all, CrossCell::Open);
        cells
    }
}

impl CrossCell {
    /// The result of `one` for the player at `seat`, if it is a game of theirs that counts.
    fn of(one: &LeagueGame, seat: usize) -> Option<Self> {
        let side = one.side(seat)?;
        let by = |winner: Side| {
            if winner == side {
                Self::Won
            } else {
                Self::Lost
            }
        };
        match one.end {
            None => Some(Self::Running),
            Some(End::Won(winner)) => Some(by(winner)),
            Some(End::RanOut(late)) => Some(by(late.other())),
            Some(End::Draw) => Some(Self::Drawn),
            Some(End::BothLose) => Some(Self::Lost),
            Some(End::Void) => None,
        }
    }
}
