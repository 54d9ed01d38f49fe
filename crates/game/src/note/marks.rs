//! The marks of a note: shapes and letters on points.

use tengen_rules::Point;

/// A mark on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteMark {
    Triangle,
    Square,
    /// A letter from A to Z.
    Letter(char),
}

/// Marks, at most one on a point, in the order in which they were put.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks(Vec<(Point, NoteMark)>);

impl Marks {
    /// Most marks of a note.
    pub const MOST: usize = 40;

    /// These marks; none if there are too many, two on one point, or an invalid letter.
    pub fn new(marks: Vec<(Point, NoteMark)>) -> Option<Self> {
        let is_one = |mark: NoteMark| match mark {
            NoteMark::Triangle | NoteMark::Square => true,
            NoteMark::Letter(letter) => letter.is_ascii_uppercase(),
        };
        let is_double = |(place, (point, _)): (usize, &(Point, NoteMark))| {
            marks[..place].iter().any(|(other, _)| other == point)
        };
        let fits = marks.len() <= Self::MOST
            && marks.iter().all(|(_, mark)| is_one(*mark))
            && !marks.iter().enumerate().any(is_double);
        fits.then_some(Self(marks))
    }

    pub fn iter(&self) -> impl Iterator<Item = (Point, NoteMark)> {
        self.0.iter().copied()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The first letter that is not used.
    pub fn free_letter(&self) -> Option<NoteMark> {
        let mut letters = ('A'..='Z').map(NoteMark::Letter);
        letters.find(|letter| !self.0.iter().any(|(_, mark)| mark == letter))
    }

    /// Puts `mark` on `point`, or removes the mark there; adds none beyond [`Marks::MOST`].
    pub fn toggle(&mut self, point: Point, mark: NoteMark) {
        let before = self.0.len();
        self.0.retain(|(other, _)| *other != point);
        if self.0.len() == before && before < Self::MOST {
            self.0.push((point, mark));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(name: &str) -> Point {
        name.parse().unwrap()
    }

    #[test]
    fn a_point_has_one_mark_and_letters_follow_each_other() {
        let mut marks = Marks::default();
        marks.toggle(at("D4"), NoteMark::Triangle);
        marks.toggle(at("E5"), marks.free_letter().unwrap());
        marks.toggle(at("F6"), marks.free_letter().unwrap());
        marks.toggle(at("D4"), NoteMark::Square);
        let expected = [('A', "E5"), ('B', "F6")].map(|(c, name)| (at(name), NoteMark::Letter(c)));
        assert!(marks.iter().eq(expected));
        assert_eq!(marks.free_letter(), Some(NoteMark::Letter('C')));
        assert!(Marks::new(expected.to_vec()).is_some());
        assert!(Marks::new([expected[0], expected[0]].to_vec()).is_none());
        assert!(Marks::new(vec![(at("D4"), NoteMark::Letter('<'))]).is_none());
    }

    #[test]
    fn no_more_points_are_marked_than_there_is_room_for() {
        let mut marks = Marks::default();
        for index in 0..60 {
            marks.toggle(Point::from_index(index).unwrap(), NoteMark::Square);
        }
        assert_eq!(marks.iter().count(), Marks::MOST);
    }
}
