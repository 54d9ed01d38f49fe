//! A move before it is made: the board as it would be, for the one who moves alone.

use super::{Style, button, shown};
use crate::bot::Bot;
use crate::bot::button::{Token, Verb};
use crate::bot::reply::{Button, Look, Message, Row};
use crate::game::Game;
use crate::i18n::say;
use crate::rules::Point;

impl Bot {
    /// The board of `game` as it would be `after` a stone on `point`, with the buttons to play it or another.
    pub(in crate::bot) async fn preview(
        &self,
        game: &Game,
        after: &Game,
        point: Point,
        style: Style,
    ) -> Message {
        let put = Token::Put(point, shown(game));
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
        let message = Message {
            content: style.say(&say::people::preview(game.id(), point)),
            rows: vec![Row::Buttons(buttons)],
            ..Message::default()
        };
        self.with_picture(message, after, style).await
    }
}
