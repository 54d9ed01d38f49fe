//! Deflate (RFC 1951) for the rows of boards, of which only is left what differs from the row above.
//!
//! Such rows are noughts, and rows of stones of which one like it stands to the left.
//! And pictures of a board are much alike, so that the codes which suit one of them suit the others:
//! what data consists of is written as it is found, with nothing counted before.

mod bits;
mod code;
mod codes;
mod find;
mod symbol;

use std::ops::Deref;

pub(super) use bits::Bits;
use codes::Codes;
use find::{Pieces, pieces};

/// Packs data of one kind: pictures of one board.
pub(super) struct Packer {
    codes: Codes,
    opening: Bits,
}

impl Packer {
    /// What packs parts of data like `samples` best. It can pack any other as well.
    pub(super) fn suiting<'a>(samples: impl IntoIterator<Item = &'a [u8]>) -> Self {
        let codes = Codes::suiting(samples);
        let opening = codes.opening();
        Self { codes, opening }
    }

    /// A part of data, which looks back at nothing before it.
    pub(super) fn pack(&self, part: &[u8]) -> Bits {
        // Boards take about an eighth of their pixels.
        let bits = Bits::with_room(part.len() / 4);
        let codes = &self.codes;
        let mut packed = Packed { bits, codes };
        pieces(part, &mut packed);
        packed.bits.fitting()
    }

    /// All parts of data, one after the other.
    pub(super) fn join(&self, parts: impl IntoIterator<Item: Deref<Target = Bits>>) -> Vec<u8> {
        let mut bits = self.opening.clone();
        for part in parts {
            bits.append(&part);
        }
        bits.put(self.codes.end());
        bits.finish()
    }
}

/// Pieces in the words of codes.
struct Packed<'a> {
    bits: Bits,
    codes: &'a Codes,
}

impl Pieces for Packed<'_> {
    #[inline]
    fn literal(&mut self, byte: u8) {
        self.bits.put(self.codes.literal(byte));
    }

    #[inline]
    fn copy(&mut self, length: usize, distance: usize) {
        self.bits.put(self.codes.copy(length, distance));
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use proptest::prelude::*;

    use super::*;
    use crate::render::noise::hash;

    fn packed(packer: &Packer, parts: &[&[u8]]) -> Vec<u8> {
        packer.join(parts.iter().map(|part| Box::new(packer.pack(part))))
    }

    /// What others read from packed data.
    fn unpacked(packed: &[u8]) -> Vec<u8> {
        let mut read = Vec::new();
        let mut decoder = flate2::read::DeflateDecoder::new(packed);
        decoder.read_to_end(&mut read).expect("deflate");
        assert_eq!(decoder.total_in(), packed.len() as u64);
        read
    }

    #[test]
    fn every_length_and_distance_is_read_as_it_was_written() {
        // A beginning that does not repeat, then copies of it of all lengths from as far as can be.
        let mut data: Vec<u8> = Vec::new();
        for n in 0..40_000_u32 {
            data.push((n.wrapping_mul(0x9e37_79b1) >> 19) as u8);
        }
        for length in 8..300 {
            for distance in [5000, 32_768] {
                let from = data.len() - distance;
                data.extend_from_within(from..from + length);
                data.push(length as u8);
            }
        }
        for byte in [0, 7] {
            for length in 1..600 {
                data.extend(std::iter::repeat_n(byte, length));
                data.push(1);
            }
        }
        let packed = packed(&Packer::suiting([&data[..]]), &[&data]);
        assert!(unpacked(&packed) == data);
        assert!(packed.len() < 60_000, "{}", packed.len());
    }

    #[test]
    fn codes_suit_what_is_like_their_sample() {
        let few = |n| (hash(n, 0, 1) * 5.0) as u8;
        let data: Vec<u8> = (0..20_000).map(few).collect();
        let (one, other) = data.split_at(10_000);
        let [suited, any] = [vec![one], vec![]].map(|samples| Packer::suiting(samples).pack(other));
        assert!(2 * suited.bytes() < any.bytes(), "{}", suited.bytes());
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
        fn whatever_is_packed_is_read_as_it_was(sample in bytes(), data in bytes(), part in 1..9000_usize) {
            let packer = Packer::suiting([&sample[..]]);
            let parts: Vec<&[u8]> = data.chunks(part).collect();
            prop_assert!(unpacked(&packed(&packer, &parts)) == data);
        }
    }
}
