//! Symbols for lengths and distances (RFC 1951, section 3.2.5).

use super::bits::Word;

/// How many symbols there are for literals, for the end of a block, and for the lengths of copies.
pub(super) const LITERALS: usize = 286;
/// How many symbols there are for distances.
pub(super) const DISTANCES: usize = 30;
/// The symbol that ends a block.
pub(super) const END: usize = 256;
/// The first symbol for lengths.
pub(super) const LENGTHS: usize = 257;

/// The symbol of a length from 3 to 258, and what is written after it.
pub(super) fn of_length(length: usize) -> (usize, Word) {
    if length == 258 {
        return (LENGTHS + 28, Word::default());
    }
    let (symbol, more) = stepped(length as u32 - 3, 2);
    (LENGTHS + symbol, more)
}

/// The symbol of a distance from 1 to 32,768, and what is written after it.
pub(super) fn of_distance(distance: usize) -> (usize, Word) {
    stepped(distance as u32 - 1, 1)
}

/// Symbols with steps that double after every `1 << bits` of them, from the second such group on.
fn stepped(value: u32, bits: u32) -> (usize, Word) {
    let step = (value >> (bits + 1))
        .checked_ilog2()
        .map_or(0, |log| log + 1);
    let symbol = (step << bits) + (value >> step);
    (symbol as usize, Word::new(value & ((1 << step) - 1), step))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_are_those_of_the_standard() {
        let length = |length| of_length(length).0;
        assert_eq!(
            [3, 10, 11, 12, 13, 114, 115, 257, 258].map(length),
            [257, 264, 265, 265, 266, 279, 280, 284, 285]
        );
        let distance = |distance| of_distance(distance).0;
        assert_eq!(
            [1, 4, 5, 6, 7, 1024, 1025, 24_577, 32_768].map(distance),
            [0, 3, 4, 4, 5, 19, 20, 29, 29]
        );
    }
}
