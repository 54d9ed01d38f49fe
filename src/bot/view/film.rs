//! A game from its first move to its last, as a moving picture.

use super::{Style, alt, diagram::diagram};
use crate::bot::Bot;
use crate::bot::reply::{File, Message};
use crate::game::Game;
use crate::i18n::say;
use crate::render::Diagram;
use crate::rules::Status;

/// The most moves of a film: an answer is due within three seconds.
const MOST_MOVES: usize = 500;

impl Bot {
    /// `game` so far as a GIF, its count last; nothing if it could not be painted.
    ///
    /// Of a game with more than 500 moves only the last ones are shown.
    pub(in crate::bot) async fn film(&self, game: &Game, style: Style) -> Option<Message> {
        let mut boards = boards(game)?;
        boards.drain(..boards.len().saturating_sub(MOST_MOVES + 2));
        let last = boards.last()?.clone();
        let told = style.say(&say::table::film(game.id()));
        let file = File {
            name: format!("tengen-{}-{}.gif", game.id(), game.revision()),
            bytes: self.animate(boards, style.theme).await?,
            alt: Some(alt::with_sentence(&told, &last, style.locale)),
        };
        Some(Message {
            content: told,
            files: vec![file],
            ..Message::default()
        })
    }
}

/// The opening, the board after each move, and the board as the result shows it.
fn boards(game: &Game) -> Option<Vec<Diagram>> {
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
    boards.push(diagram(game));
    Some(boards)
}
