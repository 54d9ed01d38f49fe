//! Sets of points.

use std::fmt;

use super::Point;

const WORDS: usize = 6;

/// A set of points, as bits. Copying it copies 48 bytes.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PointSet([u64; WORDS]);

impl PointSet {
    /// The set without points.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// Whether `point` is in the set.
    pub const fn contains(&self, point: Point) -> bool {
        let index = point.index();
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    /// Adds `point`; returns whether it was not there before.
    pub const fn insert(&mut self, point: Point) -> bool {
        let index = point.index();
        let bit = 1 << (index % 64);
        let new = self.0[index / 64] & bit == 0;
        self.0[index / 64] |= bit;
        new
    }

    /// Removes `point`; returns whether it was there.
    pub const fn remove(&mut self, point: Point) -> bool {
        let index = point.index();
        let bit = 1 << (index % 64);
        let there = self.0[index / 64] & bit != 0;
        self.0[index / 64] &= !bit;
        there
    }

    /// Adds the point with a [`Point::index`] if it is not there, and removes it if it is.
    #[inline]
    pub(super) const fn toggle(&mut self, index: usize) {
        self.0[index / 64] ^= 1 << (index % 64);
    }

    /// Number of points in the set.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the set has no point.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// The points in either set.
    pub fn union(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// The points in both sets.
    pub fn intersection(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// The points of this set that are not in `other`.
    pub fn difference(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// The points in ascending order: row by row from the bottom, each from the left.
    pub fn iter(self) -> impl Iterator<Item = Point> {
        self.0.into_iter().enumerate().flat_map(|(i, mut word)| {
            std::iter::from_fn(move || {
                if word == 0 {
                    return None;
                }
                let bit = word.trailing_zeros() as usize;
                word &= word - 1;
                Some(Point::from_index(i * 64 + bit).expect("only points are inserted"))
            })
        })
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<T: IntoIterator<Item = Point>>(points: T) -> Self {
        let mut set = Self::EMPTY;
        set.extend(points);
        set
    }
}

impl Extend<Point> for PointSet {
    fn extend<T: IntoIterator<Item = Point>>(&mut self, points: T) {
        for point in points {
            self.insert(point);
        }
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
