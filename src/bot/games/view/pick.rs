//! Choosing a point by pressing: a menu of columns and one of rows, or on small boards a button for each point.

use crate::bot::kit::style::Style;
use crate::bot::port::message::{Button, Entry, Look, Menu, Row, Selection};
use crate::i18n::{Text, say};
use crate::rules::{Point, PointSet, Size};

/// Boards with no more columns and rows have a button for each point.
const GRID: u8 = 5;

/// What a menu is a list of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Axis {
    /// Columns, in which some point is legal.
    Column,
    /// Rows, of which the point in the chosen column is legal.
    Row,
}

impl Axis {
    /// Every axis with its word.
    pub const ALL: [(Self, &str); 2] = [(Self::Column, "column"), (Self::Row, "row")];

    pub(crate) fn word(self) -> &'static str {
        let [(_, column), (_, row)] = Self::ALL;
        match self {
            Self::Column => column,
            Self::Row => row,
        }
    }

    pub(crate) fn of(word: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find_map(|(axis, known)| (known == word).then_some(axis))
    }
}

/// The points of a board of which one may be chosen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Points {
    /// The board's size.
    pub(crate) size: Size,
    /// The points that may be chosen.
    pub(crate) legal: PointSet,
    /// The one that is chosen so far.
    pub(crate) at: Point,
}

impl Points {
    /// Whether each point has a button; there are menus otherwise.
    pub(crate) fn has_grid(self) -> bool {
        self.size.columns() <= GRID && self.size.rows() <= GRID
    }

    /// The legal point next to the chosen one among those that `fits`.
    fn nearest(self, fits: impl Fn(Point) -> bool) -> Option<Point> {
        let legal = self.legal.iter().filter(|point| fits(*point));
        nearest(legal, self.at)
    }

    /// A menu of columns and one of rows, with the custom ids that `id` gives them. Each entry carries the point
    /// that it chooses.
    pub(crate) fn menus(self, id: impl Fn(Axis) -> String, style: Style) -> [Row; 2] {
        let columns = (0..self.size.columns())
            .filter_map(|column| self.nearest(|point| point.column() == column))
            .map(|point| {
                let label = say::table::pick_column(point.letter().to_string());
                (label, point, point.column() == self.at.column())
            });
        let rows = self.legal.iter().filter_map(|point| {
            let label = say::table::pick_row(usize::from(point.row()) + 1);
            (point.column() == self.at.column()).then_some((label, point, point == self.at))
        });
        let (of_columns, of_rows) = (say::table::pick_columns(), say::table::pick_rows());
        [
            menu(id(Axis::Column), &of_columns, columns, style),
            menu(id(Axis::Row), &of_rows, rows, style),
        ]
    }

    /// A button for each point, as the board lies, with the custom id that `id` gives it. The chosen one is green.
    ///
    /// Five rows of five fill a message, so that there is no other button: Discord itself puts a private message away.
    pub(crate) fn grid(self, id: impl Fn(Point) -> String) -> Vec<Row> {
        let cell = |point: Point| Button {
            // The same width everywhere, so that the columns stand below each other.
            label: point.to_string(),
            custom_id: id(point),
            look: match self.legal.contains(point) {
                true if point == self.at => Look::Success,
                true => Look::Secondary,
                false => Look::Disabled,
            },
        };
        let rows = (0..self.size.rows()).rev();
        rows.map(|row| {
            let columns = 0..self.size.columns();
            let points = columns.filter_map(|column| Point::new(column, row));
            Row::Buttons(points.map(&cell).collect())
        })
        .collect()
    }
}

/// The one of `points` that is nearest to `to`: on a tie, the lower one, and the one farther left.
pub(crate) fn nearest(points: impl Iterator<Item = Point>, to: Point) -> Option<Point> {
    points.min_by_key(|point| {
        let columns = u32::from(point.column().abs_diff(to.column()));
        let rows = u32::from(point.row().abs_diff(to.row()));
        (columns * columns + rows * rows, *point)
    })
}

/// A menu whose entries carry the point that each of them chooses.
fn menu(
    custom_id: String,
    placeholder: &Text,
    entries: impl Iterator<Item = (Text, Point, bool)>,
    style: Style,
) -> Row {
    let entries = entries.map(|(label, point, is_chosen)| Entry {
        label: style.say(&label),
        value: point.to_string(),
        description: None,
        is_chosen,
    });
    Row::Menu(Menu {
        custom_id,
        placeholder: style.say(placeholder),
        entries: entries.collect(),
        selection: Selection::One,
    })
}
