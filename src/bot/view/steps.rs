//! The count step by step, as players do it on the board: a picture each (booklet 004; Japanese 1989, Article 10.2).

use super::{Files, Style, alt};
use crate::bot::Bot;
use crate::bot::reply::{File, Message};
use crate::game::Game;
use crate::i18n::{Text, say};
use crate::render::{Diagram, text};
use crate::rules::{Color, CountStage, CountStep, fill_in};

impl Bot {
    /// The steps of the count of `game`; none in a game without territory.
    pub(in crate::bot) async fn steps(&self, game: &Game, style: Style) -> Option<Message> {
        let score = game.score()?;
        let steps = fill_in(game.position().board(), &score)?;
        let mut message = Message::default();
        let mut lines = Vec::new();
        for (step, number) in steps.iter().zip(1..) {
            let told = style.say(&sentence(step));
            let diagram = diagram(game, step);
            let painted = match style.files {
                Files::Allowed => self.paint(&diagram, style.theme).await,
                Files::Forbidden => None,
            };
            lines.push(format!("**{number}.** {told}"));
            match painted {
                Some(bytes) => message.files.push(File {
                    name: format!("tengen-{}-count-{number}.png", game.id()),
                    bytes,
                    alt: Some(alt::board_after(&told, game, &diagram, style.locale)),
                }),
                // Four boards do not fit in one message: the last one says it all.
                None if step.stage == CountStage::Arranged => {
                    lines.push(format!("```\n{}\n```", text::board(&diagram).trim_end()));
                }
                None => {}
            }
        }
        message.content = lines.join("\n");
        Some(message)
    }
}

/// What was done in the step, and what each side has then.
fn sentence(step: &CountStep) -> Text {
    let points = step.points();
    let (black, white) = (points.black, points.white);
    match step.stage {
        CountStage::Stopped => say::count::step_board(),
        CountStage::DeadOff => say::count::step_dead(black, white),
        CountStage::FilledIn => say::count::step_filled(black, white),
        CountStage::Arranged => say::count::step_arranged(black, white),
    }
}

/// The board as it looks in that step.
pub(super) fn diagram(game: &Game, step: &CountStep) -> Diagram {
    let mut diagram = Diagram::new(game.terms().size);
    for color in Color::ALL {
        diagram = diagram
            .stones(color, step.stones[color].iter())
            .territory(color, step.territory[color].iter());
    }
    match step.stage {
        CountStage::Stopped => diagram.dead(step.named.iter()),
        CountStage::DeadOff | CountStage::FilledIn | CountStage::Arranged => diagram,
    }
}
