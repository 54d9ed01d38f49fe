//! A contact sheet: small boards of one game side by side, each with a line below it.

use super::board::EmptyBoard;
use super::canvas::Canvas;
use super::page::{Letters, Page};
use super::{Diagram, scene};

/// Maximum number of boards in a row; four boards are two rows of two, which are larger on a phone.
const MOST_COLUMNS: usize = 4;
/// Space between and around boards, as a fraction of a board's width.
const GAP: f32 = 0.075;
/// Font size, as a fraction of a board's width.
const TYPE: f32 = 0.082;

/// The sheet of `boards`, at least one, drawn on `board` and read row by row.
pub(super) fn paint(board: &EmptyBoard, boards: &[(Diagram, String)]) -> Canvas {
    let (width, height) = (board.layout.width, board.layout.total());
    let least = if boards.len() < MOST_COLUMNS { 1 } else { 2 };
    let rows = boards.len().div_ceil(MOST_COLUMNS).max(least);
    let columns = boards.len().div_ceil(rows).max(1);
    let share = |share: f32| (share * width as f32).round() as usize;
    let (gap, line) = (share(GAP), share(TYPE * 1.75));
    let mut sheet = Page::new(
        board,
        columns * (width + gap) + gap,
        rows * (height + line + gap / 2) + gap,
    );
    let letters = Letters::new(TYPE * width as f32);
    for (number, (diagram, caption)) in boards.iter().enumerate() {
        let left = gap + number % columns * (width + gap);
        let top = gap + number / columns * (height + line + gap / 2);
        let picture = scene::paint(board, diagram);
        for y in 0..height {
            let row = &picture.indices[y * picture.width..][..width];
            sheet.canvas.row(top + y, left, width).copy_from_slice(row);
        }
        let below = [left + width / 2, top + height + line / 2].map(|place| place as f32);
        sheet.write(&letters, caption, below);
    }
    sheet.canvas
}
