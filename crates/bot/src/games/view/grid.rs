//! Choosing a point by pressing: a window of the board with a button for each of its points, arranged as on the board,
//! and the whole board with a button for each of its areas, which leads to a window.
//!
//! A message of components alone holds forty of them: the picture and its text, five rows of five buttons, and two more
//! rows.

use std::ops::RangeInclusive;

use crate::engine::likely_moves;
use crate::game::{Game, Phase};
use crate::i18n::say;
use crate::kit::custom_id::one_word;
use crate::kit::style::Style;
use crate::port::message::{Button, Look, Row};
use crate::render::{Crop, Diagram};
use crate::rules::{Move, Point, PointSet, Position, Rules, Size};

/// Buttons in a row, and points of a window in each direction: Discord's most.
const WINDOW_LINES: u8 = 5;
/// Lines in each direction of a window's picture, which includes its surroundings.
const PICTURE_LINES: u8 = 9;
/// Lines by which an arrow moves a window: one of the earlier lines stays in it.
const ARROW_STEP: u8 = WINDOW_LINES - 1;
/// The distance, in lines, up to which the player's previous stone shifts the window towards it.
const SHIFT_DISTANCE: u8 = 4;
/// The least lines of a board on which Go begins in a corner.
const LEAST_FOR_CORNERS: u8 = 12;

/// The part of a board that has buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// The points around this one.
    Window(Point),
    /// The areas of the whole board.
    Areas,
}

one_word! {
    View: |view| Some((*view).write()), |text| Self::read(text);
}

impl View {
    const AREAS: &'static str = "areas";

    /// The view in custom ids and names of files: a point, or a word.
    pub(crate) fn write(self) -> String {
        match self {
            Self::Window(at) => at.to_string(),
            Self::Areas => Self::AREAS.to_owned(),
        }
    }

    /// Parses the output of [`View::write`].
    pub(crate) fn read(text: &str) -> Option<Self> {
        match text {
            Self::AREAS => Some(Self::Areas),
            point => point.parse().ok().map(Self::Window),
        }
    }

    /// The first part of the board to show. In Go: of the windows with the last stone, the one in which a strong player
    /// most likely moves by the engine's policy. A window far from there would be a hint, which games among people and
    /// rated ones don't have.
    ///
    /// In other games: around the last stone, shifted towards the player's own stone before it if that is near. Without
    /// stones: around `start`. A test measures how often the next move of real games is shown.
    pub fn begin(choice: &Choice<'_>) -> Self {
        let size = choice.position.size();
        let at = match *choice.latest {
            [last, own, ..] if is_near(last, own) => towards(last, own),
            [last, ..] => last,
            [] => choice.start,
        };
        let window = around(size, at, WINDOW_LINES);
        let is_open = window.points().intersection(choice.legal) != PointSet::EMPTY;
        let nearest = nearest(choice.legal, at).filter(|_| !is_open);
        Self::Window(choice.likeliest().or(nearest).unwrap_or(at))
    }

    /// The view for the side to move in `game`, with the points that it may choose.
    pub(crate) fn of(game: &Game, legal: PointSet) -> Self {
        let (position, latest) = match game.phase() {
            // The record does not know the moves of the copy.
            Phase::Trial { trial, .. } => {
                let last = trial.position().last().map(|turn| turn.mv);
                (
                    trial.position(),
                    last.into_iter().filter_map(stone).collect(),
                )
            }
            _ => (game.position(), latest(game)),
        };
        Self::begin(&Choice {
            rules: &game.terms().rules,
            position,
            latest: &latest,
            start: start(game),
            legal,
        })
    }
}

/// The choice of a point: the position, and the facts that decide where the choice begins.
#[derive(Clone, Copy, Debug)]
pub struct Choice<'a> {
    /// The rules of the game.
    pub rules: &'a Rules,
    /// The position with the side to move.
    pub position: &'a Position,
    /// The last two stones, the latest first.
    pub latest: &'a [Point],
    /// The first part to show of a board without stones.
    pub start: Point,
    /// The points to choose from.
    pub legal: PointSet,
}

impl Choice<'_> {
    /// The centre of the window with the last stone in which a move is likeliest; none where the policy expects no move
    /// near that stone.
    fn likeliest(&self) -> Option<Point> {
        let last = *self.latest.first()?;
        let likely = likely_moves(self.rules, self.position).into_iter();
        let likely: Vec<_> = likely.filter(|mv| self.legal.contains(mv.point)).collect();
        let likelihood = |window: PointSet| -> f32 {
            let moves = likely.iter().filter(|mv| window.contains(mv.point));
            moves.map(|mv| mv.likelihood).sum()
        };
        let windows = self.position.size().all().filter_map(|at| {
            let window = around(self.position.size(), at, WINDOW_LINES).points();
            window
                .contains(last)
                .then(|| (at, likelihood(window)))
                .filter(|(_, likelihood)| *likelihood > 0.0)
        });
        let likeliest = windows.max_by(|(_, one), (_, other)| one.total_cmp(other));
        likeliest.map(|(at, _)| at)
    }
}

