//! The value of a move in stones, by ataris, ladders and nets: its captures, the chains that the enemy can no longer
//! save, and the own losses.

use super::board::{Cell, GoBoard};
use super::site::{NOWHERE, Site, SiteSet};
use super::{ladder, net};
use tengen_rules::Color;

/// The status of a chain after a move of ours, when the enemy is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// No capture within the reading depth.
    Safe,
    /// It is taken unless its owner answers.
    AtStake,
    /// The enemy's, and lost against any defence.
    Caught,
}

/// The chains of a position in which `color` is to move, and their fates after a pass.
pub(super) struct Outlook<'a> {
    board: &'a GoBoard,
    color: Color,
    /// By a chain's head.
    fates: Vec<Fate>,
    /// Our stones that no move saves: they are no longer at stake.
    given_up: SiteSet,
    /// The value of a pass, in stones.
    pub(super) of_pass: i32,
}

impl<'a> Outlook<'a> {
    /// The outlook of `color`, who is to move.
    pub(super) fn new(board: &'a GoBoard, color: Color) -> Self {
        let mut passed = board.clone();
        passed.ko = NOWHERE;
        let mut outlook = Self {
            board,
            color,
            fates: vec![Fate::Safe; board.grid().sites()],
            given_up: SiteSet::EMPTY,
            of_pass: 0,
        };
        for head in passed.heads() {
            let fate = fate(&passed, color, head);
            outlook.fates[usize::from(head)] = fate;
            let is_own = board.at(head) == Cell::stone(color);
            if is_own && fate == Fate::AtStake && net::is_caught(board, color, head) {
                for stone in board.chain_stones(head) {
                    outlook.given_up.insert(stone);
                }
            }
        }
        let mut stakes = Stakes::default();
        for head in passed.heads() {
            outlook.add(&mut stakes, &passed, head, outlook.fates[usize::from(head)]);
        }
        outlook.of_pass = stakes.worth();
        outlook
    }

    /// The value of a stone on `site`, in stones, and the number that it captures at once.
    pub(super) fn of(&self, site: Site) -> (i32, u16) {
        let mut after = self.board.clone();
        let taken = after.play(self.color, site);
        let mut stakes = Stakes::default();
        for head in after.heads() {
            // Far from the stone the fates after a pass are kept: ladders that it breaks are not noticed.
            let fate = if taken > 0 || is_near(&after, head, site) {
                fate(&after, self.color, head)
            } else {
                self.fates[usize::from(head)]
            };
            self.add(&mut stakes, &after, head, fate);
        }
        (i32::from(taken) + stakes.worth(), taken)
    }

    /// Adds the chain at `head` of a board to `stakes`.
    fn add(&self, stakes: &mut Stakes, board: &GoBoard, head: Site, fate: Fate) {
        let is_own = board.at(head) == Cell::stone(self.color);
        match fate {
            Fate::Safe => {}
            Fate::AtStake if is_own => {
                let stones = board.chain_stones(head);
                let at_stake = stones.filter(|&stone| !self.given_up.contains(stone));
                stakes.ours = stakes.ours.max(at_stake.count() as i32);
            }
            Fate::AtStake => stakes.threaten(board, head),
            Fate::Caught => stakes.caught += i32::from(board.length(head)),
        }
    }
}

/// Whether the chain at `head` or one of its liberties is on `site` or on one of the eight points around it.
fn is_near(board: &GoBoard, head: Site, site: Site) -> bool {
    let around = board.grid().around(site);
    let mut near = around.into_iter().chain([site]);
    near.any(|next| match board.at(next) {
        Cell::EDGE => false,
        Cell::EMPTY => board.liberties(head).contains(next),
        _ => board.head(next) == head,
    })
}

/// The status of the chain at `head` after a move of `color`.
fn fate(board: &GoBoard, color: Color, head: Site) -> Fate {
    let is_own = board.at(head) == Cell::stone(color);
    let owner = if is_own { color } else { !color };
    let can_be_taken = match board.liberty_count(head) {
        1 => board.is_legal(!owner, board.liberties(head).first()),
        2 => ladder::capturing_move(board, owner, head).is_some(),
        _ => false,
    };
    if !can_be_taken {
        Fate::Safe
    } else if !is_own && net::is_caught(board, owner, head) {
        Fate::Caught
    } else {
        Fate::AtStake
    }
}

/// The stones at stake after a move of ours.
#[derive(Clone, Debug, Default)]
struct Stakes {
    /// The enemy's stones that nothing saves.
    caught: i32,
    /// The largest chain of the enemy's that the enemy can save.
    theirs: i32,
    /// Those among such chains that are in atari: their last liberties, and the stones that each saves.
    ataris: Vec<(Site, i32)>,
    /// Our largest chain that the enemy can take.
    ours: i32,
}

impl Stakes {
    /// Adds the enemy's chain at `head`, which the enemy can save.
    fn threaten(&mut self, board: &GoBoard, head: Site) {
        let stones = i32::from(board.length(head));
        self.theirs = self.theirs.max(stones);
        if board.liberty_count(head) == 1 {
            self.add_atari(board.liberties(head).first(), stones);
        }
    }

    fn add_atari(&mut self, liberty: Site, stones: i32) {
        let mut known = self.ataris.iter_mut();
        match known.find(|(other, _)| *other == liberty) {
            Some((_, saved)) => *saved += stones,
            None => self.ataris.push((liberty, stones)),
        }
    }

    /// Our gain after the enemy's best reply, which answers one of several ataris or captures in exchange.
    fn worth(self) -> i32 {
        let mut ataris: Vec<_> = self.ataris.into_iter().map(|(_, saved)| saved).collect();
        ataris.sort_unstable_by_key(|&saved| std::cmp::Reverse(saved));
        let left = ataris.get(1).copied().unwrap_or(0);
        self.caught
            + match self.ours {
                0 => left,
                ours => left.min(self.theirs - ours),
            }
    }
}
