//! Moves that Renju forbids Black: double three, double four and overline (Renju International Federation, rules,
//! chapters 3 and 9).
//!
//! Each line through a stone is looked at as eleven points: the stone and five on either side.
//! No five, four or three through the stone depends on more.
//!
//! Whether three stones are a three depends on whether the stone that makes a straight four of them is forbidden,
//! and so on, stone after stone (rule 9.3). This recursion stops after [`MAX_DEPTH`] stones.

use super::{ByColor, Point, PointSet, Size, five::LINES};

/// Why Black may not play on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Forbidden {
    /// The stone makes two threes at once.
    DoubleThree,
    /// It makes two fours at once, in one line or in two.
    DoubleFour,
    /// It makes six in a row or more.
    Overline,
}

impl Forbidden {
    /// The name in the output for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::DoubleThree => "double-three",
            Self::DoubleFour => "double-four",
            Self::Overline => "overline",
        }
    }
}

/// Why Black may not play on the empty `point` of a board with these stones, and the stones that cause it: those of two
/// threes or two fours, or of the overline. None if the move is allowed.
///
/// Exactly five win, even if the stone makes something forbidden (chapter 9).
pub(super) fn find_forbidden(
    size: Size,
    stones: ByColor<PointSet>,
    point: Point,
) -> Option<(Forbidden, [PointSet; 2])> {
    let mut after = stones;
    after.black.insert(point);
    Grid {
        size,
        stones: after,
        depth_left: MAX_DEPTH,
    }
    .judge(point)
}

/// Whether Renju forbids Black the empty `point` of a board with these stones.
pub fn is_forbidden(size: Size, stones: ByColor<PointSet>, point: Point) -> bool {
    find_forbidden(size, stones, point).is_some()
}

/// Bound on the recursion that decides whether three stones are a three.
///
/// The rules set no limit, but on contrived boards the work multiplies with every level. On random boards no point
/// needs more than four; a stone beyond the limit counts as not forbidden.
const MAX_DEPTH: u8 = 7;

/// A board on which Black has just played.
struct Grid {
    size: Size,
    stones: ByColor<PointSet>,
    /// Remaining depth of the recursion, in further stones.
    depth_left: u8,
}

/// The eleven points of one direction through a point, as bits: it is bit 5.
struct Line {
    center: Point,
    direction: (i8, i8),
    black: u16,
    empty: u16,
}

/// The bit of the point in the middle of a [`Line`].
const CENTER: u16 = 1 << 5;

impl Grid {
    fn judge(&self, point: Point) -> Option<(Forbidden, [PointSet; 2])> {
        let lines = LINES.map(|direction| self.line(point, direction));
        let runs = lines.each_ref().map(Line::run);
        if runs.iter().any(|run| run.count_ones() == 5) {
            return None;
        }
        if let Some(place) = runs.iter().position(|run| run.count_ones() > 5) {
            let overline = self.points(&lines[place], runs[place]);
            return Some((Forbidden::Overline, [overline, PointSet::EMPTY]));
        }
        let fours = lines
            .iter()
            .flat_map(|line| line.fours().map(|four| self.points(line, four)));
        if let Some(two) = first_two(fours) {
            return Some((Forbidden::DoubleFour, two));
        }
        // A line has one three at most: where there could be two, the further stones would make an overline.
        let threes = lines.iter().filter_map(|line| {
            let three = line
                .threes()
                .find(|&(_, gap)| self.may_follow(line.at(gap, self.size)));
            three.map(|(three, _)| self.points(line, three))
        });
        first_two(threes).map(|two| (Forbidden::DoubleThree, two))
    }

    /// Whether Black may make a straight four on `gap`, so that the three is one (chapter 3 and rule 9.3):
    /// the stone makes no five elsewhere, and is not forbidden itself.
    fn may_follow(&self, gap: Option<Point>) -> bool {
        let Some(gap) = gap else { return false };
        let mut stones = self.stones;
        stones.black.insert(gap);
        let rest = self.depth_left.checked_sub(1);
        let next = Self {
            size: self.size,
            stones,
            depth_left: rest.unwrap_or(0),
        };
        let makes_five = |direction| next.line(gap, direction).run().count_ones() == 5;
        let is_forbidden = || rest.is_some() && next.judge(gap).is_some();
        !LINES.into_iter().any(makes_five) && !is_forbidden()
    }

    fn line(&self, center: Point, direction: (i8, i8)) -> Line {
        let mut line = Line {
            center,
            direction,
            black: 0,
            empty: 0,
        };
        for place in 0..11 {
            let bit = 1 << place;
            if let Some(point) = line.at(bit, self.size) {
                if self.stones.black.contains(point) {
                    line.black |= bit;
                } else if !self.stones.white.contains(point) {
                    line.empty |= bit;
                }
            }
        }
        line
    }

    fn points(&self, line: &Line, bits: u16) -> PointSet {
        (0..11)
            .filter_map(|place| line.at(bits & 1 << place, self.size))
            .collect()
    }
}

impl Line {
    /// The point of a single bit, if the board has it.
    fn at(&self, bit: u16, size: Size) -> Option<Point> {
        if bit == 0 {
            return None;
        }
        let steps = bit.trailing_zeros() as i8 - 5;
        let (right, up) = self.direction;
        self.center.step(right * steps, up * steps, size)
    }

    /// The unbroken row of black stones through the middle, up to six.
    fn run(&self) -> u16 {
        let mut run = CENTER;
        loop {
            let grown = (run | run << 1 | run >> 1) & self.black;
            if grown == run {
                return run;
            }
            run = grown;
        }
    }

    /// The fours through the middle: four stones that a fifth makes exactly five in a row. A straight four counts once.
    fn fours(&self) -> impl Iterator<Item = u16> + '_ {
        let mut last = 0;
        (1..=5).filter_map(move |first| {
            let window = 0b1_1111 << first;
            let around = 1 << (first - 1) | 1 << (first + 5);
            let four = window & self.black;
            let is_four = four.count_ones() == 4
                && (window & !four & self.empty) != 0
                && around & self.black == 0;
            let is_new = is_four && four != last;
            if is_four {
                last = four;
            }
            is_new.then_some(four)
        })
    }

    /// The threes with the middle among them, each with a point that makes a straight four of it:
    /// four in a row that two points make exactly five.
    fn threes(&self) -> impl Iterator<Item = (u16, u16)> + '_ {
        (2..=5).filter_map(|first| {
            let row = 0b1111 << first;
            let ends = 1 << (first - 1) | 1 << (first + 4);
            let beyond = 1 << (first - 2) | 1 << (first + 5);
            let three = row & self.black;
            let gap = row & self.empty;
            let is_three = three.count_ones() == 3
                && gap.count_ones() == 1
                && ends & self.empty == ends
                && beyond & self.black == 0;
            is_three.then_some((three, gap))
        })
    }
}

fn first_two(mut shapes: impl Iterator<Item = PointSet>) -> Option<[PointSet; 2]> {
    Some([shapes.next()?, shapes.next()?])
}
