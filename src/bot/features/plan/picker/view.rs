//! What the picker of a plan shows: the board with the line so far, and what chooses its last move.

use crate::bot::features::plan::picker::custom_id::{
    LineButton, LineMenu, MOST_MOVES, Step, ending_at,
};
use crate::bot::features::plan::view::picture;
use crate::bot::games::view::buttons::button;
use crate::bot::games::view::pick::Points;
use crate::bot::games::view::shown;
use crate::bot::kit::custom_id::CustomId;
use crate::bot::kit::draft::{Draft, Picture, Size};
use crate::bot::kit::parse::line;
use crate::bot::kit::style::Style;
use crate::bot::kit::verb::Verb;
use crate::bot::port::message::{Button, Look, Message, Row};
use crate::game::Game;
use crate::i18n::{Text, say};
use crate::rules::{Move, Position};

/// A line as it is being chosen: its last move may still be another one.
pub(crate) struct Chosen<'a> {
    pub(crate) game: &'a Game,
    /// The moves, the last of which is the chosen one: the other side's first.
    pub(crate) line: &'a [Move],
    /// The position after them.
    pub(crate) after: &'a Position,
    /// The points of which the last move may have one.
    pub(crate) points: Points,
}

impl Chosen<'_> {
    /// Whether the last move is the player's answer; the other side's move otherwise.
    fn is_answer(&self) -> bool {
        self.line.len().is_multiple_of(2)
    }

    /// What becomes of the line when its last move is taken as it is.
    fn taken(&self) -> Step {
        match self.is_answer() {
            true => Step::Save,
            false => Step::Next,
        }
    }
}

/// The board with the line so far, and what chooses its last move.
pub(crate) fn picker(chosen: &Chosen<'_>, style: Style) -> Draft {
    let (points, line) = (chosen.points, chosen.line);
    let id = |step, line: Vec<Move>| written(LineButton(step, line, shown(chosen.game)));
    let told = line::told(line, style.locale);
    let ask = match chosen.is_answer() {
        true => say::plan::pick_answer(told),
        false => say::plan::pick_theirs(told),
    };
    let mut lines = vec![style.say(&ask)];
    let rows = match points.has_grid() {
        true => {
            lines.push(style.say(&say::table::pick_again(points.at)));
            points.grid(|point| match point == points.at {
                true => id(chosen.taken(), line.to_vec()),
                false => id(Step::Other, ending_at(line.to_vec(), point)),
            })
        }
        false => {
            let menu = |axis| written(LineMenu(axis, line.to_vec(), shown(chosen.game)));
            let menus = points.menus(menu, style);
            menus.into_iter().chain([below(chosen, style)]).collect()
        }
    };
    let message = Message {
        content: lines.join("\n"),
        rows,
        ..Message::default()
    };
    let picture = picture(chosen.game, line, chosen.after, style);
    Draft {
        message,
        pictures: vec![Picture {
            // Each line has its own, so that no client shows the one before.
            name: format!(
                "tengen-{}-{}-{}.png",
                chosen.game.id(),
                chosen.game.revision(),
                line::compact(line)
            ),
            size: Size::Usual,
            ..picture
        }],
    }
}

/// What there is to do with the line as it is.
fn below(chosen: &Chosen<'_>, style: Style) -> Row {
    let press = |label: &Text, step, look| Button {
        label: style.say(label),
        custom_id: written(LineButton(step, chosen.line.to_vec(), shown(chosen.game))),
        look,
    };
    let mut buttons = Vec::new();
    if chosen.is_answer() {
        buttons.push(press(&say::plan::button_save(), Step::Save, Look::Success));
        if chosen.line.len() < MOST_MOVES {
            buttons.push(press(&say::plan::button_on(), Step::Next, Look::Secondary));
        }
    } else {
        buttons.push(press(&say::plan::button_then(), Step::Next, Look::Success));
    }
    buttons.push(press(
        &say::plan::button_back(),
        Step::Back,
        Look::Secondary,
    ));
    let (label, look) = (say::table::button_type(), Look::Secondary);
    buttons.push(button(
        &label,
        Verb::PlanAdd,
        shown(chosen.game),
        look,
        style.locale,
    ));
    Row::Buttons(buttons)
}

fn written(custom_id: impl CustomId) -> String {
    custom_id
        .write()
        .expect("two words, twelve moves and two numbers are shorter than 100 characters")
}
