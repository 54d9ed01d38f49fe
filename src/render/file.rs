//! The PNG file of a canvas: eight bits a pixel, with the theme's palette.
//!
//! A move changes a few rows of a picture. So rows are compressed in bands, each on its own,
//! and bands that were compressed before are taken from a cache: the file is the same either way.

use flate2::{Compress, Compression, FlushCompress};
use xxhash_rust::xxh3::xxh3_128;

use super::cache::Cache;
use super::canvas::Canvas;
use super::paint::Palette;

/// A higher level saves a tenth of the bytes for twice the time.
const LEVEL: Compression = Compression::new(3);
/// Rows in a band: about as many as the compressor can look back over.
const BAND: usize = 32;

/// Compressed bands by what they hold. Two bands share a key of 128 bits by no chance that matters.
pub(super) type Bands = Cache<u128, Vec<u8>>;

pub(super) fn encode(canvas: &Canvas, palette: &Palette, bands: &Bands) -> Vec<u8> {
    const MEMORY: &str = "writing to memory does not fail";
    let mut rows = Vec::with_capacity(canvas.indices.len() + canvas.height);
    for row in canvas.indices.chunks_exact(canvas.width) {
        // The row's filter: none, for indices are no amounts that could be subtracted.
        rows.push(0);
        rows.extend_from_slice(row);
    }
    let data = zlib(&rows, BAND * (canvas.width + 1), bands);

    let colors: Vec<u8> = palette.colors().iter().flat_map(|color| color.0).collect();
    let mut file = Vec::with_capacity(data.len() + 1024);
    let mut encoder = png::Encoder::new(&mut file, canvas.width as u32, canvas.height as u32);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(colors);
    let mut writer = encoder.write_header().expect(MEMORY);
    writer.write_chunk(png::chunk::IDAT, &data).expect(MEMORY);
    writer.finish().expect(MEMORY);
    file
}

/// `rows` in zlib's format (RFC 1950), compressed in bands of so many bytes.
fn zlib(rows: &[u8], band: usize, bands: &Bands) -> Vec<u8> {
    // Deflate with a window of 32 KiB, made fast.
    const HEADER: [u8; 2] = [0x78, 0x01];
    // A last block without anything in it, in fixed codes.
    const LAST_BLOCK: [u8; 2] = [0x03, 0x00];
    let mut compress = Compress::new(LEVEL, false);
    let mut data = Vec::with_capacity(rows.len() / 4);
    data.extend(HEADER);
    for band in rows.chunks(band) {
        let packed = bands.get(xxh3_128(band), || deflate(&mut compress, band), Vec::len);
        data.extend_from_slice(&packed);
    }
    data.extend(LAST_BLOCK);
    data.extend(simd_adler32::adler32(&rows).to_be_bytes());
    data
}

/// A band as deflate blocks that end on a byte and look back at nothing before it.
fn deflate(compress: &mut Compress, band: &[u8]) -> Vec<u8> {
    // More than the worst that deflate makes of anything.
    let mut packed = Vec::with_capacity(band.len() + band.len() / 64 + 1024);
    compress.reset();
    compress
        .compress_vec(band, &mut packed, FlushCompress::Full)
        .expect("the compressor was just reset, and there is room for everything");
    assert_eq!(
        compress.total_in(),
        band.len() as u64,
        "there is room for everything"
    );
    packed.shrink_to_fit();
    packed
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    #[test]
    fn bands_read_as_one_whole_whether_kept_or_made() {
        let rows: Vec<u8> = (0..70_000_u32)
            .map(|n| (n.wrapping_mul(n) >> 7) as u8)
            .collect();
        let bands = Bands::new(1 << 20);
        let made = zlib(&rows, 4096, &bands);
        let kept = zlib(&rows, 4096, &bands);
        assert_eq!(made, kept);
        let mut read = Vec::new();
        flate2::read::ZlibDecoder::new(&made[..])
            .read_to_end(&mut read)
            .unwrap();
        assert_eq!(read, rows);
    }
}
