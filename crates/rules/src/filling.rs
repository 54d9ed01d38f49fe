//! The steps of a count, as players do it on the board: by filling in prisoners where territory counts (booklet 004,
//! figures 10 to 13; Japanese 1989, Article 10.2), by moving each side's area together where area counts.

use super::regions::{Region, components};
use super::{Board, ByColor, Color, Point, PointSet, Score, Scoring, Size};

/// The action of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CountStage {
    /// None yet: the current board, with its dead stones.
    Stopped,
    /// The dead stones have been removed. Where territory counts, they are with the prisoners, and spare stones are on the
    /// neutral points.
    DeadOff,
    /// The prisoners have been filled into the territory of their own colour.
    FilledIn,
    /// Stones and territories have been moved together, so that tens or fives can be seen.
    Arranged,
}

/// The board and the lids after a step of the count.
///
/// From [`CountStage::DeadOff`] on the difference of the two sides' points is that of the score, without komi.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountStep {
    /// The action.
    pub stage: CountStage,
    /// The stones on the board.
    pub stones: ByColor<PointSet>,
    /// Stones of it that are dead, or were placed in this step.
    pub highlighted: PointSet,
    /// The empty points of each colour's territory.
    pub territory: ByColor<PointSet>,
    /// The prisoners on each colour's lid: stones of the other colour. None where area counts.
    pub lids: ByColor<u16>,
    /// The scoring method.
    pub scoring: Scoring,
}

impl CountStep {
    /// The points of each colour: its territory, and a point for each prisoner on its lid; where area counts, its
    /// territory and its stones.
    pub fn points(&self) -> ByColor<usize> {
        ByColor::from_fn(|color| {
            let beside = match self.scoring {
                Scoring::Territory { .. } => usize::from(self.lids[color]),
                Scoring::Area | Scoring::Stones => self.stones[color].len(),
            };
            self.territory[color].len() + beside
        })
    }
}

/// The steps of the count of `board` that ends in `score`; none where stones alone count.
pub fn count_steps(board: &Board, score: &Score) -> Vec<CountStep> {
    match score.scoring {
        Scoring::Territory { .. } => fill_in(board, score).into_iter().flatten().collect(),
        Scoring::Area => move_together(board, score).to_vec(),
        Scoring::Stones => Vec::new(),
    }
}

/// The steps of a count of area.
fn move_together(board: &Board, score: &Score) -> [CountStep; 3] {
    let stopped = start(board, score, ByColor::default());
    let dead_off = CountStep {
        stage: CountStage::DeadOff,
        stones: stopped.stones.map(|stones| stones.difference(score.dead)),
        highlighted: PointSet::EMPTY,
        territory: score.territory,
        ..stopped
    };
    [stopped, dead_off, arrange(&dead_off, board.size())]
}

/// The first step, with these prisoners on the `lids`.
fn start(board: &Board, score: &Score, lids: ByColor<u16>) -> CountStep {
    CountStep {
        stage: CountStage::Stopped,
        stones: board.arrangement(),
        highlighted: score.dead,
        territory: score.territory.map(|area| area.intersection(board.empty())),
        lids,
        scoring: score.scoring,
    }
}

/// The steps of the count of `board` that ends in `score`; none unless territory was counted.
pub fn fill_in(board: &Board, score: &Score) -> Option<[CountStep; 4]> {
    let Scoring::Territory { .. } = score.scoring else {
        return None;
    };
    let size = board.size();
    let all = board.arrangement();
    let dead = all.map(|stones| stones.intersection(score.dead));
    let lids =
        ByColor::from_fn(|color| score.prisoners[color].saturating_sub(dead[!color].len() as u16));
    let stopped = start(board, score, lids);
    let living = all.map(|stones| stones.difference(score.dead));
    let spare = spare_stones(living, score, size);
    let dead_off = CountStep {
        stage: CountStage::DeadOff,
        stones: ByColor::from_fn(|color| living[color].union(spare[color])),
        highlighted: spare.black.union(spare.white),
        territory: score.territory,
        lids: score.prisoners,
        ..stopped
    };
    let filled_in = with_prisoners_filled_in(&dead_off, size);
    let arranged = arrange(&filled_in, size);
    Some([stopped, dead_off, filled_in, arranged])
}

/// Spare stones for the neutral points, so that these are not confused with territory
/// (booklet 004, figure 11: of either colour, so the two take turns here).
///
/// Points next to a seki stay open, and so do those that cannot be filled without taking a chain's last liberty.
fn spare_stones(living: ByColor<PointSet>, score: &Score, size: Size) -> ByColor<PointSet> {
    let mut spare = ByColor::<PointSet>::default();
    let mut next = Color::Black;
    for region in Region::all(size, &living) {
        let owned = score.territory.black.union(score.territory.white);
        let border = region.border.black.union(region.border.white);
        if !region.points.intersection(owned).is_empty()
            || !border.intersection(score.seki).is_empty()
        {
            continue;
        }
        let filled = [next, !next].into_iter().find(|&color| {
            let stones = ByColor::from_fn(|side| {
                if side == color {
                    living[side].union(spare[side]).union(region.points)
                } else {
                    living[side].union(spare[side])
                }
            });
            Board::from_arrangement(size, stones).is_some()
        });
        if let Some(color) = filled {
            spare[color] = spare[color].union(region.points);
            next = !color;
        }
    }
    spare
}

