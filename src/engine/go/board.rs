//! The board of the search: chains with their exact liberties, kept up to date stone by stone.
//!
//! `rules` is the referee; this board knows simple ko and forbids suicide, which is enough to read and to play out.

use super::site::{Grid, NOWHERE, Site, SiteSet};
use crate::rules::{Color, Position};

/// What is on a site, in two bits.
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

    /// The two bits.
    #[inline]
    pub(super) const fn bits(self) -> u16 {
        self.0 as u16
    }
}

/// A chain, at the site that stands for it.
#[derive(Clone, Copy)]
struct Chain {
    liberties: SiteSet,
    /// How many liberties.
    open: u16,
    stones: u16,
}

impl Chain {
    const NONE: Self = Self {
        liberties: SiteSet::EMPTY,
        open: 0,
        stones: 0,
    };

    #[inline]
    fn gain(&mut self, site: Site) {
        self.open += u16::from(self.liberties.insert(site));
    }

    #[inline]
    fn lose(&mut self, site: Site) {
        self.open -= u16::from(self.liberties.remove(site));
    }
}

/// A position as the search sees it.
#[derive(Clone)]
pub(super) struct Board {
    grid: Grid,
    cells: Vec<Cell>,
    /// The site that stands for a stone's chain.
    head: Vec<Site>,
    /// The next stone of the same chain, in a ring.
    next: Vec<Site>,
    /// By head.
    chains: Vec<Chain>,
    empty: Vec<Site>,
    /// Where an empty site is in that list.
    place: Vec<u16>,
    /// Where the side to move may not retake; [`NOWHERE`] if it may everywhere.
    pub(super) ko: Site,
    /// The stones of each colour on the board.
    pub(super) stones: [u16; 2],
    /// The stones of each colour that were ever put on the board.
    pub(super) placed: [u16; 2],
}

impl Board {
    /// The board of `position`.
    pub(super) fn of(position: &Position) -> Self {
        let grid = Grid::new(position.size());
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
        };
        for site in grid.all() {
            board.cells[usize::from(site)] = Cell::EMPTY;
            board.add_empty(site);
        }
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

