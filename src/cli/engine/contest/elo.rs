//! Estimates of the players' strength from a match.

use std::fmt;

use super::game::Verdict;
use crate::rules::{ByColor, Color};

/// The 97.5 % quantile of the normal distribution: both tails together leave 95 %.
const Z: f64 = 1.96;

/// The results of one player's games.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Tally {
    /// By the player's colour.
    games: ByColor<u32>,
    wins: ByColor<u32>,
    draws: u32,
    /// Games with an illegal move.
    illegal: u32,
    /// Games that reached the turn limit.
    endless: u32,
}

impl Tally {
    /// Adds a game in which the player had `color`.
    pub(super) fn add(&mut self, color: Color, verdict: &Verdict) {
        self.games[color] += 1;
        match verdict.winner() {
            Some(winner) if winner == color => self.wins[color] += 1,
            Some(_) => {}
            None => self.draws += 1,
        }
        self.illegal += u32::from(matches!(verdict, Verdict::Illegal(..)));
        self.endless += u32::from(matches!(verdict, Verdict::Endless));
    }

    fn all(&self) -> f64 {
        f64::from(self.games.black + self.games.white)
    }

    /// The fraction of points; a draw is half a point.
    fn share(&self) -> f64 {
        (f64::from(self.wins.black + self.wins.white) + f64::from(self.draws) / 2.0) / self.all()
    }

    /// 95 % confidence interval of the fraction (Wilson, 1927).
    fn interval(&self) -> [f64; 2] {
        let (n, p) = (self.all(), self.share());
        let centre = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let margin = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        [centre - margin, centre + margin]
    }
}

/// Elo difference for a fraction of the points.
fn elo(share: f64) -> f64 {
    -400.0 * (1.0 / share - 1.0).log10()
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.all() == 0.0 {
            return write!(f, "no games");
        }
        let [low, high] = self.interval();
        write!(
            f,
            "{:.1} % of {} games ({:.1} to {:.1}); {} of {} as Black, {} of {} as White, {} drawn; ",
            self.share() * 100.0,
            self.games.black + self.games.white,
            low * 100.0,
            high * 100.0,
            self.wins.black,
            self.games.black,
            self.wins.white,
            self.games.white,
            self.draws,
        )?;
        write!(
            f,
            "Elo {:+.0} ({:+.0} to {:+.0}); {} illegal, {} endless",
            elo(self.share()),
            elo(low),
            elo(high),
            self.illegal,
            self.endless,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_wins_of_four_are_191_points() {
        let mut tally = Tally::default();
        for color in [Color::Black, Color::White] {
            tally.add(color, &Verdict::Won(color, "by resignation".to_owned()));
            tally.add(color, &Verdict::Won(Color::Black, "by 3".to_owned()));
        }
        assert_eq!(tally.share(), 0.75);
        assert!((elo(tally.share()) - 190.8).abs() < 0.1);
        // Wilson's interval for 3 of 4, as computed by statsmodels.
        let [low, high] = tally.interval();
        assert!(
            (low - 0.3006).abs() < 1e-3 && (high - 0.9544).abs() < 1e-3,
            "{low} {high}"
        );
    }
}