/// The last two stones of `game`, the latest first.
pub(crate) fn latest(game: &Game) -> Vec<Point> {
    let moves = game.moves().iter().rev();
    moves.filter_map(|(_, mv)| stone(*mv)).take(2).collect()
}

/// The first part of the board to show without stones: near the upper right corner, as is customary, or the centre,
/// where games of five in a row and those on small boards begin.
pub(crate) fn start(game: &Game) -> Point {
    let size = game.terms().size;
    let is_large = size.columns().min(size.rows()) >= LEAST_FOR_CORNERS;
    let (column, row) = match game.terms().rules {
        Rules::Go(_) | Rules::AtariGo(_) if is_large => (size.columns() - 4, size.rows() - 4),
        _ => (size.columns() / 2, size.rows() / 2),
    };
    Point::new(column, row).expect("the point lies on the board")
}

fn stone(mv: Move) -> Option<Point> {
    match mv {
        Move::Play(point) => Some(point),
        Move::Pass => None,
    }
}

fn is_near(one: Point, other: Point) -> bool {
    one.column().abs_diff(other.column()) <= SHIFT_DISTANCE
        && one.row().abs_diff(other.row()) <= SHIFT_DISTANCE
}

/// The point a line from `one` towards `other` in each direction.
fn towards(one: Point, other: Point) -> Point {
    let step = |one: u8, other: u8| match one.cmp(&other) {
        std::cmp::Ordering::Less => one + 1,
        std::cmp::Ordering::Equal => one,
        std::cmp::Ordering::Greater => one - 1,
    };
    let (column, row) = (
        step(one.column(), other.column()),
        step(one.row(), other.row()),
    );
    Point::new(column, row).expect("the point lies between two of the board")
}

/// The one of `points` that is nearest to `to`: on a tie, the lower one, and the one farther left.
fn nearest(points: PointSet, to: Point) -> Option<Point> {
    points.iter().min_by_key(|point| {
        let columns = u32::from(point.column().abs_diff(to.column()));
        let rows = u32::from(point.row().abs_diff(to.row()));
        (columns * columns + rows * rows, *point)
    })
}

/// The part of a board of `size` around `at`, of `side` lines in each direction if there are as many.
fn around(size: Size, at: Point, side: u8) -> Crop {
    let ends = |lines: u8, at: u8| {
        let first = at.saturating_sub(side / 2).min(lines.saturating_sub(side));
        [first, (first + side).min(lines) - 1]
    };
    let columns = ends(size.columns(), at.column());
    let rows = ends(size.rows(), at.row());
    let [one, other] = [0, 1].map(|end| Point::new(columns[end], rows[end]));
    one.zip(other)
        .and_then(|(one, other)| Crop::between(size, one, other))
        .unwrap_or(Crop::whole(size))
}

/// The lines of each area in one direction: as few areas as there can be, for a window shows the whole of each.
fn spans(lines: u8) -> impl DoubleEndedIterator<Item = RangeInclusive<u8>> {
    let areas = lines.div_ceil(WINDOW_LINES);
    (0..areas).map(move |area| lines * area / areas..=lines * (area + 1) / areas - 1)
}

/// The name of an area's button: its lower left corner, with a sign that no point has, so that it is not read out as a
/// move. Two corners would be too long for four buttons beside each other on a phone.
fn area_name(area: Crop) -> String {
    let corner = Point::new(*area.columns().start(), *area.rows().start());
    format!("{}+", corner.expect("an area lies on the board"))
}

/// A board of which a part has buttons.
#[derive(Clone, Copy, Debug)]
pub struct Grid {
    /// The size of the board.
    pub size: Size,
    /// The points that may be chosen.
    pub legal: PointSet,
    /// The part that has buttons.
    pub view: View,
}

