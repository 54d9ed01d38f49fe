//! A game played over again.

use std::iter::successors;

use crate::game::Game;
use crate::rules::{Position, Status};

/// The opening of `game` and the position after each of its moves, as far as they can be played.
pub(crate) fn positions(game: &Game) -> impl Iterator<Item = Position> {
    let rules = game.terms().rules;
    let opening = rules.opening(game.terms().size, game.terms().handicap);
    let mut moves = game.moves().iter();
    successors(opening.ok(), move |before| {
        let &(color, mv) = moves.next()?;
        let mut position = before.clone();
        // The count was broken off.
        if position.to_move() != color || rules.status(&position) == Status::Stopped {
            rules.resume(&mut position, color);
        }
        rules.play(&mut position, mv).ok()?;
        Some(position)
    })
}
