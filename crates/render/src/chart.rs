//! A chart: a value over time.

use super::board::EmptyBoard;
use super::canvas::Canvas;
use super::page::{Letters, Page};
use super::paint::Paint;
use tengen_rules::Color;

/// A value over time. All positions are from 0 to 1, to the right and upwards.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// The points of the curve, from left to right.
    pub line: Vec<[f32; 2]>,
    /// Horizontal lines: height, and label at the left.
    pub rows: Vec<(f32, String)>,
    /// Labels below: position, and text.
    pub columns: Vec<(f32, String)>,
    /// The sides, if high values are good for Black and low ones for White.
    pub sides: Option<Sides>,
}

/// The sides' parts of a chart.
#[derive(Clone, Debug, PartialEq)]
pub struct Sides {
    /// The height of an even value: the area between it and the curve has the colour of the side that is ahead.
    pub middle: f32,
    /// Points of the curve to be marked, each with its side.
    pub marks: Vec<([f32; 2], Color)>,
}

/// Size of a chart in pixels: a phone shows it almost unscaled.
const SIZE: [usize; 2] = [900, 460];
/// Margins: left, top, right and bottom.
const MARGINS: [f32; 4] = [86.0, 34.0, 44.0, 60.0];
/// Font size.
const TYPE: f32 = 26.0;
/// Width of the curve.
const LINE: f32 = 5.0;
/// Width of horizontal lines.
const GRID: usize = 2;
/// Opacity of horizontal lines.
const FAINT: f32 = 0.28;
/// Opacity of a side's part.
const PART: f32 = 0.72;
/// Radius of a mark.
const MARK: f32 = 10.0;
/// Radius of the stones that show the sides' parts.
const STONE: f32 = 17.0;
/// Width of the rims of marks and stones.
const RIM: f32 = 2.5;

/// The picture of `chart`, in the colours of `board`.
pub(super) fn paint(board: &EmptyBoard, chart: &Chart) -> Canvas {
    let [width, height] = SIZE;
    let [left, top, ..] = MARGINS;
    let plot = plot_size();
    let place = |[x, y]: [f32; 2]| {
        [
            left + x.clamp(0.0, 1.0) * plot[0],
            top + (1.0 - y.clamp(0.0, 1.0)) * plot[1],
        ]
    };
    let mut page = Page::new(board, width, height);
    if let Some(sides) = &chart.sides {
        let line: Vec<_> = chart.line.iter().map(|point| place(*point)).collect();
        fill(
            &mut page.canvas,
            board,
            &line,
            place([0.0, sides.middle])[1],
        );
    }
    draw_labels(&mut page, chart, place);
    let mut canvas = page.canvas;
    let ink = Paint::new(&board.colors.palette, board.colors.style.ink.color, 1.0);
    for ends in chart.line.windows(2) {
        canvas.stroke(&ink, [place(ends[0]), place(ends[1])], LINE / 2.0);
    }
    if let Some(last) = chart.line.last() {
        canvas.ring(&ink, place(*last), LINE, LINE * 2.0);
    }
    if let Some(sides) = &chart.sides {
        for (at, color) in &sides.marks {
            stone(&mut canvas, board, *color, place(*at), MARK);
        }
        // Inside the corners of the plot, clear of the labels.
        let aside = left + STONE * 1.6;
        let [above, beneath] = [1.0, 0.0].map(|height| place([0.0, height])[1]);
        stone(
            &mut canvas,
            board,
            Color::Black,
            [aside, above + STONE * 1.6],
            STONE,
        );
        stone(
            &mut canvas,
            board,
            Color::White,
            [aside, beneath - STONE * 1.6],
            STONE,
        );
    }
    canvas
}

/// Width and height of the plot, without the margins.
fn plot_size() -> [f32; 2] {
    let [width, height] = SIZE.map(|side| side as f32);
    let [left, top, right, below] = MARGINS;
    [width - left - right, height - top - below]
}

/// Draws the horizontal lines and all labels; `place` converts a position of the chart into pixels.
fn draw_labels(page: &mut Page<'_>, chart: &Chart, place: impl Fn([f32; 2]) -> [f32; 2]) {
    let [width, height] = SIZE;
    let [left, _, _, below] = MARGINS;
    let plot = plot_size();
    let letters = Letters::new(TYPE);
    for (at, name) in &chart.rows {
        let [x, y] = place([0.0, *at]);
        let [from, above] = [x, y - GRID as f32 / 2.0].map(|place| place as usize);
        page.bar(FAINT, [from, above], [plot[0] as usize, GRID]);
        page.write(&letters, name, [left / 2.0, y]);
    }
    for (at, name) in &chart.columns {
        let half = letters.width(name) as f32 / 2.0;
        let [x, _] = place([*at, 0.0]);
        let x = x.clamp(half + 8.0, width as f32 - half - 8.0);
        page.write(&letters, name, [x, height as f32 - below / 2.0]);
    }
}

/// Fills the area between the curve and the height `middle`: above it in Black's colour, below it in White's.
fn fill(canvas: &mut Canvas, board: &EmptyBoard, line: &[[f32; 2]], middle: f32) {
    let style = &board.colors.style;
    let shades = [style.black.color, style.white.light];
    let [above, below] = shades.map(|shade| Paint::new(&board.colors.palette, shade, PART));
    for ends in line.windows(2) {
        let [[from, begin], [to, end]] = [ends[0], ends[1]];
        // Each column of pixels belongs to one piece of the curve.
        for x in from.round() as usize..to.round() as usize {
            let share = ((x as f32 + 0.5 - from) / (to - from)).clamp(0.0, 1.0);
            let y = begin + (end - begin) * share;
            let (paint, [top, bottom]) = if y < middle {
                (&above, [y, middle])
            } else {
                (&below, [middle, y])
            };
            let [top, bottom] = [top, bottom].map(|edge| edge.round() as usize);
            canvas.rectangle(paint, 1.0, [x, top], [1, bottom - top]);
        }
    }
}

/// A flat stone of `color` with a rim of the other colour.
fn stone(canvas: &mut Canvas, board: &EmptyBoard, color: Color, at: [f32; 2], radius: f32) {
    let flat = &board.colors.flat;
    canvas.ring(&flat[!color], at, (radius + RIM) / 2.0, radius + RIM);
    canvas.ring(&flat[color], at, radius / 2.0, radius);
}
