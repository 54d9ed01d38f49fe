//! Previews a stone on a point: its liberties and captures, without placing it.

use super::super::site::{Site, SiteSet};
use super::{Cell, GoBoard};
use tengen_rules::Color;

impl GoBoard {
    /// Whether a stone of `color` on the empty `site` is legal by simple ko and without suicide.
    #[inline]
    pub(in crate::go) fn is_legal(&self, color: Color, site: Site) -> bool {
        if site == self.ko {
            return false;
        }
        let (own, enemy) = (Cell::stone(color), Cell::stone(!color));
        let neighbours = self.grid.neighbours(site);
        neighbours.into_iter().any(|next| {
            let cell = self.at(next);
            cell == Cell::EMPTY
                || (cell == own && self.liberty_count(next) > 1)
                || (cell == enemy && self.liberty_count(next) == 1)
        })
    }

    /// Whether the empty `site` is an eye of `color` that no enemy's stones at its corners make false.
    #[inline]
    pub(in crate::go) fn is_eye(&self, color: Color, site: Site) -> bool {
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

    /// Whether `site` is on the first line without a stone next to it.
    pub(in crate::go) fn is_bare_edge(&self, site: Site) -> bool {
        let cells = self.grid.neighbours(site).map(|next| self.at(next));
        let is_bare = |cell: &Cell| matches!(*cell, Cell::EMPTY | Cell::EDGE);
        cells.iter().all(is_bare) && cells.contains(&Cell::EDGE)
    }

    /// Liberties of the chain of a stone of `color` on the empty `site`: exact below `enough` if nothing is captured, else an
    /// estimate.
    #[inline]
    pub(in crate::go) fn liberties_after(&self, color: Color, site: Site, enough: u16) -> u16 {
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
                if self.liberty_count(next) > enough {
                    return enough;
                }
                liberties.add(self.liberties(next));
            } else if cell != Cell::EDGE && self.liberty_count(next) == 1 {
                // Captured stones next to this one become liberties.
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
        self.chain_stones(taken)
            .flat_map(|stone| self.grid.neighbours(stone))
            .any(|next| self.at(next) == own)
    }
}
