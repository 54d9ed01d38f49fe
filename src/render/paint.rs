//! Colours: the fixed palette of a theme, and paint that is laid over it.
//!
//! A picture is composed in palette indices from the start, which takes a byte a pixel.
//! Laying a colour over another with some transparency is then a table: [`Paint`].

use serde::Deserialize;

use super::theme::Style;
use crate::rules::Color;

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
    /// The way from this colour (0) to `other` (1).
    pub(super) fn mix(self, other: Self, share: f32) -> Self {
        let share = share.clamp(0.0, 1.0);
        Self(std::array::from_fn(|i| {
            let (from, to) = (f32::from(self.0[i]), f32::from(other.0[i]));
            (from + (to - from) * share + 0.5) as u8
        }))
    }

    /// How light the colour is, roughly.
    pub(super) fn lightness(self) -> i32 {
        let [r, g, b] = self.0.map(i32::from);
        3 * r + 4 * g + 2 * b
    }

    /// How different two colours look, roughly: green weighs most.
    fn distance(self, other: Self) -> i32 {
        let [r, g, b] = std::array::from_fn(|i| i32::from(self.0[i]) - i32::from(other.0[i]));
        3 * r * r + 4 * g * g + 2 * b * b
    }
}

/// How many tones of wood the palette has, from light to dark; they come first in it.
pub(super) const WOOD: u8 = 18;

/// The colours of a theme's pictures, and the way from any colour to the nearest of them.
pub(super) struct Palette {
    colors: Vec<Rgb>,
    /// For each cube of 16 steps a side, the colours that may be nearest to something in it.
    candidates: Vec<Vec<u8>>,
}

impl Palette {
    pub(super) fn of(style: &Style) -> Self {
        let mut colors = Vec::with_capacity(256);
        let wood = |share: f32| style.wood.light.mix(style.wood.dark, share);
        ramp(&mut colors, wood(0.0), wood(1.0), WOOD.into());
        // Wood in the shadow, finely, for an eye sees every step there; then under ink.
        for tone in [0.15, 0.45, 0.8] {
            let deep = wood(tone).mix(style.shadow.color, 0.72);
            ramp(&mut colors, wood(tone), deep, 24);
        }
        ramp(&mut colors, wood(0.4), style.ink.color, 9);
        let black = style.black.color;
        let depth = black.mix(Rgb([0; 3]), 0.4);
        ramp(&mut colors, depth, style.black.light, 16);
        ramp(&mut colors, style.black.light, style.black.gloss, 10);
        let (white, shine) = (style.white.color, style.white.light);
        ramp(&mut colors, white.mix(style.shadow.color, 0.3), white, 7);
        ramp(&mut colors, white, style.white.gloss, 15);
        // Where stones meet each other or the wood, and stones that fade.
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
        let mark = &style.mark;
        ramp(&mut colors, mark.last_on_black, black, 6);
        ramp(&mut colors, mark.last_on_white, style.white.light, 6);
        ramp(&mut colors, mark.line_on_black, black, 5);
        ramp(&mut colors, mark.line_on_white, style.white.light, 4);
        ramp(&mut colors, mark.captured_on_black, wood(0.5), 4);
        ramp(&mut colors, mark.ko, wood(0.5), 5);
        // What only some themes have.
        if mark.captured_on_white != mark.captured_on_black {
            ramp(&mut colors, mark.captured_on_white, wood(0.5), 4);
        }
        for (stone, body) in [(Color::Black, black), (Color::White, white)] {
            if let Some(outline) = style.outline(stone) {
                ramp(&mut colors, outline.color, body, 7);
                ramp(&mut colors, outline.color, wood(0.5), 6);
            }
        }
        if style.black.rim != black {
            ramp(&mut colors, style.black.rim, black, 8);
            ramp(&mut colors, style.black.rim.mix(black, 0.5), wood(0.5), 6);
        }
        // One index is left for what does not change in an animation.
        assert!(colors.len() < 256, "a palette has {} colours", colors.len());
        let candidates = (0..4096).map(|cube| candidates(&colors, cube)).collect();
        Self { colors, candidates }
    }

    pub(super) fn color(&self, index: u8) -> Rgb {
        self.colors[usize::from(index)]
    }

    pub(super) fn colors(&self) -> &[Rgb] {
        &self.colors
    }

