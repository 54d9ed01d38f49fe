//! The zlib format (RFC 1950) of data that is compressed in independent parts.

use std::borrow::Borrow;

use flate2::{Compress, Compression, FlushCompress};
use zlib_rs::adler32::{adler32, adler32_combine};

/// Zlib header: deflate with a window of 32 KiB, fastest.
const HEADER: [u8; 2] = [0x78, 0x01];
/// An empty block that is the last one.
const END: [u8; 2] = [0x03, 0x00];
/// Adler-32 of no data.
const NOTHING: u32 = 1;
/// Compression level; `docs/pictures.md` compares it with others.
const LEVEL: u32 = 4;

/// A compressor for parts, reusing its memory.
pub(super) struct Packer(Compress);

impl Packer {
    pub(super) fn new() -> Self {
        // Without header: only the whole has one.
        Self(Compress::new(Compression::new(LEVEL), false))
    }

    /// Compresses `data` independently of earlier parts, ending at a byte boundary.
    pub(super) fn pack(&mut self, data: &[u8]) -> Part {
        self.0.reset();
        // A board compresses to about an eighth.
        let mut packed = Vec::with_capacity(data.len() / 4 + 64);
        loop {
            let rest = &data[self.0.total_in() as usize..];
            let made = self.0.compress_vec(rest, &mut packed, FlushCompress::Sync);
            made.expect("nothing was finished before, so there may be more");
            // Free space in the output means that the compressor is done.
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

/// A compressed part.
pub(super) struct Part {
    packed: Box<[u8]>,
    /// Adler-32 of the uncompressed data.
    sum: u32,
    /// Uncompressed length in bytes.
    length: u64,
}

impl Part {
    /// Approximate memory, in bytes.
    pub(super) fn bytes(&self) -> usize {
        size_of::<Self>() + self.packed.len()
    }
}

/// The zlib stream of all `parts`.
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

    /// Repetitive and random bytes.
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
            // The decoder checks the sum.
            flate2::read::ZlibDecoder::new(&file[..]).read_to_end(&mut read).unwrap();
            prop_assert_eq!(read, parts.concat());
        }
    }
}
