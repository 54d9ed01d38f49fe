//! The wood of a board: straight, fine grain from top to bottom, as a quarter-sawn board has.

use super::canvas::Canvas;
use super::noise::{hash, line, plane};
use super::palette::WOOD;
use super::theme::Wood;

/// Number of table entries of the grain for each pixel.
const FINE: f32 = 2.0;
/// Number of rows that share one look in a picture 1064 pixels high: a board changes little along its grain.
const STRIDE: f32 = 16.0;
/// Minimum number of rows that share one look.
const MIN_STRIDE: f32 = 8.0;
/// Grid spacing for slow changes, in pixels.
const COARSE: usize = 16;

/// Covers a canvas with wood, in the first colours of the palette from light to dark.
pub(super) fn cover(canvas: &mut Canvas, wood: &Wood) {
    if wood.light == wood.dark {
        // A plain board is one index, which compresses to almost nothing.
        canvas.indices.fill(0);
        return;
    }
    let grain = wood.grain;
    let scale = canvas.height() as f32 / 1064.0;
    let stride = (STRIDE * scale).max(MIN_STRIDE) as usize;
    let across = Grain::new(canvas.width, scale, grain);
    let fibres = Fibres::new(canvas.width);
    let columns = canvas.width / COARSE + 2;
    let (mut bends, mut tones) = (vec![0.0; columns], vec![0.0; columns]);
    for top in (0..canvas.height()).step_by(stride) {
        let y = top as f32 / scale;
        for column in 0..columns {
            let x = (column * COARSE) as f32 / scale;
            bends[column] = (plane(x / 520.0, y / 760.0, 1) * 22.0
                + plane(x / 150.0, y / 330.0, 2) * 3.5)
                * scale;
            tones[column] = plane(x / 340.0, y / 900.0, 3) * 0.10
                // The light falls from the upper left.
                + (x + y) / 2100.0 * 0.14
                - 0.07;
        }
        let fibre = fibres.at(y);
        let width = canvas.width;
        let row = canvas.row(top, 0, width);
        for (x, index) in row.iter_mut().enumerate() {
            let (column, along) = (x / COARSE, (x % COARSE) as f32 / COARSE as f32);
            let between =
                |values: &[f32]| values[column] + (values[column + 1] - values[column]) * along;
            let shade = across.at(x as f32 + between(&bends)) + between(&tones) + fibre(x) * grain;
            *index = (shade * f32::from(WOOD - 1) + 0.5).clamp(0.0, f32::from(WOOD - 1)) as u8;
        }
        for y in top + 1..(top + stride).min(canvas.height()) {
            canvas
                .indices
                .copy_within(top * width..(top + 1) * width, y * width);
        }
    }
}

/// The wood across the grain: growth rings, computed once for all rows.
struct Grain {
    shades: Vec<f32>,
    from: f32,
}

impl Grain {
    fn new(width: usize, scale: f32, grain: f32) -> Self {
        let margin = 40.0 * scale;
        let length = ((width as f32 + 2.0 * margin) * FINE) as usize;
        let mut shades: Vec<f32> = (0..length)
            .map(|i| {
                let x = i as f32 / FINE / scale;
                0.36 + grain
                    * (line(x / 90.0, 11) * 0.13
                        + line(x / 31.0, 12) * 0.08
                        + line(x / 9.0, 13) * 0.03)
            })
            .collect();
        // Each ring darkens slowly towards its late wood and ends sharply.
        let (mut start, mut ring) = (0.0, 0);
        while start < length as f32 {
            let crowd = 1.0 + 0.5 * line(start / FINE / scale / 160.0, 14);
            let ring_width = (7.0 + 10.0 * hash(ring, 0, 15)) * crowd * scale * FINE;
            let strength = grain * (0.10 + 0.24 * hash(ring, 0, 16));
            let end = ((start + ring_width) as usize).min(length);
            for (i, shade) in shades[start as usize..end].iter_mut().enumerate() {
                let along = i as f32 / ring_width;
                let fall = ((1.0 - along) * ring_width / (1.8 * FINE)).min(1.0);
                *shade += strength * (along * along * along * fall - 0.2);
            }
            start += ring_width;
            ring += 1;
        }
        Self {
            shades,
            from: margin * FINE,
        }
    }

    fn at(&self, x: f32) -> f32 {
        let place = (x * FINE + self.from).max(0.0) as usize;
        self.shades[place.min(self.shades.len() - 1)]
    }
}

/// Short streaks along the grain: the pores of the wood.
struct Fibres {
    rows: Vec<Vec<f32>>,
}

impl Fibres {
    const LENGTH: f32 = 46.0;

    fn new(width: usize) -> Self {
        let rows = (0..31).map(|row| {
            let streak = |x: usize| {
                let value = hash(x as i32 / 2, row, 21);
                if value > 0.9 {
                    (value - 0.9) * 1.1
                } else {
                    0.0
                }
            };
            (0..width).map(streak).collect()
        });
        Self {
            rows: rows.collect(),
        }
    }

    fn at(&self, y: f32) -> impl Fn(usize) -> f32 {
        let place = y / Self::LENGTH;
        let (row, share) = (place as usize % self.rows.len(), place.fract());
        let (above, below) = (&self.rows[row], &self.rows[(row + 1) % self.rows.len()]);
        move |x| above[x] + (below[x] - above[x]) * share
    }
}
