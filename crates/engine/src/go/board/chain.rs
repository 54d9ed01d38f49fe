//! A chain and its liberties.

use super::super::site::{Site, SiteSet};

/// A chain, at the site that stands for it.
#[derive(Clone, Copy)]
pub(super) struct Chain {
    pub(super) liberties: SiteSet,
    /// How many liberties.
    pub(super) open: u16,
    pub(super) stones: u16,
}

impl Chain {
    pub(super) const NONE: Self = Self {
        liberties: SiteSet::EMPTY,
        open: 0,
        stones: 0,
    };

    #[inline]
    pub(super) fn gain(&mut self, site: Site) {
        self.open += u16::from(self.liberties.insert(site));
    }

    #[inline]
    pub(super) fn lose(&mut self, site: Site) {
        self.open -= u16::from(self.liberties.remove(site));
    }
}
