//! Marks: shapes on points, distinguished by form rather than colour.

use super::Mark;
use super::board::EmptyBoard;
use super::canvas::Canvas;
use super::measure::{
    ARC, ATARI, CIRCLE, CLEARED, CROSS, DIAMOND, SQUARE, TRIANGLE, TRIANGLE_LOW, WIDTH,
};
use super::paint::Paint;
use tengen_rules::{Color, Point};

/// Draws `mark` on `point`, which has the stone `stone`: white on black, black on white, ink on the wood.
pub(super) fn draw(
    canvas: &mut Canvas,
    board: &EmptyBoard,
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
    draw_shape(canvas, board, paint, middle, mark);
}

/// Marks the stone of `color` on `point` as being in seki: a hollow diamond, which nothing else has.
pub(super) fn seki(canvas: &mut Canvas, board: &EmptyBoard, color: Color, point: Point) {
    let half = board.layout.cells(WIDTH / 2.0).max(0.75);
    let middle = board.middle_of_stone(point);
    // Distance from the middle to a corner: √2 times that to a side.
    let corner = board.layout.cells(DIAMOND);
    let paint = &board.colors.flat[!color];
    canvas.shape(paint, middle, corner + 2.0 * half, |dx, dy| {
        let outside = (dx.abs() + dy.abs() - corner) * std::f32::consts::FRAC_1_SQRT_2;
        outside.abs() - half
    });
}

/// Marks the stone of `color` on `point` as in atari: four arcs near its rim, clear of other marks.
pub(super) fn atari(canvas: &mut Canvas, board: &EmptyBoard, color: Color, point: Point) {
    let [radius, arc] = [ATARI.radius, ARC].map(|share| board.layout.cells(share));
    let half = board.layout.cells(ATARI.width / 2.0).max(0.75);
    let middle = board.middle_of_stone(point);
    let paint = &board.colors.flat[!color];
    canvas.shape(paint, middle, radius + half, |dx, dy| {
        let ring = ((dx * dx + dy * dy).sqrt() - radius).abs() - half;
        let off_diagonal = (dx.abs() - dy.abs()).abs() * std::f32::consts::FRAC_1_SQRT_2;
        ring.max(off_diagonal - arc)
    });
}

/// Erases the lines under a mark, with a soft edge.
pub(super) fn clear(canvas: &mut Canvas, board: &EmptyBoard, middle: [f32; 2]) {
    let reach = board.layout.cells(CLEARED);
    canvas.shape(&board.colors.clear, middle, reach, |dx, dy| {
        let far = (dx * dx + dy * dy).sqrt() / reach;
        // Half a pixel inside is full coverage.
        far.powi(4) - 0.5
    });
}

fn draw_shape(
    canvas: &mut Canvas,
    board: &EmptyBoard,
    paint: &Paint,
    middle: [f32; 2],
    mark: Mark,
) {
    let cells = |share| board.layout.cells(share);
    let half = cells(WIDTH / 2.0).max(0.75);
    match mark {
        Mark::Circle => canvas.ring(paint, middle, cells(CIRCLE), 2.0 * half),
        Mark::Square => {
            let side = cells(SQUARE);
            canvas.shape(paint, middle, side + half, |dx, dy| {
                (dx.abs().max(dy.abs()) - side).abs() - half
            });
        }
        Mark::Triangle => {
            let (inner, low) = (cells(TRIANGLE), cells(TRIANGLE_LOW));
            canvas.shape(paint, middle, 2.5 * inner + half, |dx, dy| {
                let dy = dy - low;
                let slope = 3.0_f32.sqrt() / 2.0;
                let outside = dy.max(dx.abs() * slope - dy / 2.0) - inner;
                outside.abs() - half
            });
        }
        Mark::Cross => {
            canvas.cross(paint, middle, cells(CROSS.arm), cells(CROSS.width).max(1.8));
        }
    }
}
