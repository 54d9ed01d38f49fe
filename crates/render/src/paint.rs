//! Paint that is laid over the pixels below.
//!
//! A picture is composed in palette indices from the start, which takes a byte a pixel.
//! Laying a colour over another with some transparency is then a table.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use super::palette::{Palette, Rgb, SHADED, WOOD};
use super::theme::Style;

/// Number of coverage steps, from 0 (none) to `STEPS - 1` (full).
pub(super) const STEPS: usize = 32;

/// Number of colours of an index.
const COLORS: usize = 256;

/// Average tone of wood, and how fast a shadow hides its grain.
const EVEN: f32 = 0.4;
const FADING: f32 = 4.0;

/// A colour to paint over every colour of a palette: a table of results by index beneath and coverage step.
///
/// Entries are computed on first use, since a picture needs few of them.
pub(super) struct Paint {
    palette: Arc<Palette>,
    layer: Layer,
    /// [`UNKNOWN`] until first used.
    table: Box<[AtomicU8; STEPS * COLORS]>,
}

/// No colour of a palette has this index.
const UNKNOWN: u8 = u8::MAX;

/// The effect of a paint on its background.
enum Layer {
    /// Full coverage leaves `1 - opacity` of the background.
    Even { color: Rgb, opacity: f32 },
    /// Darkens to `color`, and fades the grain to `even`.
    Shadow { color: Rgb, even: Rgb },
}

impl Paint {
    /// Paint with `opacity` at full coverage.
    pub(super) fn new(palette: &Arc<Palette>, color: Rgb, opacity: f32) -> Self {
        Self::of(palette, Layer::Even { color, opacity })
    }

    /// Shadow on wood and lines.
    ///
    /// The grain fades in the shadow: it would take more bytes of a file than all stones, and could barely be seen.
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

    /// The index of `beneath` under this coverage step.
    #[inline]
    pub(super) fn over(&self, step: u8, beneath: u8) -> u8 {
        let step = usize::from(step) % STEPS;
        let place = &self.table[step * COLORS + usize::from(beneath)];
        // Threads may compute an entry twice, with the same result.
        match place.load(Ordering::Relaxed) {
            UNKNOWN => {
                let index = self.mix(step, beneath);
                place.store(index, Ordering::Relaxed);
                index
            }
            index => index,
        }
    }

    fn mix(&self, step: usize, beneath: u8) -> u8 {
        if step == 0 || usize::from(beneath) >= self.palette.colors().len() {
            return beneath;
        }
        let coverage = step as f32 / (STEPS - 1) as f32;
        let found = self.palette.color(beneath);
        self.palette.nearest(match self.layer {
            Layer::Even { color, opacity } => found.mix(color, opacity * coverage),
            Layer::Shadow { color, even } => match beneath {
                ..WOOD => found.mix(even, coverage * FADING).mix(color, coverage),
                // Of overlapping shadows the deeper one is visible.
                WOOD..SHADED => found.darker(even.mix(color, coverage)),
                SHADED.. => found.mix(color, coverage),
            },
        })
    }

    /// As [`Paint::over`], for a coverage from 0 to 1.
    pub(super) fn cover(&self, coverage: f32, beneath: u8) -> u8 {
        self.over(step(coverage), beneath)
    }
}

/// The step of a coverage from 0 to 1.
pub(super) fn step(coverage: f32) -> u8 {
    (coverage.clamp(0.0, 1.0) * (STEPS - 1) as f32 + 0.5) as u8
}
