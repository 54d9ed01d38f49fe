//! The positions of a game, move by move.

use std::iter::successors;

use crate::Game;
use tengen_rules::{Position, Status};

impl Game {
    /// The opening, and the position after each move, as far as they can be played.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        let rules = self.terms().rules;
        let opening = rules.opening(self.terms().size, self.terms().handicap);
        let mut moves = self.moves().iter();
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
}
