//! A chart: how a value went over time.

use super::board::EmptyBoard;
use super::canvas::Canvas;
use super::page::{Letters, Page};
use super::paint::Paint;

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
const GRID: usize = 2;
/// Opacity of horizontal lines.
const FAINT: f32 = 0.28;

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
    let mut page = Page::new(board, width, height);
    let letters = Letters::new(TYPE);
    for (at, name) in &chart.rows {
        let [x, y] = place([0.0, *at]);
        let [from, above] = [x, y - GRID as f32 / 2.0].map(|place| place as usize);
        page.bar(FAINT, [from, above], [room[0] as usize, GRID]);
        page.write(&letters, name, [left / 2.0, y]);
    }
    for (at, name) in &chart.columns {
        let half = letters.width(name) as f32 / 2.0;
        let [x, _] = place([*at, 0.0]);
        let x = x.clamp(half + 8.0, width as f32 - half - 8.0);
        page.write(&letters, name, [x, height as f32 - below / 2.0]);
    }
    let mut canvas = page.canvas;
    let ink = Paint::new(&board.colors.palette, board.colors.style.ink.color, 1.0);
    for ends in chart.line.windows(2) {
        canvas.stroke(&ink, [place(ends[0]), place(ends[1])], LINE / 2.0);
    }
    if let Some(last) = chart.line.last() {
        canvas.ring(&ink, place(*last), LINE, LINE * 2.0);
    }
    canvas
}
