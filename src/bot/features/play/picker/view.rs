//! What the picker shows: the board with the chosen stone, and what chooses another.

use crate::bot::features::play::picker::custom_id::{
    PickButton, PickMenu, PutButton, PutSureButton,
};
use crate::bot::games::caution::Caution;
use crate::bot::games::hints::Hints;
use crate::bot::games::view::board::marked;
use crate::bot::games::view::buttons::button;
use crate::bot::games::view::diagram::furnished;
use crate::bot::games::view::pick::Points;
use crate::bot::games::view::shown;
use crate::bot::kit::custom_id::CustomId;
use crate::bot::kit::draft::Draft;
use crate::bot::kit::style::Style;
use crate::bot::kit::verb::Verb;
use crate::bot::port::message::{Button, Look, Message, Row};
use crate::game::{Game, OpeningStep};
use crate::i18n::{Text, say};
use crate::render::Mark;

/// A game, and the points of which one may be chosen in it.
pub(crate) struct Choice<'a> {
    /// The game as it is.
    pub(crate) game: &'a Game,
    /// The game as it would be after a stone on the chosen point.
    pub(crate) after: &'a Game,
    /// The points on which a stone may be played.
    pub(crate) points: Points,
    /// What a teacher says against the chosen one.
    pub(crate) caution: Option<Caution>,
}

impl Choice<'_> {
    /// What plays the stone.
    fn put(&self) -> String {
        let (at, shown) = (self.points.at, shown(self.game));
        match self.caution {
            Some(_) => written(PutSureButton(at, shown)),
            None => written(PutButton(at, shown)),
        }
    }
}

/// The board with the chosen stone, and what plays it or chooses another.
pub(crate) fn picker(choice: &Choice<'_>, hints: Hints, style: Style) -> Draft {
    let (game, points) = (choice.game, choice.points);
    let (at, shown) = (points.at, shown(game));
    let mut lines = vec![style.say(&match is_offer(game) {
        true => say::opening::preview(game.id(), at),
        false => say::people::preview(game.id(), at),
    })];
    lines.extend(choice.caution.map(|caution| style.say(&caution.text())));
    let rows = match points.has_grid() {
        true => {
            lines.push(style.say(&say::table::pick_again(at)));
            // Pressed once more the chosen point plays the stone.
            points.grid(|point| match point == at {
                true => choice.put(),
                false => written(PickButton(point, shown)),
            })
        }
        false => {
            let menus = points.menus(|axis| written(PickMenu(axis, at, shown)), style);
            menus.into_iter().chain([below(choice, style)]).collect()
        }
    };
    let message = Message {
        content: lines.join("\n"),
        rows,
        ..Message::default()
    };
    let answer = choice.caution.map(|caution| caution.answer);
    let diagram = furnished(choice.after).mark(Mark::Circle, answer);
    let mut draft = marked(message, (choice.after, diagram), hints, style);
    // Each point has its own, so that no client shows the one before.
    let part = match answer {
        Some(answer) => format!("{at}-{answer}"),
        None => at.to_string(),
    };
    for picture in &mut draft.pictures {
        picture.name = format!("tengen-{}-{}-{part}.png", game.id(), game.revision());
    }
    draft
}

/// Whether the point is named as a fifth move, and no stone is put on it.
fn is_offer(game: &Game) -> bool {
    let step = game.opening().map(|opening| opening.step);
    matches!(step, Some(OpeningStep::Offer { .. }))
}

/// What there is to do with the chosen point.
fn below(choice: &Choice<'_>, style: Style) -> Row {
    let (at, shown) = (choice.points.at, shown(choice.game));
    let other = |label: &Text, verb| button(label, verb, shown, Look::Secondary, style.locale);
    Row::Buttons(vec![
        Button {
            label: style.say(&match is_offer(choice.game) {
                true => say::opening::button_offer(at),
                false => say::people::button_put(at),
            }),
            custom_id: choice.put(),
            look: match choice.caution {
                Some(_) => Look::Danger,
                None => Look::Success,
            },
        },
        other(&say::table::button_cancel(), Verb::Cancel),
        other(&say::table::button_type(), Verb::Type),
    ])
}

fn written(custom_id: impl CustomId) -> String {
    custom_id
        .write()
        .expect("two words, a point and two numbers are shorter than 100 characters")
}
