//! Placing and removing stones, with chains and liberties kept up to date.

use super::{Board, Links};
use crate::site::{Content, Site};
use crate::{Color, Point, PointSet, zobrist};

impl Board {
    /// The hash of the board that [`Board::place`] would make, without making it.
    pub(crate) fn hash_after(&self, color: Color, point: Point) -> u64 {
        let site = Site::of(point);
        let enemy = Content::stone(!color);
        let neighbours = site.neighbours();
        let ends = self.ends(site);
        let mut hash = self.hash ^ zobrist::stone(color, site);
        for (i, neighbour) in neighbours.into_iter().enumerate() {
            let head = self.head[neighbour];
            let seen = || {
                neighbours[..i]
                    .iter()
                    .any(|&other| self.head[other] == head)
            };
            if self.contents[neighbour] == enemy && ends[i] && !seen() {
                let numbers = self.ring(head).map(|stone| zobrist::stone(!color, stone));
                hash = numbers.fold(hash, |hash, number| hash ^ number);
            }
        }
        hash
    }

    /// Puts a stone of `color` on `point` and takes the enemy's chains that have no liberty then.
    ///
    /// # Panics
    ///
    /// If the point is not an empty one of the board, or the stone could not live there (see [`Board::may_live`]).
    pub fn place(&mut self, color: Color, point: Point) -> PointSet {
        assert!(
            self.is_empty(point) && self.may_live(color, point),
            "only legal stones are placed"
        );
        let taken = self.place_at(color, Site::of(point));
        self.latest_empty(taken)
    }

    /// [`Board::place`] on a site where that is legal. Returns the number n of stones taken; their sites are the last n
    /// entries of the list of empty points.
    #[inline]
    pub(crate) fn place_at(&mut self, color: Color, site: Site) -> usize {
        if !self.put(color, site) {
            return 0;
        }
        let enemy = Content::stone(!color);
        let before = self.empty.len();
        for neighbour in site.neighbours() {
            // A chain that touches the stone twice was removed at its first stone.
            if self.contents[neighbour] == enemy && self.links_at(neighbour).touches == 0 {
                self.take_chain(!color, neighbour);
            }
        }
        self.empty.len() - before
    }

    /// The points that became empty last.
    fn latest_empty(&self, count: usize) -> PointSet {
        let latest = self.empty.from(self.empty.len() - count);
        latest.iter().map(|site| site.point()).collect()
    }

    /// Puts a stone of `color` on `point`, takes the enemy's chains that have no liberty then, and after them the
    /// stone's own chain if that has none. Returns the captured enemy stones and the lost own stones.
    ///
    /// # Panics
    ///
    /// If the point is not an empty one of the board.
    pub fn place_or_die(&mut self, color: Color, point: Point) -> (PointSet, PointSet) {
        if self.may_live(color, point) {
            return (self.place(color, point), PointSet::EMPTY);
        }
        self.put_regardless(color, point);
        let before = self.empty.len();
        self.take_chain(color, Site::of(point));
        (
            PointSet::EMPTY,
            self.latest_empty(self.empty.len() - before),
        )
    }

    /// Puts a stone of `color` on the empty `point` without looking at liberties, for games that do not capture chains.
    pub(crate) fn put_regardless(&mut self, color: Color, point: Point) {
        assert!(self.is_empty(point), "only empty points are filled");
        self.put(color, Site::of(point));
    }

    /// Takes single stones off; their former chains are rebuilt.
    pub(crate) fn take_stones(&mut self, points: PointSet) {
        let mut rest = Self::new(self.size);
        for color in Color::ALL {
            for point in self.stones(color).difference(points).iter() {
                rest.put(color, Site::of(point));
            }
        }
        *self = rest;
    }

    /// Puts a stone on an empty site and joins it with the chains of its colour next to it. Returns whether an enemy
    /// chain has no liberty left.
    #[inline]
    pub(super) fn put(&mut self, color: Color, site: Site) -> bool {
        let (own, enemy) = (Content::stone(color), Content::stone(!color));
        let neighbours = site.neighbours();
        self.empty.remove(site);
        self.contents[site] = own;
        self.stones[color].toggle(site.index());
        self.hash ^= zobrist::stone(color, site);
        let (mut touches, mut takes) = (0, false);
        for neighbour in neighbours {
            let content = self.contents[neighbour];
            let links = &mut self.links[self.head[neighbour]];
            links.touches = links.touches.wrapping_sub(1);
            touches += u16::from(content == Content::EMPTY);
            takes |= (content == enemy) & (links.touches == 0);
        }
        // The stone joins the first own chain that it touches; the others join that chain.
        let mut head = site;
        for neighbour in neighbours {
            if self.contents[neighbour] == own {
                let other = self.head[neighbour];
                head = if head == site {
                    self.attach(site, touches, other)
                } else {
                    self.join(head, other)
                };
            }
        }
        if head == site {
            self.head[site] = site;
            self.next[site] = site;
            self.links[site] = Links { touches, length: 1 };
        }
        takes
    }

    /// Adds a stone to a chain. Returns the chain's head.
    #[inline]
    fn attach(&mut self, site: Site, touches: u16, head: Site) -> Site {
        self.links[head].touches += touches;
        self.links[head].length += 1;
        self.head[site] = head;
        self.next[site] = self.next[head];
        self.next[head] = site;
        head
    }

    /// Merges two chains: the shorter joins the longer. Returns its head.
    #[inline]
    fn join(&mut self, one: Site, other: Site) -> Site {
        if one == other {
            return one;
        }
        let (long, short) = if self.links[one].length >= self.links[other].length {
            (one, other)
        } else {
            (other, one)
        };
        let Links { touches, length } = self.links[short];
        self.links[long].touches += touches;
        self.links[long].length += length;
        let mut site = short;
        loop {
            self.head[site] = long;
            site = self.next[site];
            if site == short {
                break;
            }
        }
        let after = self.next[long];
        self.next[long] = self.next[short];
        self.next[short] = after;
        long
    }

    /// Takes the chain of the stone on `first` off the board; its points are added to the empty ones.
    fn take_chain(&mut self, color: Color, first: Site) {
        let mut site = first;
        loop {
            self.contents[site] = Content::EMPTY;
            self.head[site] = site;
            self.stones[color].toggle(site.index());
            self.hash ^= zobrist::stone(color, site);
            self.empty.push(site);
            for neighbour in site.neighbours() {
                let links = &mut self.links[self.head[neighbour]];
                links.touches = links.touches.wrapping_add(1);
            }
            site = self.next[site];
            if site == first {
                break;
            }
        }
    }
}
