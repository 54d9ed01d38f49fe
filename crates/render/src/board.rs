//! The common parts of all pictures of one theme, board and size: the empty board, and the stones.

use std::sync::{Arc, OnceLock};

use super::Crop;
use super::canvas::Canvas;
use super::colors::Colors;
use super::frame;
use super::label::Lettering;
use super::layout::{Layout, Pixel};
use super::measure;
use super::paint::Paint;
use super::stone::Stones;
use super::theme::Line;
use super::tray::EmptyTrays;
use super::wood;
use tengen_rules::{Point, Size, hoshi};

/// Font size of the labels, in cells: on large boards it fills the margin, so that it is legible on a phone, where
/// nineteen lines are 350 pixels wide.
pub(super) fn label_height(board: Size) -> f32 {
    match board.columns().max(board.rows()) {
        0..=9 => 0.45,
        10..=13 => 0.55,
        _ => 0.64,
    }
}

/// Length of lines beyond the last visible one where the board continues, in cells.
pub(super) const RUN_ON: f32 = 0.38;
/// The radius of marked points, in cells.
pub(super) const HOSHI: f32 = 0.095;

/// An empty board with its stones and types.
pub(super) struct EmptyBoard {
    pub(super) layout: Layout,
    pub(super) colors: Arc<Colors>,
    pub(super) empty: Canvas,
    pub(super) stones: Stones,
    /// None without a tray.
    pub(super) trays: Option<EmptyTrays>,
    /// The position of a crossing within its pixel.
    phase: f32,
    numbers: OnceLock<[Lettering; 3]>,
}

impl EmptyBoard {
    pub(super) fn new(layout: Layout, colors: Arc<Colors>) -> Self {
        let mut empty = Canvas::new(layout.width, layout.total());
        wood::cover(&mut empty, &colors.style.wood);
        bevel(&mut empty, &layout, &colors);
        frame::paint(&mut empty, &layout, &colors);
        let phase = phase(&layout, &colors.style.line);
        grid(&mut empty, &layout, &colors);
        labels(&mut empty, &layout, &colors.ink, phase);
        let stones = Stones::new(&colors.style, &colors.palette, layout.cell, phase);
        let trays = EmptyTrays::new(&mut empty, &layout, &colors);
        Self {
            layout,
            colors,
            empty,
            stones,
            trays,
            phase,
            numbers: OnceLock::new(),
        }
    }

    /// Approximate memory, in bytes.
    pub(super) fn bytes(&self) -> usize {
        let stones = 20 * self.layout.cell * self.layout.cell;
        self.empty.indices.len() + stones
    }

    /// The centre of the crossing `point`.
    pub(super) fn middle(&self, point: Point) -> [f32; 2] {
        let Pixel { x, y } = self.layout.crossing(point);
        [x as f32 + self.phase, y as f32 + self.phase]
    }

    /// The centre of the stone on `point`, which is slightly off the crossing.
    pub(super) fn middle_of_stone(&self, point: Point) -> [f32; 2] {
        let (x, y) = self.stones.place(point, self.layout.crossing(point));
        [x as f32 + self.phase, y as f32 + self.phase]
    }

    /// Vertical extent of marks and stones without their shadows around a crossing, in pixels.
    pub(super) fn reach(&self) -> [usize; 2] {
        let most = self.layout.cells(measure::REACH).ceil() as usize + 1;
        [most + self.stones.jitter(); 2]
    }

    /// The type for numbers of one, two and three digits.
    pub(super) fn numbers(&self, digits: usize) -> &Lettering {
        let sizes = self.numbers.get_or_init(|| {
            [1, 2, 3]
                .map(|digits| Lettering::new('0'..='9', self.layout.cells(measure::number(digits))))
        });
        &sizes[digits.clamp(1, 3) - 1]
    }
}

/// The width of the lines, in whole pixels.
fn line(layout: &Layout, share: f32) -> usize {
    (layout.cells(share).round() as usize).max(1)
}

/// The position of a crossing within its pixel: lines with an odd width are centred on a pixel.
fn phase(layout: &Layout, lines: &Line) -> f32 {
    (line(layout, lines.width) % 2) as f32 / 2.0
}

fn bevel(canvas: &mut Canvas, layout: &Layout, colors: &Colors) {
    let bevel = colors.style.wood.bevel;
    let width = line(layout, 0.06).min(6);
    let (right, bottom) = (canvas.width - width, canvas.height() - width);
    for inset in 0..width {
        let strength = bevel * 0.34 * (1.0 - inset as f32 / width as f32);
        let (w, h) = (canvas.width - 2 * inset, canvas.height() - 2 * inset);
        canvas.rectangle(&colors.flat.white, strength, [inset, inset], [w, 1]);
        canvas.rectangle(&colors.flat.white, strength, [inset, inset], [1, h]);
    }
    for inset in 0..width {
        let strength = bevel * (0.10 + 0.28 * (inset + 1) as f32 / width as f32);
        canvas.rectangle(
            &colors.shadow,
            strength,
            [inset, bottom + inset],
            [right + inset, 1],
        );
        canvas.rectangle(
            &colors.shadow,
            strength,
            [right + inset, inset],
            [1, bottom + 1],
        );
    }
}

