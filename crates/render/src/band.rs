//! Bands: parts of a picture, a few rows each, which are painted and compressed separately.
//!
//! A move changes the content of some bands. Bands are cached by content, so unchanged ones are neither painted nor
//! compressed again: the picture is the same either way.

use std::hash::Hash as _;
use std::ops::Range;
use std::sync::Arc;

use xxhash_rust::xxh3::Xxh3;

use super::board::EmptyBoard;
use super::cache::Cache;
use super::zlib::{Packer, Part};
use super::{Diagram, file, scene};
use tengen_rules::{Point, PointSet};

/// Number of rows in a band.
const ROWS: usize = 16;

/// Approximate memory of a cached band besides its data, in bytes.
const OVERHEAD: usize = 200;

/// Compressed bands by a 128-bit hash of their visible content; collisions are negligible.
pub(super) type Bands = Cache<u128, Part>;

/// The bands of the picture of `diagram` on `board`, from the top; those in `bands` are reused.
pub(super) fn of(board: &EmptyBoard, diagram: &Diagram, bands: &Bands) -> Vec<Arc<Part>> {
    let picture = Picture::new(board, diagram);
    let bytes = |part: &Part| OVERHEAD + part.bytes();
    let mut packer = Packer::new();
    let rows = ranges(board.layout.total());
    rows.map(|rows| {
        let seen = picture.part(with_row_above(&rows));
        let key = key(board, &seen, &rows);
        bands.get(key, || pack(&mut packer, board, &seen, rows), bytes)
    })
    .collect()
}

/// The row ranges of the bands of a picture with `height` rows.
fn ranges(height: usize) -> impl Iterator<Item = Range<usize>> {
    let starts = (0..height).step_by(ROWS);
    starts.map(move |start| start..height.min(start + ROWS))
}

/// `rows` and the row above, from which the first one is stored as a difference.
fn with_row_above(rows: &Range<usize>) -> Range<usize> {
    rows.start.saturating_sub(1)..rows.end
}

/// A whole picture, to be split into bands.
struct Picture<'a> {
    board: &'a EmptyBoard,
    diagram: Diagram,
    /// For each horizontal line: the pixel row of its middle, and its points.
    lines: Vec<(usize, PointSet)>,
}

impl<'a> Picture<'a> {
    fn new(board: &'a EmptyBoard, diagram: &Diagram) -> Self {
        let crop = board.layout.crop;
        let lines = crop.rows().map(|row| {
            let columns = crop.columns();
            let points = columns.filter_map(|column| Point::new(column, row));
            (board.layout.row(row), points.collect())
        });
        Self {
            board,
            diagram: diagram.cut(),
            lines: lines.collect(),
        }
    }

    /// The visible content of `rows`.
    fn part(&self, rows: Range<usize>) -> Diagram {
        let near = |reach| self.near(&rows, reach);
        let mut seen = self
            .diagram
            .only(near(self.board.stones.reach()), near(self.board.reach()));
        seen.tray = seen.tray.filter(|_| rows.end > self.board.layout.height);
        seen
    }

    /// The points whose marks, extending `up` and `down`, touch `rows`.
    fn near(&self, rows: &Range<usize>, [up, down]: [usize; 2]) -> PointSet {
        let lines = self.lines.iter();
        let there =
            lines.filter(|(middle, _)| *middle < rows.end + up && middle + down >= rows.start);
        there.fold(PointSet::EMPTY, |all, (_, points)| all.union(*points))
    }
}

/// The cache key of a band.
fn key(board: &EmptyBoard, seen: &Diagram, rows: &Range<usize>) -> u128 {
    let mut hash = Xxh3::new();
    (board.colors.theme, board.layout, rows.start).hash(&mut hash);
    seen.hash(&mut hash);
    hash.digest128()
}

