//! The board: a picture, and over each of its points a button that bears the name of the point.

use std::fmt::Write as _;

use super::text::escape;
use crate::bot::games::teams;
use crate::bot::games::view::alt;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::parse::point::playable;
use crate::game::{Game, Phase};
use crate::i18n::say;
use crate::render::{Diagram, Pixels, svg};
use crate::rules::{Move, Point, PointSet};

/// The longest description of a board, in characters: it has all stones of the largest one.
const LONGEST_ALT: usize = 4096;

/// The action on touching a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Touch {
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
    fn of(ctx: &Ctx<'_>, game: &Game) -> Self {
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

/// The picture of `game` with its points, in a form that carries `hidden`.
pub(super) fn html(ctx: &Ctx<'_>, game: &Game, diagram: &Diagram, hidden: &str) -> String {
    let style = ctx.own_style();
    let picture = svg(
        diagram,
        style.theme,
        Pixels::usual(diagram.visible_part().size()),
    );
    let unheard = r#"<svg aria-hidden="true" focusable="false" "#;
    let picture = picture.replacen("<svg ", unheard, 1);
    let about = alt::complete(game, diagram, style.locale, LONGEST_ALT);
    let (size, touch) = (game.terms().size, Touch::of(ctx, game));
    let again = say::page::again("%".to_owned()).to(style.locale);
    let (columns, rows) = (size.columns(), size.rows());
    format!(
        "<div class=\"board\">{picture}<p class=\"heard\" id=\"about\">{about}</p>\
         <form method=\"post\" class=\"points c{columns} r{rows}\" data-touch=\"{}\" data-again=\"{}\">{hidden}\
         <div role=\"grid\" aria-describedby=\"about\" aria-label=\"{}\">{}</div></form></div>",
        touch.word(),
        escape(&again),
        escape(&say::page::title(game.id()).to(style.locale)),
        grid(ctx, game, touch),
        about = escape(&about),
    )
}

fn grid(ctx: &Ctx<'_>, game: &Game, touch: Touch) -> String {
    let (size, points) = (game.terms().size, touch.points(game));
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
            let name = escape(&name(ctx, game, point));
            write!(
                html,
                "<button role=\"gridcell\" name=\"point\" value=\"{point}\" aria-label=\"{name}\"{off}></button>"
            )
            .expect("a String takes everything");
        }
        html.push_str("</div>");
    }
    html
}

/// The name of a point, with its stone.
fn name(ctx: &Ctx<'_>, game: &Game, point: Point) -> String {
    let name = match game.in_play().board().get(point) {
        Some(color) => say::page::stone(color, point),
        None => say::page::empty(point),
    };
    let is_last = matches!(game.last_move(), Some((_, Move::Play(last))) if last == point);
    let is_last = is_last && !matches!(game.phase(), Phase::Trial { .. });
    let name = if is_last { say::page::last(name) } else { name };
    name.to(ctx.reader())
}
