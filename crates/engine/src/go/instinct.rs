//! Moves by looks: the play of somebody who does not read ahead.

use super::board::{Cell, GoBoard};
use super::ladder;
use super::playout;
use super::prior::Candidate;
use super::site::{NOWHERE, Site};
use super::strength::Strength;
use tengen_rules::{Chance, Color};

/// Minimum looks of a move, as a fraction of those of the best one: no person would play a worse one.
const SENSIBLE: f32 = 0.002;

/// One of `moves`, drawn with their looks as weights; none if there is only a pass.
pub(super) fn choose(moves: &[Candidate], strength: Strength, chance: &mut Chance) -> Option<Site> {
    let stones = || moves.iter().filter(|&&(site, _)| site != NOWHERE);
    let looks = |&(_, prior): &Candidate| prior.looks();
    let best = stones().map(looks).fold(0.0, f32::max);
    // Whole numbers, for the draw.
    let weight = |candidate: &Candidate| {
        let looks = looks(candidate) / best;
        if looks < SENSIBLE {
            return 0;
        }
        (looks.powf(strength.looks_exponent) * 1e6) as usize + 1
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

/// The move in a game of one capture: a capture, else a rescue of an own chain in atari.
pub(super) fn capture_or_rescue(board: &GoBoard, color: Color, strength: Strength) -> Option<Site> {
    let rescue = || rescue(board, color, 1, strength);
    capture_largest(board, color).or_else(rescue)
}

/// The move that captures or saves the most stones in atari.
pub(super) fn capture_or_save_most(
    board: &GoBoard,
    color: Color,
    strength: Strength,
) -> Option<Site> {
    let sizes = in_atari(board, !color).map(|head| board.length(head));
    let more = sizes.max().unwrap_or(0) + 1;
    rescue(board, color, more, strength).or_else(|| capture_largest(board, color))
}

/// The move that captures the largest enemy chain in atari.
fn capture_largest(board: &GoBoard, color: Color) -> Option<Site> {
    let largest = in_atari(board, !color).max_by_key(|&head| board.length(head))?;
    Some(board.liberties(largest).first())
}

/// The heads of the chains of `color` in atari.
pub(super) fn in_atari(board: &GoBoard, color: Color) -> impl Iterator<Item = Site> {
    let cell = Cell::stone(color);
    board
        .heads()
        .filter(move |&head| board.at(head) == cell && board.liberty_count(head) == 1)
}

/// The move that saves the largest own chain in atari that can be saved, of at least `min_stones`.
pub(super) fn rescue(
    board: &GoBoard,
    color: Color,
    min_stones: u16,
    strength: Strength,
) -> Option<Site> {
    let chains = in_atari(board, color).filter(|&head| board.length(head) >= min_stones);
    let mut chains: Vec<_> = chains.collect();
    chains.sort_by_key(|&head| std::cmp::Reverse(board.length(head)));
    chains
        .into_iter()
        .find_map(|head| rescue_chain(board, color, head, strength))
}

/// The move that saves the chain at `head`, which is in atari: it captures an attacker, or extends.
pub(super) fn rescue_chain(
    board: &GoBoard,
    color: Color,
    head: Site,
    strength: Strength,
) -> Option<Site> {
    let liberty = board.liberties(head).first();
    let extends = || escapes(board, color, head, liberty, strength).then_some(liberty);
    playout::find_attacker_capture(board, color, head).or_else(extends)
}

/// Whether the chain escapes by an extension to its last liberty.
fn escapes(board: &GoBoard, color: Color, head: Site, liberty: Site, strength: Strength) -> bool {
    if !board.is_legal(color, liberty) || board.liberties_after(color, liberty, 2) < 2 {
        return false;
    }
    let mut after = board.clone();
    after.play(color, liberty);
    !strength.knowledge.ladders
        || after.liberty_count(head) > 2
        || ladder::capturing_move(&after, color, head).is_none()
}
