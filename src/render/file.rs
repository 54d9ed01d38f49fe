//! The PNG file of a canvas: eight bits a pixel, with the theme's palette.

use std::io::Write;

use flate2::{Compression, write::ZlibEncoder};

use super::canvas::Canvas;
use super::paint::Palette;

/// A higher level saves a tenth of the bytes for twice the time.
const LEVEL: Compression = Compression::new(3);

pub(super) fn encode(canvas: &Canvas, palette: &Palette) -> Vec<u8> {
    const MEMORY: &str = "writing to memory does not fail";
    let mut rows = Vec::with_capacity(canvas.indices.len() + canvas.height);
    for row in canvas.indices.chunks_exact(canvas.width) {
        // The row's filter: none, for indices are no amounts that could be subtracted.
        rows.push(0);
        rows.extend_from_slice(row);
    }
    let mut data = Vec::with_capacity(rows.len() / 4);
    // All rows at once: each call of the compressor costs as much as a row.
    let mut zlib = ZlibEncoder::new(&mut data, LEVEL);
    zlib.write_all(&rows).expect(MEMORY);
    zlib.finish().expect(MEMORY);

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
