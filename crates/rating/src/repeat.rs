//! Wins over the same weaker player: each counts less than the one before, so that nobody rises by picking opponents.

use super::glicko::Rating;
use tengen_rules::Color;

/// A win counts in full if it was expected to come less often than this.
const EXPECTED: f64 = 0.75;

/// How many days back an earlier win over the same player matters.
pub const REPEAT_DAYS: i64 = 90;

/// How much of what a game changes counts, from 0 to 1, where its winner has beaten the same player `earlier` times
/// lately. A win that the ratings, with the odds, expect three times out of four counts half the second time,
/// a third the third time, and so on; any other game counts in full.
#[must_use]
pub fn weight(
    black: Rating,
    white: Rating,
    ranks: f64,
    winner: Option<Color>,
    earlier: usize,
) -> f64 {
    let expected = match winner {
        None => return 1.0,
        Some(Color::Black) => Rating::expectation(black, white, ranks),
        Some(Color::White) => 1.0 - Rating::expectation(black, white, ranks),
    };
    match expected < EXPECTED {
        true => 1.0,
        false => 1.0 / (1.0 + earlier as f64),
    }
}
