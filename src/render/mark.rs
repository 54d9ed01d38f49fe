//! Marks: shapes on points that tell by form, not by colour.

use super::Mark;
use super::board::Board;
use super::canvas::Canvas;
use super::paint::Paint;
use crate::rules::{Color, Point};

/// The width of their lines, in cells.
pub(super) const WIDTH: f32 = 0.085;
/// How far lines are cleared away beneath a mark on the wood, in cells.
pub(super) const CLEARED: f32 = 0.37;

/// Puts `mark` on `point`, on which `stone` stands: white on black, black on white, ink on the wood.
pub(super) fn put(
    canvas: &mut Canvas,
    board: &Board,
    stone: Option<Color>,
    point: Point,
    mark: Mark,
) {
    let colors = &board.colors;
    let (middle, paint) = match stone {
        Some(color) => (board.middle_of_stone(point), &colors.flat[!color]),
        None => {
            let middle = board.middle(point);
            clear(canvas, board, middle);
            let paint = match mark {
                Mark::Cross => &colors.ko,
                Mark::Square | Mark::Triangle | Mark::Circle => &colors.ink,
            };
            (middle, paint)
        }
    };
    draw(canvas, board, paint, middle, mark);
}

/// Marks the stone of `color` on `point` as being in seki: a hollow diamond, which nothing else has.
pub(super) fn seki(canvas: &mut Canvas, board: &Board, color: Color, point: Point) {
    let half = board.layout.cells(WIDTH / 2.0).max(0.75);
    let middle = board.middle_of_stone(point);
    // From the middle to a corner; to a side it is the square root of a half of it.
    let corner = board.layout.cells(0.3);
    let paint = &board.colors.flat[!color];
    canvas.shape(paint, middle, corner + 2.0 * half, |dx, dy| {
        let outside = (dx.abs() + dy.abs() - corner) * std::f32::consts::FRAC_1_SQRT_2;
        outside.abs() - half
    });
}

/// Clears the lines away, softly towards the rim.
pub(super) fn clear(canvas: &mut Canvas, board: &Board, middle: [f32; 2]) {
    let reach = board.layout.cells(CLEARED);
    canvas.shape(&board.colors.clear, middle, reach, |dx, dy| {
        let far = (dx * dx + dy * dy).sqrt() / reach;
        // Half a pixel inside is full coverage.
        far.powi(4) - 0.5
    });
}

fn draw(canvas: &mut Canvas, board: &Board, paint: &Paint, middle: [f32; 2], mark: Mark) {
    let cells = |share| board.layout.cells(share);
    let half = cells(WIDTH / 2.0).max(0.75);
    match mark {
        Mark::Circle => canvas.ring(paint, middle, cells(0.25), 2.0 * half),
        Mark::Square => {
            let side = cells(0.215);
            canvas.shape(paint, middle, side + half, |dx, dy| {
                (dx.abs().max(dy.abs()) - side).abs() - half
            });
        }
        Mark::Triangle => {
            // The distance from the middle to a side; a corner is twice as far. The shape sits a little high.
            let (inner, low) = (cells(0.155), cells(0.04));
            canvas.shape(paint, middle, 2.5 * inner + half, |dx, dy| {
                let dy = dy - low;
                let slope = 3.0_f32.sqrt() / 2.0;
                let outside = dy.max(dx.abs() * slope - dy / 2.0) - inner;
                outside.abs() - half
            });
        }
        Mark::Cross => {
            canvas.cross(paint, middle, cells(0.265), 2.4 * half);
        }
    }
}
