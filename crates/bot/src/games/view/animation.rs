//! A game from its first move to its last, as a moving picture.

use std::iter::repeat_n;
use std::sync::Arc;

use crate::game::Game;
use crate::games::view::diagram::diagram;
use crate::games::view::{alt, score};
use crate::i18n::{Locale, say};
use crate::port::message::{File, Message};
use crate::render::{Diagram, MOST_MOVES};
use crate::rules::count_steps;

/// Duration of a step of the count, in moves: there is more to see.
const MOVES_A_STEP: usize = 5;

/// The message that shows the film of `game` in `file`.
pub(crate) fn film(game: &Game, file: Arc<[u8]>, locale: Locale) -> Message {
    let text = say::table::film(game.id()).to(locale);
    let file = File {
        name: format!("tengen-{}-{}.gif", game.id(), game.revision()),
        bytes: file,
        alt: Some(alt::board_after(&text, game, &diagram(game), locale)),
    };
    Message {
        content: text,
        files: vec![file],
        ..Message::default()
    }
}

/// The frames of a film of `game` so far, its count last; none if the game cannot be replayed.
///
/// Of a game that is longer than an animation may be only the last moves are shown.
pub(crate) fn boards(game: &Game) -> Option<Vec<Diagram>> {
    let positions = game.positions();
    let mut boards: Vec<_> = positions.map(|position| Diagram::of(&position)).collect();
    if boards.len() <= game.moves().len() {
        return None;
    }
    let end = end(game);
    let most = (MOST_MOVES + 1).saturating_sub(end.len());
    boards.drain(..boards.len().saturating_sub(most));
    boards.extend(end);
    Some(boards)
}

/// The count step by step if it has steps (booklet 004), else the board as the result shows it.
fn end(game: &Game) -> Vec<Diagram> {
    let board = game.position().board();
    let steps = game.score().map(|score| count_steps(board, &score));
    let steps = steps.unwrap_or_default();
    if steps.is_empty() {
        return vec![diagram(game)];
    }
    let each = |step| repeat_n(score::diagram(game, step), MOVES_A_STEP);
    steps.iter().flat_map(each).collect()
}
