//! Paint that is laid over what is there.
//!
//! A picture is composed in palette indices from the start, which takes a byte a pixel.
//! Laying a colour over another with some transparency is then a table.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use super::palette::{Palette, Rgb, SHADED, WOOD};
use super::theme::Style;

/// The steps of coverage that paint knows, from 0 (none) to `STEPS - 1` (all).
pub(super) const STEPS: usize = 32;

/// So many colours an index can tell apart.
const COLORS: usize = 256;

/// The tone that wood has on the whole, and how soon a shadow hides its grain.
const EVEN: f32 = 0.4;
const FADING: f32 = 4.0;

/// One colour to be laid over every colour of a palette: an index for each index beneath and each step of coverage.
///
/// A picture needs few of them, so each is worked out when it is first asked for.
pub(super) struct Paint {
    palette: Arc<Palette>,
    layer: Layer,
    /// [`UNKNOWN`] where nobody has asked yet.
    table: Box<[AtomicU8; STEPS * COLORS]>,
}

/// No palette has a colour of this index.
const UNKNOWN: u8 = u8::MAX;

/// What a paint does to what is beneath it.
enum Layer {
    /// It leaves `1 - opacity` of it where it covers fully.
    Even { color: Rgb, opacity: f32 },
    /// It darkens it to `color`, and its grain fades to `even`.
    Shadow { color: Rgb, even: Rgb },
}

impl Paint {
    /// Paint that leaves `1 - opacity` of what is beneath where it covers fully.
    pub(super) fn new(palette: &Arc<Palette>, color: Rgb, opacity: f32) -> Self {
        Self::of(palette, Layer::Even { color, opacity })
    }

    /// Shadow on wood and lines.
    ///
    /// The grain fades with the light, so that all shadows are alike: grain in the shadow would take
    /// more bytes of a file than all the stones, and hardly be seen.
    pub(super) fn shadow(palette: &Arc<Palette>, style: &Style) -> Self {
        let even = style.wood.light.mix(style.wood.dark, EVEN);
        let color = style.shadow.color;
        Self::of(palette, Layer::Shadow { color, even })
    }

    fn of(palette: &Arc<Palette>, layer: Layer) -> Self {
        Self {
            palette: Arc::clone(palette),
            layer,
            table: Box::new([const { AtomicU8::new(UNKNOWN) }; STEPS * COLORS]),
        }
    }

    /// What `beneath` becomes under a step of coverage.
    #[inline]
    pub(super) fn over(&self, step: u8, beneath: u8) -> u8 {
        let step = usize::from(step) % STEPS;
        let place = &self.table[step * COLORS + usize::from(beneath)];
        // Another thread that works it out comes to the same.
        match place.load(Ordering::Relaxed) {
            UNKNOWN => {
                let index = self.mixed(step, beneath);
                place.store(index, Ordering::Relaxed);
                index
            }
            index => index,
        }
    }

    fn mixed(&self, step: usize, beneath: u8) -> u8 {
        if step == 0 || usize::from(beneath) >= self.palette.colors().len() {
            return beneath;
        }
        let coverage = step as f32 / (STEPS - 1) as f32;
        let found = self.palette.color(beneath);
        self.palette.nearest(match self.layer {
            Layer::Even { color, opacity } => found.mix(color, opacity * coverage),
            Layer::Shadow { color, even } => match beneath {
                ..WOOD => found.mix(even, coverage * FADING).mix(color, coverage),
                // Where shadows overlap, one sees the deeper: they all lie in the same light.
                WOOD..SHADED => found.darker(even.mix(color, coverage)),
                SHADED.. => found.mix(color, coverage),
            },
        })
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
