//! The format zlib (RFC 1950) of data that is packed in parts, each on its own.

use std::borrow::Borrow;

use super::deflate::{Bits, Packer};

/// Deflate with a window of 32 KiB, made fast.
const HEADER: [u8; 2] = [0x78, 0x01];

/// A part of data, packed.
pub(super) struct Part {
    bits: Bits,
    sum: Sum,
}

impl Part {
    /// Packs `data` in the codes of `packer`: only together with others in the same codes it can be read.
    pub(super) fn pack(packer: &Packer, data: &[u8]) -> Self {
        Self {
            bits: packer.pack(data),
            sum: Sum::of(data),
        }
    }

    /// The memory that it takes, roughly, in bytes.
    pub(super) fn bytes(&self) -> usize {
        size_of::<Self>() + self.bits.bytes()
    }
}

/// The whole of which `parts` are, which were packed by `packer`.
pub(super) fn join<P: Borrow<Part>>(packer: &Packer, parts: &[P]) -> Vec<u8> {
    let sums = parts.iter().map(|part| part.borrow().sum);
    let sum = sums.fold(Sum::of(&[]), Sum::then);
    let mut data = HEADER.to_vec();
    data.extend(packer.join(parts.iter().map(|part| &part.borrow().bits)));
    data.extend(sum.value.to_be_bytes());
    data
}

/// The checksum Adler-32 of some bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sum {
    value: u32,
    bytes: u64,
}

impl Sum {
    fn of(data: &[u8]) -> Self {
        Self {
            value: simd_adler32::adler32(&data),
            bytes: data.len() as u64,
        }
    }

    /// That of these bytes and the `next` ones.
    ///
    /// Its lower half is 1 and all bytes; its upper half adds up what the lower one is after each byte.
    fn then(self, next: Self) -> Self {
        const PRIME: u64 = 65_521;
        let halves = |sum: Self| [sum.value & 0xffff, sum.value >> 16].map(u64::from);
        let ([low, high], [next_low, next_high]) = (halves(self), halves(next));
        // The next ones began with 1, and should have begun with `low`: each of them lacks the difference.
        let lacking = low + PRIME - 1;
        let sum_low = (lacking + next_low) % PRIME;
        let sum_high = (high + next_high + lacking * (next.bytes % PRIME)) % PRIME;
        Self {
            value: (sum_high << 16 | sum_low) as u32,
            bytes: self.bytes + next.bytes,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn parts_read_as_one_whole(parts in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..200), 0..9)) {
            let packer = Packer::suiting([]);
            let packed: Vec<_> = parts.iter().map(|part| Part::pack(&packer, part)).collect();
            let file = join(&packer, &packed);
            let mut read = Vec::new();
            // It checks the sum.
            flate2::read::ZlibDecoder::new(&file[..]).read_to_end(&mut read).unwrap();
            prop_assert_eq!(read, parts.concat());
        }

        #[test]
        fn the_sum_of_parts_is_that_of_the_whole(byte in any::<u8>(), one in 0..200_000_usize, other in 0..200_000_usize) {
            let data = vec![byte; one + other];
            let (first, second) = data.split_at(one);
            prop_assert_eq!(Sum::of(first).then(Sum::of(second)), Sum::of(&data));
        }
    }
}
