//! A part of a board: the view of a corner or a fight.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use super::Diagram;
use tengen_rules::{Point, PointSet, Size};

/// A rectangle of columns and rows of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Crop {
    board: Size,
    left: u8,
    bottom: u8,
    visible: Size,
}

impl Crop {
    /// Minimum number of lines in each direction, if the board has them.
    const LEAST: u8 = 5;
    /// An edge within this distance is included, so that the viewer sees where the board ends.
    const NEAR: u8 = 2;

    /// The whole board.
    pub const fn whole(board: Size) -> Self {
        Self {
            board,
            left: 0,
            bottom: 0,
            visible: board,
        }
    }

    /// The rectangle with `one` and `other` in opposite corners; none if it is not on the board.
    pub fn between(board: Size, one: Point, other: Point) -> Option<Self> {
        if !board.contains(one) || !board.contains(other) {
            return None;
        }
        let span = |one: u8, other: u8| (one.min(other), one.abs_diff(other) + 1);
        let (left, columns) = span(one.column(), other.column());
        let (bottom, rows) = span(one.row(), other.row());
        Some(Self {
            board,
            left,
            bottom,
            visible: Size::new(columns, rows)?,
        })
    }

    /// The smallest rectangle around `points`; none without points.
    pub fn exactly(board: Size, points: PointSet) -> Option<Self> {
        let points = || points.iter().filter(|&point| board.contains(point));
        let columns = || points().map(Point::column);
        let rows = || points().map(Point::row);
        let one = Point::new(columns().min()?, rows().min()?)?;
        let other = Point::new(columns().max()?, rows().max()?)?;
        Self::between(board, one, other)
    }

    /// The rectangle around `points` with `margin` lines, extended to near edges of the board; the whole board without
    /// points.
    pub fn around(board: Size, points: PointSet, margin: u8) -> Self {
        let points = points.iter().filter(|&point| board.contains(point));
        let (mut columns, mut rows) = ([u8::MAX, 0], [u8::MAX, 0]);
        for point in points {
            for (ends, at) in [(&mut columns, point.column()), (&mut rows, point.row())] {
                *ends = [ends[0].min(at), ends[1].max(at)];
            }
        }
        let span = |[first, last]: [u8; 2], lines: u8| -> Option<[u8; 2]> {
            if first > last {
                return None;
            }
            let mut first = first.saturating_sub(margin);
            let mut last = (last + margin).min(lines - 1);
            let lacking = Self::LEAST.min(lines).saturating_sub(last - first + 1);
            first = first.saturating_sub(lacking.div_ceil(2));
            last = last.max(first + Self::LEAST.min(lines) - 1).min(lines - 1);
            first = first.min((last + 1).saturating_sub(Self::LEAST.min(lines)));
            if first <= Self::NEAR {
                first = 0;
            }
            if lines - 1 - last <= Self::NEAR {
                last = lines - 1;
            }
            Some([first, last])
        };
        let corner = |column, row| Point::new(column, row);
        span(columns, board.columns())
            .zip(span(rows, board.rows()))
            .and_then(|(columns, rows)| {
                let (one, other) = (corner(columns[0], rows[0])?, corner(columns[1], rows[1])?);
                Self::between(board, one, other)
            })
            .unwrap_or(Self::whole(board))
    }

    /// The size of the whole board.
    pub const fn board(self) -> Size {
        self.board
    }

    /// The visible columns and rows.
    pub const fn size(self) -> Size {
        self.visible
    }

    /// The visible columns, from the left.
    pub fn columns(self) -> RangeInclusive<u8> {
        self.left..=self.left + self.visible.columns() - 1
    }

    /// The visible rows, from the bottom.
    pub fn rows(self) -> RangeInclusive<u8> {
        self.bottom..=self.bottom + self.visible.rows() - 1
    }

    /// Whether `point` is visible.
    pub fn contains(self, point: Point) -> bool {
        self.columns().contains(&point.column()) && self.rows().contains(&point.row())
    }

    /// Whether the whole board is visible.
    pub fn is_whole(self) -> bool {
        self.visible == self.board
    }

    /// The visible points.
    pub fn points(self) -> PointSet {
        self.board
            .all()
            .filter(|&point| self.contains(point))
            .collect()
    }
}

impl Diagram {
    /// The diagram without anything outside its visible part.
    pub(super) fn cut(&self) -> Self {
        let visible = self.crop.points();
        let mut cut = self.only(visible, visible);
        cut.strokes
            .retain(|stroke| visible.contains(stroke.from) && visible.contains(stroke.to));
        cut
    }

    /// The diagram with only the stones on `standing` and the marks on `marked`; lines stay, since they cross many points.
    pub(super) fn only(&self, standing: PointSet, marked: PointSet) -> Self {
        let stones_on = |points: PointSet| points.intersection(standing);
        let marks_on = |points: PointSet| points.intersection(marked);
        let is_marked = |point: &Point| marked.contains(*point);
        Self {
            crop: self.crop,
            stones: self.stones.map(stones_on),
            last_move: self.last_move.filter(is_marked),
            ko: self.ko.filter(is_marked),
            territory: self.territory.map(marks_on),
            dead: stones_on(self.dead),
            seki: marks_on(self.seki),
            line: marks_on(self.line),
            captured: self.captured.map(marks_on),
            numbers: among(&self.numbers, marked),
            marks: among(&self.marks, marked),
            letters: among(&self.letters, marked),
            atari: marks_on(self.atari),
            selected: marks_on(self.selected),
            dimmed: marks_on(self.dimmed),
            strokes: self.strokes.clone(),
            tray: self.tray,
            frame: self.frame,
        }
    }
}

/// The entries of `values` on `points`.
fn among<V: Clone>(values: &BTreeMap<Point, V>, points: PointSet) -> BTreeMap<Point, V> {
    let on_points = values.iter().filter(|(point, _)| points.contains(**point));
    on_points
        .map(|(&point, value)| (point, value.clone()))
        .collect()
}
