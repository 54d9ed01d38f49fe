//! The program's strength at each of its levels, measured in matches (docs/engine.md).

use super::glicko::Rating;
use super::pool::Pool;

/// Ratings by level on 9×9.
///
/// Levels 4, 6 and 8 by matches with GNU Go 3.8 (level 10, about 8k on OGS); the other levels by matches of neighbours.
/// Level 9 is rather too low.
const GO: [f64; 9] = [
    585.0, 770.0, 980.0, 1170.0, 1350.0, 1500.0, 1590.0, 1680.0, 1780.0,
];
/// Ratings by level in games without another program of known strength: level 9 counts as an unknown player.
const ATARI_GO: [f64; 9] = [
    180.0, 420.0, 656.0, 812.0, 968.0, 1083.0, 1214.0, 1345.0, 1500.0,
];
const FIVE: [f64; 9] = [
    100.0, 100.0, 100.0, 330.0, 570.0, 805.0, 1045.0, 1285.0, 1500.0,
];

/// Deviation of a measured rating, and of one measured in another game or on another board.
const MEASURED_DEVIATION: f64 = 200.0;
const GUESSED_DEVIATION: f64 = 350.0;

/// The initial rating of the program at `level`, 1 to 9, in a pool.
#[must_use]
pub fn program(level: u8, pool: Pool) -> Rating {
    let (ratings, deviation) = match pool {
        Pool::Go9 => (GO, MEASURED_DEVIATION),
        Pool::Go | Pool::Go13 | Pool::Go19 => (GO, GUESSED_DEVIATION),
        Pool::AtariGo => (ATARI_GO, GUESSED_DEVIATION),
        Pool::FiveInARow | Pool::GoBang => (FIVE, GUESSED_DEVIATION),
    };
    let place = usize::from(level.clamp(1, 9)) - 1;
    Rating::new(ratings[place], deviation)
}
