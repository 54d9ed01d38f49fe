//! How strong the program is at each of its levels, as matches have shown (docs/engine.md).

use super::glicko::Rating;
use super::pool::Pool;

/// On 9×9. Matches with GNU Go 3.8, whose level 10 is about 8k on OGS, tie levels 7 to 9 to the scale of ranks; each of
/// the lower ones follows from the one above it. Ratings below 100 count as that: no rank is lower.
const GO: [f64; 9] = [
    100.0, 100.0, 100.0, 228.0, 411.0, 605.0, 788.0, 1126.0, 1548.0,
];
/// In games without another program of a known rating level 9 counts as a player of whom nothing is known.
const ATARI_GO: [f64; 9] = [
    100.0, 100.0, 216.0, 501.0, 706.0, 883.0, 1101.0, 1290.0, 1500.0,
];
const FIVE: [f64; 9] = [
    100.0, 100.0, 100.0, 410.0, 709.0, 924.0, 1197.0, 1422.0, 1500.0,
];

/// How much a measured rating may be wrong, and one that was measured in another game or on another board.
const MEASURED: f64 = 150.0;
const GUESSED: f64 = 350.0;

/// The rating with which the program at `level`, 1 to 9, goes into its first game of a pool.
#[must_use]
pub fn program(level: u8, pool: Pool) -> Rating {
    let (ratings, deviation) = match pool {
        Pool::Go9 => (GO, MEASURED),
        Pool::Go | Pool::Go13 | Pool::Go19 => (GO, GUESSED),
        Pool::AtariGo => (ATARI_GO, GUESSED),
        Pool::FiveInARow | Pool::GoBang => (FIVE, GUESSED),
    };
    let place = usize::from(level.clamp(1, 9)) - 1;
    Rating::new(ratings[place], deviation)
}
