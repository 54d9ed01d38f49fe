//! Figures from a record: a position with its marks, or moves with their numbers.

use super::RenderError;
use crate::record::{Head, Replay, Transcript};
use crate::render::{Diagram, Note, Stroke, Tip};
use crate::rules::{Ending, Outcome, PointSet, Rules, Status};

/// The moves of `replay` from number `from` on as a figure: numbered on the board before them, with the last node's
/// marks on points without a number.
pub(super) fn number_moves(
    transcript: &Transcript,
    rules: &Rules,
    replay: &Replay,
    from: usize,
) -> Result<(Diagram, Vec<Note>), RenderError> {
    if from == 0 || from > replay.moves {
        let to = replay.moves;
        return Err(RenderError::NoMoves { from, to });
    }
    let start = transcript.replay(rules, Some(from - 1))?;
    let moves: Vec<_> = replay
        .numbers
        .iter()
        .zip(&replay.line)
        .skip(from - 1)
        .map(|(&number, &(color, mv))| {
            // Numbers too large for a stone are not drawn.
            (u16::try_from(number).unwrap_or(u16::MAX), color, mv)
        })
        .collect();
    let (figure, notes) = Diagram::of(&start.position).figure(moves);
    let numbered = figure.numbered_points();
    Ok((add_markup(figure, replay, numbered), notes))
}

/// The position with the markup of the record, and with the line or stones that decided the game.
pub(super) fn position(rules: &Rules, replay: &Replay) -> Diagram {
    let diagram = add_markup(Diagram::of(&replay.position), replay, PointSet::EMPTY);
    let Status::Over(outcome) = rules.status(&replay.position) else {
        return diagram;
    };
    let Outcome { ending, .. } = outcome;
    match (ending, replay.position.last()) {
        (Ending::FiveInARow { line }, _) => diagram.line(line.iter()),
        (Ending::Capture { stones }, Some(turn)) => diagram.captured(!turn.color, stones.iter()),
        _ => diagram,
    }
}

/// `diagram` with the markup of the last node of `replay`, except on the points `taken`.
fn add_markup(diagram: Diagram, replay: &Replay, taken: PointSet) -> Diagram {
    let markup = &replay.markup;
    let strokes = markup.lines().iter().map(|line| Stroke {
        from: line.from,
        to: line.to,
        tip: match line.head {
            Head::None => Tip::None,
            Head::Arrow => Tip::Arrow,
        },
    });
    diagram
        .properties(|name| markup.points(name).difference(taken))
        .letters(markup.labels().filter(|(point, _)| !taken.contains(*point)))
        .strokes(strokes)
        .dimmed(replay.dimmed.iter())
}
