//! The message of a plan's picker: the board with the line so far, and the buttons for its next move and for saving it.

use crate::features::plan::picker::custom_id::{
    LineButton, LineViewButton, MOST_MOVES, PlanPickerPress,
};
use crate::features::plan::view::{diagram, picture};
use crate::game::Game;
use crate::games::view::buttons::button;
use crate::games::view::grid::Grid;
use crate::games::view::shown_state;
use crate::i18n::{Text, say};
use crate::kit::custom_id::CustomId;
use crate::kit::draft::{Draft, Picture, Size};
use crate::kit::parse::line;
use crate::kit::style::Style;
use crate::kit::verb::Verb;
use crate::port::message::{Button, Look, Message, Row};
use crate::render::Diagram;
use crate::rules::{Move, Point, Position};

/// A partly chosen line.
pub(crate) struct Line<'a> {
    pub(crate) game: &'a Game,
    /// The moves: the other side's first.
    pub(crate) moves: &'a [Move],
    /// The position after them.
    pub(crate) after: &'a Position,
}

impl Line<'_> {
    fn id(&self, step: PlanPickerPress, moves: Vec<Move>) -> String {
        encode(LineButton(step, moves, shown_state(self.game)))
    }

    /// The board with the line.
    fn diagram(&self) -> Diagram {
        diagram(self.game, self.moves, self.after)
    }

    /// The message with the picture of the line. Its name is unique to the line and the `view`, the part of the board: a
    /// client may go on showing an older picture of the same name.
    fn draft(
        &self,
        content: String,
        rows: Vec<Row>,
        view: &str,
        diagram: Diagram,
        style: Style,
    ) -> Draft {
        let message = Message {
            content,
            rows,
            ..Message::default()
        };
        let (game, moves) = (self.game, self.moves);
        let picture = picture(game, moves, diagram, style);
        let (number, revision) = (game.id(), game.revision());
        Draft {
            message,
            pictures: vec![Picture {
                name: format!(
                    "tengen-{number}-{revision}-{}-{view}.png",
                    line::compact(moves)
                ),
                size: Size::Usual,
                ..picture
            }],
        }
    }

    fn type_button(&self, style: Style) -> Button {
        let (label, shown) = (say::table::button_type(), shown_state(self.game));
        button(&label, Verb::PlanAdd, shown, Look::Secondary, style.locale)
    }
}

/// The board on which the move after the line is chosen.
pub(crate) fn picker(line: &Line<'_>, grid: &Grid, style: Style) -> Draft {
    let line_words = format!("{} …", line::line_text(line.moves, style.locale));
    let beginning = line_words.trim_start().to_owned();
    let ask = if line.moves.len().is_multiple_of(2) {
        say::plan::pick_theirs(beginning)
    } else {
        say::plan::pick_answer(beginning)
    };
    let put = |point: Point| {
        let moves = [line.moves, &[Move::Play(point)]].concat();
        line.id(PlanPickerPress::Put, moves)
    };
    let shown = shown_state(line.game);
    let look = |view| encode(LineViewButton(view, line.moves.to_vec(), shown));
    let mut rows = grid.rows(put, look);
    rows.extend(grid.ways(look, line.type_button(style), style));
    let diagram = grid.focus(line.diagram());
    line.draft(style.say(&ask), rows, &grid.view.write(), diagram, style)
}

/// The line, which ends with an answer, and its evaluation.
pub(crate) fn line_draft(line: &Line<'_>, style: Style) -> Draft {
    let moves = line.moves;
    let press = |label: &Text, step, moves: &[Move], look| Button {
        label: style.say(label),
        custom_id: line.id(step, moves.to_vec()),
        look,
    };
    let mut buttons = vec![press(
        &say::plan::button_save(),
        PlanPickerPress::Save,
        moves,
        Look::Success,
    )];
    let other = Look::Secondary;
    if moves.len() < MOST_MOVES {
        buttons.push(press(
            &say::plan::button_on(),
            PlanPickerPress::Next,
            moves,
            other,
        ));
    }
    let before = &moves[..moves.len().saturating_sub(1)];
    buttons.push(press(
        &say::table::button_another(),
        PlanPickerPress::Put,
        before,
        other,
    ));
    buttons.push(press(
        &say::plan::button_back(),
        PlanPickerPress::Back,
        moves,
        other,
    ));
    buttons.push(line.type_button(style));
    let text = say::plan::pick_answer(line::line_text(moves, style.locale));
    let (content, rows) = (style.say(&text), vec![Row::Buttons(buttons)]);
    line.draft(content, rows, "chosen", line.diagram(), style)
}

fn encode(custom_id: impl CustomId) -> String {
    custom_id
        .write()
        .expect("two words, a point, twelve moves and two numbers are shorter than 100 characters")
}
