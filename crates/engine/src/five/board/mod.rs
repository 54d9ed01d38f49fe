//! The board of the search: all windows of five points in line, with the number of each colour's stones in them.

mod lines;
mod threat;
mod turn;

use self::lines::{Window, rays, windows};
use self::turn::Turn;
use tengen_rules::{
    ByColor, Chance, Color, LineRules, Pairs, Point, PointSet, Position, Size, is_forbidden,
};

/// The directions of lines: columns to the right, rows up.
pub(super) const LINES: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];
/// Number of stones in five pairs.
const FIVE_PAIRS: u8 = 10;
/// Worth of a stone in a window of five points, by its colour's stones there, if the other has none.
const MOVE_WORTH: [i32; 6] = [1, 8, 60, 500, 20_000, 0];

/// The number of a point: row after row.
pub(super) type Site = u16;

/// A position as the search sees it.
#[derive(Clone)]
pub(super) struct FiveBoard {
    rules: LineRules,
    size: Size,
    cells: Vec<Option<Color>>,
    /// The same as sets of points.
    sets: ByColor<PointSet>,
    windows: Vec<Window>,
    /// The windows that contain a site.
    windows_of: Vec<Vec<u16>>,
    /// The three sites that follow a site, for each direction in which there are three.
    rays: Vec<Vec<[Site; 3]>>,
    /// Value of a stone of each colour on a site.
    worth: [Vec<i32>; 2],
    /// Value of the position to each colour, whichever side is to move.
    total: [i32; 2],
    /// Number of windows with stones of one colour alone, by colour and number of stones.
    tally: [[u16; 6]; 2],
    /// Number of stones that each colour has taken.
    prisoners: [u8; 2],
    stones: u16,
    turns: Vec<Turn>,
    keys: [Vec<u64>; 2],
    hash: u64,
}

impl FiveBoard {
    /// The board of `position`.
    pub(super) fn of(rules: LineRules, position: &Position) -> Self {
        let size = position.size();
        let points = size.points();
        let windows = windows(size);
        let mut windows_of = vec![Vec::new(); points];
        for (number, window) in windows.iter().enumerate() {
            for site in window.sites {
                windows_of[usize::from(site)].push(number as u16);
            }
        }
        let worth: Vec<_> = windows_of
            .iter()
            .map(|of| of.len() as i32 * MOVE_WORTH[0])
            .collect();
        let mut chance = Chance::new(points as u64);
        let mut keys = || {
            let number = |_| ((chance.below(1 << 31) as u64) << 33) ^ chance.below(1 << 31) as u64;
            (0..points).map(number).collect()
        };
        let all = windows.len() as u16;
        let mut board = Self {
            rules,
            size,
            cells: vec![None; points],
            sets: ByColor::default(),
            windows,
            windows_of,
            rays: rays(size),
            worth: [worth.clone(), worth],
            total: [0; 2],
            tally: [[all, 0, 0, 0, 0, 0]; 2],
            prisoners: [0; 2],
            stones: 0,
            turns: Vec::new(),
            keys: [keys(), keys()],
            hash: 0,
        };
        for color in Color::ALL {
            for point in position.board().stones(color).iter() {
                board.put(board.site(point), color);
            }
            board.prisoners[color as usize] = position.prisoners()[color].min(255) as u8;
        }
        board
    }

    /// The site of `point`.
    pub(super) fn site(&self, point: Point) -> Site {
        u16::from(point.row()) * u16::from(self.size.columns()) + u16::from(point.column())
    }

    /// The point of `site`.
    pub(super) fn point(&self, site: Site) -> Point {
        let columns = u16::from(self.size.columns());
        let (column, row) = ((site % columns) as u8, (site / columns) as u8);
        Point::new(column, row).expect("a site is a point of the board")
    }

    /// All sites without a stone.
    pub(super) fn empty(&self) -> impl Iterator<Item = Site> {
        (0..self.cells.len() as Site).filter(|&site| self.is_empty(site))
    }

    /// Whether there is no stone on `site`.
    pub(super) fn is_empty(&self, site: Site) -> bool {
        self.cells[usize::from(site)].is_none()
    }

    /// Whether there is a stone next to `site`, in a row, a column or a diagonal.
    pub(super) fn touches(&self, site: Site) -> bool {
        let point = self.point(site);
        let is_next = |stone: Point| {
            stone.column().abs_diff(point.column()) <= 1 && stone.row().abs_diff(point.row()) <= 1
        };
        let mut stones = Color::ALL
            .into_iter()
            .flat_map(|color| self.sets[color].iter());
        stones.any(is_next)
    }

    /// Number of stones on the board.
    pub(super) fn stones(&self) -> u16 {
        self.stones
    }

    /// Whether no point is empty.
    pub(super) fn is_full(&self) -> bool {
        usize::from(self.stones) == self.cells.len()
    }

    /// Whether pairs are taken.
    pub(super) fn takes_pairs(&self) -> bool {
        self.rules.pairs() != Pairs::Stay
    }

    /// Hash of the position, its prisoners and the side to move.
    pub(super) fn hash(&self, to_move: Color) -> u64 {
        let prisoners = u64::from(self.prisoners[0]) << 8 | u64::from(self.prisoners[1]);
        self.hash ^ prisoners.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (to_move as u64) << 63
    }

    /// Value of a stone of `color` on `site` for its lines.
    pub(super) fn worth(&self, color: Color, site: Site) -> i32 {
        self.worth[color as usize][usize::from(site)]
    }

    /// Value of the lines of `color` in the position.
    pub(super) fn total(&self, color: Color) -> i32 {
        self.total[color as usize]
    }

    /// Number of stones that `color` has taken.
    pub(super) fn prisoners(&self, color: Color) -> i32 {
        i32::from(self.prisoners[color as usize])
    }

    /// Whether five pairs win.
    pub(super) fn counts_pairs(&self) -> bool {
        self.rules.pairs() == Pairs::FiveWin
    }

    /// Whether the rules forbid `color` the empty `site`.
    pub(super) fn forbids(&self, color: Color, site: Site) -> bool {
        self.rules == LineRules::Renju
            && color == Color::Black
            && is_forbidden(self.size, self.sets, self.point(site))
    }
}
