//! Deflate (RFC 1951) for the rows of boards, of which only is left what differs from the row above.
//!
//! Such rows are runs of zeros, and rows of stones of which one like it stands to the left.
//! Looking for little else is nearly as fast as the fastest level of a general compressor,
//! and the files are as small as those of a middling one, which takes twice the time.

mod bits;
mod code;
mod find;

use bits::{Bits, Word};
use code::Code;
use find::Piece;

/// The symbols for literals, for the end of a block, and for the lengths of copies.
type Literals = Code<286>;
/// The symbols for distances.
type Distances = Code<30>;

/// The symbol that ends a block.
const END: usize = 256;
/// The first symbol for lengths.
const LENGTHS: usize = 257;

/// `data` as a block that ends on a byte and looks back at nothing before it, so that others can stand beside it.
pub(super) fn pack(data: &[u8]) -> Vec<u8> {
    let pieces = find::pieces(data);
    let (literals, distances) = codes(&pieces);
    let mut bits = Bits::default();
    // Not the last block, with codes of its own.
    bits.put(Word::new(0b100, 3));
    tell(&mut bits, &literals, &distances);
    for &piece in &pieces {
        bits.put(match piece {
            Piece::Literal(byte) => literals.word(byte.into()),
            Piece::Copy { length, distance } => {
                let ((length, more), (distance, further)) =
                    (of_length(length), of_distance(distance));
                let length = literals.word(length).then(more);
                length.then(distances.word(distance)).then(further)
            }
        });
    }
    bits.put(literals.word(END));
    // A block that is stored as it is begins on a byte; this one is empty.
    bits.put(Word::new(0b000, 3));
    let mut packed = bits.finish();
    packed.extend([0x00, 0x00, 0xff, 0xff]);
    packed
}

/// The codes that suit `pieces` best.
fn codes(pieces: &[Piece]) -> (Literals, Distances) {
    let (mut literals, mut distances) = ([0; 286], [0; 30]);
    literals[END] = 1;
    for &piece in pieces {
        match piece {
            Piece::Literal(byte) => literals[usize::from(byte)] += 1,
            Piece::Copy { length, distance } => {
                literals[of_length(length).0] += 1;
                distances[of_distance(distance).0] += 1;
            }
        }
    }
    (Code::of(literals, 15), Code::of(distances, 15))
}

/// The symbol of a length from 3 to 258, and what is written after it (section 3.2.5).
fn of_length(length: u16) -> (usize, Word) {
    if length == 258 {
        return (LENGTHS + 28, Word::default());
    }
    let (symbol, more) = stepped(u32::from(length) - 3, 2);
    (LENGTHS + symbol, more)
}

/// The symbol of a distance from 1 to 32,768, and what is written after it (section 3.2.5).
fn of_distance(distance: u16) -> (usize, Word) {
    stepped(u32::from(distance) - 1, 1)
}

/// Symbols with steps that double after every `1 << bits` of them, from the second such group on.
fn stepped(value: u32, bits: u32) -> (usize, Word) {
    let step = (value >> (bits + 1))
        .checked_ilog2()
        .map_or(0, |log| log + 1);
    let symbol = (step << bits) + (value >> step);
    (symbol as usize, Word::new(value & ((1 << step) - 1), step))
}

/// Tells the lengths of both codes, which say what they are (section 3.2.7).
fn tell(bits: &mut Bits, literals: &Literals, distances: &Distances) {
    /// The order in which the lengths of the code are told in which the lengths are told.
    const ORDER: [usize; 19] = [
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ];
    let used = |lengths: &[u8], least: usize| {
        let last = lengths.iter().rposition(|&length| length > 0);
        last.map_or(least, |last| least.max(last + 1))
    };
    let (all, others) = (literals.lengths(), distances.lengths());
    let (all, others) = (&all[..used(&all, LENGTHS)], &others[..used(&others, 1)]);
    let runs = runs(&[all, others].concat());

    let mut counts = [0; 19];
    for &(symbol, _) in &runs {
        counts[symbol] += 1;
    }
    let code = Code::of(counts, 7);
    let lengths = ORDER.map(|symbol| code.lengths()[symbol]);
    let lengths = &lengths[..used(&lengths, 4)];
    bits.put(Word::new((all.len() - LENGTHS) as u32, 5));
    bits.put(Word::new((others.len() - 1) as u32, 5));
    bits.put(Word::new((lengths.len() - 4) as u32, 4));
    for &length in lengths {
        bits.put(Word::new(length.into(), 3));
    }
    for (symbol, more) in runs {
        bits.put(code.word(symbol).then(more));
    }
}

/// Lengths as they are told: as they are, or so many more of the one before (16) or of noughts (17, 18).
fn runs(lengths: &[u8]) -> Vec<(usize, Word)> {
    let mut runs = Vec::new();
    for run in lengths.chunk_by(|one, other| one == other) {
        let (length, mut left) = (usize::from(run[0]), run.len());
        let as_it_is = (length, Word::default());
        if length > 0 {
            runs.push(as_it_is);
            left -= 1;
        }
        let (most, least, bits) = if length > 0 { (6, 3, 2) } else { (138, 11, 7) };
        while left >= least {
            let many = left.min(most);
            let symbol = if length > 0 { 16 } else { 18 };
            runs.push((symbol, Word::new((many - least) as u32, bits)));
            left -= many;
        }
        if length == 0 && left >= 3 {
            runs.push((17, Word::new((left - 3) as u32, 3)));
            left = 0;
        }
        runs.extend(std::iter::repeat_n(as_it_is, left));
    }
    runs
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use proptest::prelude::*;

    use super::*;

    /// What others read from packed data, with a last block after it.
    fn unpacked(packed: &[u8]) -> Vec<u8> {
        let whole = [packed, &[0x03, 0x00]].concat();
        let mut read = Vec::new();
        let mut decoder = flate2::read::DeflateDecoder::new(&whole[..]);
        decoder.read_to_end(&mut read).expect("deflate");
        read
    }

    #[test]
    fn every_length_and_distance_is_read_as_it_was_written() {
        // A beginning that does not repeat, then copies of it of all lengths from as far as can be.
        let mut data: Vec<u8> = Vec::new();
        for n in 0..40_000_u32 {
            data.push((n.wrapping_mul(0x9e37_79b1) >> 19) as u8);
        }
        for length in 3..300 {
            for distance in [5000, 32_768] {
                let from = data.len() - distance;
                data.extend_from_within(from..from + length);
                data.push(length as u8);
            }
        }
        for length in 1..600 {
            data.extend(std::iter::repeat_n(length as u8, length));
        }
        let packed = pack(&data);
        assert!(unpacked(&packed) == data);
        assert!(packed.len() < 60_000, "{}", packed.len());
    }

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

    /// Few different bytes in runs, as in pictures, or whatever comes.
    fn bytes() -> impl Strategy<Value = Vec<u8>> {
        let run = (any::<u8>(), 1..400_usize).prop_map(|(byte, many)| vec![byte % 7; many]);
        let noise = prop::collection::vec(any::<u8>(), 0..300);
        let parts = prop::collection::vec(prop_oneof![run, noise], 0..60);
        parts.prop_map(|parts| {
            let once = parts.concat();
            [&once[..], &once[once.len() / 3..]].concat()
        })
    }

    proptest! {
        #[test]
        fn whatever_is_packed_is_read_as_it_was(data in bytes()) {
            prop_assert!(unpacked(&pack(&data)) == data);
        }
    }
}
