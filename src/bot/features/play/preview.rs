//! A move before it is made: the board as it would be, for the one who moves alone.

use crate::bot::features::play::form::PutButton;
use crate::bot::games::view::buttons::button;
use crate::bot::games::view::shown;
use crate::bot::kit::custom_id::CustomId as _;
use crate::bot::kit::style::Style;
use crate::bot::kit::verb::Verb;
use crate::bot::port::message::{Button, Look, Message, Row};
use crate::game::Game;
use crate::i18n::say;
use crate::rules::Point;

/// What stands above the board of `game` as it would be after a stone on `point`, with the buttons to play it or another.
pub(crate) fn preview(game: &Game, point: Point, style: Style) -> Message {
    let put = PutButton(point, shown(game));
    let buttons = vec![
        Button {
            label: style.say(&say::people::button_put(point)),
            custom_id: put
                .write()
                .expect("a verb, a point and two numbers are shorter than 100 characters"),
            look: Look::Success,
        },
        button(
            &say::people::button_change(),
            Verb::Change,
            shown(game),
            Look::Secondary,
            style.locale,
        ),
    ];
    Message {
        content: style.say(&say::people::preview(game.id(), point)),
        rows: vec![Row::Buttons(buttons)],
        ..Message::default()
    }
}
