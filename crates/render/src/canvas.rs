//! A picture in the making, or some rows of it: a plane of palette indices.

use std::ops::Range;

use super::paint::Paint;

/// A plane of palette indices, row by row from the top.
///
/// It may hold only some rows of a picture; painting outside of them is clipped.
#[derive(Clone)]
pub(super) struct Canvas {
    pub(super) width: usize,
    /// The rows of the picture that it holds.
    rows: Range<usize>,
    pub(super) indices: Vec<u8>,
}

/// A shape as coverage steps per pixel.
pub(super) struct Mask {
    width: usize,
    steps: Vec<u8>,
    /// The covered runs: most shapes leave much of their square empty.
    runs: Vec<Run>,
}

/// Adjacent covered pixels of a row, from left to right.
struct Run {
    row: usize,
    from: usize,
    to: usize,
}

impl Mask {
    /// A shape that is `width` pixels wide, with the coverage step of each pixel, row by row.
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

    fn height(&self) -> usize {
        self.steps.len() / self.width
    }

    /// The covered rows.
    pub(super) fn rows(&self) -> Range<usize> {
        match (self.runs.first(), self.runs.last()) {
            (Some(first), Some(last)) => first.row..last.row + 1,
            _ => 0..0,
        }
    }
}

impl Canvas {
    /// A whole picture.
    pub(super) fn new(width: usize, height: usize) -> Self {
        let indices = vec![0; width * height];
        Self {
            width,
            rows: 0..height,
            indices,
        }
    }

    /// A canvas for some of the rows only.
    pub(super) fn cut(&self, rows: Range<usize>) -> Self {
        let indices = self.indices[self.start(rows.start)..self.start(rows.end)].to_vec();
        Self {
            width: self.width,
            rows,
            indices,
        }
    }

    /// Number of rows.
    pub(super) fn height(&self) -> usize {
        self.rows.len()
    }

    /// The part of `rows` that it holds.
    pub(super) fn overlap(&self, rows: Range<usize>) -> Range<usize> {
        rows.start.max(self.rows.start)..rows.end.min(self.rows.end)
    }

    /// `width` pixels of a row from `x` on, clipped at the right edge.
    pub(super) fn row(&mut self, y: usize, x: usize, width: usize) -> &mut [u8] {
        let start = self.start(y);
        let end = (x + width).min(self.width);
        &mut self.indices[start + x.min(end)..start + end]
    }

    /// The row `y`, which must be one of [`Canvas::rows`].
    pub(super) fn line(&self, y: usize) -> &[u8] {
        &self.indices[self.start(y)..self.start(y + 1)]
    }

    /// The index of the first pixel of row `y`.
    fn start(&self, y: usize) -> usize {
        (y - self.rows.start) * self.width
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
        for y in self.overlap(top..top + height) {
            for index in self.row(y, left, width) {
                *index = paint.over(step, *index);
            }
        }
    }

    /// Paints a shape given by the signed distance to its outline, for points relative to `centre`.
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
        for row in self.overlap(from(y)..to(y)) {
            let dy = row as f32 + 0.5 - y;
            let start = self.start(row);
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

    /// Paints a line with round ends; `half` is half its width.
    pub(super) fn stroke(&mut self, paint: &Paint, [from, to]: [[f32; 2]; 2], half: f32) {
        let middle = [(from[0] + to[0]) / 2.0, (from[1] + to[1]) / 2.0];
        // Vector from the middle to an end.
        let [ax, ay] = [to[0] - middle[0], to[1] - middle[1]];
        let square = (ax * ax + ay * ay).max(f32::EPSILON);
        let reach = ax.abs().max(ay.abs()) + half;
        self.shape(paint, middle, reach, |dx, dy| {
            let share = ((dx * ax + dy * ay) / square).clamp(-1.0, 1.0);
            (dx - share * ax).hypot(dy - share * ay) - half
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

    /// Paints a mask with its upper left corner at `left`, `top`, clipped at the edges.
    pub(super) fn mask(&mut self, paint: &Paint, mask: &Mask, left: i32, top: i32) {
        let inside = |place: i32| usize::try_from(place).unwrap_or(0);
        let held = self.overlap(inside(top)..inside(top + mask.height() as i32));
        let row_of = |y: usize| (y as i32 - top) as usize;
        let first = mask
            .runs
            .partition_point(|run| run.row < row_of(held.start));
        for run in &mask.runs[first..] {
            let y = inside(top + run.row as i32);
            if y >= held.end {
                break;
            }
            let from = run.from.max(inside(-left));
            if from >= run.to {
                continue;
            }
            let steps = &mask.steps[run.row * mask.width..][from..run.to];
            let indices = self.row(y, inside(left + from as i32), steps.len());
            for (index, &step) in indices.iter_mut().zip(steps) {
                *index = paint.over(step, *index);
            }
        }
    }
}