fn grid(canvas: &mut Canvas, layout: &Layout, colors: &Colors) {
    let lines = &colors.style.line;
    let (thin, thick) = (line(layout, lines.width), line(layout, lines.outer));
    let (columns, rows) = (layout.crop.columns(), layout.crop.rows());
    let whole = Crop::whole(layout.board());
    // A line ends at the board's edge, and continues where the board does.
    let [left_edge, right_edge] = [
        columns.start() == whole.columns().start(),
        columns.end() == whole.columns().end(),
    ];
    let [bottom_edge, top_edge] = [
        rows.start() == whole.rows().start(),
        rows.end() == whole.rows().end(),
    ];
    let (left, right) = (
        layout.column(*columns.start()) - thin / 2,
        layout.column(*columns.end()) - thin / 2,
    );
    let (top, bottom) = (
        layout.row(*rows.end()) - thin / 2,
        layout.row(*rows.start()) - thin / 2,
    );
    // The paint is gathered first, so that crossings are not inked twice.
    let mut inked = Canvas::new(canvas.width, canvas.height());
    // Half-open ranges in both directions.
    let mut fill = |[x, to_x]: [usize; 2], [y, to_y]: [usize; 2]| {
        for y in y..to_y {
            inked.row(y, x, to_x - x).fill(1);
        }
    };
    let on = layout.cells(RUN_ON).round() as usize;
    let ends = |[first, last]: [usize; 2], [starts, stops]: [bool; 2], out: usize| {
        let beyond = |is_edge| if is_edge { out } else { on };
        [first - beyond(starts), last + thin + beyond(stops)]
    };
    let across = |out| ends([left, right], [left_edge, right_edge], out);
    let upwards = |out| ends([top, bottom], [top_edge, bottom_edge], out);
    for column in columns.clone() {
        let x = layout.column(column) - thin / 2;
        fill([x, x + thin], upwards(0));
    }
    for row in rows.clone() {
        let y = layout.row(row) - thin / 2;
        fill(across(0), [y, y + thin]);
    }
    // The outline grows outwards, so that all cells have the same width.
    let out = thick - thin;
    for (is_edge, y) in [(top_edge, top - out), (bottom_edge, bottom)] {
        if is_edge {
            fill(across(out), [y, y + thick]);
        }
    }
    for (is_edge, x) in [(left_edge, left - out), (right_edge, right)] {
        if is_edge {
            fill([x, x + thick], upwards(out));
        }
    }
    ink(canvas, &inked, colors);
    star_points(canvas, layout, colors);
}

/// Puts ink on the pixels that are set in `lines`.
fn ink(canvas: &mut Canvas, lines: &Canvas, colors: &Colors) {
    for (index, &inked) in canvas.indices.iter_mut().zip(&lines.indices) {
        if inked == 1 {
            *index = colors.lines.cover(1.0, *index);
        }
    }
}

/// The dots on the star points.
fn star_points(canvas: &mut Canvas, layout: &Layout, colors: &Colors) {
    let marked = hoshi(layout.board()).intersection(layout.crop.points());
    for point in marked.iter() {
        let Pixel { x, y } = layout.crossing(point);
        let middle = [x, y].map(|place| place as f32 + phase(layout, &colors.style.line));
        let radius = layout.cells(HOSHI).max(1.5);
        canvas.ring(&colors.ink, middle, radius / 2.0, radius);
    }
}

fn labels(canvas: &mut Canvas, layout: &Layout, ink: &Paint, phase: f32) {
    let characters = ('A'..='T').chain('0'..='9');
    let lettering = Lettering::new(characters, layout.cells(label_height(layout.board())));
    let origin = |column, row| Point::new(column, row).expect("columns and rows are at most 19");
    for column in layout.crop.columns() {
        let letter = origin(column, 0).letter().to_string();
        let x = layout.column(column) as f32 + phase;
        for y in layout.label_rows() {
            lettering.write(canvas, ink, &letter, x, y);
        }
    }
    for row in layout.crop.rows() {
        let number = (row + 1).to_string();
        let y = layout.row(row) as f32 + phase;
        for x in layout.label_columns() {
            lettering.write(canvas, ink, &number, x, y);
        }
    }
}
