//! A game from its first move to its last, as a moving picture.

use std::iter::repeat_n;

use super::{Style, alt, diagram::diagram, steps};
use crate::bot::Bot;
use crate::bot::reply::{File, Message};
use crate::game::Game;
use crate::i18n::say;
use crate::render::Diagram;
use crate::rules::{Status, fill_in};

/// The most moves of a film: an answer is due within three seconds.
const MOST_MOVES: usize = 500;
/// For as many moves a step of the count stays: there is more to see.
const MOVES_A_STEP: usize = 5;

impl Bot {
    /// `game` so far as a GIF, its count last; nothing if it could not be painted.
    ///
    /// Of a game with more than 500 moves only the last ones are shown.
    pub(in crate::bot) async fn film(&self, game: &Game, style: Style) -> Option<Message> {
        let mut boards = moves(game)?;
        boards.drain(..boards.len().saturating_sub(MOST_MOVES + 1));
        boards.extend(end(game));
        let told = style.say(&say::table::film(game.id()));
        let file = File {
            name: format!("tengen-{}-{}.gif", game.id(), game.revision()),
            bytes: self.animate(boards, style.theme).await?,
            alt: Some(alt::with_sentence(&told, &diagram(game), style.locale)),
        };
        Some(Message {
            content: told,
            files: vec![file],
            ..Message::default()
        })
    }
}

/// The opening and the board after each move.
fn moves(game: &Game) -> Option<Vec<Diagram>> {
    let (rules, size) = (game.terms().rules, game.terms().size);
    let mut position = rules.opening(size, game.terms().handicap).ok()?;
    let mut boards = vec![Diagram::of(&position)];
    for &(color, mv) in game.moves() {
        // The count was broken off.
        if position.to_move() != color || rules.status(&position) == Status::Stopped {
            rules.resume(&mut position, color);
        }
        rules.play(&mut position, mv).ok()?;
        boards.push(Diagram::of(&position));
    }
    Some(boards)
}

/// The count step by step if it has steps (booklet 004), else the board as the result shows it.
fn end(game: &Game) -> Vec<Diagram> {
    let steps = game
        .score()
        .and_then(|score| fill_in(game.position().board(), &score));
    match steps {
        Some(steps) => steps
            .iter()
            .flat_map(|step| repeat_n(steps::diagram(game, step), MOVES_A_STEP))
            .collect(),
        None => vec![diagram(game)],
    }
}
