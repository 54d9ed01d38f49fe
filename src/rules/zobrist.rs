//! Random numbers for hashing boards: one for each stone on each point.

use super::{Color, Point, Size};

const POINTS: usize = Size::MAX as usize * Size::MAX as usize;

/// One number for each colour and point, made at compile time and the same in every build.
static STONES: [[u64; POINTS]; 2] = {
    let mut table = [[0; POINTS]; 2];
    let mut state = 0x0074_656E_6765_6E01_u64;
    let mut color = 0;
    while color < 2 {
        let mut index = 0;
        while index < POINTS {
            // SplitMix64 (public domain): every state gives a number of its own.
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut z = state;
            z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            table[color][index] = z ^ (z >> 31);
            index += 1;
        }
        color += 1;
    }
    table
};

/// The number of a stone of `color` on `point`; a board's hash is the exclusive or of its stones' numbers.
pub(super) fn stone(color: Color, point: Point) -> u64 {
    STONES[color as usize][point.index()]
}
