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

/// The move in a game of one capture: a capture, else a rescue of an own chain in atari; none if the level overlooks
/// that.
pub(super) fn find_capture_or_rescue(
    board: &GoBoard,
    color: Color,
    strength: Strength,
    chance: &mut Chance,
) -> Option<Site> {
    if chance.below(100) < strength.overlooks {
        return None;
    }
    let take = largest_in_atari(board, !color).map(|head| board.liberties(head).first());
    take.or_else(|| rescue(board, color, of_any_size(strength)))
}

/// The move in a game that is counted that captures or saves the most stones; none if the level overlooks that.
pub(super) fn capture_or_save_most(
    board: &GoBoard,
    color: Color,
    strength: Strength,
    chance: &mut Chance,
) -> Option<Site> {
    if chance.below(100) < strength.overlooks {
        return None;
    }
    let stones = |head: Site| board.length(head);
    let taken = largest_in_atari(board, !color);
    let saved = largest_in_atari(board, color);
    if saved.map(stones) > taken.map(stones)
        && let Some(saving) = rescue(board, color, of_any_size(strength))
    {
        return Some(saving);
    }
    taken.map(|head| board.liberties(head).first())
}

/// The head of the largest chain of `color` in atari.
pub(super) fn largest_in_atari(board: &GoBoard, color: Color) -> Option<Site> {
    let cell = Cell::stone(color);
    board
        .heads()
        .filter(|&head| board.at(head) == cell && board.liberty_count(head) == 1)
        .max_by_key(|&head| board.length(head))
}

/// The same skills, but chains of any size are saved.
pub(super) const fn of_any_size(strength: Strength) -> Strength {
    Strength {
        min_guarded: 1,
        ..strength
    }
}

/// The move that saves the largest own chain in atari that the level guards, if it sees one.
pub(super) fn rescue(board: &GoBoard, color: Color, strength: Strength) -> Option<Site> {
    let own = Cell::stone(color);
    let is_guarded = |&head: &Site| {
        board.at(head) == own
            && board.liberty_count(head) == 1
            && board.length(head) >= strength.min_guarded
    };
    let mut chains: Vec<_> = board.heads().filter(is_guarded).collect();
    chains.sort_by_key(|&head| std::cmp::Reverse(board.length(head)));
    chains.into_iter().find_map(|head| {
        let liberty = board.liberties(head).first();
        let runs = || escapes(board, color, head, liberty, strength).then_some(liberty);
        playout::find_attacker_capture(board, color, head).or_else(runs)
    })
}

/// Whether the chain escapes by an extension to its last liberty.
fn escapes(board: &GoBoard, color: Color, head: Site, liberty: Site, strength: Strength) -> bool {
    if !board.is_legal(color, liberty) || board.liberties_after(color, liberty, 2) < 2 {
        return false;
    }
    let mut after = board.clone();
    after.play(color, liberty);
    !strength.sight.ladders
        || after.liberty_count(head) > 2
        || ladder::taking_move(&after, color, head).is_none()
}
