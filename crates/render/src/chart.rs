//! A chart: how a value went over time.

use super::board::EmptyBoard;
use super::canvas::Canvas;
use super::label::Lettering;
use super::paint::Paint;
use super::wood;

/// A value over time. All positions are from 0 to 1, to the right and upwards.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// The points of the curve, from left to right.
    pub line: Vec<[f32; 2]>,
    /// Horizontal lines: height, and label at the left.
    pub rows: Vec<(f32, String)>,
    /// Labels below: position, and text.
    pub columns: Vec<(f32, String)>,
}

/// Size of a chart in pixels: a phone shows it almost unscaled.
const SIZE: [usize; 2] = [900, 460];
/// Margins: left, top, right and bottom.
const MARGINS: [f32; 4] = [86.0, 34.0, 44.0, 60.0];
/// Font size.
const TYPE: f32 = 26.0;
/// Widths of the curve and of horizontal lines.
const LINE: f32 = 5.0;
const GRID: f32 = 1.6;
/// Opacity of horizontal lines.
const FAINT: f32 = 0.35;

/// The picture of `chart`, in the colours of `board`.
pub(super) fn paint(board: &EmptyBoard, chart: &Chart) -> Canvas {
    let [width, height] = SIZE;
    let [left, top, right, below] = MARGINS;
    let room = [width as f32 - left - right, height as f32 - top - below];
    let place = |[x, y]: [f32; 2]| {
        [
            left + x.clamp(0.0, 1.0) * room[0],
            top + (1.0 - y.clamp(0.0, 1.0)) * room[1],
        ]
    };
    let mut canvas = Canvas::new(width, height);
    wood::cover(&mut canvas, &board.colors.style.wood);
    let color = board.colors.style.ink.color;
    let ink = Paint::new(&board.colors.palette, color, 1.0);
    let faint = Paint::new(&board.colors.palette, color, FAINT);
    let names = chart.rows.iter().chain(&chart.columns);
    let mut letters: Vec<char> = names.flat_map(|(_, name)| name.chars()).collect();
    letters.sort_unstable();
    letters.dedup();
    let lettering = Lettering::new(letters, TYPE);
    for (at, name) in &chart.rows {
        let [from, to] = [place([0.0, *at]), place([1.0, *at])];
        stroke(&mut canvas, &faint, from, to, GRID);
        lettering.write(&mut canvas, &ink, name, left / 2.0, from[1]);
    }
    for (at, name) in &chart.columns {
        let half = lettering.width(name) / 2.0;
        let [x, _] = place([*at, 0.0]);
        let x = x.clamp(half + 8.0, width as f32 - half - 8.0);
        lettering.write(&mut canvas, &ink, name, x, height as f32 - below / 2.0);
    }
    for ends in chart.line.windows(2) {
        stroke(&mut canvas, &ink, place(ends[0]), place(ends[1]), LINE);
    }
    if let Some(last) = chart.line.last() {
        canvas.ring(&ink, place(*last), LINE, LINE * 2.0);
    }
    canvas
}

/// Paints a line with round ends.
fn stroke(canvas: &mut Canvas, paint: &Paint, from: [f32; 2], to: [f32; 2], width: f32) {
    let [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    let length = dx.hypot(dy);
    let middle = [(from[0] + to[0]) / 2.0, (from[1] + to[1]) / 2.0];
    // Unit vectors along and across.
    let along = if length > 0.0 {
        [dx / length, dy / length]
    } else {
        [1.0, 0.0]
    };
    canvas.shape(paint, middle, (length + width) / 2.0, |x, y| {
        let forward = (x * along[0] + y * along[1]).abs() - length / 2.0;
        let across = x * along[1] - y * along[0];
        forward.max(0.0).hypot(across) - width / 2.0
    });
}
