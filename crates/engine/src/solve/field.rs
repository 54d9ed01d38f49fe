//! The part of a board on which a problem is played.

use super::bits::{Cells, bit, iter_cells};
use tengen_rules::{Board, ByColor, Chain, Point, PointSet, Size};

/// Maximum number of points of a field, those under capturable stones included.
pub const MOST_CELLS: usize = Cells::BITS as usize;
/// Number of liberties outside the field with which a chain is safe.
const SECURE: usize = 4;

/// The points on which a problem is played, and the stones that may be captured: its cells.
///
/// The stones around it are safe: they have enough liberties elsewhere.
pub struct Field {
    points: Vec<Point>,
    neighbours: Vec<Cells>,
    /// The cells next to a safe stone of each colour.
    pub next_to_safe: ByColor<Cells>,
    /// The cells next to an empty point outside.
    pub next_to_empty_outside: Cells,
    /// The stones on the cells at the beginning.
    pub stones: ByColor<Cells>,
}

impl Field {
    /// The field for play on `region`, enlarged by the outside liberties of chains that are not safe. None if it gets
    /// too large.
    pub fn of(board: &Board, region: PointSet, most_empty: usize) -> Option<Self> {
        let mut region = region.intersection(board.empty());
        let capturable = loop {
            if region.len() > most_empty {
                return None;
            }
            let chains = chains_next_to(board, region);
            let outer = |chain: &Chain| chain.liberties.difference(region);
            let weak = chains
                .iter()
                .map(outer)
                .filter(|outer| (1..SECURE).contains(&outer.len()));
            let grown = weak.fold(region, PointSet::union);
            if grown == region {
                let capturable = chains.iter().filter(|chain| outer(chain).is_empty());
                break capturable.fold(PointSet::EMPTY, |all, chain| all.union(chain.stones));
            }
            region = grown;
        };
        let cells = region.union(capturable);
        (cells.len() <= MOST_CELLS).then(|| Self::with(board, cells))
    }

    /// The field of exactly these `cells`, at most [`MOST_CELLS`]; the stones around them are taken as safe.
    pub fn with(board: &Board, cells: PointSet) -> Self {
        let size: Size = board.size();
        let points: Vec<_> = cells.iter().collect();
        let mut field = Self {
            neighbours: vec![0; points.len()],
            next_to_safe: ByColor::default(),
            next_to_empty_outside: 0,
            stones: ByColor::default(),
            points,
        };
        for cell in 0..field.points.len() {
            let point = field.points[cell];
            if let Some(color) = board.get(point) {
                field.stones[color] |= bit(cell);
            }
            for neighbour in point.neighbours(size) {
                match (field.cell(neighbour), board.get(neighbour)) {
                    (Some(other), _) => field.neighbours[cell] |= bit(other),
                    (None, Some(color)) => field.next_to_safe[color] |= bit(cell),
                    (None, None) => field.next_to_empty_outside |= bit(cell),
                }
            }
        }
        field
    }

    /// The cell of a point, if it has one.
    pub fn cell(&self, point: Point) -> Option<usize> {
        self.points.binary_search(&point).ok()
    }

    /// The cells of those of `points` that have one.
    pub fn cells(&self, points: PointSet) -> Cells {
        let cells = points.iter().filter_map(|point| self.cell(point));
        cells.fold(0, |all, cell| all | bit(cell))
    }

    /// The point of a cell.
    pub fn point(&self, cell: usize) -> Point {
        self.points[cell]
    }

    pub fn all(&self) -> Cells {
        first_cells(self.points.len())
    }

    /// The points without a stone at the beginning.
    pub fn empty(&self) -> PointSet {
        let taken = self.stones.black | self.stones.white;
        iter_cells(self.all() & !taken)
            .map(|cell| self.points[cell])
            .collect()
    }

    /// Whether only safe stones surround it.
    pub const fn is_closed(&self) -> bool {
        self.next_to_empty_outside == 0
    }

    /// The cells next to `cells`, possibly including some of them.
    #[inline]
    pub fn around(&self, cells: Cells) -> Cells {
        iter_cells(cells).fold(0, |all, cell| all | self.neighbours[cell])
    }

    /// The part of `within` connected to `from`, which is part of it.
    #[inline]
    pub fn spread(&self, from: Cells, within: Cells) -> Cells {
        let mut all = from;
        let mut edge = from;
        while edge != 0 {
            edge = self.around(edge) & within & !all;
            all |= edge;
        }
        all
    }
}

/// The first `count` cells.
const fn first_cells(count: usize) -> Cells {
    if count == MOST_CELLS {
        Cells::MAX
    } else {
        bit(count) - 1
    }
}

/// The chains with a liberty in `region`.
fn chains_next_to(board: &Board, region: PointSet) -> Vec<Chain> {
    let mut seen = PointSet::EMPTY;
    let mut chains = Vec::new();
    for point in region
        .iter()
        .flat_map(|point| point.neighbours(board.size()))
    {
        if seen.contains(point) {
            continue;
        }
        if let Some(chain) = board.chain(point) {
            seen = seen.union(chain.stones);
            chains.push(chain);
        }
    }
    chains
}
