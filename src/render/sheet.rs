//! A contact sheet: small boards of one game side by side, each with a line below it.

use super::board::Board;
use super::canvas::Canvas;
use super::label::Lettering;
use super::paint::Paint;
use super::{Diagram, scene};

/// The most boards in a row.
const MOST_COLUMNS: usize = 4;
/// What a small board keeps around its outermost lines, in cells: room for stones, and none for labels, which could not be read.
const AROUND: f32 = 0.6;
/// Between boards and around them, as a share of a board's width.
const GAP: f32 = 0.075;
/// The height of the type, as a share of a board's width.
const TYPE: f32 = 0.082;

/// The sheet of `boards`, drawn on `board` and read row by row; there is one at least.
pub(super) fn paint(board: &Board, boards: &[(Diagram, String)]) -> Canvas {
    let cut = Cut::of(board);
    let rows = boards.len().div_ceil(MOST_COLUMNS).max(1);
    let columns = boards.len().div_ceil(rows).max(1);
    let share = |share: f32| (share * cut.width as f32).round() as usize;
    let (gap, line) = (share(GAP), share(TYPE * 1.75));
    let mut sheet = Canvas::new(
        columns * (cut.width + gap) + gap,
        rows * (cut.height + line + gap / 2) + gap,
    );
    let ground = board.colors.ground();
    sheet.indices.fill(board.colors.palette.nearest(ground));
    let ink = Paint::new(&board.colors.palette, board.colors.style.ink.color, 1.0);
    let letters = boards.iter().flat_map(|(_, caption)| caption.chars());
    let mut letters: Vec<_> = letters.collect();
    letters.sort_unstable();
    letters.dedup();
    let lettering = Lettering::new(letters, TYPE * cut.width as f32);
    for (number, (diagram, caption)) in boards.iter().enumerate() {
        let left = gap + number % columns * (cut.width + gap);
        let top = gap + number / columns * (cut.height + line + gap / 2);
        cut.copy(&scene::paint(board, diagram), &mut sheet, left, top);
        let [x, y] = [left + cut.width / 2, top + cut.height + line / 2].map(|place| place as f32);
        lettering.write(&mut sheet, &ink, caption, x, y);
    }
    sheet
}

/// The part of a board's picture that a sheet shows.
struct Cut {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

impl Cut {
    fn of(board: &Board) -> Self {
        let layout = &board.layout;
        let (columns, rows) = (layout.crop.columns(), layout.crop.rows());
        let around = layout.cells(AROUND).round() as usize;
        let (left, top) = (
            layout.column(*columns.start()).saturating_sub(around),
            layout.row(*rows.end()).saturating_sub(around),
        );
        let (right, bottom) = (
            layout.column(*columns.end()) + around,
            layout.row(*rows.start()) + around,
        );
        Self {
            left,
            top,
            width: right.min(layout.width - 1) + 1 - left,
            height: bottom.min(layout.height - 1) + 1 - top,
        }
    }

    fn copy(&self, picture: &Canvas, sheet: &mut Canvas, left: usize, top: usize) {
        for y in 0..self.height {
            let from = (self.top + y) * picture.width + self.left;
            sheet
                .row(top + y, left, self.width)
                .copy_from_slice(&picture.indices[from..from + self.width]);
        }
    }
}
