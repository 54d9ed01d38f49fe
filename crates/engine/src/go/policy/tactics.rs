//! Features of a move by its effect on chains: captures, ataris, escapes, liberties.

use super::view::{Kind, View, key};
use crate::go::board::{Cell, GoBoard};
use crate::go::ladder;
use crate::go::prior::Knowledge;
use crate::go::site::{NOWHERE, Site};
use tengen_rules::Color;

/// Results of ladders for the chains of a position.
pub(super) struct Tactics {
    /// Enemy chains with two liberties, each with the move that takes it in a ladder.
    taken: Vec<(Site, Site)>,
    /// Own chains with two liberties that the enemy can take.
    threatened: Vec<Site>,
    /// Own chains in atari that no move saves.
    lost: Vec<Site>,
}

impl Tactics {
    pub(super) fn new(board: &GoBoard, color: Color, knowledge: Knowledge) -> Self {
        let mut tactics = Self {
            taken: Vec::new(),
            threatened: Vec::new(),
            lost: Vec::new(),
        };
        if knowledge.ladders {
            for head in board.heads() {
                tactics.read(board, color, head);
            }
        }
        tactics
    }

    fn read(&mut self, board: &GoBoard, color: Color, head: Site) {
        match (
            board.at(head) == Cell::stone(color),
            board.liberty_count(head),
        ) {
            (true, 1) if ladder::is_lost(board, color, head) => self.lost.push(head),
            (true, 2) if ladder::capturing_move(board, color, head).is_some() => {
                self.threatened.push(head);
            }
            (false, 2) => {
                if let Some(site) = ladder::capturing_move(board, !color, head) {
                    self.taken.push((head, site));
                }
            }
            _ => {}
        }
    }

    /// Passes the effects of a move on the chains beside it to `note`.
    pub(super) fn features(&self, view: &View<'_>, site: Site, note: &mut impl FnMut(u32) -> bool) {
        let board = view.board;
        let (own, enemies) = (
            Beside::new(board, site, Cell::stone(view.color)),
            Beside::new(board, site, Cell::stone(!view.color)),
        );
        let after = u32::from(board.liberties_after(view.color, site, 6).min(6));
        for head in enemies.heads() {
            self.note_attack(view, site, head, after, note);
        }
        for head in own.heads() {
            self.note_own_atari(view, site, head, after, note);
        }
        let before = own
            .heads()
            .map(|head| u32::from(board.liberty_count(head)).min(6));
        let fewest = before.clone().min().unwrap_or(7);
        let most = before.max().unwrap_or(7);
        note(key(
            Kind::Liberties,
            0,
            (after * 8 + most) * 2 + u32::from(enemies.len > 0),
        ));
        note(key(
            Kind::Joins,
            0,
            (own.len as u32 * 8 + fewest) * 8 + enemies.len as u32,
        ));
        if after == 1 {
            let stones: u16 = 1 + own.heads().map(|head| board.length(head)).sum::<u16>();
            let takes = enemies.heads().any(|head| board.liberty_count(head) == 1);
            note(key(
                Kind::SelfAtari,
                u16::from(takes),
                size(stones) * 4 + enemies.len as u32,
            ));
        }
        let liberty_of_threatened = own.heads().any(|head| self.threatened.contains(&head));
        if liberty_of_threatened {
            note(key(Kind::Ladder, 1, after));
        }
    }

    fn note_attack(
        &self,
        view: &View<'_>,
        site: Site,
        head: Site,
        after: u32,
        note: &mut impl FnMut(u32) -> bool,
    ) {
        let board = view.board;
        let (open, stones) = (board.liberty_count(head), size(board.length(head)));
        let is_last = u32::from(board.head(view.last.one) == head);
        match open {
            1 => {
                let relief = relief(board, head, view.color);
                note(key(
                    Kind::Capture,
                    u16::from(relief),
                    (stones * 8 + after) * 2 + is_last,
                ));
            }
            2 => {
                let ladder = u32::from(self.taken.contains(&(head, site)));
                let ko = u32::from(board.ko != NOWHERE);
                note(key(
                    Kind::Atari,
                    after as u16,
                    ((stones * 2 + ladder) * 2 + ko) * 2 + is_last,
                ));
            }
            _ => {}
        }
        let open = u32::from(open.min(7));
        note(key(
            Kind::Fight,
            stones as u16,
            (open * 8 + after) * 2 + is_last,
        ));
    }

    fn note_own_atari(
        &self,
        view: &View<'_>,
        site: Site,
        head: Site,
        after: u32,
        note: &mut impl FnMut(u32) -> bool,
    ) {
        let board = view.board;
        let stones = size(board.length(head));
        if board.liberty_count(head) != 1 {
            return;
        }
        let lost = u32::from(self.lost.contains(&head));
        let neighbours = board.grid().neighbours(site);
        let last_beside = neighbours.contains(&view.last.one);
        note(key(
            Kind::Escape,
            after as u16,
            (stones * 2 + lost) * 2 + u32::from(last_beside),
        ));
    }
}

/// The class of a chain by its number of stones.
const fn size(stones: u16) -> u32 {
    match stones {
        0 | 1 => 0,
        2 => 1,
        3 | 4 => 2,
        5..=9 => 3,
        _ => 4,
    }
}

/// The relief that the capture of the enemy's chain on `head` brings the chains of `color` beside it: 2 if one of them is
/// in atari, else 1 if one has two liberties, else 0.
fn relief(board: &GoBoard, head: Site, color: Color) -> u8 {
    let own = Cell::stone(color);
    let mut most = 0;
    for stone in board.chain_stones(head) {
        for next in board.grid().neighbours(stone) {
            if board.at(next) == own {
                most = most.max(match board.liberty_count(next) {
                    1 => 2,
                    2 => 1,
                    _ => 0,
                });
            }
        }
    }
    most
}

/// The chains of one kind beside a point, each once.
struct Beside {
    heads: [Site; 4],
    len: usize,
}

impl Beside {
    fn new(board: &GoBoard, site: Site, kind: Cell) -> Self {
        let mut beside = Self {
            heads: [NOWHERE; 4],
            len: 0,
        };
        for next in board.grid().neighbours(site) {
            if board.at(next) == kind {
                let head = board.head(next);
                if !beside.heads[..beside.len].contains(&head) {
                    beside.heads[beside.len] = head;
                    beside.len += 1;
                }
            }
        }
        beside
    }

    fn heads(&self) -> impl Iterator<Item = Site> + Clone + '_ {
        self.heads[..self.len].iter().copied()
    }
}
