//! Dead chains, where that can be proven.
//!
//! A chain lives if it cannot be taken though its owner passes for ever (Benson).
//! It is dead if such chains of the enemy enclose it in a space too small for two eyes.
//! The question is asked only if each chain on the board is one or the other.

use super::{Reason, Unsound};
use crate::{Answer, Level};
use tengen_rules::{Board, Chain, Color, PointSet};

pub(super) fn dead(board: &Board) -> (Answer, Reason) {
    let stones = hopeless(board);
    let chains = chains(board, stones);
    (Answer::Points(stones), Reason::Dead(chains))
}

pub(super) fn dead_chains(board: &Board) -> Vec<Chain> {
    chains(board, hopeless(board))
}

fn hopeless(board: &Board) -> PointSet {
    let both = Color::ALL.into_iter();
    both.fold(PointSet::EMPTY, |all, color| {
        all.union(board.hopeless(color))
    })
}

/// The chains with a stone among `stones`, from the lower left on.
pub(crate) fn chains(board: &Board, stones: PointSet) -> Vec<Chain> {
    let mut rest = stones;
    let mut chains = Vec::new();
    while let Some(chain) = rest.iter().next().and_then(|point| board.chain(point)) {
        rest = rest.difference(chain.stones);
        chains.push(chain);
    }
    chains
}

/// Whether each chain is proven to live or to be dead.
pub(super) fn is_settled(board: &Board) -> bool {
    Color::ALL.into_iter().all(|color| {
        let lives = board.unconditionally_alive(color);
        let open = board.stones(color).difference(lives);
        open.is_empty() || open.difference(board.hopeless(color)).is_empty()
    })
}

/// Difficulty: many dead chains, and living ones that are no larger.
pub(super) fn level(board: &Board) -> Result<Level, Unsound> {
    if !is_settled(board) {
        return Err(Unsound::NoAnswer);
    }
    let dead = hopeless(board);
    if dead.is_empty() {
        return Err(Unsound::NoAnswer);
    }
    let dead = chains(board, dead);
    let all = Color::ALL.into_iter();
    let living = all
        .flat_map(|color| chains(board, board.stones(color)))
        .filter(|chain| !dead.contains(chain));
    let largest = dead
        .iter()
        .map(|chain| chain.stones.len())
        .max()
        .unwrap_or(0);
    let alike = living
        .filter(|chain| chain.stones.len() <= largest + 1)
        .count();
    let with_eyes = dead
        .iter()
        .map(|chain| chain.liberties.len().saturating_sub(1))
        .sum::<usize>();
    let difficulty =
        3 * dead.len() + 2 * largest + 3 * alike + with_eyes + board.size().points() / 12;
    Ok(Level::from_difficulty(difficulty, [13, 18, 22, 29]))
}
