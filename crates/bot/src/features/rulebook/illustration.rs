//! A page of the rule book with the picture of a record.

use crate::games::view::alt;
use crate::games::view::scene::draw;
use crate::kit::draft::Draft;
use crate::kit::record::{Record, Situation};
use crate::kit::style::Style;
use crate::port::message::Message;
use crate::render::Diagram;
use crate::rules::{Color, Status};

/// `page` with the picture of `record`, or with its board as text where files are not allowed.
pub(crate) fn illustrate(page: Message, record: &Record, style: Style) -> Draft {
    let situation = record.situation();
    let (diagram, position) = (situation.diagram(), &situation.replay.position);
    let about = if nobody_moves(&situation, &diagram) {
        Vec::new()
    } else {
        alt::position_sentences(position)
    };
    let name = format!("tengen-{}.png", record.name);
    draw(page, name, &diagram, &about, &diagram, style)
}

/// Whether the game on the board is being counted or over.
pub(crate) fn nobody_moves(situation: &Situation, diagram: &Diagram) -> bool {
    let owned = |color| !diagram.marked_territory(color).is_empty();
    Color::ALL.into_iter().any(owned)
        || situation.rules.status(&situation.replay.position) != Status::InProgress
}
