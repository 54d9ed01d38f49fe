//! A game played over again, and the numbers of its moves on a board.

use std::collections::BTreeMap;
use std::iter::successors;
use std::ops::RangeInclusive;

use crate::game::Game;
use crate::rules::{Move, Point, Position, Status};

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
