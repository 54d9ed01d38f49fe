//! Colours, and the fixed palette of a theme.

use std::sync::OnceLock;

use serde::Deserialize;

use super::theme::Style;
use tengen_rules::Color;

/// A colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Rgb(pub(super) [u8; 3]);

/// A text that is not `#rrggbb`.
#[derive(Debug, thiserror::Error)]
#[error("{0:?} is no colour: #rrggbb is wanted")]
pub(super) struct NoColor(String);

impl TryFrom<String> for Rgb {
    type Error = NoColor;

    fn try_from(text: String) -> Result<Self, NoColor> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6);
        match digits.and_then(|digits| u32::from_str_radix(digits, 16).ok()) {
            Some(value) => Ok(Self([(value >> 16) as u8, (value >> 8) as u8, value as u8])),
            None => Err(NoColor(text)),
        }
    }
}

impl Rgb {
    /// Interpolates from this colour (0) to `other` (1).
    pub(super) fn mix(self, other: Self, share: f32) -> Self {
        let share = share.clamp(0.0, 1.0);
        Self(std::array::from_fn(|i| {
            let (from, to) = (f32::from(self.0[i]), f32::from(other.0[i]));
            (from + (to - from) * share + 0.5) as u8
        }))
    }

    /// Approximate lightness.
    pub(super) fn lightness(self) -> i32 {
        let [r, g, b] = self.0.map(i32::from);
        3 * r + 4 * g + 2 * b
    }

    /// The darker of two colours.
    pub(super) fn darker(self, other: Self) -> Self {
        std::cmp::min_by_key(self, other, |color| color.lightness())
    }

    /// Approximate perceptual distance: green weighs most.
    fn distance(self, other: Self) -> i32 {
        let [r, g, b] = std::array::from_fn(|i| i32::from(self.0[i]) - i32::from(other.0[i]));
        3 * r * r + 4 * g * g + 2 * b * b
    }
}

/// Number of wood tones, from light to dark; they come first in the palette.
pub(super) const WOOD: u8 = 18;
/// Index after the shaded tones of wood, which begin at [`WOOD`].
pub(super) const SHADED: u8 = WOOD + 3 * SHADES;
/// Steps from light to shadow for a tone of wood: the eye sees every step there.
const SHADES: u8 = 24;

/// The palette of a theme, with lookup of the nearest colour.
pub(super) struct Palette {
    colors: Vec<Rgb>,
    /// Candidates for the nearest colour, by cube of the colour space, computed on first use since most cubes are never
    /// needed: cubes with a side of 16, subdivided into cubes with a side of 8.
    coarse: Cubes,
    fine: Cubes,
}

/// Candidates by cube number.
type Cubes = Box<[OnceLock<Box<[u8]>>]>;

impl Palette {
    pub(super) fn of(style: &Style) -> Self {
        let mut colors = Vec::with_capacity(256);
        let wood = |share: f32| style.wood.light.mix(style.wood.dark, share);
        ramp(&mut colors, wood(0.0), wood(1.0), WOOD.into());
        // Wood in the shadow, then under ink.
        for tone in [0.15, 0.45, 0.8] {
            let deep = wood(tone).mix(style.shadow.color, 0.72);
            ramp(&mut colors, wood(tone), deep, SHADES.into());
        }
        ramp(&mut colors, wood(0.4), style.ink.color, 9);
        let black = style.black.color;
        let depth = black.mix(Rgb([0; 3]), 0.4);
        ramp(&mut colors, depth, style.black.light, 16);
        ramp(&mut colors, style.black.light, style.black.gloss, 10);
        let (white, shine) = (style.white.color, style.white.light);
        ramp(&mut colors, white.mix(style.shadow.color, 0.3), white, 7);
        ramp(&mut colors, white, style.white.gloss, 15);
        // Antialiased edges between stones and wood, and faded stones.
        ramp(&mut colors, black, shine, 9);
        ramp(&mut colors, wood(0.3), shine, 7);
        ramp(
            &mut colors,
            wood(0.7).mix(style.shadow.color, 0.5),
            white,
            5,
        );
        ramp(
            &mut colors,
            wood(0.0).mix(shine, 0.62),
            wood(0.8).mix(white, 0.62),
            9,
        );
        ramp(
            &mut colors,
            wood(0.0).mix(black, 0.45),
            wood(0.9).mix(black, 0.65),
            9,
        );
        colors.extend(marks(style));
        // One index is reserved for unchanged pixels in animations.
        assert!(colors.len() < 256, "a palette has {} colours", colors.len());
        let cubes = |bits: u32| (0..1 << (3 * bits)).map(|_| OnceLock::new()).collect();
        Self {
            colors,
            coarse: cubes(COARSE),
            fine: cubes(FINE),
        }
    }

