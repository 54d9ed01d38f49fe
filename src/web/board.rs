//! The board: a picture, and over each of its points a button that bears the name of the point.

use std::fmt::Write as _;

use super::text::escape;
use crate::bot::games::teams;
use crate::bot::games::view::alt;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::parse::point::playable;
use crate::bot::kit::style::Style;
use crate::game::{Game, Phase};
use crate::i18n::{Locale, say};
use crate::render::{Diagram, Pixels, svg};
use crate::rules::{Move, Point, PointSet};

/// The longest description of a board, in characters: it has all stones of the largest one.
const LONGEST_ALT: usize = 4096;

/// The action on touching a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Touch {
    /// The first time marks it, the second plays there.
    Twice,
    /// It plays there.
    Once,
    /// It marks the chain there.
    Mark,
    /// Nothing: the visitor looks on.
    Nothing,
}

impl Touch {
    /// The action for the caller in `game`.
    pub(super) fn of(ctx: &Ctx<'_>, game: &Game) -> Self {
        let player = teams::player_in(ctx, game);
        match game.phase() {
            Phase::Playing | Phase::Trial { .. } if game.players_to_act().contains(&player) => {
                if ctx.preview.is_wanted(game) {
                    Self::Twice
                } else {
                    Self::Once
                }
            }
            Phase::Counting { .. } if game.color_of(player).is_some() => Self::Mark,
            _ => Self::Nothing,
        }
    }

    fn word(self) -> &'static str {
        match self {
            Self::Twice => "twice",
            Self::Once => "once",
            Self::Mark => "mark",
            Self::Nothing => "nothing",
        }
    }

    /// The points where it does something.
    fn points(self, game: &Game) -> PointSet {
        let board = game.in_play().board();
        match self {
            Self::Twice | Self::Once => playable(game),
            Self::Mark => {
                let size = game.terms().size;
                size.all().filter(|&point| !board.is_empty(point)).collect()
            }
            Self::Nothing => PointSet::EMPTY,
        }
    }
}

/// The picture of `game` with its points. Those that do something are in a form that carries `hidden`.
pub(super) fn html(
    style: Style,
    game: &Game,
    diagram: &Diagram,
    (touch, hidden): (Touch, &str),
) -> String {
    let picture = svg(
        diagram,
        style.theme,
        Pixels::usual(diagram.visible_part().size()),
    );
    let unheard = r#"<svg aria-hidden="true" focusable="false" "#;
    let picture = picture.replacen("<svg ", unheard, 1);
    let about = alt::complete(game, diagram, style.locale, LONGEST_ALT);
    let size = game.terms().size;
    let again = say::page::again("%".to_owned()).to(style.locale);
    let (columns, rows) = (size.columns(), size.rows());
    let is_still = touch == Touch::Nothing;
    let form = if is_still {
        "div"
    } else {
        "form method=\"post\""
    };
    format!(
        "<div class=\"board\">{picture}<p class=\"heard\" id=\"about\">{about}</p>\
         <{form} class=\"points c{columns} r{rows}\" data-touch=\"{}\" data-again=\"{}\">{hidden}\
         <div role=\"grid\" aria-describedby=\"about\" aria-label=\"{}\">{}</div></{}></div>",
        touch.word(),
        escape(&again),
        escape(&say::page::title(game.id()).to(style.locale)),
        grid(style.locale, game, touch),
        if is_still { "div" } else { "form" },
        about = escape(&about),
    )
}

fn grid(locale: Locale, game: &Game, touch: Touch) -> String {
    let (size, points) = (game.terms().size, touch.points(game));
    let kind = if touch == Touch::Nothing {
        " type=\"button\""
    } else {
        ""
    };
    let mut html = String::new();
    for row in (0..size.rows()).rev() {
        html.push_str("<div role=\"row\">");
        for column in 0..size.columns() {
            let point = Point::new(column, row).expect("it is on the board");
            let off = if points.contains(point) {
                ""
            } else {
                " aria-disabled=\"true\""
            };
            let name = escape(&name(locale, game, point));
            write!(
                html,
                "<button{kind} role=\"gridcell\" name=\"point\" value=\"{point}\" aria-label=\"{name}\"{off}></button>"
            )
            .expect("a String takes everything");
        }
        html.push_str("</div>");
    }
    html
}

/// The name of a point, with its stone.
fn name(locale: Locale, game: &Game, point: Point) -> String {
    let name = match game.in_play().board().get(point) {
        Some(color) => say::page::stone(color, point),
        None => say::page::empty(point),
    };
    let is_last = matches!(game.last_move(), Some((_, Move::Play(last))) if last == point);
    let is_last = is_last && !matches!(game.phase(), Phase::Trial { .. });
    let name = if is_last { say::page::last(name) } else { name };
    name.to(locale)
}