/// Puts each colour's prisoners into that colour's own territory, up to its size.
fn with_prisoners_filled_in(before: &CountStep, size: Size) -> CountStep {
    let filled = ByColor::from_fn(|color| {
        let prisoners = usize::from(before.lids[!color]);
        points_to_fill(before.territory[color], prisoners, size)
    });
    CountStep {
        stage: CountStage::FilledIn,
        stones: ByColor::from_fn(|color| before.stones[color].union(filled[color])),
        highlighted: filled.black.union(filled.white),
        territory: ByColor::from_fn(|color| before.territory[color].difference(filled[color])),
        lids: ByColor::from_fn(|color| before.lids[color] - filled[!color].len() as u16),
        ..*before
    }
}

/// Up to `most` points of `territory`: small areas first, and in each of them nooks first,
/// so that the remaining areas are large and round.
fn points_to_fill(territory: PointSet, most: usize, size: Size) -> PointSet {
    let mut areas = components(size, territory);
    areas.sort_by_key(PointSet::len);
    let mut filled = PointSet::EMPTY;
    for mut area in areas {
        while filled.len() < most {
            let free_neighbours = |point: &Point| {
                let neighbours = point.neighbours(size);
                neighbours.filter(|next| area.contains(*next)).count()
            };
            let Some(nook) = area.iter().min_by_key(free_neighbours) else {
                break;
            };
            area.remove(nook);
            filled.insert(nook);
        }
    }
    filled
}

/// The layout of a territory: rows or columns of the given length.
#[derive(Clone, Copy)]
enum Block {
    Rows(usize),
    Columns(usize),
}

impl Block {
    /// Layouts that are easy to count, the best first.
    const EASY: [Self; 4] = [
        Self::Rows(10),
        Self::Columns(10),
        Self::Rows(5),
        Self::Columns(5),
    ];

    /// Columns and rows of a block of `points` points.
    fn extent(self, points: usize) -> (usize, usize) {
        match self {
            Self::Rows(row) => (row.min(points), points.div_ceil(row)),
            Self::Columns(column) => (points.div_ceil(column), column.min(points)),
        }
    }

    /// The place of the point with this number: columns and rows from the colour's corner.
    fn offset(self, number: usize) -> CornerOffset {
        match self {
            Self::Rows(row) => CornerOffset {
                columns: number % row,
                rows: number / row,
            },
            Self::Columns(column) => CornerOffset {
                columns: number / column,
                rows: number % column,
            },
        }
    }
}

/// The distance of a point from a corner.
#[derive(Clone, Copy)]
struct CornerOffset {
    columns: usize,
    rows: usize,
}

/// Moves the stones and the territory of each colour to its corner of the board: Black's to the lower left, White's to
/// the upper right, which is the lower left for the player opposite.
///
/// The territory becomes one block there, of the same kind for both colours if possible, with the stones around it.
/// Neutral points go between the two sides, so there is always enough space.
fn arrange(before: &CountStep, size: Size) -> CountStep {
    let fits = |block: Block, color: Color| {
        let points = before.territory[color].len();
        // Columns that stones and territory fill from top to bottom; the last of them is the fence.
        let full = (points + before.stones[color].len()) / usize::from(size.rows());
        let (columns, rows) = block.extent(points);
        columns < full && rows <= usize::from(size.rows())
    };
    let both = Block::EASY
        .into_iter()
        .find(|&block| Color::ALL.into_iter().all(|color| fits(block, color)));
    let sides = ByColor::from_fn(|color| {
        let mut easy = Block::EASY.into_iter();
        let block = both
            .or_else(|| easy.find(|&block| fits(block, color)))
            // Without space or stones for a fence: column after column.
            .unwrap_or(Block::Columns(usize::from(size.rows())));
        let territory: PointSet = (0..before.territory[color].len())
            .map(|number| in_corner(color, block.offset(number), size))
            .collect();
        let column_after_column = Block::Columns(usize::from(size.rows()));
        let stones = (0..size.points())
            .map(|number| in_corner(color, column_after_column.offset(number), size))
            .filter(|point| !territory.contains(*point))
            .take(before.stones[color].len())
            .collect();
        (stones, territory)
    });
    CountStep {
        stage: CountStage::Arranged,
        stones: sides.map(|(stones, _)| stones),
        highlighted: PointSet::EMPTY,
        territory: sides.map(|(_, territory)| territory),
        ..*before
    }
}

/// The point at this offset from the corner of `color`.
fn in_corner(color: Color, offset: CornerOffset, size: Size) -> Point {
    let CornerOffset { columns, rows } = offset;
    let (column, row) = match color {
        Color::Black => (columns, rows),
        Color::White => (
            usize::from(size.columns()) - 1 - columns,
            usize::from(size.rows()) - 1 - rows,
        ),
    };
    Point::new(column as u8, row as u8).expect("both sides together are no larger than the board")
}
