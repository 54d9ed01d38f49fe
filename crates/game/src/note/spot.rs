//! Places in a game: after a move of the game, and after the moves of a variation from there.

use super::LONGEST_VARIATION;
use crate::Game;
use tengen_rules::{IllegalMove, Move, Position};

/// A place in a game: after a number of its moves, and after the moves of a variation from there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Spot {
    after: u16,
    variation: Vec<Move>,
}

/// Why there is no such place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpotError {
    /// The game has fewer moves.
    NoSuchMove,
    /// The variation has too many moves.
    TooLong,
    /// The rules forbid a move of the variation.
    Illegal(Move, IllegalMove),
}

impl Spot {
    /// The place after `line` from the position after `after` moves of `game`, with its position. Played moves of the
    /// line count as moves of the game.
    ///
    /// # Errors
    ///
    /// A [`SpotError`] if there is no such place.
    pub fn find(game: &Game, after: u16, line: &[Move]) -> Result<(Self, Position), SpotError> {
        if line.len() > LONGEST_VARIATION {
            return Err(SpotError::TooLong);
        }
        let mut positions = game.positions().skip(after.into());
        let mut position = positions.next().ok_or(SpotError::NoSuchMove)?;
        let (mut after, mut line) = (after, line);
        let played = game.moves().get(after.into()..).unwrap_or_default();
        for &(color, mv) in played {
            if line.first() != Some(&mv) || position.to_move() != color {
                break;
            }
            let Some(next) = positions.next() else { break };
            (position, line, after) = (next, &line[1..], after + 1);
        }
        let rules = game.terms().rules;
        for &mv in line {
            let illegal = |reason| SpotError::Illegal(mv, reason);
            rules.play(&mut position, mv).map_err(illegal)?;
        }
        let variation = line.to_vec();
        Ok((Self { after, variation }, position))
    }

    /// A stored place; none if its variation is too long.
    pub fn from_parts(after: u16, variation: Vec<Move>) -> Option<Self> {
        (variation.len() <= LONGEST_VARIATION).then_some(Self { after, variation })
    }

    /// The number of moves of the game before it.
    pub fn after(&self) -> u16 {
        self.after
    }

    /// The moves of the variation.
    pub fn variation(&self) -> &[Move] {
        &self.variation
    }

    /// The same place in a game of `moves` moves: its end, if the place was after moves that were undone.
    #[must_use]
    pub fn within(&self, moves: u16) -> Self {
        if self.after <= moves {
            return self.clone();
        }
        Self {
            after: moves,
            variation: Vec::new(),
        }
    }

    /// The next move towards `other`, if that place lies further along the same variation.
    pub fn next_towards(&self, other: &Self) -> Option<Move> {
        let rest = other.variation.strip_prefix(self.variation.as_slice())?;
        rest.first().copied().filter(|_| self.after == other.after)
    }
}
