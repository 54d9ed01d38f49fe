//! The PNG file of a picture: eight bits a pixel, with the theme's palette.

use std::borrow::Borrow;
use std::ops::Range;

use super::canvas::Canvas;
use super::colors::Colors;
use super::zlib::{self, Packer, Part};

/// Encodes a picture that is painted as a whole.
pub(super) fn whole(canvas: &Canvas, colors: &Colors) -> Vec<u8> {
    let rows = Packer::new().pack(&filter(canvas, 0..canvas.height()));
    png([canvas.width, canvas.height()], colors, &[rows])
}

/// Encodes a picture of `width` columns and `height` rows from parts that were filtered and packed from the top.
pub(super) fn png<P: Borrow<Part>>(
    [width, height]: [usize; 2],
    colors: &Colors,
    rows: &[P],
) -> Vec<u8> {
    const MEMORY: &str = "writing to memory does not fail";
    let data = zlib::join(rows);
    let palette: Vec<u8> = colors
        .palette
        .colors()
        .iter()
        .flat_map(|color| color.0)
        .collect();
    let mut file = Vec::with_capacity(data.len() + 1024);
    let mut encoder = png::Encoder::new(&mut file, width as u32, height as u32);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette);
    let mut writer = encoder.write_header().expect(MEMORY);
    writer.write_chunk(png::chunk::IDAT, &data).expect(MEMORY);
    writer.finish().expect(MEMORY);
    file
}

/// Filters `rows` of `canvas`, which also holds the row above them if there is one: each row is stored as its
/// difference from the row above, which is mostly zero on a board.
pub(super) fn filter(canvas: &Canvas, rows: Range<usize>) -> Vec<u8> {
    // PNG's filter "Up".
    const UP: u8 = 2;
    let mut filtered = Vec::with_capacity(rows.len() * (canvas.width + 1));
    let none = vec![0; canvas.width];
    let mut above = match rows.start.checked_sub(1) {
        Some(above) => canvas.line(above),
        None => &none[..],
    };
    for row in rows.map(|y| canvas.line(y)) {
        filtered.push(UP);
        let pixels = row.iter().zip(above);
        filtered.extend(pixels.map(|(&here, &above)| here.wrapping_sub(above)));
        above = row;
    }
    filtered
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_pixel_is_what_differs_from_the_one_above() {
        let mut canvas = Canvas::new(2, 3);
        canvas.indices = vec![5, 6, 5, 4, 250, 4];
        assert_eq!(filter(&canvas, 0..3), [2, 5, 6, 2, 0, 254, 2, 245, 0]);
        assert_eq!(filter(&canvas.cut(1..3), 2..3), [2, 245, 0]);
    }
}
