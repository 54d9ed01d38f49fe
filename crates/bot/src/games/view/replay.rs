//! The numbers of a game's moves on a board.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use crate::game::Game;
use crate::rules::{Move, Point, Position};

/// The moves of those numbers.
pub(crate) fn moves<'a>(
    game: &'a Game,
    numbered: &RangeInclusive<usize>,
) -> impl Iterator<Item = (usize, Move)> + use<'a> {
    let first = *numbered.start();
    let moves = game.moves().get(first - 1..*numbered.end());
    let moves = moves.unwrap_or_default().iter();
    moves.zip(first..).map(|((_, mv), number)| (number, *mv))
}

/// The numbers of the stones of those moves that are still there in `position`.
pub(crate) fn numbers(
    game: &Game,
    numbered: &RangeInclusive<usize>,
    position: &Position,
) -> BTreeMap<Point, u16> {
    let mut numbers = BTreeMap::new();
    for (number, mv) in moves(game, numbered) {
        // If stones were captured and replayed, the last number stays.
        if let (Move::Play(point), Ok(number)) = (mv, u16::try_from(number))
            && !position.board().is_empty(point)
        {
            numbers.insert(point, number);
        }
    }
    numbers
}
