//! A step of the count as a diagram.

use crate::game::Game;
use crate::render::{Diagram, Mark};
use crate::rules::{Color, CountStage, CountStep};

/// The board as it looks in that step.
pub(crate) fn diagram(game: &Game, step: &CountStep) -> Diagram {
    let mut diagram = Diagram::new(game.terms().size);
    for color in Color::ALL {
        diagram = diagram
            .stones(color, step.stones[color].iter())
            .territory(color, step.territory[color].iter());
    }
    match step.stage {
        CountStage::Stopped => diagram.dead(step.named.iter()),
        CountStage::DeadOff | CountStage::FilledIn | CountStage::Arranged => {
            diagram.mark(Mark::Triangle, step.named.iter())
        }
    }
}
