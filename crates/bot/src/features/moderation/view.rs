//! The confirmation of a moderator's ruling: the game with its players and its board.

use crate::features::moderation::rule_button::RuleButton;
use crate::game::{Game, Ruling};
use crate::games::view::{heading, last, shown_state, words};
use crate::i18n::{Text, say};
use crate::kit::custom_id::CustomId as _;
use crate::kit::style::Style;
use crate::port::message::{Button, Look, Message, Row};

/// Asks the moderator for confirmation of this ruling in `game`, with `remark` above.
pub(crate) fn ruling_question(
    game: &Game,
    ruling: Ruling,
    remark: Option<Text>,
    style: Style,
) -> Message {
    let lines = remark.iter().map(|text| style.say(text));
    let mut lines: Vec<_> = lines.chain([heading(game, style)]).collect();
    lines.extend(last::sentence(game).map(|text| style.say(&text)));
    lines.push(style.say(&say::people::ruling_question(words::ruling(ruling))));
    let button = Button {
        label: style.say(&label(ruling)),
        custom_id: RuleButton(ruling, shown_state(game))
            .write()
            .expect("a ruling and two numbers are shorter than 100 characters"),
        look: Look::Danger,
    };
    Message {
        content: lines.join("\n"),
        rows: vec![Row::Buttons(vec![button])],
        ..Message::default()
    }
}

/// The ruling among the command's choices: short, and without names.
fn label(ruling: Ruling) -> Text {
    match ruling {
        Ruling::MoreTime { color, .. } => say::command::ruling_time(color),
        Ruling::Reseat { .. } => say::command::ruling_reseat(),
        other => words::ruling(other),
    }
}
