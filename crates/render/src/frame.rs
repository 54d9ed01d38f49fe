//! The frame around a board: dashed around a copy of the game's board.

use super::canvas::Canvas;
use super::colors::Colors;
use super::layout::Layout;

/// The frame around a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Frame {
    /// None: the game's own board.
    #[default]
    None,
    /// Dashed: a copy, such as the one of a trial.
    Dashed,
}

/// Width of the frame, and its distance from the edge of the picture, in cells.
const WIDTH: f32 = 0.15;
const INSET: f32 = 0.06;
/// Approximate period of the dashes, in cells.
const PERIOD: f32 = 0.85;
/// Length of a dash, as a fraction of the period.
const DASH: f32 = 0.62;

/// A rectangle: upper left corner, width and height, in pixels.
pub(super) type Dash = ([usize; 2], [usize; 2]);

/// The dashes around a board, meeting at the corners; empty without a frame. A tray is outside of it.
pub(super) fn dashes(layout: &Layout) -> Vec<Dash> {
    if layout.frame == Frame::None {
        return Vec::new();
    }
    let pixels = |share: f32| (layout.cells(share).round() as usize).max(1);
    let (inset, wide) = (pixels(INSET), pixels(WIDTH).max(2));
    let [right, bottom] = [layout.width, layout.height].map(|end| end - inset - wide);
    let mut dashes = Vec::new();
    for (from, long) in along(layout, inset, layout.width - 2 * inset) {
        dashes.extend([inset, bottom].map(|y| ([from, y], [long, wide])));
    }
    for (from, long) in along(layout, inset, layout.height - 2 * inset) {
        dashes.extend([inset, right].map(|x| ([x, from], [wide, long])));
    }
    dashes
}

/// The starts of dashes on a line from `start`, and their length: half a dash at either end.
fn along(layout: &Layout, start: usize, length: usize) -> Vec<(usize, usize)> {
    let whole = length as f32;
    let count = (whole / layout.cells(PERIOD)).round().max(1.0);
    let (period, half) = (whole / count, whole / count * DASH / 2.0);
    let ends = (0..=count as usize).map(|n| {
        let middle = period * n as f32;
        [middle - half, middle + half].map(|end| end.clamp(0.0, whole).round() as usize)
    });
    ends.map(|[from, to]| (start + from, to - from)).collect()
}

/// Paints the frame of a picture, if it has one.
pub(super) fn paint(canvas: &mut Canvas, layout: &Layout, colors: &Colors) {
    for (corner, size) in dashes(layout) {
        canvas.rectangle(&colors.ko, 1.0, corner, size);
    }
}
