//! The PNG file of a canvas: eight bits a pixel, with the theme's palette.
//!
//! A move changes a few rows of a picture. So rows are compressed in bands, each on its own,
//! and bands that were compressed before are taken from a cache: the file is the same either way.

use xxhash_rust::xxh3::xxh3_128_with_seed;

use super::cache::Cache;
use super::canvas::Canvas;
use super::deflate::{Bits, Packer};
use super::palette::Palette;

/// Rows in a band.
const BAND: usize = 16;

/// What a band takes in memory beside its bits, roughly, in bytes.
const BESIDE: usize = 200;

/// Compressed bands by what they hold and by their codes. Two bands share a key of 128 bits by no chance that matters.
pub(super) type Bands = Cache<u128, Bits>;

pub(super) fn encode(
    canvas: &Canvas,
    palette: &Palette,
    packer: &Packer,
    bands: &Bands,
) -> Vec<u8> {
    const MEMORY: &str = "writing to memory does not fail";
    let rows = filtered(canvas);
    let data = zlib(&rows, BAND * (canvas.width + 1), packer, bands);

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

/// What packs pictures like `sample` best.
pub(super) fn packer(sample: &Canvas) -> Packer {
    Packer::suiting(filtered(sample).chunks(BAND * (sample.width + 1)))
}

/// The rows of `canvas`, of each what differs from the row above: on a board that is little.
fn filtered(canvas: &Canvas) -> Vec<u8> {
    // PNG's filter "Up".
    const UP: u8 = 2;
    let mut rows = Vec::with_capacity(canvas.indices.len() + canvas.height);
    let none = vec![0; canvas.width];
    let mut above = &none[..];
    for row in canvas.indices.chunks_exact(canvas.width) {
        rows.push(UP);
        let pixels = row.iter().zip(above);
        rows.extend(pixels.map(|(&here, &above)| here.wrapping_sub(above)));
        above = row;
    }
    rows
}

/// `rows` in zlib's format (RFC 1950), compressed in bands of so many bytes.
fn zlib(rows: &[u8], band: usize, packer: &Packer, bands: &Bands) -> Vec<u8> {
    // Deflate with a window of 32 KiB, made fast.
    const HEADER: [u8; 2] = [0x78, 0x01];
    let seed = packer.seed();
    let bytes = |bits: &Bits| BESIDE + bits.bytes();
    let packed = rows.chunks(band).map(|band| {
        let key = xxh3_128_with_seed(band, seed);
        bands.get(key, || packer.pack(band), bytes)
    });
    let mut data = HEADER.to_vec();
    data.extend(packer.join(packed));
    data.extend(simd_adler32::adler32(&rows).to_be_bytes());
    data
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
        let plain = Packer::suiting([]);
        let made = zlib(&rows, 4096, &plain, &bands);
        let kept = zlib(&rows, 4096, &plain, &bands);
        assert_eq!(made, kept);
        // The same bands in other codes are others.
        let suited = zlib(&rows, 4096, &Packer::suiting([&rows[..]]), &bands);
        assert!(suited.len() < made.len());
        for file in [made, suited] {
            let mut read = Vec::new();
            flate2::read::ZlibDecoder::new(&file[..])
                .read_to_end(&mut read)
                .unwrap();
            assert_eq!(read, rows);
        }
    }

    #[test]
    fn each_pixel_is_what_differs_from_the_one_above() {
        let canvas = Canvas {
            width: 2,
            height: 3,
            indices: vec![5, 6, 5, 4, 250, 4],
        };
        assert_eq!(filtered(&canvas), [2, 5, 6, 2, 0, 254, 2, 245, 0]);
    }
}
