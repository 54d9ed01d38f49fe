//! The picture while it is made: a plane of palette indices.

use super::paint::Paint;

/// A plane of palette indices, row by row from the top.
#[derive(Clone)]
pub(super) struct Canvas {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) indices: Vec<u8>,
}

/// A shape in steps of coverage.
pub(super) struct Mask {
    width: usize,
    steps: Vec<u8>,
    /// The stretches that it covers, as most shapes leave much of their square untouched.
    runs: Vec<Run>,
}

/// Neighbours in a row of a mask, from left to right.
struct Run {
    row: usize,
    from: usize,
    to: usize,
}

impl Mask {
    /// A shape of so many pixels' width, with the step of each of its pixels row by row.
    pub(super) fn new(width: usize, steps: Vec<u8>) -> Self {
        let mut runs = Vec::new();
        for (row, steps) in steps.chunks_exact(width).enumerate() {
            let mut from = 0;
            for run in steps.chunk_by(|&one, &other| (one > 0) == (other > 0)) {
                let to = from + run.len();
                if run[0] > 0 {
                    runs.push(Run { row, from, to });
                }
                from = to;
            }
        }
        Self { width, steps, runs }
    }

    pub(super) fn width(&self) -> usize {
        self.width
    }
}

impl Canvas {
    pub(super) fn new(width: usize, height: usize) -> Self {
        let indices = vec![0; width * height];
        Self {
            width,
            height,
            indices,
        }
    }

    /// The part of a row from `x` on, `width` pixels long; what lies outside is cut off.
    pub(super) fn row(&mut self, y: usize, x: usize, width: usize) -> &mut [u8] {
        let start = y * self.width;
        let end = (x + width).min(self.width);
        &mut self.indices[start + x.min(end)..start + end]
    }

    /// Paints a rectangle evenly.
    pub(super) fn rectangle(
        &mut self,
        paint: &Paint,
        coverage: f32,
        [left, top]: [usize; 2],
        [width, height]: [usize; 2],
    ) {
        let step = super::paint::step(coverage);
        for y in top..(top + height).min(self.height) {
            for index in self.row(y, left, width) {
                *index = paint.over(step, *index);
            }
        }
    }

    /// Paints a shape: `distance` says for a place relative to `centre` how far outside of the shape it is.
    pub(super) fn shape(
        &mut self,
        paint: &Paint,
        [x, y]: [f32; 2],
        reach: f32,
        distance: impl Fn(f32, f32) -> f32,
    ) {
        let from = |middle: f32| (middle - reach - 1.0).floor().max(0.0) as usize;
        let to = |middle: f32| (middle + reach + 2.0).max(0.0) as usize;
        let (left, right) = (from(x), to(x).min(self.width));
        for row in from(y)..to(y).min(self.height) {
            let dy = row as f32 + 0.5 - y;
            let start = row * self.width;
            for column in left..right {
                let coverage = 0.5 - distance(column as f32 + 0.5 - x, dy);
                if coverage > 0.0 {
                    let index = &mut self.indices[start + column];
                    *index = paint.cover(coverage, *index);
                }
            }
        }
    }

    /// Paints a ring, or a disc when `width` is twice the radius.
    pub(super) fn ring(&mut self, paint: &Paint, centre: [f32; 2], radius: f32, width: f32) {
        self.shape(paint, centre, radius + width, |dx, dy| {
            ((dx * dx + dy * dy).sqrt() - radius).abs() - width / 2.0
        });
    }

    /// Paints a cross of two bars from corner to corner, each reaching `arm` from the centre.
    pub(super) fn cross(&mut self, paint: &Paint, centre: [f32; 2], arm: f32, width: f32) {
        let half = width / 2.0;
        self.shape(paint, centre, arm + half, |dx, dy| {
            let turned = [dx + dy, dx - dy].map(|t| t.abs() * std::f32::consts::FRAC_1_SQRT_2);
            let bar = |along: f32, across: f32| (along - arm).max(across - half);
            bar(turned[0], turned[1]).min(bar(turned[1], turned[0]))
        });
    }

    /// Paints a mask whose upper left corner is at `left`, `top`; what lies outside is cut off.
    pub(super) fn mask(&mut self, paint: &Paint, mask: &Mask, left: i32, top: i32) {
        for run in &mask.runs {
            let Ok(y) = usize::try_from(top + run.row as i32) else {
                continue;
            };
            let from = run.from.max(usize::try_from(-left).unwrap_or(0));
            if y >= self.height || from >= run.to {
                continue;
            }
            let x = usize::try_from(left + from as i32).unwrap_or(0);
            let steps = &mask.steps[run.row * mask.width..][from..run.to];
            let indices = self.row(y, x, steps.len());
            for (index, &step) in indices.iter_mut().zip(steps) {
                *index = paint.over(step, *index);
            }
        }
    }
}
