//! The picker's message: a part of the board with its buttons, or the preview of a stone.

use crate::features::play::caution::Caution;
use crate::features::play::picker::custom_id::{PutButton, PutSureButton, ViewButton};
use crate::game::{Game, OpeningStep};
use crate::games::hints::Hints;
use crate::games::view::board::draw_marked;
use crate::games::view::buttons::button;
use crate::games::view::diagram::{diagram, furnish};
use crate::games::view::grid::{Grid, View};
use crate::games::view::{opening, shown_state};
use crate::i18n::{Text, say};
use crate::kit::custom_id::CustomId;
use crate::kit::draft::{Draft, Otherwise};
use crate::kit::style::Style;
use crate::kit::verb::Verb;
use crate::port::message::{Button, Look, Message, Row};
use crate::render::Mark;
use crate::rules::Point;

/// A stone that its player has to confirm before it is played.
pub(crate) struct MoveToConfirm<'a> {
    /// The current game.
    pub(crate) game: &'a Game,
    /// The game after the stone.
    pub(crate) after: &'a Game,
    pub(crate) point: Point,
    /// A teacher's caution.
    pub(crate) caution: Option<Caution>,
}

/// The task for the player who chooses a point.
pub(crate) fn task(game: &Game, is_vote: bool) -> Vec<Text> {
    let number = game.id();
    let pick = if is_vote {
        say::vote::pick_point(number)
    } else {
        say::table::pick_point(number)
    };
    let left = game.position().to_place();
    let placing = (left > 0).then(|| say::table::placing(left));
    [pick]
        .into_iter()
        .chain(opening::task(game))
        .chain(placing)
        .collect()
}

/// A part of the board with its buttons, below the player's task.
pub(crate) fn picker(
    game: &Game,
    grid: &Grid,
    mut task: Vec<Text>,
    hints: Hints,
    style: Style,
) -> Draft {
    let shown = shown_state(game);
    let look = |view| encode(ViewButton(view, shown));
    if grid.view == View::Areas {
        task.push(say::table::pick_area());
    }
    let lines: Vec<String> = task.iter().map(|text| style.say(text)).collect();
    let mut rows = grid.rows(|point| encode(PutButton(point, shown)), look);
    rows.extend(grid.ways(look, form_button(game, style), style));
    let message = Message {
        content: lines.join("\n"),
        rows,
        ..Message::default()
    };
    let (whole, view) = (diagram(game), grid.view.write());
    let part = grid.focus(whole.clone());
    let mut draft = draw_marked(message, game, part, hints, style);
    for picture in &mut draft.pictures {
        // Each view has its own name, so that no client shows an older picture.
        picture.name = format!("tengen-{}-{}-{view}.png", game.id(), game.revision());
        picture.otherwise = Otherwise::Board(Box::new(whole.clone()));
    }
    draft
}

/// The board with the stone, the caution against it, and the button that plays it.
pub(crate) fn preview(stone: &MoveToConfirm<'_>, hints: Hints, style: Style) -> Draft {
    let (game, point) = (stone.game, stone.point);
    let mut lines = vec![style.say(&if is_offer(game) {
        say::opening::preview(game.id(), point)
    } else {
        say::people::preview(game.id(), point)
    })];
    lines.extend(stone.caution.map(|caution| style.say(&caution.text())));
    let message = Message {
        content: lines.join("\n"),
        rows: vec![confirm_row(stone, style)],
        ..Message::default()
    };
    // The caution already mentions the important stones in atari.
    let hints = stone.caution.map_or(hints, |_| hints.without_atari());
    let answer = stone.caution.map(|caution| caution.answer);
    let diagram = furnish(stone.after).mark(Mark::Circle, answer);
    let mut draft = draw_marked(message, stone.after, diagram, hints, style);
    // Each stone has its own name, so that no client shows an older picture.
    for picture in &mut draft.pictures {
        picture.name = format!("tengen-{}-{}-put-{point}.png", game.id(), game.revision());
    }
    draft
}

/// Whether the point is only offered as a fifth move, without a stone.
fn is_offer(game: &Game) -> bool {
    let step = game.opening().map(|opening| opening.step);
    matches!(step, Some(OpeningStep::Offer { .. }))
}

/// The buttons to play the stone, to choose another, and to type one.
fn confirm_row(stone: &MoveToConfirm<'_>, style: Style) -> Row {
    let (game, point) = (stone.game, stone.point);
    let put = Button {
        label: style.say(&if is_offer(game) {
            say::opening::button_offer(point)
        } else {
            say::people::button_put(point)
        }),
        custom_id: encode(PutSureButton(point, shown_state(game))),
        look: match stone.caution {
            Some(_) => Look::Danger,
            None => Look::Success,
        },
    };
    let another = Button {
        label: style.say(&say::table::button_another()),
        custom_id: encode(ViewButton(View::Window(point), shown_state(game))),
        look: Look::Secondary,
    };
    Row::Buttons(vec![put, another, form_button(game, style)])
}

/// The button of the form in which a point is typed.
fn form_button(game: &Game, style: Style) -> Button {
    let (label, look) = (say::table::button_type(), Look::Secondary);
    button(&label, Verb::Type, shown_state(game), look, style.locale)
}

fn encode(custom_id: impl CustomId) -> String {
    custom_id
        .write()
        .expect("a word, a point and two numbers are shorter than 100 characters")
}
