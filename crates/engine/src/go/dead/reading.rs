//! Reading a small fight to its end: whether a chain stands, whatever its enemy does.

use super::super::board::{Board, Cell};
use super::super::site::{NOWHERE, Site};
use tengen_rules::Color;

/// Fights with more empty points are not read.
pub(super) const MOST_ROOM: usize = 8;
/// How many positions one reading may look at.
const POSITIONS: u32 = 12_000;
/// How many moves ahead it reads.
const DEPTH: u32 = 28;

/// Whether the chain of `owner` on `target` stands where `first` begins; none if that takes too long.
///
/// Its owner may pass, so that a seki stands; a ko is lost by the side that may not retake, as nobody has threats.
pub(super) fn stands(board: &Board, target: Site, owner: Color, first: Color) -> Option<bool> {
    let mut reading = Reading {
        target,
        owner,
        left: POSITIONS,
    };
    reading.stands(board, first, DEPTH)
}

struct Reading {
    target: Site,
    owner: Color,
    left: u32,
}

impl Reading {
    fn stands(&mut self, board: &Board, color: Color, depth: u32) -> Option<bool> {
        if board.at(self.target) != Cell::stone(self.owner) {
            return Some(false);
        }
        if depth == 0 || self.left == 0 {
            return None;
        }
        self.left -= 1;
        let is_owner = color == self.owner;
        let mut is_known = true;
        for site in self.moves(board, color) {
            let mut after = board.clone();
            if site == NOWHERE {
                after.ko = NOWHERE;
            } else {
                after.play(color, site);
            }
            match self.stands(&after, !color, depth - 1) {
                Some(stands) if stands == is_owner => return Some(is_owner),
                Some(_) => {}
                None => is_known = false,
            }
        }
        is_known.then_some(!is_owner)
    }

    /// What may be played, captures first. The enemy does not pass: a chain that he does not attack stands.
    fn moves(&self, board: &Board, color: Color) -> Vec<Site> {
        let legal = board.empty().iter().copied();
        let mut moves: Vec<_> = legal.filter(|&site| board.is_legal(color, site)).collect();
        moves.sort_by_key(|&site| {
            let mut next = board.grid().neighbours(site).into_iter();
            let takes = next.any(|at| board.at(at) == Cell::stone(!color) && board.open(at) == 1);
            (!takes, site)
        });
        if color == self.owner {
            moves.push(NOWHERE);
        }
        moves
    }
}
