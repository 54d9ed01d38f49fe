//! Small pictures beside a text: those of the rule book, and of what a rule forbids.

use crate::bot::games::view::alt;
use crate::bot::kit::paint;
use crate::bot::kit::quiz::show::Scene;
use crate::bot::kit::services::Services;
use crate::bot::kit::style::{Files, Style};
use crate::bot::port::message::{File, Message};
use crate::i18n::Text;
use crate::render::{Diagram, Pixels, text};

/// Small boards side by side, each with what is written below it.
pub(crate) struct Sheet {
    pub(crate) boards: Vec<(Diagram, String)>,
    /// What they come to, for those who do not see them.
    pub(crate) told: Diagram,
}

/// `page` with the picture of an exercise under `name`, or with its board as text.
pub(crate) async fn with_scene(
    services: &Services,
    page: Message,
    name: String,
    scene: &Scene,
    style: Style,
) -> Message {
    let about = scene.position.as_ref().map(alt::standing);
    let told = (&about.unwrap_or_default()[..], &scene.told);
    pictured(services, page, name, &scene.diagram, told, style).await
}

/// `page` with the picture of `diagram`, which is `told` to those who do not see it.
pub(crate) async fn pictured(
    services: &Services,
    mut page: Message,
    name: String,
    diagram: &Diagram,
    told: (&[Text], &Diagram),
    style: Style,
) -> Message {
    let painted = match style.files {
        Files::Allowed => paint::sketch(services, diagram, style.theme).await,
        Files::Forbidden => None,
    };
    match (painted, &mut page.card) {
        (Some(bytes), _) => page.files.push(File {
            name,
            bytes,
            alt: Some(alt::part(told.0, told.1, style.locale)),
        }),
        (None, Some(card)) => {
            card.body += &format!("\n```\n{}\n```", text::board(diagram).trim_end());
        }
        (None, None) => {}
    }
    page
}

/// `page` with the boards of `sheet` in one picture under `name`, or with what they come to as text.
pub(crate) async fn with_sheet(
    services: &Services,
    mut page: Message,
    name: String,
    sheet: Sheet,
    style: Style,
) -> Message {
    let Sheet { boards, told } = sheet;
    let renderer = services.renderer;
    let painted = match style.files {
        Files::Allowed => {
            let paint = move || {
                let pixels = Pixels::small(boards.first()?.0.cropped().shown());
                renderer.sheet(boards, style.theme, pixels)
            };
            services.easels.work(paint).await.flatten()
        }
        Files::Forbidden => None,
    };
    match (painted, &mut page.card) {
        (Some(bytes), _) => page.files.push(File {
            name,
            bytes: bytes.into(),
            alt: Some(alt::part(&[], &told, style.locale)),
        }),
        (None, Some(card)) => {
            card.body += &format!("\n```\n{}\n```", text::board(&told).trim_end());
        }
        (None, None) => {}
    }
    page
}

/// A small picture under `name`, with some sentences about it.
pub(crate) async fn small(
    services: &Services,
    name: String,
    (about, diagram): (&[Text], &Diagram),
    style: Style,
) -> Option<File> {
    Some(File {
        name,
        bytes: paint::sketch(services, diagram, style.theme).await?,
        alt: Some(alt::part(about, diagram, style.locale)),
    })
}
