//! Wins over the same weaker player: each counts less than the one before, so that nobody rises by picking opponents.

use super::glicko::Rating;
use tengen_rules::Color;

/// Win probability from which a repeated win loses weight.
const EXPECTED: f64 = 0.75;

/// Days for which an earlier win over the same player is remembered.
pub const REPEAT_DAYS: i64 = 90;

/// Weight of a game's rating change, from 0 to 1, after `earlier` recent wins of the winner over the same player. A win
/// with an expectation of [`EXPECTED`] or more counts 1/2 the second time, 1/3 the third time, and so on; any other
/// game counts in full.
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
    if expected < EXPECTED {
        1.0
    } else {
        1.0 / (1.0 + earlier as f64)
    }
}
