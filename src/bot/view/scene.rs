//! Small pictures beside a text: those of the rule book, and of what a rule forbids.

use super::{Files, Style, alt};
use crate::bot::Bot;
use crate::bot::lesson::{Record, Situation};
use crate::bot::quiz::Scene;
use crate::bot::reply::{File, Message};
use crate::i18n::Text;
use crate::render::{Diagram, Pixels, text};
use crate::rules::{Color, Status};

/// Small boards side by side, each with what is written below it.
pub(in crate::bot) struct Sheet {
    pub(in crate::bot) boards: Vec<(Diagram, String)>,
    /// What they come to, for those who do not see them.
    pub(in crate::bot) told: Diagram,
}

impl Bot {
    /// `page` with the picture of `record`, or with its board as text where files are not allowed.
    pub(in crate::bot) async fn illustrated(
        &self,
        page: Message,
        record: &Record,
        style: Style,
    ) -> Message {
        let situation = record.situation();
        let (diagram, position) = (situation.diagram(), &situation.replay.position);
        let about = match nobody_moves(&situation, &diagram) {
            true => Vec::new(),
            false => alt::standing(position),
        };
        let name = format!("tengen-{}.png", record.name);
        self.pictured(page, name, &diagram, (&about, &diagram), style)
            .await
    }

    /// `page` with the picture of an exercise under `name`, or with its board as text.
    pub(in crate::bot) async fn with_scene(
        &self,
        page: Message,
        name: String,
        scene: &Scene,
        style: Style,
    ) -> Message {
        let about = scene.position.as_ref().map(alt::standing);
        let told = (&about.unwrap_or_default()[..], &scene.told);
        self.pictured(page, name, &scene.diagram, told, style).await
    }

    /// `page` with the picture of `diagram`, which is `told` to those who do not see it.
    async fn pictured(
        &self,
        mut page: Message,
        name: String,
        diagram: &Diagram,
        told: (&[Text], &Diagram),
        style: Style,
    ) -> Message {
        let painted = match style.files {
            Files::Allowed => self.sketch(diagram, style.theme).await,
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
    pub(in crate::bot) async fn with_sheet(
        &self,
        mut page: Message,
        name: String,
        sheet: Sheet,
        style: Style,
    ) -> Message {
        let Sheet { boards, told } = sheet;
        let renderer = self.renderer;
        let painted = match style.files {
            Files::Allowed => {
                let paint = move || {
                    let pixels = Pixels::small(boards.first()?.0.cropped().shown());
                    renderer.sheet(boards, style.theme, pixels)
                };
                self.easels.work(paint).await.flatten()
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
    pub(in crate::bot) async fn small(
        &self,
        name: String,
        (about, diagram): (&[Text], &Diagram),
        style: Style,
    ) -> Option<File> {
        Some(File {
            name,
            bytes: self.sketch(diagram, style.theme).await?,
            alt: Some(alt::part(about, diagram, style.locale)),
        })
    }
}

/// Whether the board is one that is counted, or on which the game is over.
fn nobody_moves(situation: &Situation, diagram: &Diagram) -> bool {
    let owned = |color| !diagram.marked_territory(color).is_empty();
    Color::ALL.into_iter().any(owned)
        || situation.rules.status(&situation.replay.position) != Status::InProgress
}
