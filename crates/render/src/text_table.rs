//! A table of text: rows and columns on what boards are made of, to be read on a phone.

use super::board::EmptyBoard;
use super::canvas::{Canvas, Mask};
use super::label::Lettering;
use super::paint::{Paint, STEPS};
use super::wood;

/// Columns of text with a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextTable {
    /// The heading of each column.
    pub head: Vec<String>,
    /// The rows, each with as many cells as the heading.
    pub rows: Vec<Vec<String>>,
    /// The left-aligned column; the others are centred.
    pub wide: usize,
}

/// Font size in pixels: 13 on a phone that shows the picture 390 pixels wide.
const TYPE: f32 = 26.0;
/// Row height, in pixels.
const ROW: usize = 42;
/// Space between columns and around the table, in pixels.
const GAP: usize = 18;
/// Minimum width, in pixels: narrower pictures would be enlarged by clients.
const NARROWEST: usize = 780;
/// How much darker every other row is, from 0 to 1.
const SHADE: f32 = 0.07;
/// The thickness of the line below the heading, in pixels.
const LINE: usize = 3;

/// The picture of `table` in the colours of `board`.
pub(super) fn paint(board: &EmptyBoard, table: &TextTable) -> Canvas {
    let all = || std::iter::once(&table.head).chain(&table.rows);
    let mut letters: Vec<_> = all().flatten().flat_map(|cell| cell.chars()).collect();
    letters.sort_unstable();
    letters.dedup();
    let lettering = Lettering::new(letters, TYPE);
    let width_of = |column: usize| {
        let cells = all().filter_map(|row| row.get(column));
        let widths = cells.map(|cell| lettering.width(cell).ceil() as usize);
        widths.max().unwrap_or(0)
    };
    let mut widths: Vec<_> = (0..table.head.len()).map(width_of).collect();
    let needed = widths.iter().sum::<usize>() + GAP * (widths.len() + 1);
    if let Some(wide) = widths.get_mut(table.wide) {
        *wide += NARROWEST.saturating_sub(needed);
    }
    let width = needed.max(NARROWEST);
    let mut canvas = Canvas::new(width, ROW * (table.rows.len() + 1) + GAP);
    wood::cover(&mut canvas, &board.colors.style.wood);
    let palette = &board.colors.palette;
    let ink = board.colors.style.ink.color;
    let shade = Paint::new(palette, ink, SHADE);
    let ink = Paint::new(palette, ink, 1.0);
    let full = |height: usize| Mask::new(width, vec![STEPS as u8 - 1; width * height]);
    let row = full(ROW);
    for number in (2..=table.rows.len()).step_by(2) {
        canvas.mask(&shade, &row, 0, (number * ROW + GAP / 2) as i32);
    }
    for (number, cells) in all().enumerate() {
        let middle = (number * ROW + ROW / 2 + GAP / 2) as f32;
        let mut left = GAP;
        for (column, (cell, width)) in cells.iter().zip(&widths).enumerate() {
            let own = lettering.width(cell);
            let center = if column == table.wide {
                left as f32 + own / 2.0
            } else {
                left as f32 + *width as f32 / 2.0
            };
            lettering.write(&mut canvas, &ink, cell, center, middle);
            left += width + GAP;
        }
    }
    let below_head = (ROW + GAP / 2 - LINE) as i32;
    canvas.mask(&ink, &full(LINE), 0, below_head);
    canvas
}
