//! The rules once more, as simply as they can be written: a second opinion on what the engine answers.

use std::collections::BTreeSet;

use tengen_rules::{Board, Color, Point, PointSet};

/// Column and row, from the lower left.
pub(super) type Place = (i32, i32);

/// A board as a list of rows.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Grid {
    rows: Vec<Vec<Option<Color>>>,
}

impl Grid {
    pub(super) fn of(board: &Board) -> Self {
        let size = board.size();
        let row = |row| {
            let columns = 0..size.columns();
            columns
                .map(|column| board.get(Point::new(column, row).unwrap()))
                .collect()
        };
        Self {
            rows: (0..size.rows()).map(row).collect(),
        }
    }

    pub(super) fn places(&self) -> Vec<Place> {
        let rows = self.rows.len() as i32;
        let columns = self.rows[0].len() as i32;
        (0..rows)
            .flat_map(|row| (0..columns).map(move |column| (column, row)))
            .collect()
    }

    /// The content of a place: none off the board, perhaps a stone on it.
    pub(super) fn at(&self, (column, row): Place) -> Option<Option<Color>> {
        let row = self.rows.get(usize::try_from(row).ok()?)?;
        row.get(usize::try_from(column).ok()?).copied()
    }

    fn set(&mut self, (column, row): Place, stone: Option<Color>) {
        self.rows[row as usize][column as usize] = stone;
    }

    pub(super) fn empty(&self) -> Vec<Place> {
        let mut places = self.places();
        places.retain(|&place| self.at(place) == Some(None));
        places
    }

    /// The places next to one, on the board.
    pub(super) fn next_to(&self, (column, row): Place) -> Vec<Place> {
        let mut next = vec![
            (column - 1, row),
            (column + 1, row),
            (column, row - 1),
            (column, row + 1),
        ];
        next.retain(|&place| self.at(place).is_some());
        next
    }

    /// All that hangs together with a place and holds the same.
    pub(super) fn joined(&self, place: Place) -> BTreeSet<Place> {
        let mut all = BTreeSet::from([place]);
        loop {
            let more: BTreeSet<_> = all
                .iter()
                .flat_map(|&place| self.next_to(place))
                .filter(|&next| self.at(next) == self.at(place))
                .collect();
            let before = all.len();
            all.extend(more);
            if all.len() == before {
                return all;
            }
        }
    }

    /// Neighbours of a set of places with the content `what`.
    pub(super) fn border(&self, places: &BTreeSet<Place>, what: Option<Color>) -> BTreeSet<Place> {
        let around = places.iter().flat_map(|&place| self.next_to(place));
        around.filter(|&next| self.at(next) == Some(what)).collect()
    }

    pub(super) fn liberties(&self, place: Place) -> usize {
        self.border(&self.joined(place), None).len()
    }

    /// The captures of a stone, and the grid after it; none if it would have no liberty.
    pub(super) fn play(&self, color: Color, place: Place) -> Option<(BTreeSet<Place>, Self)> {
        let mut after = self.clone();
        after.set(place, Some(color));
        let mut taken = BTreeSet::new();
        for next in after.next_to(place) {
            if after.at(next) == Some(Some(!color)) && after.liberties(next) == 0 {
                taken.extend(after.joined(next));
            }
        }
        for &place in &taken {
            after.set(place, None);
        }
        (after.liberties(place) > 0).then_some((taken, after))
    }

    pub(super) fn count(&self, color: Color) -> usize {
        let places = self.places();
        let own = places
            .iter()
            .filter(|&&place| self.at(place) == Some(Some(color)));
        own.count()
    }

    /// The empty points that touch stones of `color` alone.
    pub(super) fn territory(&self, color: Color) -> usize {
        let is_own = |&place: &Place| {
            let region = self.joined(place);
            self.border(&region, Some(!color)).is_empty()
                && !self.border(&region, Some(color)).is_empty()
        };
        self.empty().into_iter().filter(is_own).count()
    }

    pub(super) fn without(&self, stones: PointSet) -> Self {
        let mut rest = self.clone();
        for point in stones.iter() {
            rest.set(place(point), None);
        }
        rest
    }

    /// Whether `color` to move can take within this number of its own moves, against any defence.
    pub(super) fn takes(&self, color: Color, moves: u32) -> bool {
        moves > 0
            && self
                .empty()
                .into_iter()
                .any(|place| self.wins(color, place, moves))
    }

    /// The same with a given first move.
    pub(super) fn wins(&self, color: Color, place: Place, moves: u32) -> bool {
        let Some((taken, after)) = self.play(color, place) else {
            return false;
        };
        if !taken.is_empty() {
            return true;
        }
        let replies: Vec<_> = after
            .empty()
            .into_iter()
            .filter_map(|reply| after.play(!color, reply))
            .collect();
        if moves == 1 {
            return false;
        }
        replies
            .iter()
            .all(|(taken, next)| taken.is_empty() && next.takes(color, moves - 1))
    }
}

pub(super) fn place(point: Point) -> Place {
    (i32::from(point.column()), i32::from(point.row()))
}

pub(super) fn point((column, row): Place) -> Point {
    Point::new(column as u8, row as u8).unwrap()
}

pub(super) fn set(places: impl IntoIterator<Item = Place>) -> PointSet {
    places.into_iter().map(point).collect()
}
