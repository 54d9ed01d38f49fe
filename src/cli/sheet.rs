//! `tengen render --sheet`: a contact sheet, some positions of a record as small boards in one picture.

use std::num::NonZeroUsize;

use clap::Args;

use super::render::RenderError;
use crate::render::{Diagram, Pixels, Renderer, Theme};

/// Most boards of a sheet.
pub const MOST_BOARDS: usize = 100;
/// Maximum number of boards with the default step.
const DEFAULT_BOARDS: usize = 12;
/// Default steps: round numbers.
const STEPS: [usize; 7] = [1, 2, 5, 10, 20, 25, 50];
/// Size of each board, in pixels.
const BOARD: u16 = 300;

/// The positions of a sheet.
#[derive(Args, Clone, Debug, Default)]
pub struct SheetArgs {
    /// Draw positions of the whole game as small boards in one PNG, each with its move below it
    #[arg(long, conflicts_with_all = ["animate", "from", "to"])]
    pub sheet: bool,
    /// Moves between the boards of a sheet [default: for at most 12 boards]
    #[arg(long, value_name = "N", requires = "sheet")]
    pub every: Option<NonZeroUsize>,
    /// The positions of a sheet by number of moves, such as `0,25,60`
    #[arg(long, value_name = "N,..", value_delimiter = ',', requires = "sheet", conflicts_with_all = ["every", "after"])]
    pub at: Vec<usize>,
}

impl SheetArgs {
    /// The last position, if positions are given by number.
    pub(super) fn last(&self) -> Option<usize> {
        self.at.iter().copied().max()
    }

    /// The positions on the sheet of a game of `moves` moves.
    fn positions(&self, moves: usize) -> Vec<usize> {
        if !self.at.is_empty() {
            let mut positions = self.at.clone();
            positions.sort_unstable();
            positions.dedup();
            return positions;
        }
        let every = self
            .every
            .map_or_else(|| default_step(moves), NonZeroUsize::get);
        let mut positions: Vec<_> = (1..=moves / every).map(|n| n * every).collect();
        if positions.last() != Some(&moves) {
            positions.push(moves);
        }
        positions
    }
}

/// The default number of moves from one board to the next.
fn default_step(moves: usize) -> usize {
    let few = |&step: &usize| moves.div_ceil(step) <= DEFAULT_BOARDS;
    let least = moves.div_ceil(DEFAULT_BOARDS);
    STEPS
        .into_iter()
        .find(few)
        .unwrap_or(least.div_ceil(100) * 100)
}

/// The sheet of a game from the positions before each move and after the last one.
///
/// # Errors
///
/// [`RenderError::TooMany`] if there are more boards than a sheet shows.
pub(super) fn png(
    args: &SheetArgs,
    before: Vec<Diagram>,
    last: Diagram,
    theme: Theme,
    pixels: Option<Pixels>,
) -> Result<Vec<u8>, RenderError> {
    let mut diagrams = before;
    let moves = diagrams.len();
    diagrams.push(last);
    let positions = args.positions(moves);
    let count = positions.len();
    if count > MOST_BOARDS {
        return Err(RenderError::TooMany { boards: count });
    }
    let boards = positions.into_iter().filter_map(|number| {
        let caption = match number {
            0 => "start".to_owned(),
            number => format!("move {number}"),
        };
        Some((diagrams.get(number)?.clone(), caption))
    });
    let pixels = pixels.or(Pixels::new(BOARD)).expect("a possible size");
    let sheet = Renderer::new().sheet(boards.collect(), theme, pixels);
    Ok(sheet.expect("a sheet has the last position at least"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_ends_with_the_last_move_and_has_few_boards() {
        let positions = |moves| SheetArgs::default().positions(moves);
        assert_eq!(positions(0), [0]);
        assert_eq!(positions(1), [1]);
        assert_eq!(positions(24), (1..=12).map(|n| 2 * n).collect::<Vec<_>>());
        assert_eq!(positions(213).len(), 11);
        assert_eq!(positions(213)[9..], [200, 213]);
        for moves in 0..2000 {
            assert!(positions(moves).len() <= DEFAULT_BOARDS, "{moves}");
        }
    }
}
