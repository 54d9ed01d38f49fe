//! Lines and arrows between points, as records draw them.

use super::board::EmptyBoard;
use super::canvas::Canvas;
use super::measure::{BARB, STROKE, TIP};
use tengen_rules::Point;

/// A line between two points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stroke {
    /// Its start.
    pub from: Point,
    /// Its end.
    pub to: Point,
    /// The end at `to`.
    pub tip: Tip,
}

/// The end of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tip {
    /// A plain line (`LN` in SGF).
    None,
    /// An arrow (`AR`).
    Arrow,
}

/// A straight piece of a stroke.
pub(super) type Piece = [[f32; 2]; 2];

/// The pieces of `stroke` on a board with cells of `cell` pixels; `middle` returns the centre of a point.
pub(super) fn pieces(stroke: &Stroke, middle: impl Fn(Point) -> [f32; 2], cell: f32) -> Vec<Piece> {
    let (from, to) = (middle(stroke.from), middle(stroke.to));
    let [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    let length = dx.hypot(dy);
    if length <= 0.0 {
        return Vec::new();
    }
    let along = [dx / length, dy / length];
    // An arrow ends before its point, which stays visible.
    let short = match stroke.tip {
        Tip::None => 0.0,
        Tip::Arrow => TIP * cell,
    };
    let end = [to[0] - along[0] * short, to[1] - along[1] * short];
    let mut pieces = vec![[from, end]];
    if stroke.tip == Tip::Arrow {
        let barb = BARB * cell;
        pieces.extend([1.0, -1.0].map(|side| {
            let back = [-along[0] - side * along[1], -along[1] + side * along[0]];
            let reach = barb * std::f32::consts::FRAC_1_SQRT_2;
            [end, [end[0] + back[0] * reach, end[1] + back[1] * reach]]
        }));
    }
    pieces
}

/// Paints `stroke`.
pub(super) fn draw(canvas: &mut Canvas, board: &EmptyBoard, stroke: &Stroke) {
    let half = board.layout.cells(STROKE / 2.0).max(0.75);
    let cell = board.layout.cells(1.0);
    for [from, to] in pieces(stroke, |point| board.middle(point), cell) {
        canvas.stroke(&board.colors.ko, [from, to], half);
    }
}
