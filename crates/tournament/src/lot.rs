//! Lots: the same for the same seed, round and pair, independent of other questions.

use super::event::Index;

/// The purpose of a lot, so that two lots of one pair differ.
#[derive(Clone, Copy)]
pub(super) enum Draw {
    /// The term `random` of a pair's weight.
    Weight = 1,
    /// Seeding by lot.
    Seeding = 2,
    /// Colours.
    Color = 3,
}

/// A number from 0 to `most`, inclusive.
pub(super) fn draw(seed: u64, what: Draw, round: u8, a: Index, b: Index, most: i64) -> i64 {
    let (low, high) = (a.min(b) as u64, a.max(b) as u64);
    let pair = (what as u64) << 48 | u64::from(round) << 40 | low << 20 | high;
    let lot = mix(mix(seed).wrapping_add(pair));
    let range = most.unsigned_abs() + 1;
    ((u128::from(lot) * u128::from(range)) >> 64) as i64
}

/// SplitMix64, a mixing function in the public domain by Sebastiano Vigna.
const fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
