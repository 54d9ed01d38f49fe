//! One stone without a board, for texts: a PNG with transparency, in true colours.

use super::palette::Rgb;
use super::stone;
use super::theme::Theme;
use tengen_rules::Color;

/// Width and height of the picture, in pixels: those of an emoji on Discord.
const SIDE: usize = 128;
/// The width of the rim, in radii of the stone. In a text it is one to two pixels wide.
const RIM: f32 = 0.1;

/// The PNG file of a stone of `color`. Its rim has the other shade, so that it is visible on dark and on light ground.
pub(super) fn png(color: Color) -> Vec<u8> {
    const MEMORY: &str = "writing to memory does not fail";
    let style = Theme::Kaya.style();
    let rim = match color {
        Color::Black => Rgb([205, 208, 214]),
        Color::White => Rgb([96, 98, 104]),
    };
    let look = |x, y| match color {
        Color::Black => stone::slate(&style.black, x, y),
        Color::White => stone::shell_smooth(&style.white, x, y),
    };
    let radius = SIDE as f32 / 2.0 - 1.0;
    let place = |pixel: usize| (pixel as f32 + 0.5 - SIDE as f32 / 2.0) / radius;
    let mut pixels = Vec::with_capacity(SIDE * SIDE * 4);
    for (y, x) in (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| (place(y), place(x)))) {
        let distance = (x * x + y * y).sqrt();
        // The share of the pixel that lies within a circle of `reach` radii.
        let within = |reach: f32| ((reach - distance) * radius + 0.5).clamp(0.0, 1.0);
        let inner = 1.0 - RIM;
        let body = look(x / inner, y / inner).mix(rim, 1.0 - within(inner));
        pixels.extend(body.0);
        pixels.push((within(1.0) * 255.0).round() as u8);
    }
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, SIDE as u32, SIDE as u32);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().expect(MEMORY);
    writer.write_image_data(&pixels).expect(MEMORY);
    writer.finish().expect(MEMORY);
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pixel at a place from the left and the top, in hundredths of the side.
    fn pixel(color: Color, [x, y]: [usize; 2]) -> [u8; 4] {
        let file = png(color);
        let mut reader = png::Decoder::new(std::io::Cursor::new(&file))
            .read_info()
            .unwrap();
        let mut pixels = vec![0; SIDE * SIDE * 4];
        reader.next_frame(&mut pixels).unwrap();
        let at = (y * SIDE / 100 * SIDE + x * SIDE / 100) * 4;
        pixels[at..at + 4].try_into().unwrap()
    }

    #[test]
    fn a_stone_is_seen_on_dark_and_on_light_ground() {
        for color in Color::ALL {
            assert_eq!(
                pixel(color, [1, 1])[3],
                0,
                "{color:?}: around it there is nothing"
            );
            assert_eq!(pixel(color, [50, 50])[3], 255);
        }
        let light = |color, at| pixel(color, at)[0];
        assert!(light(Color::Black, [60, 60]) < 90);
        assert!(light(Color::White, [60, 60]) > 200);
        assert!(
            light(Color::Black, [97, 50]) > 180,
            "the rim of Black is light"
        );
        assert!(
            light(Color::White, [97, 50]) < 130,
            "the rim of White is dark"
        );
    }
}
