//! The cross table of a division: what each player has of their games against each other one.

use super::{End, Format, LeagueGame, Row, Season, Side};

/// What a player has of a game against another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Met {
    /// They have won, perhaps on time.
    Won,
    /// A draw.
    Drawn,
    /// They have lost, perhaps on time.
    Lost,
    /// It is running.
    Running,
    /// It is still to be played.
    Open,
}

impl Season {
    /// The games of the player of `row` against the one of `other`, both of one division, in the order in which they
    /// were begun, and those that are still to be played by `format`. Those that count for nothing are left out.
    pub fn met(&self, row: &Row, other: &Row, format: Format) -> Vec<Met> {
        let pair = (row.seat.min(other.seat), row.seat.max(other.seat));
        let games = self.between(pair);
        let mut met: Vec<_> = games.filter_map(|one| Met::of(one, row.seat)).collect();
        let all = usize::from(format.games).max(met.len());
        met.resize(all, Met::Open);
        met
    }
}

impl Met {
    /// What `one` is to the player who stands at `seat`, if it is a game of theirs that counts.
    fn of(one: &LeagueGame, seat: usize) -> Option<Self> {
        let side = one.side(seat)?;
        let by = |winner: Side| match winner == side {
            true => Self::Won,
            false => Self::Lost,
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
