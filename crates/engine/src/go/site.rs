//! Sites: the points of one board with a border of one site around it, numbered so that neighbours are near.

use tengen_rules::{Point, Size};

/// The number of a site: a point, or [`NOWHERE`].
pub(super) type Site = u16;

/// A site of the border; as a move it is a pass, as a ko there is none.
pub(super) const NOWHERE: Site = 0;

/// The numbering of the sites of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Grid {
    size: Size,
    /// Offset from one row to the next. One column of border is enough: the left border of a row is the right one of the row
    /// below.
    width: u16,
}

impl Grid {
    /// The grid of a board of `size`.
    pub(super) const fn new(size: Size) -> Self {
        Self {
            size,
            width: size.columns() as u16 + 1,
        }
    }

    /// Columns and rows.
    pub(super) const fn size(self) -> Size {
        self.size
    }

    /// Number of sites, the border included: at most 441.
    pub(super) fn sites(self) -> usize {
        usize::from(self.width) * (usize::from(self.size.rows()) + 2) + 1
    }

    /// The site of `point`.
    pub(super) fn site(self, point: Point) -> Site {
        (u16::from(point.row()) + 1) * self.width + u16::from(point.column()) + 1
    }

    /// The point of `site`; none if that is [`NOWHERE`].
    pub(super) fn point(self, site: Site) -> Option<Point> {
        let column = (site % self.width).checked_sub(1)?;
        let row = (site / self.width).checked_sub(1)?;
        Point::new(column as u8, row as u8)
    }

    /// The sites of all points.
    pub(super) fn all(self) -> impl Iterator<Item = Site> {
        self.size.all().map(move |point| self.site(point))
    }

    /// The four sites next to a point.
    #[inline]
    pub(super) fn neighbours(self, site: Site) -> [Site; 4] {
        [site + self.width, site + 1, site - 1, site - self.width]
    }

    /// The eight sites around a point: row by row from the top, each from the left.
    #[inline]
    pub(super) fn around(self, site: Site) -> [Site; 8] {
        let (up, down) = (site + self.width, site - self.width);
        [
            up - 1,
            up,
            up + 1,
            site - 1,
            site + 1,
            down - 1,
            down,
            down + 1,
        ]
    }

    /// Number of lines between the point and the nearest edge: 0 on the first line.
    pub(super) fn line(self, site: Site) -> u16 {
        let (column, row) = (site % self.width - 1, site / self.width - 1);
        let far = u16::from(self.size.columns()) - 1;
        let top = u16::from(self.size.rows()) - 1;
        column.min(far - column).min(row).min(top - row)
    }

    /// Distance of two points: lines to the side plus lines up, plus the larger of both.
    pub(super) fn distance(self, one: Site, other: Site) -> u16 {
        let columns = (one % self.width).abs_diff(other % self.width);
        let rows = (one / self.width).abs_diff(other / self.width);
        columns + rows + columns.max(rows)
    }
}

const WORDS: usize = 7;

/// A set of sites, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SiteSet([u64; WORDS]);

impl SiteSet {
    /// The set without sites.
    pub(super) const EMPTY: Self = Self([0; WORDS]);

    /// Adds `site`; returns whether it was not there before.
    #[inline]
    pub(super) fn insert(&mut self, site: Site) -> bool {
        let word = &mut self.0[usize::from(site / 64) % WORDS];
        let before = *word;
        *word |= 1 << (site % 64);
        *word != before
    }

    /// Removes `site`; returns whether it was there.
    #[inline]
    pub(super) fn remove(&mut self, site: Site) -> bool {
        let word = &mut self.0[usize::from(site / 64) % WORDS];
        let before = *word;
        *word &= !(1 << (site % 64));
        *word != before
    }

    /// Whether `site` is among them.
    #[inline]
    pub(super) fn contains(&self, site: Site) -> bool {
        self.0[usize::from(site / 64) % WORDS] & 1 << (site % 64) != 0
    }

    /// Adds the sites of `other`.
    #[inline]
    pub(super) fn add(&mut self, other: &Self) {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word |= more;
        }
    }

    /// Number of sites in the set.
    #[inline]
    pub(super) fn len(&self) -> u16 {
        self.0.iter().map(|word| word.count_ones() as u16).sum()
    }

    /// The site with the lowest number; [`NOWHERE`] if there is none.
    #[inline]
    pub(super) fn first(&self) -> Site {
        for (place, word) in self.0.iter().enumerate() {
            if *word != 0 {
                return (place * 64) as Site + word.trailing_zeros() as Site;
            }
        }
        NOWHERE
    }

    /// The sites in ascending order.
    #[inline]
    pub(super) fn iter(self) -> impl Iterator<Item = Site> {
        self.0
            .into_iter()
            .enumerate()
            .flat_map(|(place, mut word)| {
                std::iter::from_fn(move || {
                    let bit = (word != 0).then(|| word.trailing_zeros() as Site)?;
                    word &= word - 1;
                    Some((place * 64) as Site + bit)
                })
            })
    }
}