impl Grid {
    /// The buttons of the points or areas, arranged as on the board: `put` and `look` give them their custom ids.
    /// Illegal ones are shown but disabled.
    pub fn rows(&self, put: impl Fn(Point) -> String, look: impl Fn(View) -> String) -> Vec<Row> {
        let button = |label: String, custom_id: String, is_open: bool| Button {
            // Equal widths, so that the columns are aligned.
            label,
            custom_id,
            look: if is_open {
                Look::Secondary
            } else {
                Look::Disabled
            },
        };
        match self.view {
            View::Window(at) => {
                let window = around(self.size, at, WINDOW_LINES);
                let cell = |point: Point| {
                    button(point.to_string(), put(point), self.legal.contains(point))
                };
                let row = |row| {
                    let points = window
                        .columns()
                        .filter_map(|column| Point::new(column, row));
                    Row::Buttons(points.map(cell).collect())
                };
                window.rows().rev().map(row).collect()
            }
            View::Areas => {
                let area = |(area, middle): (Crop, Point)| {
                    let is_open = area.points().intersection(self.legal) != PointSet::EMPTY;
                    button(area_name(area), look(View::Window(middle)), is_open)
                };
                let areas = self.areas().into_iter();
                let row = |areas: Vec<_>| Row::Buttons(areas.into_iter().map(area).collect());
                areas.map(row).collect()
            }
        }
    }

    /// The areas of the board, row by row from the top, with their central points, which are the centres of their
    /// windows.
    fn areas(&self) -> Vec<Vec<(Crop, Point)>> {
        let area = |columns: &RangeInclusive<u8>, rows: &RangeInclusive<u8>| {
            let middle = |span: &RangeInclusive<u8>| u8::midpoint(*span.start(), *span.end());
            let one = Point::new(*columns.start(), *rows.start())?;
            let other = Point::new(*columns.end(), *rows.end())?;
            let middle = Point::new(middle(columns), middle(rows))?;
            Some((Crop::between(self.size, one, other)?, middle))
        };
        let columns = || spans(self.size.columns());
        let rows = spans(self.size.rows()).rev();
        rows.map(|rows| {
            columns()
                .filter_map(|columns| area(&columns, &rows))
                .collect()
        })
        .collect()
    }

    /// Buttons to other views: an arrow in each direction in which the board goes on, and the whole board, beside the
    /// `other` button.
    ///
    /// The arrows have a row of their own: on a phone, a long word beside four of them would take another line.
    pub fn ways(&self, look: impl Fn(View) -> String, other: Button, style: Style) -> Vec<Row> {
        let way = |label: String, view| Button {
            label,
            custom_id: look(view),
            look: Look::Primary,
        };
        let window = match self.view {
            View::Window(at) => around(self.size, at, WINDOW_LINES),
            View::Areas => Crop::whole(self.size),
        };
        if window.is_whole() {
            return vec![Row::Buttons(vec![other])];
        }
        let arrows = self.arrows(window).into_iter();
        let arrows = arrows.map(|(label, at)| way(label.to_owned(), View::Window(at)));
        let elsewhere = way(style.say(&say::table::button_elsewhere()), View::Areas);
        vec![
            Row::Buttons(arrows.collect()),
            Row::Buttons(vec![elsewhere, other]),
        ]
    }

    /// The middle of the next window in each direction.
    fn arrows(&self, window: Crop) -> Vec<(&'static str, Point)> {
        let (first, half) = (|span: RangeInclusive<u8>| *span.start(), WINDOW_LINES / 2);
        let (left, bottom) = (first(window.columns()), first(window.rows()));
        let moved = |from: u8, lines: u8, by: i8| {
            let furthest = lines.saturating_sub(WINDOW_LINES);
            let to = from
                .saturating_add_signed(by * ARROW_STEP as i8)
                .min(furthest);
            (to != from).then_some(to)
        };
        let across = |by| Some((moved(left, self.size.columns(), by)?, bottom));
        let along = |by| Some((left, moved(bottom, self.size.rows(), by)?));
        let ways = [
            ("←", across(-1)),
            ("↑", along(1)),
            ("↓", along(-1)),
            ("→", across(1)),
        ];
        let ways = ways.into_iter().filter_map(|(label, corner)| {
            let (column, row) = corner?;
            Some((label, Point::new(column + half, row + half)?))
        });
        ways.collect()
    }

    /// `diagram` focused on the part with buttons: a window with paler surroundings, or the areas.
    pub(crate) fn focus(&self, diagram: Diagram) -> Diagram {
        match self.view {
            View::Window(at) => {
                let (window, seen) = (
                    around(self.size, at, WINDOW_LINES),
                    around(self.size, at, PICTURE_LINES),
                );
                let beyond = seen.points().difference(window.points());
                diagram.crop(seen).dimmed(beyond.iter())
            }
            // In the colours of a chessboard.
            View::Areas => {
                let areas = self.areas().into_iter().zip(0..);
                let dark = areas.flat_map(|(areas, row): (Vec<_>, usize)| {
                    let areas = areas.into_iter().skip((row + 1) % 2).step_by(2);
                    areas.map(|(area, _): (Crop, Point)| area.points())
                });
                dark.fold(diagram, |diagram, area| diagram.dimmed(area.iter()))
            }
        }
    }
}
