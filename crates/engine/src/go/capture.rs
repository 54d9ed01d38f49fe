//! Reading for Atari-Go: a first capture by atari after atari, each of which has to be answered, and one by threats of
//! such a capture.

use super::board::{Cell, GoBoard};
use super::site::Site;
use tengen_rules::Color;

/// How many ataris ahead are read.
const DEPTH: u32 = 30;
/// How many threats ahead are read.
const THREATS: u32 = 6;

/// A move of `color`, who is to move, that takes a stone by force, looking at `left` positions at most.
pub(super) fn find_forced(board: &GoBoard, color: Color, left: &mut u32) -> Option<Site> {
    by_ataris(board, color, left, DEPTH)
}

/// The last liberties of the chains of `color` that are in atari, each once.
fn in_atari(board: &GoBoard, color: Color) -> Vec<Site> {
    let mut liberties = Vec::new();
    for head in board.heads() {
        if board.at(head) == Cell::stone(color) && board.open(head) == 1 {
            let liberty = board.liberties(head).first();
            if !liberties.contains(&liberty) {
                liberties.push(liberty);
            }
        }
    }
    liberties
}

fn by_ataris(board: &GoBoard, color: Color, left: &mut u32, depth: u32) -> Option<Site> {
    if let Some(&taking) = in_atari(board, !color).first() {
        return Some(taking);
    }
    if depth == 0 || *left == 0 {
        return None;
    }
    *left -= 1;
    let mut attacks = Vec::new();
    for head in board.heads() {
        if board.at(head) == Cell::stone(!color) && board.open(head) == 2 {
            attacks.extend(board.liberties(head).iter());
        }
    }
    attacks.sort_unstable();
    attacks.dedup();
    // A stone of its own in atari has to be saved by the attack.
    let saves = in_atari(board, color);
    attacks.retain(|site| saves.is_empty() || saves.contains(site));
    attacks.into_iter().find(|&attack| {
        if !board.is_legal(color, attack) {
            return false;
        }
        let mut after = board.clone();
        after.play(color, attack);
        in_atari(&after, color).is_empty() && holds(&after, color, left, depth)
    })
}

/// Whether `color`, whose atari must be answered, captures something after every answer.
fn holds(board: &GoBoard, color: Color, left: &mut u32, depth: u32) -> bool {
    let answers = in_atari(board, !color);
    match answers[..] {
        [] => false,
        [answer] if board.is_legal(!color, answer) => {
            let mut after = board.clone();
            after.play(!color, answer);
            by_ataris(&after, color, left, depth - 1).is_some()
        }
        // Of two chains in atari one is lost.
        _ => true,
    }
}

/// A search for a first capture by threats: moves after which ataris would capture something if the other side passed.
/// Every legal answer is tried, so that a win that is found is one.
pub(super) struct Threats<'a> {
    /// Number of positions that may still be looked at.
    pub(super) left: u32,
    /// Whether time is up.
    pub(super) stop: &'a dyn Fn() -> bool,
}

impl Threats<'_> {
    /// The first move of such a win of `color`, who is to move.
    pub(super) fn win(&mut self, board: &GoBoard, color: Color) -> Option<Site> {
        (0..=THREATS).find_map(|threats| self.by_threats(board, color, threats))
    }

    fn by_threats(&mut self, board: &GoBoard, color: Color, threats: u32) -> Option<Site> {
        if let Some(site) = by_ataris(board, color, &mut self.left, DEPTH) {
            return Some(site);
        }
        if threats == 0 || self.is_over() {
            return None;
        }
        let saves = in_atari(board, color);
        let moves = if saves.is_empty() {
            self.attacks(board, color)
        } else {
            saves
        };
        let mut legal = moves
            .into_iter()
            .filter(|&site| board.is_legal(color, site));
        legal.find(|&site| self.holds(board, color, site, threats))
    }

    /// The empty points, those on liberties of the weakest enemy chains first.
    fn attacks(&self, board: &GoBoard, color: Color) -> Vec<Site> {
        let mut weakest = vec![u16::MAX; board.grid().sites()];
        for head in board.heads() {
            if board.at(head) == Cell::stone(!color) {
                for site in board.liberties(head).iter() {
                    let known = &mut weakest[usize::from(site)];
                    *known = (*known).min(board.open(head));
                }
            }
        }
        let mut moves = board.empty().to_vec();
        moves.sort_by_key(|&site| (weakest[usize::from(site)], site));
        moves
    }

    /// Whether a stone on `site` threatens a capture, and wins whatever the answer.
    fn holds(&mut self, board: &GoBoard, color: Color, site: Site, threats: u32) -> bool {
        let mut after = board.clone();
        after.play(color, site);
        let is_lost = !in_atari(&after, color).is_empty()
            || by_ataris(&after, !color, &mut self.left, DEPTH).is_some();
        // Without positions left to look at nothing is known.
        if is_lost || self.is_over() {
            return false;
        }
        if by_ataris(&after, color, &mut self.left, DEPTH).is_none() {
            return false;
        }
        let mut answers = after.empty().to_vec();
        answers.retain(|&answer| after.is_legal(!color, answer));
        if answers.is_empty() {
            return self.by_threats(&after, color, threats - 1).is_some();
        }
        answers.into_iter().all(|answer| {
            let mut next = after.clone();
            next.play(!color, answer);
            self.by_threats(&next, color, threats - 1).is_some()
        })
    }

    fn is_over(&self) -> bool {
        self.left == 0 || (self.stop)()
    }
}