    /// The index of the colour that looks most like `color`.
    pub(super) fn nearest(&self, color: Rgb) -> u8 {
        let [r, g, b] = color.0.map(|channel| usize::from(channel >> 4));
        *self.candidates[r << 8 | g << 4 | b]
            .iter()
            .min_by_key(|&&index| self.color(index).distance(color))
            .expect("every cube has a nearest colour")
    }
}

/// Adds `count` colours from `from` to `to`, both included.
fn ramp(colors: &mut Vec<Rgb>, from: Rgb, to: Rgb, count: usize) {
    colors.extend((0..count).map(|i| from.mix(to, i as f32 / (count - 1) as f32)));
}

/// The colours that may be nearest to one within the cube of that number.
fn candidates(colors: &[Rgb], cube: usize) -> Vec<u8> {
    const WEIGHT: [i32; 3] = [3, 4, 2];
    let corner = [cube >> 8, cube >> 4 & 15, cube & 15].map(|step| step as i32 * 16);
    let (mut nearest, mut furthest) = ([0; 256], i32::MAX);
    for (color, nearest) in colors.iter().zip(&mut nearest) {
        let mut far = 0;
        for i in 0..3 {
            let from = i32::from(color.0[i]) - corner[i];
            let outside = (-from).max(from - 15).max(0);
            let across = from.abs().max((from - 15).abs());
            *nearest += WEIGHT[i] * outside * outside;
            far += WEIGHT[i] * across * across;
        }
        furthest = furthest.min(far);
    }
    (0..colors.len())
        .filter(|&index| nearest[index] <= furthest)
        .map(|index| index as u8)
        .collect()
}

/// The steps of coverage that paint knows, from 0 (none) to `STEPS - 1` (all).
pub(super) const STEPS: usize = 32;

/// The tone that wood has on the whole, and how soon a shadow hides its grain.
const EVEN: f32 = 0.4;
const FADING: f32 = 4.0;

/// One colour ready to be laid over every colour of a palette: 256 indices for each step of coverage.
pub(super) struct Paint(Box<[u8; STEPS * 256]>);

impl Paint {
    /// Paint that leaves `1 - opacity` of what is beneath where it covers fully.
    pub(super) fn new(palette: &Palette, color: Rgb, opacity: f32) -> Self {
        Self::of(palette, |beneath, coverage| {
            palette.color(beneath).mix(color, opacity * coverage)
        })
    }

    /// Shadow on wood and lines.
    ///
    /// The grain fades with the light, so that all shadows are alike: grain in the shadow would take
    /// more bytes of a file than all the stones, and hardly be seen.
    pub(super) fn shadow(palette: &Palette, style: &Style) -> Self {
        let even = style.wood.light.mix(style.wood.dark, EVEN);
        Self::of(palette, |beneath, coverage| {
            let color = palette.color(beneath);
            let faded = match beneath < WOOD {
                true => color.mix(even, coverage * FADING),
                false => color,
            };
            faded.mix(style.shadow.color, coverage)
        })
    }

    /// `mix` gives the colour that an index becomes under coverage from 0 to 1.
    fn of(palette: &Palette, mix: impl Fn(u8, f32) -> Rgb) -> Self {
        let mut table = Box::new([0; STEPS * 256]);
        for (place, index) in table.iter_mut().enumerate() {
            let (step, beneath) = (place / 256, (place % 256) as u8);
            *index = match usize::from(beneath) < palette.colors.len() {
                true if step > 0 => palette.nearest(mix(beneath, step as f32 / (STEPS - 1) as f32)),
                _ => beneath,
            };
        }
        Self(table)
    }

    /// What `beneath` becomes under a step of coverage.
    pub(super) fn over(&self, step: u8, beneath: u8) -> u8 {
        self.0[usize::from(step) % STEPS * 256 + usize::from(beneath)]
    }

    /// The same for coverage from 0 to 1.
    pub(super) fn cover(&self, coverage: f32, beneath: u8) -> u8 {
        self.over(step(coverage), beneath)
    }
}

/// The step of a coverage from 0 to 1.
pub(super) fn step(coverage: f32) -> u8 {
    (coverage.clamp(0.0, 1.0) * (STEPS - 1) as f32 + 0.5) as u8
}
