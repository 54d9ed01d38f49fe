//! Regions: connected points without a living stone, and the stones around them.

use super::{ByColor, Color, Point, PointSet, Size};

/// Points without a living stone, connected along the lines.
#[derive(Clone, Copy, Debug)]
pub(super) struct Region {
    /// Its points: empty ones, and those under dead stones.
    pub(super) points: PointSet,
    /// The living stones that touch it.
    pub(super) border: ByColor<PointSet>,
}

impl Region {
    /// Every region of a board with only the `living` stones on it.
    pub(super) fn all(size: Size, living: &ByColor<PointSet>) -> Vec<Self> {
        let mut seen = living.black.union(living.white);
        let mut regions = Vec::new();
        for start in size.all() {
            if !seen.contains(start) {
                let region = Self::around(start, size, living);
                seen = seen.union(region.points);
                regions.push(region);
            }
        }
        regions
    }

    fn around(start: Point, size: Size, living: &ByColor<PointSet>) -> Self {
        let mut region = Self {
            points: PointSet::from_iter([start]),
            border: ByColor::default(),
        };
        let mut open = vec![start];
        while let Some(point) = open.pop() {
            for neighbour in point.neighbours(size) {
                if living.black.contains(neighbour) {
                    region.border.black.insert(neighbour);
                } else if living.white.contains(neighbour) {
                    region.border.white.insert(neighbour);
                } else if region.points.insert(neighbour) {
                    open.push(neighbour);
                }
            }
        }
        region
    }

    /// The colour that surrounds the region alone.
    ///
    /// An empty board is neutral: a region belongs to a colour only if it touches that colour and no other.
    pub(super) fn owner(&self) -> Option<Color> {
        match (self.border.black.is_empty(), self.border.white.is_empty()) {
            (false, true) => Some(Color::Black),
            (true, false) => Some(Color::White),
            _ => None,
        }
    }

    /// Whether both colours touch the region.
    pub(super) fn is_shared(&self) -> bool {
        !self.border.black.is_empty() && !self.border.white.is_empty()
    }

    /// Number of the board's four sides that the region touches.
    pub(super) fn sides(&self, size: Size) -> usize {
        let sides: [fn(Point, Size) -> bool; 4] = [
            |point, _| point.column() == 0,
            |point, _| point.row() == 0,
            |point, size| point.column() + 1 == size.columns(),
            |point, size| point.row() + 1 == size.rows(),
        ];
        let touched = |side: &&fn(Point, Size) -> bool| self.points.iter().any(|p| side(p, size));
        sides.iter().filter(touched).count()
    }
}

/// The connected components of `points`, along the lines.
pub(super) fn components(size: Size, points: PointSet) -> Vec<PointSet> {
    let mut rest = points;
    let mut parts = Vec::new();
    while let Some(start) = rest.iter().next() {
        rest.remove(start);
        let mut part = PointSet::from_iter([start]);
        let mut open = vec![start];
        while let Some(point) = open.pop() {
            for neighbour in point.neighbours(size) {
                if rest.remove(neighbour) {
                    part.insert(neighbour);
                    open.push(neighbour);
                }
            }
        }
        parts.push(part);
    }
    parts
}
