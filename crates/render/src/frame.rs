//! The frame around a board: dashed where it is a copy and not the one of the game.

use super::canvas::Canvas;
use super::colors::Colors;
use super::layout::Layout;

/// Whether a board is a game's own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Frame {
    /// It is: there is no frame.
    #[default]
    None,
    /// It is a copy, such as the one on which a dispute is played out: a dashed frame, as what can be cut off has.
    Dashed,
}

/// How wide the frame is, and how far from the edge of the picture, in cells.
const WIDTH: f32 = 0.15;
const INSET: f32 = 0.06;
/// From the middle of a dash to the next, about, and the length of a dash as a share of that.
const APART: f32 = 0.85;
const DASH: f32 = 0.62;

/// A rectangle: its left upper corner, its width and its height, in pixels.
pub(super) type Dash = ([usize; 2], [usize; 2]);

/// The dashes of the frame around a board, which meet at its corners; none if it has no frame. A tray lies below it.
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

/// Where dashes begin on a line that begins at `start`, and how long they are: half a dash at either end.
fn along(layout: &Layout, start: usize, length: usize) -> Vec<(usize, usize)> {
    let whole = length as f32;
    let count = (whole / layout.cells(APART)).round().max(1.0);
    let (apart, half) = (whole / count, whole / count * DASH / 2.0);
    let ends = (0..=count as usize).map(|n| {
        let middle = apart * n as f32;
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
