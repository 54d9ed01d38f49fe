//! Moves by looks: what a player does who does not read.

use super::board::{Board, Cell};
use super::playout;
use super::prior::Candidate;
use super::site::{NOWHERE, Site};
use super::strength::Strength;
use crate::rules::{Chance, Color};

/// One of `moves`: what saves a chain that the level guards, or else one drawn by how good it looks.
/// None if there is nothing but a pass.
pub(super) fn choose(
    board: &Board,
    color: Color,
    moves: &[Candidate],
    strength: Strength,
    chance: &mut Chance,
) -> Option<Site> {
    if let Some(saving) = rescue(board, color, strength.guards)
        && moves.iter().any(|&(site, _)| site == saving)
    {
        return Some(saving);
    }
    let stones = || moves.iter().filter(|&&(site, _)| site != NOWHERE);
    // As whole numbers, for that is what lots are drawn by.
    let weight = |&(_, prior): &Candidate| {
        let looks = prior.value().max(0.05);
        (looks.powi(strength.taste) * 1e6) as usize + 1
    };
    let all: usize = stones().map(weight).sum();
    let mut left = (all > 0).then(|| chance.below(all))?;
    for candidate in stones() {
        match left.checked_sub(weight(candidate)) {
            Some(rest) => left = rest,
            None => return Some(candidate.0),
        }
    }
    None
}

/// What saves the largest own chain in atari of at least `guards` stones, if something does.
fn rescue(board: &Board, color: Color, guards: u16) -> Option<Site> {
    let own = Cell::stone(color);
    let is_in_danger = |&head: &Site| {
        board.at(head) == own && board.open(head) == 1 && board.length(head) >= guards
    };
    let mut chains: Vec<_> = board.heads().filter(is_in_danger).collect();
    chains.sort_by_key(|&head| std::cmp::Reverse(board.length(head)));
    chains.into_iter().find_map(|head| {
        let liberty = board.liberties(head).first();
        let runs = board.is_legal(color, liberty) && board.open_after(color, liberty, 2) >= 2;
        playout::takes_an_attacker(board, color, head).or(runs.then_some(liberty))
    })
}
