//! Small pictures beside a text: of the rule book, of puzzles, and of illegal moves.

use crate::games::view::alt;
use crate::i18n::Text;
use crate::kit::draft::{Draft, Drawing, Otherwise, Picture, Size};
use crate::kit::quiz::show::Scene;
use crate::kit::style::Style;
use crate::port::message::Message;
use crate::render::Diagram;

/// Small boards side by side, each with a caption.
pub(crate) struct Sheet {
    pub(crate) boards: Vec<(Diagram, String)>,
    /// The diagram that the alternative text describes.
    pub(crate) described: Diagram,
}

/// `page` with the picture of an exercise under `name`, or with its board as text.
pub(crate) fn with_scene(page: Message, name: String, scene: &Scene, style: Style) -> Draft {
    let about = scene.position.as_ref().map(alt::position_sentences);
    let about = about.unwrap_or_default();
    draw(page, name, &scene.diagram, &about, &scene.described, style)
}

/// `page` with the picture of `diagram`, and an alternative text: the sentences `about`
/// it, then the board `described`.
pub(crate) fn draw(
    page: Message,
    name: String,
    diagram: &Diagram,
    about: &[Text],
    described: &Diagram,
    style: Style,
) -> Draft {
    let picture = Picture {
        name,
        drawing: Drawing::Board(Box::new(diagram.clone())),
        size: Size::Small,
        alt: alt::part(about, described, style.locale),
        otherwise: Otherwise::Card(Box::new(diagram.clone())),
    };
    Draft {
        message: page,
        pictures: vec![picture],
    }
}

/// `page` with the boards of `sheet` in one picture under `name`, or as text.
pub(crate) fn with_sheet(page: Message, name: String, sheet: Sheet, style: Style) -> Draft {
    let Sheet {
        boards,
        described: description,
    } = sheet;
    let picture = Picture {
        name,
        drawing: Drawing::Sheet(boards),
        size: Size::Small,
        alt: alt::part(&[], &description, style.locale),
        otherwise: Otherwise::Card(Box::new(description)),
    };
    Draft {
        message: page,
        pictures: vec![picture],
    }
}

/// A small picture under `name`, with some sentences about it, and without a replacement as text.
pub(crate) fn small(name: String, about: &[Text], diagram: &Diagram, style: Style) -> Picture {
    Picture {
        name,
        drawing: Drawing::Board(Box::new(diagram.clone())),
        size: Size::Small,
        alt: alt::part(about, diagram, style.locale),
        otherwise: Otherwise::Nothing,
    }
}
