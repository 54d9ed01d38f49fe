//! The board of the search: chains with their exact liberties, kept up to date stone by stone.
//!
//! Legality is decided by `rules`; this board has simple ko and forbids suicide, which is enough for reading and playouts.

mod reading;
#[cfg(test)]
mod tests;
mod turn;

use super::site::{Grid, NOWHERE, Site, SiteSet};
use tengen_rules::{Color, Position};

/// The content of a site, in two bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cell(u8);

impl Cell {
    /// No stone.
    pub(super) const EMPTY: Self = Self(0);
    /// Beyond the edge.
    pub(super) const EDGE: Self = Self(3);

    /// A stone of `color`.
    #[inline]
    pub(super) const fn stone(color: Color) -> Self {
        Self(1 + color as u8)
    }

    /// The content with these last two bits.
    pub(super) const fn of_bits(bits: u16) -> Self {
        Self(bits as u8 & 3)
    }

    /// The two bits.
    #[inline]
    pub(super) const fn bits(self) -> u16 {
        self.0 as u16
    }
}

/// The data of a chain, stored at its head.
#[derive(Clone, Copy)]
struct Chain {
    liberties: SiteSet,
    /// Number of liberties.
    liberty_count: u16,
    stones: u16,
}

impl Chain {
    const NONE: Self = Self {
        liberties: SiteSet::EMPTY,
        liberty_count: 0,
        stones: 0,
    };

    #[inline]
    fn gain(&mut self, site: Site) {
        self.liberty_count += u16::from(self.liberties.insert(site));
    }

    #[inline]
    fn lose(&mut self, site: Site) {
        self.liberty_count -= u16::from(self.liberties.remove(site));
    }
}

/// A position as the search sees it.
#[derive(Clone)]
pub(super) struct GoBoard {
    grid: Grid,
    cells: Vec<Cell>,
    /// The head of a stone's chain: the site that represents it.
    head: Vec<Site>,
    /// The next stone of the same chain, in a ring.
    next: Vec<Site>,
    /// The chains, by head.
    chains: Vec<Chain>,
    empty: Vec<Site>,
    /// The index of an empty site in `empty`.
    place: Vec<u16>,
    /// The site at which the side to move may not retake; [`NOWHERE`] without a ko.
    pub(super) ko: Site,
    /// The stones of each colour on the board.
    pub(super) stones: [u16; 2],
    /// The stones of each colour that were ever put on the board.
    pub(super) placed: [u16; 2],
    /// Zobrist hash of the stones.
    pub(super) hash: u64,
}

/// Zobrist number of one stone.
#[inline]
pub(super) const fn stone_hash(color: Color, site: Site) -> u64 {
    let number = (site as u64) << 1 | color as u64;
    let mixed = (number + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

impl GoBoard {
    /// The board of `position`.
    pub(super) fn of(position: &Position) -> Self {
        let grid = Grid::new(position.size());
        let mut board = Self::without_stones(grid);
        for color in Color::ALL {
            for point in position.board().stones(color).iter() {
                board.play(color, grid.site(point));
            }
        }
        for color in Color::ALL {
            board.placed[color as usize] += position.prisoners()[!color];
        }
        board.ko = position.ko().map_or(NOWHERE, |point| grid.site(point));
        board
    }

    /// A board without stones.
    pub(super) fn without_stones(grid: Grid) -> Self {
        let sites = grid.sites();
        let mut board = Self {
            grid,
            cells: vec![Cell::EDGE; sites],
            head: (0..sites as Site).collect(),
            next: (0..sites as Site).collect(),
            chains: vec![Chain::NONE; sites],
            empty: Vec::with_capacity(sites),
            place: vec![0; sites],
            ko: NOWHERE,
            stones: [0; 2],
            placed: [0; 2],
            hash: 0,
        };
        for site in grid.all() {
            board.cells[usize::from(site)] = Cell::EMPTY;
            board.add_empty(site);
        }
        board
    }

    /// Copies `other` into this board without allocation.
    pub(super) fn copy(&mut self, other: &Self) {
        self.cells.clone_from(&other.cells);
        self.head.clone_from(&other.head);
        self.next.clone_from(&other.next);
        self.chains.clone_from(&other.chains);
        self.empty.clone_from(&other.empty);
        self.place.clone_from(&other.place);
        self.ko = other.ko;
        self.stones = other.stones;
        self.placed = other.placed;
        self.hash = other.hash;
    }

    /// The numbering of the sites.
    #[inline]
    pub(super) fn grid(&self) -> Grid {
        self.grid
    }

    /// The content of `site`.
    #[inline]
    pub(super) fn at(&self, site: Site) -> Cell {
        self.cells[usize::from(site)]
    }

    /// Whether `site` is a point without a stone.
    #[inline]
    pub(super) fn is_empty(&self, site: Site) -> bool {
        self.at(site) == Cell::EMPTY
    }

    /// The empty points in no particular order.
    #[inline]
    pub(super) fn empty(&self) -> &[Site] {
        &self.empty
    }

    /// The head of the chain of the stone on `site`.
    #[inline]
    pub(super) fn head(&self, site: Site) -> Site {
        self.head[usize::from(site)]
    }

    /// Number of liberties of the chain of the stone on `site`.
    #[inline]
    pub(super) fn liberty_count(&self, site: Site) -> u16 {
        self.chains[usize::from(self.head(site))].liberty_count
    }

    /// Number of stones in the chain of the stone on `site`.
    #[inline]
    pub(super) fn length(&self, site: Site) -> u16 {
        self.chains[usize::from(self.head(site))].stones
    }

    /// The liberties of the chain of the stone on `site`.
    #[inline]
    pub(super) fn liberties(&self, site: Site) -> &SiteSet {
        &self.chains[usize::from(self.head(site))].liberties
    }

    /// Number of stones that `color` has taken since the start of the game.
    #[inline]
    pub(super) fn prisoners(&self, color: Color) -> u16 {
        self.placed[!color as usize] - self.stones[!color as usize]
    }

    /// The stones of the chain of the stone on `first`.
    pub(super) fn chain_stones(&self, first: Site) -> impl Iterator<Item = Site> {
        std::iter::successors(Some(first), move |&site| {
            Some(self.next[usize::from(site)]).filter(|&next| next != first)
        })
    }

    /// The heads of all chains.
    pub(super) fn heads(&self) -> impl Iterator<Item = Site> {
        self.grid.all().filter(|&site| {
            let cell = self.at(site);
            cell != Cell::EMPTY && self.head(site) == site
        })
    }
}