    /// Becomes a copy of `other`, without taking new memory.
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
    }

    /// How the sites are numbered.
    #[inline]
    pub(super) fn grid(&self) -> Grid {
        self.grid
    }

    /// What is on `site`.
    #[inline]
    pub(super) fn at(&self, site: Site) -> Cell {
        self.cells[usize::from(site)]
    }

    /// Whether `site` is a point without a stone.
    #[inline]
    pub(super) fn is_empty(&self, site: Site) -> bool {
        self.at(site) == Cell::EMPTY
    }

    /// The empty points, in an order that means nothing.
    #[inline]
    pub(super) fn empty(&self) -> &[Site] {
        &self.empty
    }

    /// The site that stands for the chain of the stone on `site`.
    #[inline]
    pub(super) fn chain(&self, site: Site) -> Site {
        self.head[usize::from(site)]
    }

    /// How many liberties the chain of the stone on `site` has.
    #[inline]
    pub(super) fn open(&self, site: Site) -> u16 {
        self.chains[usize::from(self.chain(site))].open
    }

    /// How many stones the chain of the stone on `site` has.
    #[inline]
    pub(super) fn length(&self, site: Site) -> u16 {
        self.chains[usize::from(self.chain(site))].stones
    }

    /// The liberties of the chain of the stone on `site`.
    #[inline]
    pub(super) fn liberties(&self, site: Site) -> &SiteSet {
        &self.chains[usize::from(self.chain(site))].liberties
    }

    /// How many stones `color` has taken since the start of the game.
    #[inline]
    pub(super) fn taken_by(&self, color: Color) -> u16 {
        self.placed[!color as usize] - self.stones[!color as usize]
    }

    /// The stones of the chain of the stone on `first`.
    pub(super) fn ring(&self, first: Site) -> impl Iterator<Item = Site> {
        std::iter::successors(Some(first), move |&site| {
            Some(self.next[usize::from(site)]).filter(|&next| next != first)
        })
    }

    /// The sites that stand for the chains on the board.
    pub(super) fn heads(&self) -> impl Iterator<Item = Site> {
        self.grid.all().filter(|&site| {
            let cell = self.at(site);
            cell != Cell::EMPTY && self.chain(site) == site
        })
    }

    /// Whether a stone of `color` on the empty `site` is legal by simple ko and without suicide.
    #[inline]
    pub(super) fn is_legal(&self, color: Color, site: Site) -> bool {
        if site == self.ko {
            return false;
        }
        let (own, enemy) = (Cell::stone(color), Cell::stone(!color));
        let neighbours = self.grid.neighbours(site);
        neighbours.into_iter().any(|next| {
            let cell = self.at(next);
            cell == Cell::EMPTY
                || (cell == own && self.open(next) > 1)
                || (cell == enemy && self.open(next) == 1)
        })
    }

    /// Whether the empty `site` is an eye of `color` that an enemy's stones at its corners do not make false.
    #[inline]
    pub(super) fn is_eye(&self, color: Color, site: Site) -> bool {
        let (own, enemy) = (Cell::stone(color), Cell::stone(!color));
        let around = self.grid.around(site);
        let closed = [1, 3, 4, 6].into_iter().all(|place: usize| {
            let cell = self.at(around[place]);
            cell == own || cell == Cell::EDGE
        });
        if !closed {
            return false;
        }
        let (mut enemies, mut edge) = (0, 0);
        for place in [0, 2, 5, 7] {
            let cell = self.at(around[place]);
            enemies += u8::from(cell == enemy);
            edge |= u8::from(cell == Cell::EDGE);
        }
        enemies + edge < 2
    }

    /// How many liberties the chain of a stone of `color` on the empty `site` would have, counted up to `enough`.
    #[inline]
    pub(super) fn open_after(&self, color: Color, site: Site, enough: u16) -> u16 {
        let own = Cell::stone(color);
        let neighbours = self.grid.neighbours(site);
        let free = neighbours.into_iter().filter(|&next| self.is_empty(next));
        let free = free.count() as u16;
        if free >= enough {
            return free;
        }
        let mut liberties = SiteSet::EMPTY;
        for next in neighbours {
            let cell = self.at(next);
            if cell == Cell::EMPTY {
                liberties.insert(next);
            } else if cell == own {
                if self.open(next) > enough {
                    return enough;
                }
                liberties.add(self.liberties(next));
            } else if cell != Cell::EDGE && self.open(next) == 1 {
                // What is taken becomes liberties: all of its stones next to this one, at the least this one.
                liberties.insert(next);
                if self.length(next) > 1 && enough <= 2 && self.touches_own(color, next) {
                    return enough;
                }
            }
        }
        liberties.remove(site);
        liberties.len()
    }

    /// Whether taking the chain at `taken` would give liberties to more chains of `color`.
    fn touches_own(&self, color: Color, taken: Site) -> bool {
        let own = Cell::stone(color);
        self.ring(taken)
            .flat_map(|stone| self.grid.neighbours(stone))
            .any(|next| self.at(next) == own)
    }

    /// Puts a stone of `color` on `site`, where that is legal; gives how many stones it takes.
    #[inline]
    pub(super) fn play(&mut self, color: Color, site: Site) -> u16 {
        let (own, enemy) = (Cell::stone(color), Cell::stone(!color));
        self.ko = NOWHERE;
        self.remove_empty(site);
        self.cells[usize::from(site)] = own;
        self.stones[color as usize] += 1;
        self.placed[color as usize] += 1;
        self.head[usize::from(site)] = site;
        self.next[usize::from(site)] = site;
        let neighbours = self.grid.neighbours(site);
        let mut chain = Chain {
            stones: 1,
            ..Chain::NONE
        };
        for next in neighbours {
            if self.is_empty(next) {
                chain.gain(next);
            }
        }
        self.chains[usize::from(site)] = chain;
        let (mut taken, mut last) = (0, NOWHERE);
        for next in neighbours {
            let cell = self.at(next);
            if cell == own {
                self.join(next, site);
            } else if cell == enemy {
                let head = self.chain(next);
                let chain = &mut self.chains[usize::from(head)];
                chain.lose(site);
                if chain.open == 0 {
                    taken += chain.stones;
                    self.take(color, head);
                    last = next;
                }
            }
        }
        if taken == 1 && self.length(site) == 1 && self.open(site) == 1 {
            self.ko = last;
        }
        taken
    }

    /// Makes one chain of that with the new stone on `site` and that next to it.
    #[inline]
    fn join(&mut self, other: Site, site: Site) {
        let (one, two) = (self.chain(other), self.chain(site));
        if one == two {
            return;
        }
        let (long, short) = match self.length(one) >= self.length(two) {
            true => (one, two),
            false => (two, one),
        };
        let joined = self.chains[usize::from(short)];
        let chain = &mut self.chains[usize::from(long)];
        chain.liberties.add(&joined.liberties);
        chain.liberties.remove(site);
        chain.open = chain.liberties.len();
        chain.stones += joined.stones;
        let mut stone = short;
        loop {
            self.head[usize::from(stone)] = long;
            stone = self.next[usize::from(stone)];
            if stone == short {
                break;
            }
        }
        self.next.swap(usize::from(long), usize::from(short));
    }

    /// Takes the chain at `head` off the board; `taker` gets its liberties.
    fn take(&mut self, taker: Color, head: Site) {
        let own = Cell::stone(taker);
        self.stones[!taker as usize] -= self.chains[usize::from(head)].stones;
        let mut stone = head;
        loop {
            self.cells[usize::from(stone)] = Cell::EMPTY;
            self.add_empty(stone);
            for next in self.grid.neighbours(stone) {
                if self.at(next) == own {
                    let head = self.chain(next);
                    self.chains[usize::from(head)].gain(stone);
                }
            }
            stone = self.next[usize::from(stone)];
            if stone == head {
                break;
            }
        }
    }

    /// Lets the empty points at two places of their list change them.
    #[inline]
    pub(super) fn swap_empty(&mut self, one: usize, other: usize) {
        self.empty.swap(one, other);
        for place in [one, other] {
            self.place[usize::from(self.empty[place])] = place as u16;
        }
    }

    #[inline]
    fn add_empty(&mut self, site: Site) {
        self.place[usize::from(site)] = self.empty.len() as u16;
        self.empty.push(site);
    }

    #[inline]
    fn remove_empty(&mut self, site: Site) {
        let place = self.place[usize::from(site)];
        self.empty.swap_remove(usize::from(place));
        if let Some(&moved) = self.empty.get(usize::from(place)) {
            self.place[usize::from(moved)] = place;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Chance, Handicap, Move, PointSet, RuleSet, Size};

    /// Whether both boards have the same stones, liberties and ko.
    fn agrees(board: &Board, position: &Position) -> bool {
        let (grid, referee) = (board.grid(), position.board());
        let set = |sites: &SiteSet| -> PointSet {
            let points = sites.iter().map(|site| grid.point(site).unwrap());
            points.collect()
        };
        position.size().all().all(|point| {
            let site = grid.site(point);
            match referee.chain(point) {
                None => board.is_empty(site),
                Some(chain) => {
                    board.at(site) == Cell::stone(chain.color)
                        && set(board.liberties(site)) == chain.liberties
                        && usize::from(board.open(site)) == chain.liberties.len()
                        && usize::from(board.length(site)) == chain.stones.len()
                }
            }
        }) && grid.point(board.ko) == position.ko()
    }

    #[test]
    fn the_board_of_the_search_agrees_with_that_of_the_rules() {
        let rules = RuleSet::named("japanese").unwrap().rules;
        let mut chance = Chance::new(1);
        for game in 0..40 {
            let size = Size::square([5, 9, 13, 19][game % 4]).unwrap();
            let mut position = rules.opening(size, Handicap::NONE).unwrap();
            let mut board = Board::of(&position);
            for _ in 0..size.points() * 2 {
                let color = position.to_move();
                let legal = rules.legal_points(&position);
                let grid = board.grid();
                for &site in board.empty() {
                    let point = grid.point(site).unwrap();
                    assert_eq!(
                        board.is_legal(color, site),
                        legal.contains(point),
                        "{point}"
                    );
                }
                let Some(point) = legal.iter().nth(chance.below(legal.len().max(1))) else {
                    break;
                };
                let site = grid.site(point);
                let expected = board.open_after(color, site, 4);
                board.play(color, site);
                let taken = rules
                    .play(&mut position, Move::Play(point))
                    .unwrap()
                    .captured;
                if taken.is_empty() {
                    assert_eq!(expected.min(4), board.open(site).min(4), "{point}");
                }
                assert!(agrees(&board, &position), "{point}\n{}", position.board());
                assert!(agrees(&Board::of(&position), &position));
            }
        }
    }
}
