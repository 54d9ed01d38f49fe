//! A stone for any point: its pixels in palette indices, and its rim, through which the board is visible.

use std::ops::Range;

use super::paint::step;
use super::palette::{Palette, Rgb};
use super::stone::{LIGHT, RADIUS, RIMS, stride};
use super::theme::Outline;

/// A stone at a subpixel position.
pub(super) struct Sprite {
    pub(super) side: usize,
    indices: Vec<u8>,
    /// The fully covered pixels of each row.
    pub(super) spans: Vec<(usize, usize)>,
    /// The rim, from the top.
    edge: Vec<Edge>,
}

/// A partly covered pixel.
pub(super) struct Edge {
    pub(super) x: usize,
    pub(super) y: usize,
    pub(super) step: u8,
    /// Index of the rim tone.
    pub(super) rim: usize,
}

impl Sprite {
    /// A stone coloured by `look`, which takes a position from -1 to 1 in both directions, and with the `outline` over it.
    pub(super) fn new(
        palette: &Palette,
        cell: f32,
        phase: f32,
        look: &dyn Fn(f32, f32) -> Rgb,
        outline: Option<Outline>,
    ) -> Self {
        let stride = stride(cell);
        let radius = RADIUS * cell;
        let reach = radius.ceil() as usize + 1;
        let side = 2 * reach + 1;
        let mut sprite = Self {
            side,
            indices: vec![0; side * side],
            spans: Vec::new(),
            edge: Vec::new(),
        };
        for y in 0..side {
            let (mut from, mut to) = (side, side);
            // The middle of the rows that share a look.
            let look_dy = (y / stride * stride) as f32 + stride as f32 / 2.0 - phase - reach as f32;
            for x in 0..side {
                let dx = x as f32 + 0.5 - phase - reach as f32;
                let dy = y as f32 + 0.5 - phase - reach as f32;
                let distance = (dx * dx + dy * dy).sqrt();
                let coverage = radius - distance + 0.5;
                if coverage >= 1.0 {
                    let body = look(dx / radius, look_dy / radius);
                    let color = outline.map_or(body, |line| {
                        mix_outline(line, cell, dx / radius, dy / radius, body)
                    });
                    sprite.indices[y * side + x] = palette.nearest(color);
                    from = from.min(x);
                    to = x + 1;
                } else if step(coverage) > 0 {
                    let lit = (dx * LIGHT[0] + dy * LIGHT[1]) / distance / 0.728;
                    let rim = ((lit + 1.0) / 2.0 * RIMS as f32) as usize;
                    sprite.edge.push(Edge {
                        x,
                        y,
                        step: step(coverage),
                        rim: rim.min(RIMS - 1),
                    });
                }
            }
            sprite.spans.push((from, to));
        }
        sprite
    }

    /// The fully covered pixels of a row, and the first column.
    pub(super) fn span(&self, y: usize) -> (usize, &[u8]) {
        let (from, to) = self.spans[y];
        (
            from,
            &self.indices[y * self.side + from..y * self.side + to],
        )
    }

    /// The part of the rim in `rows` of a picture, with the sprite at `top`.
    pub(super) fn edge(&self, rows: Range<usize>, top: usize) -> &[Edge] {
        let first = |y: usize| self.edge.partition_point(|edge| top + edge.y < y);
        &self.edge[first(rows.start)..first(rows.end.max(rows.start))]
    }
}

/// The colour at a position of a stone: that of its `body`, or of the outline near the edge.
fn mix_outline(outline: Outline, cell: f32, x: f32, y: f32, body: Rgb) -> Rgb {
    let inside = (1.0 - (x * x + y * y).sqrt()) * RADIUS * cell;
    body.mix(outline.color, outline.width * cell - inside + 0.5)
}
