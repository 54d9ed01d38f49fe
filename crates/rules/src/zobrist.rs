//! Random numbers for hashing boards: one for each stone on each point.

use super::site::{BySite, Site};
use super::{Color, Point};

/// One number for each colour and point, made at compile time and the same in every build.
static STONES: [BySite<u64>; 2] = {
    let mut tables = [BySite::all(0), BySite::all(0)];
    let mut state = 0x0074_656E_6765_6E01_u64;
    let mut color = 0;
    while color < 2 {
        let mut table = BySite::all(0);
        let mut index = 0;
        while let Some(point) = Point::from_index(index) {
            // SplitMix64 (public domain): a bijection, so that different states have different numbers.
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut z = state;
            z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            table = table.with(Site::of(point), z ^ (z >> 31));
            index += 1;
        }
        tables[color] = table;
        color += 1;
    }
    tables
};

/// The number of a stone of `color` on a site; a board's hash is the exclusive or of its stones' numbers.
#[inline]
pub(super) fn stone(color: Color, site: Site) -> u64 {
    STONES[color as usize][site]
}
