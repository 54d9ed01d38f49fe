//! What is drawn of a game.

use crate::game::{Game, Phase};
use crate::render::Diagram;
use crate::rules::Ending;

/// The board of `game` with the marks that belong to its phase.
pub(super) fn diagram(game: &Game) -> Diagram {
    let mut diagram = Diagram::of(game.in_play());
    if let Some(turn) = game.in_play().last() {
        diagram = diagram.captured(!turn.color, turn.captured.iter());
    }
    if let Some(score) = game.score() {
        diagram = diagram.score(&score);
    }
    if let Phase::Finished(outcome) = game.phase()
        && let Ending::FiveInARow { line } = outcome.ending
    {
        diagram = diagram.line(line.iter());
    }
    diagram
}