    pub(super) fn color(&self, index: u8) -> Rgb {
        self.colors[usize::from(index)]
    }

    pub(super) fn colors(&self) -> &[Rgb] {
        &self.colors
    }

    /// The index of the colour nearest to `color`.
    pub(super) fn nearest(&self, color: Rgb) -> u8 {
        let fine = self.fine[cube(color, FINE)].get_or_init(|| {
            let coarse = self.coarse[cube(color, COARSE)].get_or_init(|| {
                let all: Vec<u8> = (0..=u8::MAX).take(self.colors.len()).collect();
                self.candidates(&all, color, COARSE)
            });
            self.candidates(coarse, color, FINE)
        });
        *fine
            .iter()
            .min_by_key(|&&index| self.color(index).distance(color))
            .expect("every cube has a nearest colour")
    }

    /// The colours in `among` that may be nearest to a colour in the same cube as `color`.
    fn candidates(&self, among: &[u8], color: Rgb, bits: u32) -> Box<[u8]> {
        const WEIGHT: [i32; 3] = [3, 4, 2];
        let side = 256 >> bits;
        let corner = color.0.map(|channel| i32::from(channel) & -side);
        let reach: Vec<_> = among
            .iter()
            .map(|&index| {
                let (mut near, mut far) = (0, 0);
                for (i, &channel) in self.color(index).0.iter().enumerate() {
                    let from = i32::from(channel) - corner[i];
                    let outside = (-from).max(from - (side - 1)).max(0);
                    let across = from.abs().max((from - (side - 1)).abs());
                    near += WEIGHT[i] * outside * outside;
                    far += WEIGHT[i] * across * across;
                }
                (near, far)
            })
            .collect();
        let furthest = reach.iter().map(|&(_, far)| far).min();
        let pairs = among.iter().zip(&reach);
        pairs
            .filter(|&(_, &(near, _))| furthest.is_some_and(|furthest| near <= furthest))
            .map(|(&index, _)| index)
            .collect()
    }
}

/// Bits per channel of a coarse cube's number.
const COARSE: u32 = 4;
const FINE: u32 = 5;

/// The number of the cube of `color`.
fn cube(color: Rgb, bits: u32) -> usize {
    let place = |number, channel: u8| number << bits | usize::from(channel >> (8 - bits));
    color.0.into_iter().fold(0, place)
}

/// The colours of marks and outlines, with blends into their backgrounds.
fn marks(style: &Style) -> Vec<Rgb> {
    let mut colors = Vec::new();
    let wood = |share: f32| style.wood.light.mix(style.wood.dark, share);
    let black = style.black.color;
    let mark = &style.mark;
    ramp(&mut colors, mark.last_on_black, black, 6);
    ramp(&mut colors, mark.last_on_white, style.white.light, 6);
    ramp(&mut colors, mark.line_on_black, black, 5);
    ramp(&mut colors, mark.line_on_white, style.white.light, 4);
    ramp(&mut colors, mark.captured_on_black, wood(0.5), 4);
    ramp(&mut colors, mark.ko, wood(0.5), 5);
    // Colours that only some themes have.
    if mark.captured_on_white != mark.captured_on_black {
        ramp(&mut colors, mark.captured_on_white, wood(0.5), 4);
    }
    for (stone, body) in [(Color::Black, black), (Color::White, style.white.color)] {
        if let Some(outline) = style.outline(stone) {
            ramp(&mut colors, outline.color, body, 7);
            ramp(&mut colors, outline.color, wood(0.5), 6);
        }
    }
    if style.black.rim != black {
        ramp(&mut colors, style.black.rim, black, 8);
        ramp(&mut colors, style.black.rim.mix(black, 0.5), wood(0.5), 6);
    }
    colors
}

/// Adds `count` colours from `from` to `to`, inclusive.
fn ramp(colors: &mut Vec<Rgb>, from: Rgb, to: Rgb, count: usize) {
    colors.extend((0..count).map(|i| from.mix(to, i as f32 / (count - 1) as f32)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Theme;
    use crate::noise::hash;

    #[test]
    fn no_colour_of_the_palette_is_nearer_than_the_one_found() {
        for theme in Theme::ALL {
            let palette = Palette::of(&theme.style());
            for n in 0..3000 {
                let color = Rgb([1, 2, 3].map(|purpose| (hash(n, 0, purpose) * 255.9) as u8));
                let distance = |&other: &Rgb| other.distance(color);
                let found = palette.color(palette.nearest(color));
                let least = palette.colors().iter().map(distance).min();
                assert_eq!(Some(distance(&found)), least, "{theme:?} {color:?}");
            }
        }
    }
}
