//! Odds: the value of handicap, komi and board size, in ranks.

use tengen_rules::{Handicap, Komi, Rules, Scoring, Size};

/// Points per rank on the largest board.
const POINTS_PER_RANK: f64 = 12.0;

/// The terms of a game that help one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    pub size: Size,
    pub komi: Komi,
    pub handicap: Handicap,
    pub scoring: Scoring,
    pub bonus: Bonus,
}

/// White's compensation for handicap stones, beside the komi.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bonus {
    None,
    /// A point for each (Chinese).
    Each,
    /// A point for each but the first (AGA).
    EachButFirst,
}

impl Odds {
    /// The odds of a game with these settings; none where no points are counted.
    #[must_use]
    pub fn of(rules: &Rules, size: Size, komi: Komi, handicap: Handicap) -> Option<Self> {
        match rules {
            Rules::Go(go) => Some(Self {
                size,
                komi,
                handicap,
                scoring: go.scoring,
                bonus: Bonus::None,
            }),
            Rules::AtariGo(_) | Rules::Gomoku(_) | Rules::GoBang(_) => None,
        }
    }

    /// Rank difference at which both sides win half of the games (Black being weaker); negative if the odds help White.
    ///
    /// A fair komi is 6 by territory and 7 by area, and a stone is worth 12 or 13 points. On smaller boards a point is
    /// worth more ranks: six times as much on sides up to 9, three times on sides up to 13. OGS has only 9, 13 and 19;
    /// another board counts as the next larger one.
    #[must_use]
    pub fn ranks(self) -> f64 {
        let (fair, stone) = match self.scoring {
            Scoring::Territory { .. } => (6.0, 12.0),
            Scoring::Area | Scoring::Stones => (7.0, 13.0),
        };
        let stones = self.handicap.stones();
        let but_first = f64::from(stones.saturating_sub(1));
        let bonus = match self.bonus {
            Bonus::None => 0.0,
            Bonus::Each => f64::from(stones),
            Bonus::EachButFirst => but_first,
        };
        let komi = f64::from(self.komi.half_points()) / 2.0;
        let points = fair - (komi + bonus) + stone * but_first;
        let factor = match self.size.columns().max(self.size.rows()) {
            ..=9 => 6.0,
            10..=13 => 3.0,
            _ => 1.0,
        };
        points / POINTS_PER_RANK * factor
    }
}
