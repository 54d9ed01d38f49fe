//! A table of text on the material of boards, to be read on a phone.

use super::board::EmptyBoard;
use super::canvas::Canvas;
use super::page::{Letters, Page};

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
/// Shade of every other row, from 0 (none) to 1.
const SHADE: f32 = 0.07;
/// The thickness of the line below the heading, in pixels.
const LINE: usize = 3;

/// The picture of `table` in the colours of `board`.
pub(super) fn paint(board: &EmptyBoard, table: &TextTable) -> Canvas {
    let all = || std::iter::once(&table.head).chain(&table.rows);
    let letters = Letters::new(TYPE);
    let width_of = |column: usize| {
        let cells = all().filter_map(|row| row.get(column));
        cells.map(|cell| letters.width(cell)).max().unwrap_or(0)
    };
    let mut widths: Vec<_> = (0..table.head.len()).map(width_of).collect();
    let needed = widths.iter().sum::<usize>() + GAP * (widths.len() + 1);
    if let Some(wide) = widths.get_mut(table.wide) {
        *wide += NARROWEST.saturating_sub(needed);
    }
    let width = needed.max(NARROWEST);
    let mut page = Page::new(board, width, ROW * (table.rows.len() + 1) + GAP);
    for number in (2..=table.rows.len()).step_by(2) {
        page.bar(SHADE, [0, number * ROW + GAP / 2], [width, ROW]);
    }
    for (number, cells) in all().enumerate() {
        let middle = (number * ROW + ROW / 2 + GAP / 2) as f32;
        let mut left = GAP;
        for (column, (cell, width)) in cells.iter().zip(&widths).enumerate() {
            let room = if column == table.wide {
                letters.width(cell)
            } else {
                *width
            };
            page.write(&letters, cell, [left as f32 + room as f32 / 2.0, middle]);
            left += width + GAP;
        }
    }
    page.bar(1.0, [0, ROW + GAP / 2 - LINE], [width, LINE]);
    page.canvas
}
