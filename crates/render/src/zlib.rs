//! The format zlib (RFC 1950) of data that is packed in parts, each on its own.

use std::borrow::Borrow;

use flate2::{Compress, Compression, FlushCompress};
use zlib_rs::adler32::{adler32, adler32_combine};

/// Deflate with a window of 32 KiB, made fast.
const HEADER: [u8; 2] = [0x78, 0x01];
/// An empty block that is the last one.
const END: [u8; 2] = [0x03, 0x00];
/// The checksum of nothing.
const NOTHING: u32 = 1;
/// `docs/pictures.md` says what others would cost and save.
const LEVEL: u32 = 4;

/// Packs parts, one after the other, with working memory that is taken once.
pub(super) struct Packer(Compress);

impl Packer {
    pub(super) fn new() -> Self {
        // It is the whole that has a header.
        Self(Compress::new(Compression::new(LEVEL), false))
    }

    /// Packs `data`, which looks back at nothing before it and ends with a whole byte.
    pub(super) fn pack(&mut self, data: &[u8]) -> Part {
        self.0.reset();
        // Boards take about an eighth of their pixels.
        let mut packed = Vec::with_capacity(data.len() / 4 + 64);
        loop {
            let rest = &data[self.0.total_in() as usize..];
            let made = self.0.compress_vec(rest, &mut packed, FlushCompress::Sync);
            made.expect("nothing was finished before, so there may be more");
            // Where room is left, nothing more is to be written.
            if packed.len() < packed.capacity() {
                break;
            }
            packed.reserve(packed.len());
        }
        Part {
            packed: packed.into(),
            sum: adler32(NOTHING, data),
            length: data.len() as u64,
        }
    }
}

/// A part of data, packed.
pub(super) struct Part {
    packed: Box<[u8]>,
    /// Adler-32 of what is packed.
    sum: u32,
    /// How many bytes are packed.
    length: u64,
}

impl Part {
    /// The memory that it takes, roughly, in bytes.
    pub(super) fn bytes(&self) -> usize {
        size_of::<Self>() + self.packed.len()
    }
}

/// The whole of which `parts` are.
pub(super) fn join<P: Borrow<Part>>(parts: &[P]) -> Vec<u8> {
    let parts = || parts.iter().map(Borrow::borrow);
    let sum = parts().fold(NOTHING, |sum, part| {
        adler32_combine(sum, part.sum, part.length)
    });
    let mut data = HEADER.to_vec();
    data.extend(parts().flat_map(|part| &part.packed));
    data.extend(END);
    data.extend(sum.to_be_bytes());
    data
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use proptest::prelude::*;

    use super::*;

    /// Bytes that repeat themselves, and such that do not.
    fn data() -> impl Strategy<Value = Vec<u8>> {
        let noise = prop::collection::vec(any::<u8>(), 0..5000);
        let runs = (any::<u8>(), 0..70_000_usize).prop_map(|(byte, times)| vec![byte; times]);
        prop_oneof![noise, runs]
    }

    proptest! {
        #[test]
        fn parts_read_as_one_whole(parts in prop::collection::vec(data(), 0..9)) {
            let mut packer = Packer::new();
            let packed: Vec<_> = parts.iter().map(|part| packer.pack(part)).collect();
            let file = join(&packed);
            let mut read = Vec::new();
            // It checks the sum.
            flate2::read::ZlibDecoder::new(&file[..]).read_to_end(&mut read).unwrap();
            prop_assert_eq!(read, parts.concat());
        }
    }
}
