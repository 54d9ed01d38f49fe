//! Diagrams of a game.

use crate::game::{Game, OpeningStep, Phase};
use crate::render::{Diagram, Frame, Mark, Tray};
use crate::rules::{Ending, Pairs, Position, Rules};

/// The board of `game` with the marks that belong to its phase.
pub(crate) fn diagram(game: &Game) -> Diagram {
    let mut diagram = Diagram::of(game.in_play());
    if let Some(turn) = game.in_play().last() {
        diagram = diagram.captured(!turn.color, turn.captured.iter());
    }
    if let Some(score) = game.score() {
        diagram = diagram.score(&score);
    }
    match game.phase() {
        Phase::Trial { .. } => diagram.frame(Frame::Dashed),
        Phase::Playing => match game.opening().map(|opening| opening.step) {
            Some(OpeningStep::Offer { offered, .. } | OpeningStep::Pick { offered }) => {
                diagram.mark(Mark::Circle, offered.iter())
            }
            _ => diagram,
        },
        Phase::Finished(outcome) => match outcome.ending {
            Ending::FiveInARow { line } => diagram.line(line.iter()),
            _ => diagram,
        },
        _ => diagram,
    }
}

/// `position`, with the captures of the last move, and a tray in games that have one.
pub(crate) fn standing(rules: &Rules, position: &Position) -> Diagram {
    let mut diagram = Diagram::of(position);
    if let Some(turn) = position.last() {
        diagram = diagram.captured(!turn.color, turn.captured.iter());
    }
    if let Some(tray) = tray(rules, position) {
        diagram = diagram.tray(tray);
    }
    diagram
}

/// The board of `game` with a tray below, in games that have one.
pub fn furnish(game: &Game) -> Diagram {
    let diagram = diagram(game);
    match tray(&game.terms().rules, game.in_play()) {
        Some(tray) => diagram.tray(tray),
        None => diagram,
    }
}

/// Captures of each side in `position`, in games where they are counted.
pub(crate) fn tray(rules: &Rules, position: &Position) -> Option<Tray> {
    let taken = position.prisoners();
    match rules {
        Rules::Gomoku(_) => None,
        // The first capture ends the game.
        Rules::AtariGo(rules) if rules.captures_to_win.get() == 1 => None,
        Rules::Go(_) | Rules::AtariGo(_) => Some(Tray::Stones(taken)),
        Rules::GoBang(rules) => match rules.pairs {
            Pairs::Stay => None,
            Pairs::AreTaken | Pairs::FiveWin => Some(Tray::Pairs(taken.map(|stones| stones / 2))),
        },
    }
}
