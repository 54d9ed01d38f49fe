//! Placing a stone: the chains that it joins, and those that it takes.

use super::super::site::{NOWHERE, Site};
use super::{Cell, Chain, GoBoard, stone_hash};
use tengen_rules::Color;

impl GoBoard {
    /// Puts a stone of `color` on `site`, where it is legal; returns the number of stones that it takes.
    #[inline]
    pub(in crate::go) fn play(&mut self, color: Color, site: Site) -> u16 {
        let (own, enemy) = (Cell::stone(color), Cell::stone(!color));
        self.ko = NOWHERE;
        self.remove_empty(site);
        self.cells[usize::from(site)] = own;
        self.stones[color as usize] += 1;
        self.placed[color as usize] += 1;
        self.hash ^= stone_hash(color, site);
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
                let head = self.head(next);
                let attacked = &mut self.chains[usize::from(head)];
                attacked.lose(site);
                if attacked.liberty_count == 0 {
                    taken += attacked.stones;
                    self.take(color, head);
                    last = next;
                }
            }
        }
        if taken == 1 && self.length(site) == 1 && self.liberty_count(site) == 1 {
            self.ko = last;
        }
        taken
    }

    /// Merges the chain of the new stone on `site` with the chain of `other` next to it.
    #[inline]
    fn join(&mut self, other: Site, site: Site) {
        let (one, two) = (self.head(other), self.head(site));
        if one == two {
            return;
        }
        let (long, short) = if self.length(one) >= self.length(two) {
            (one, two)
        } else {
            (two, one)
        };
        let joined = self.chains[usize::from(short)];
        let chain = &mut self.chains[usize::from(long)];
        chain.liberties.add(&joined.liberties);
        chain.liberties.remove(site);
        chain.liberty_count = chain.liberties.len();
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
            self.hash ^= stone_hash(!taker, stone);
            self.add_empty(stone);
            for next in self.grid.neighbours(stone) {
                if self.at(next) == own {
                    let taking = self.head(next);
                    self.chains[usize::from(taking)].gain(stone);
                }
            }
            stone = self.next[usize::from(stone)];
            if stone == head {
                break;
            }
        }
    }

    /// Swaps the empty points at two indices of their list.
    #[inline]
    pub(in crate::go) fn swap_empty(&mut self, one: usize, other: usize) {
        self.empty.swap(one, other);
        for place in [one, other] {
            self.place[usize::from(self.empty[place])] = place as u16;
        }
    }

    /// Makes the chain at `site` uncapturable: it gets three liberties beyond the edge, where nobody plays, too many for any
    /// reading.
    pub(in crate::go) fn make_immortal(&mut self, site: Site) {
        let head = self.head(site);
        for beyond in 0..3 {
            self.chains[usize::from(head)].gain(beyond);
        }
    }

    /// Removes the empty `site` from the board, as if it were beyond the edge.
    pub(in crate::go) fn wall_off(&mut self, site: Site) {
        self.remove_empty(site);
        self.cells[usize::from(site)] = Cell::EDGE;
        for next in self.grid.neighbours(site) {
            if !matches!(self.at(next), Cell::EMPTY | Cell::EDGE) {
                let head = self.head(next);
                self.chains[usize::from(head)].lose(site);
            }
        }
    }

    #[inline]
    pub(super) fn add_empty(&mut self, site: Site) {
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
