//! The board: a picture, and over each of its points a button with the name of the point.

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
use crate::rules::{Board as Stones, Move, Point, PointSet};

/// Maximum length of a board's description, in characters: enough for all stones on the largest board.
const LONGEST_ALT: usize = 4096;

/// The action on touching a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Touch {
    /// The first touch marks it, the second plays there.
    Twice,
    /// It plays there.
    Once,
    /// It marks the chain there.
    Mark,
    /// Nothing: the visitor only watches.
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

    /// The points where it has an effect.
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

/// A board as a page shows it.
pub(super) struct PageBoard<'a> {
    pub(super) diagram: &'a Diagram,
    pub(super) stones: &'a Stones,
    /// The point of the last move.
    pub(super) last: Option<Point>,
    pub(super) touch: Touch,
    /// The points where a touch has an effect.
    pub(super) points: PointSet,
    /// The description of all stones, for screen readers.
    pub(super) about: String,
    pub(super) title: String,
    /// Hidden fields of its form.
    pub(super) hidden: &'a str,
}

impl<'a> PageBoard<'a> {
    /// The board of `game`, drawn as `diagram`.
    pub(super) fn of(
        style: Style,
        game: &'a Game,
        diagram: &'a Diagram,
        touch: Touch,
        hidden: &'a str,
    ) -> Self {
        let last = match game.last_move() {
            Some((_, Move::Play(last))) if !matches!(game.phase(), Phase::Trial { .. }) => {
                Some(last)
            }
            _ => None,
        };
        Self {
            diagram,
            stones: game.in_play().board(),
            last,
            touch,
            points: touch.points(game),
            about: alt::complete(game, diagram, style.locale, LONGEST_ALT),
            title: say::page::title(game.id()).to(style.locale),
            hidden,
        }
    }

    /// The picture with its points. Those with an effect are in a form.
    pub(super) fn html(&self, style: Style) -> String {
        let picture = svg(
            self.diagram,
            style.theme,
            Pixels::usual(self.diagram.visible_part().size()),
        );
        // Screen readers get the description below instead.
        let silent = r#"<svg aria-hidden="true" focusable="false" "#;
        let picture = picture.replacen("<svg ", silent, 1);
        let size = self.stones.size();
        // The script puts the touched point in the place of `%`.
        // The script puts the touched point in the place of `%`.
        let again = say::page::again("%".to_owned()).to(style.locale);
        let (columns, rows) = (size.columns(), size.rows());
        let is_still = self.touch == Touch::Nothing;
        let form = if is_still {
            "div"
        } else {
            "form method=\"post\""
        };
        format!(
            "<div class=\"board\">{picture}<p class=\"heard\" id=\"about\">{about}</p>\
             <{form} class=\"points c{columns} r{rows}\" data-touch=\"{}\" data-again=\"{}\">{hidden}\
             <div role=\"grid\" aria-describedby=\"about\" aria-label=\"{}\">{}</div></{}></div>",
            self.touch.word(),
            escape(&again),
            escape(&self.title),
            self.grid(style.locale),
            if is_still { "div" } else { "form" },
            about = escape(&self.about),
            hidden = self.hidden,
        )
    }

    fn grid(&self, locale: Locale) -> String {
        let size = self.stones.size();
        let kind = if self.touch == Touch::Nothing {
            " type=\"button\""
        } else {
            ""
        };
        let mut html = String::new();
        for row in (0..size.rows()).rev() {
            html.push_str("<div role=\"row\">");
            for column in 0..size.columns() {
                let point = Point::new(column, row).expect("it is on the board");
                let off = if self.points.contains(point) {
                    ""
                } else {
                    " aria-disabled=\"true\""
                };
                let name = escape(&self.name(locale, point));
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
    fn name(&self, locale: Locale, point: Point) -> String {
        let name = match self.stones.get(point) {
            Some(color) => say::page::stone(color, point),
            None => say::page::empty(point),
        };
        let name = if self.last == Some(point) {
            say::page::last(name)
        } else {
            name
        };
        name.to(locale)
    }
}
