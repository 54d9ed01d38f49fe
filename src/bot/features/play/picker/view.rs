//! What the picker shows: the board with the chosen stone, and what chooses another.

use crate::bot::features::play::picker::custom_id::{Axis, PickButton, PickMenu, PutButton};
use crate::bot::games::hints::Hints;
use crate::bot::games::view::board::drawn;
use crate::bot::games::view::buttons::button;
use crate::bot::games::view::shown;
use crate::bot::kit::custom_id::CustomId;
use crate::bot::kit::draft::Draft;
use crate::bot::kit::style::Style;
use crate::bot::kit::verb::Verb;
use crate::bot::port::message::{Button, Entry, Look, Menu, Message, Row, Selection};
use crate::game::Game;
use crate::i18n::{Text, say};
use crate::rules::{Point, PointSet, Size};

/// Boards with no more columns and rows have a button for each point.
const GRID: u8 = 5;

/// A game, and the points of which one may be chosen in it.
pub(crate) struct Choice<'a> {
    /// The game as it is.
    pub(crate) game: &'a Game,
    /// The game as it would be after a stone on the chosen point.
    pub(crate) after: &'a Game,
    /// The points on which a stone may be played.
    pub(crate) legal: PointSet,
    /// The chosen point.
    pub(crate) at: Point,
}

impl Choice<'_> {
    fn size(&self) -> Size {
        self.game.terms().size
    }

    /// The legal point next to the chosen one among those that `fits`.
    fn nearest(&self, fits: impl Fn(Point) -> bool) -> Option<Point> {
        let legal = self.legal.iter().filter(|point| fits(*point));
        nearest(legal, self.at)
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

/// The board with the chosen stone, and what plays it or chooses another.
pub(crate) fn picker(choice: &Choice<'_>, hints: Hints, style: Style) -> Draft {
    let Choice { game, at, .. } = choice;
    let is_small = choice.size().columns() <= GRID && choice.size().rows() <= GRID;
    let mut lines = vec![style.say(&say::people::preview(game.id(), *at))];
    if is_small {
        lines.push(style.say(&say::table::pick_again(*at)));
    }
    let message = Message {
        content: lines.join("\n"),
        rows: match is_small {
            true => grid(choice),
            false => menus(choice, style),
        },
        ..Message::default()
    };
    let mut draft = drawn(message, choice.after, hints, style);
    for picture in &mut draft.pictures {
        // Each point has its own, so that no client shows the one before.
        picture.name = format!("tengen-{}-{}-{at}.png", game.id(), game.revision());
    }
    draft
}

/// A menu of columns, one of rows, and what there is to do with the chosen point.
fn menus(choice: &Choice<'_>, style: Style) -> Vec<Row> {
    let Choice { game, at, .. } = choice;
    let columns = (0..choice.size().columns())
        .filter_map(|column| choice.nearest(|point| point.column() == column))
        .map(|point| {
            let label = say::table::pick_column(point.letter().to_string());
            (label, point, point.column() == at.column())
        });
    let rows = choice.legal.iter().filter_map(|point| {
        let label = say::table::pick_row(usize::from(point.row()) + 1);
        (point.column() == at.column()).then_some((label, point, point == *at))
    });
    let below = |label: &Text, verb| {
        let shown = shown(game);
        button(label, verb, shown, Look::Secondary, style.locale)
    };
    vec![
        menu(choice, Axis::Column, columns, style),
        menu(choice, Axis::Row, rows, style),
        Row::Buttons(vec![
            Button {
                label: style.say(&say::people::button_put(*at)),
                custom_id: written(PutButton(*at, shown(game))),
                look: Look::Success,
            },
            below(&say::table::button_cancel(), Verb::Cancel),
            below(&say::table::button_type(), Verb::Type),
        ]),
    ]
}

/// A menu whose entries carry the point that each of them chooses.
fn menu(
    choice: &Choice<'_>,
    axis: Axis,
    entries: impl Iterator<Item = (Text, Point, bool)>,
    style: Style,
) -> Row {
    let placeholder = match axis {
        Axis::Column => say::table::pick_columns(),
        Axis::Row => say::table::pick_rows(),
    };
    let entries = entries.map(|(label, point, is_chosen)| Entry {
        label: style.say(&label),
        value: point.to_string(),
        description: None,
        is_chosen,
    });
    Row::Menu(Menu {
        custom_id: written(PickMenu(axis, choice.at, shown(choice.game))),
        placeholder: style.say(&placeholder),
        entries: entries.collect(),
        selection: Selection::One,
    })
}

/// A button for each point, as the board lies. The chosen one is green, and plays the stone.
///
/// Five rows of five fill a message, so that there is no other button: Discord itself puts a private message away,
/// and `/play` takes a point that is typed.
fn grid(choice: &Choice<'_>) -> Vec<Row> {
    let rows = (0..choice.size().rows()).rev();
    rows.map(|row| {
        let columns = 0..choice.size().columns();
        let points = columns.filter_map(|column| Point::new(column, row));
        Row::Buttons(points.map(|point| cell(choice, point)).collect())
    })
    .collect()
}

fn cell(choice: &Choice<'_>, point: Point) -> Button {
    let shown = shown(choice.game);
    let pick = written(PickButton(point, shown));
    let (custom_id, look) = match choice.legal.contains(point) {
        true if point == choice.at => (written(PutButton(point, shown)), Look::Success),
        true => (pick, Look::Secondary),
        false => (pick, Look::Disabled),
    };
    Button {
        // The same width everywhere, so that the columns stand below each other.
        label: point.to_string(),
        custom_id,
        look,
    }
}

fn written(custom_id: impl CustomId) -> String {
    custom_id
        .write()
        .expect("two words, a point and two numbers are shorter than 100 characters")
}
