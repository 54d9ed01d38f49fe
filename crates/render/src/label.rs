//! Lettering: letters and numbers as shapes.

use ab_glyph::{Font, FontRef, PxScale, ScaleFont, point};

use super::canvas::{Canvas, Mask};
use super::measure;
use super::paint::{Paint, step};

const INTER: &[u8] = include_bytes!("../../../assets/fonts/Inter-SemiBold.ttf");

/// Height of a capital, as a share of the font size.
pub(super) const CAPITAL: f32 = 0.7275;

/// The font of pictures.
pub(super) fn font() -> FontRef<'static> {
    FontRef::try_from_slice(INTER).expect("the font is built in")
}

/// The scale of `font` at a size of `height` pixels.
pub(super) fn scale(font: &FontRef<'_>, height: f32) -> PxScale {
    let units = font.units_per_em().unwrap_or(1000.0);
    PxScale::from(height * font.height_unscaled() / units)
}

/// `text` without characters that the font of pictures lacks: it has Latin, Greek and Cyrillic letters.
pub fn writable(text: &str) -> String {
    let font = font();
    let known = text
        .chars()
        .filter(|character| font.glyph_id(*character).0 != 0);
    known.collect()
}

/// The rasterised letters of one size.
pub(super) struct Lettering {
    glyphs: Vec<(char, Glyph)>,
    /// Font size and height of a capital, in pixels.
    height: f32,
    capital: f32,
}

struct Glyph {
    mask: Mask,
    /// Offset from the pen to the upper left corner of the mask.
    offset: (f32, f32),
    advance: f32,
}

impl Lettering {
    /// The letters of `text` for a point of a board with cells of `cell` pixels: as large as fits on a stone.
    pub(super) fn fit(text: &str, cell: f32) -> Self {
        let (height, max_width) = measure::LETTERS;
        let large = Self::new(text.chars(), height * cell);
        let share = max_width * cell / large.width(text);
        if share < 1.0 {
            Self::new(text.chars(), height * cell * share)
        } else {
            large
        }
    }

    /// `characters` with a line height of `height` pixels; those missing from the font are skipped.
    pub(super) fn new(characters: impl IntoIterator<Item = char>, height: f32) -> Self {
        let font = font();
        let scale = scale(&font, height);
        let scaled = font.as_scaled(scale);
        let glyphs = characters.into_iter().filter_map(|character| {
            let id = font.glyph_id(character);
            // Glyph 0 of a font is a box for missing characters.
            if id.0 == 0 {
                return None;
            }
            let outline = font.outline_glyph(id.with_scale_and_position(scale, point(0.0, 0.0)));
            let (mask, offset) = match outline {
                Some(outline) => {
                    let bounds = outline.px_bounds();
                    let (width, height) = (bounds.width() as usize, bounds.height() as usize);
                    let mut steps = vec![0; width * height];
                    outline.draw(|x, y, coverage| {
                        steps[y as usize * width + x as usize] = step(coverage);
                    });
                    (Mask::new(width, steps), (bounds.min.x, bounds.min.y))
                }
                None => (Mask::new(1, vec![0]), (0.0, 0.0)),
            };
            let advance = scaled.h_advance(id);
            let glyph = Glyph {
                mask,
                offset,
                advance,
            };
            Some((character, glyph))
        });
        Self {
            glyphs: glyphs.collect(),
            height,
            capital: height * CAPITAL,
        }
    }

    /// Line height, in pixels.
    pub(super) fn height(&self) -> f32 {
        self.height
    }

    /// Width of `text`, in pixels.
    pub(super) fn width(&self, text: &str) -> f32 {
        let glyphs = text.chars().filter_map(|character| self.glyph(character));
        glyphs.map(|glyph| glyph.advance).sum()
    }

    /// Writes `text` centred at `x`, `y`.
    pub(super) fn write(&self, canvas: &mut Canvas, paint: &Paint, text: &str, x: f32, y: f32) {
        let glyphs = || text.chars().filter_map(|character| self.glyph(character));
        let mut pen = x - self.width(text) / 2.0;
        let baseline = y + self.capital / 2.0;
        for glyph in glyphs() {
            let left = (pen + glyph.offset.0).round() as i32;
            let top = (baseline + glyph.offset.1).round() as i32;
            canvas.mask(paint, &glyph.mask, left, top);
            pen += glyph.advance;
        }
    }

    fn glyph(&self, character: char) -> Option<&Glyph> {
        self.glyphs
            .iter()
            .find_map(|(known, glyph)| (*known == character).then_some(glyph))
    }
}