fn pack(packer: &mut Packer, board: &EmptyBoard, seen: &Diagram, rows: Range<usize>) -> Part {
    let empty = board.empty.cut(with_row_above(&rows));
    let canvas = scene::paint_on(empty, board, seen);
    packer.pack(&file::filter(&canvas, rows))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::Renderer;
    use crate::colors::Colors;
    use crate::crop::Crop;
    use crate::layout::{Layout, Pixels};
    use crate::noise::hash;
    use crate::{Mark, Stroke, Theme, Tip, Tray};
    use tengen_rules::{ByColor, Color, Size};

    /// A board with everything that a diagram can have, some of it impossible in real games; `turn` varies the places.
    fn crowded(crop: Crop, turn: u32) -> Diagram {
        let chance = |point: Point, kind: u32| {
            hash(
                point.column().into(),
                point.row().into(),
                50 + 20 * turn + kind,
            )
        };
        let some = |kind: u32, share: f32| {
            let points = crop.board().all();
            points.filter(move |&point| chance(point, kind) < share)
        };
        let one =
            |kind| some(kind, 1.0).min_by(|&a, &b| chance(a, kind).total_cmp(&chance(b, kind)));
        let mut diagram = Diagram::new(crop.board())
            .crop(crop)
            .stones(Color::Black, some(0, 0.35))
            .stones(Color::White, some(1, 0.35))
            .dead(some(2, 0.1))
            .seki(some(3, 0.1))
            .line(some(4, 0.1))
            .atari(some(5, 0.1))
            .numbers(some(6, 0.2).zip(7..))
            .dimmed(some(18, 0.1))
            .properties(|name| match name {
                "SL" => some(19, 0.1).collect(),
                _ => PointSet::EMPTY,
            })
            .strokes(some(20, 0.05).zip(some(21, 0.05)).map(|(from, to)| Stroke {
                from,
                to,
                tip: Tip::Arrow,
            }))
            .tray(Tray::Stones(ByColor {
                black: 3,
                white: 14,
            }))
            .last_move(one(7))
            .ko(one(8));
        for (color, kind) in [(Color::Black, 9), (Color::White, 10)] {
            diagram = diagram
                .territory(color, some(kind, 0.1))
                .captured(color, some(kind + 2, 0.1));
        }
        for (mark, kind) in Mark::ALL.into_iter().zip(13..) {
            diagram = diagram.mark(mark, some(kind, 0.06));
        }
        let letters: BTreeMap<Point, &str> = some(17, 0.1)
            .zip(["A", "Äg", "Wjy"].into_iter().cycle())
            .collect();
        diagram.letters(letters)
    }

    #[test]
    fn a_band_depends_on_its_visible_content_alone() {
        for theme in Theme::ALL {
            for (side, pixels) in [(5, 160), (9, 350), (19, 1064)] {
                let size = Size::square(side).expect("a board");
                let whole = Crop::whole(size);
                let part = Crop::around(
                    size,
                    [Point::new(1, 2).expect("a point")].into_iter().collect(),
                    3,
                );
                for (crop, turn) in [(whole, 0), (part, 1)] {
                    let pixels = Pixels::new(pixels).expect("a size");
                    let diagram = crowded(crop, turn);
                    let layout = Layout::of(&diagram, pixels);
                    let board = EmptyBoard::new(layout, Arc::new(Colors::of(*theme)));
                    let painted = scene::paint(&board, &diagram);
                    let picture = Picture::new(&board, &diagram);
                    for rows in ranges(layout.total()) {
                        let empty = board.empty.cut(with_row_above(&rows));
                        let seen = picture.part(with_row_above(&rows));
                        let band = scene::paint_on(empty, &board, &seen);
                        assert!(
                            band.indices == painted.cut(with_row_above(&rows)).indices,
                            "{theme:?}, {side} lines, rows {rows:?}"
                        );
                    }
                }
            }
        }
    }

    /// Decodes a file with another decoder.
    fn indices(file: &[u8]) -> Vec<u8> {
        let decoder = png::Decoder::new(std::io::Cursor::new(file));
        let mut reader = decoder.read_info().expect("a PNG");
        let mut indices = vec![0; reader.output_buffer_size().expect("a size")];
        reader.next_frame(&mut indices).expect("a picture");
        indices
    }

    #[test]
    fn cached_bands_change_no_picture() {
        let keeping = Renderer::new();
        for theme in [Theme::Kaya, Theme::Dark] {
            for (side, pixels) in [(5, 160), (9, 160), (9, 350)] {
                let crop = Crop::whole(Size::square(side).expect("a board"));
                let pixels = Pixels::new(pixels).expect("a size");
                // Board 0 again at the end, with a full cache.
                for turn in [0, 1, 0] {
                    let diagram = crowded(crop, turn);
                    let fresh = Renderer::new().png(&diagram, theme, pixels);
                    assert!(
                        keeping.png(&diagram, theme, pixels) == fresh,
                        "{theme:?}, {side} lines"
                    );
                }
                // Empty bands differ only by the board.
                let empty = Diagram::new(crop.board());
                let board =
                    EmptyBoard::new(Layout::of(&empty, pixels), Arc::new(Colors::of(theme)));
                assert!(indices(&keeping.png(&empty, theme, pixels)) == board.empty.indices);
            }
        }
    }
}
