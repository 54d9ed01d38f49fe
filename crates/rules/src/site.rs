//! Sites: the points of the largest board and a border around them, numbered so that neighbours are near.

use std::ops::{BitOr, Index, IndexMut};

use super::{Color, Point, Size};

/// Offset from one row to the next. One column of border is enough: the left border of a row is the right border of the
/// row below.
const WIDTH: u16 = Size::MAX as u16 + 1;
/// Capacity of tables indexed by site: a power of two, so that a masked index needs no bounds check.
const SITES: usize = 512;

/// A point of the board, or of the border around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Site(u16);

impl Site {
    /// A site of the border.
    pub(super) const BORDER: Self = Self(0);

    /// The site of `point`.
    #[inline]
    pub(super) const fn of(point: Point) -> Self {
        Self((point.row() as u16 + 1) * WIDTH + point.column() as u16 + 1)
    }

    /// The point that the site is.
    pub(super) const fn point(self) -> Point {
        let (column, row) = ((self.0 % WIDTH) as u8, (self.0 / WIDTH) as u8);
        Point::new(column.wrapping_sub(1), row.wrapping_sub(1)).expect("stones stand on points")
    }

    /// The [`Point::index`] of the point that the site is.
    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(INDICES[self])
    }

    /// The four sites next to a point.
    #[inline]
    pub(super) fn neighbours(self) -> [Self; 4] {
        [self.0 + WIDTH, self.0 + 1, self.0 - 1, self.0 - WIDTH].map(Self)
    }

    /// The four sites across the corners from a point.
    #[inline]
    pub(super) fn diagonals(self) -> [Self; 4] {
        let (up, down) = (self.0 + WIDTH, self.0 - WIDTH);
        [up + 1, up - 1, down + 1, down - 1].map(Self)
    }
}

/// [`Site::index`], without a division.
static INDICES: BySite<u16> = {
    let mut indices = BySite::all(0);
    let mut index = 0;
    while let Some(point) = Point::from_index(index) {
        indices = indices.with(Site::of(point), index as u16);
        index += 1;
    }
    indices
};

/// One value for each site.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct BySite<T>([T; SITES]);

impl<T: Copy> BySite<T> {
    /// One value for all sites.
    pub(super) const fn all(value: T) -> Self {
        Self([value; SITES])
    }

    /// The values that `f` returns.
    pub(super) fn from_fn(f: impl Fn(Site) -> T) -> Self {
        Self(std::array::from_fn(|number| f(Site(number as u16))))
    }

    /// A copy with another value for one site.
    pub(super) const fn with(mut self, site: Site, value: T) -> Self {
        self.0[site.0 as usize] = value;
        self
    }
}

impl<T> Index<Site> for BySite<T> {
    type Output = T;

    #[inline]
    fn index(&self, site: Site) -> &T {
        &self.0[usize::from(site.0) % SITES]
    }
}

impl<T> IndexMut<Site> for BySite<T> {
    #[inline]
    fn index_mut(&mut self, site: Site) -> &mut T {
        &mut self.0[usize::from(site.0) % SITES]
    }
}

/// The content of a site, or of several: one bit for each kind.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Content(u8);

impl Content {
    /// Nothing can be there.
    pub(super) const BORDER: Self = Self(0);
    /// No stone is there.
    pub(super) const EMPTY: Self = Self(1);

    /// A stone of `color` is there.
    #[inline]
    pub(super) const fn stone(color: Color) -> Self {
        Self(2 << color as u8)
    }

    /// Whether any of `kinds` is among this.
    #[inline]
    pub(super) const fn has(self, kinds: Self) -> bool {
        self.0 & kinds.0 != 0
    }
}

impl BitOr for Content {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// Different sites in any order.
#[derive(Clone)]
pub(super) struct Sites {
    list: [Site; SITES],
    place: BySite<u16>,
    len: u16,
}

impl Sites {
    /// No site.
    pub(super) const NONE: Self = Self {
        list: [Site::BORDER; SITES],
        place: BySite::all(0),
        len: 0,
    };

    /// Number of sites.
    #[inline]
    pub(super) fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// The site at a place of the list.
    #[inline]
    pub(super) fn at(&self, place: usize) -> Site {
        self.list[place % SITES]
    }

    /// The sites from that place on.
    pub(super) fn from(&self, place: usize) -> &[Site] {
        &self.list[place..self.len()]
    }

    /// Adds `site`, which is not there yet, at the end.
    #[inline]
    pub(super) fn push(&mut self, site: Site) {
        self.put(self.len(), site);
        self.len += 1;
    }

    /// Removes `site`, which must be in the set; the last one takes its place.
    #[inline]
    pub(super) fn remove(&mut self, site: Site) {
        self.len -= 1;
        let place = usize::from(self.place[site]);
        self.put(place, self.at(self.len()));
    }

    /// Swaps the sites at two places.
    #[inline]
    pub(super) fn swap(&mut self, one: usize, other: usize) {
        let (first, second) = (self.at(one), self.at(other));
        self.put(one, second);
        self.put(other, first);
    }

    #[inline]
    fn put(&mut self, place: usize, site: Site) {
        self.list[place % SITES] = site;
        self.place[site] = place as u16;
    }
}
