//! Priors: the value of a move before any playout, as visits and wins of a node.
//!
//! The kinds and their weights are based on those of michi (Baudiš, 2015, MIT).

use super::board::{Cell, GoBoard};
use super::ladder;
use super::pattern::Shapes;
use super::playout::Last;
use super::policy;
use super::site::{NOWHERE, Site};
use tengen_rules::Color;

/// Prior of a move: virtual visits and wins before it is searched.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Prior {
    /// Visits.
    pub(super) visits: f32,
    /// Wins among them.
    pub(super) wins: f32,
    /// Probability that a strong player makes the move; 0 where the policy is not used.
    pub(super) likelihood: f32,
}

impl Prior {
    pub(super) const EVEN: Self = Self {
        visits: 10.0,
        wins: 5.0,
        likelihood: 0.0,
    };
    /// The prior of a pass, which is worth little before the end.
    pub(super) fn of_pass(board: &GoBoard) -> Self {
        let is_late = board.empty().len() * 3 < board.grid().size().points();
        Self {
            visits: 10.0,
            wins: if is_late { 5.0 } else { 2.0 },
            likelihood: 0.0,
        }
    }

    fn add_wins(&mut self, visits: f32) {
        self.visits += visits;
        self.wins += visits;
    }

    fn add_losses(&mut self, visits: f32) {
        self.visits += visits;
    }

    /// The looks of the move: the probability that a strong player makes it where that is known, else the share of wins.
    pub(super) fn looks(self) -> f32 {
        if self.likelihood > 0.0 {
            self.likelihood
        } else {
            self.value().max(0.05)
        }
    }

    /// The share of wins.
    pub(super) fn value(self) -> f32 {
        self.wins / self.visits
    }
}

/// The knowledge with which moves are rated before playouts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Knowledge {
    /// Whether ladders are read.
    pub(super) ladders: bool,
    /// Whether the policy rates the moves.
    pub(super) learned: bool,
}

/// A move with its prior.
pub(super) type Candidate = (Site, Prior);

/// The moves of `color` that are legal by simple ko and fill no eye, and a pass, each with its prior.
pub(super) fn candidates(
    board: &GoBoard,
    color: Color,
    last: Last,
    knowledge: Knowledge,
) -> Vec<Candidate> {
    let mut urgent = Urgent::new(board.grid().sites());
    urgent.rate(board, color, knowledge);
    let shapes = Shapes::good();
    let mut all = Vec::with_capacity(board.empty().len() + 1);
    for &site in board.empty() {
        if board.is_legal(color, site) && !board.is_eye(color, site) {
            all.push((site, prior(board, color, last, site, shapes, &urgent)));
        }
    }
    if knowledge.learned {
        policy::rate(board, color, last, knowledge, &mut all);
    }
    all.push((NOWHERE, Prior::of_pass(board)));
    all
}

fn prior(
    board: &GoBoard,
    color: Color,
    last: Last,
    site: Site,
    shapes: Shapes,
    urgent: &Urgent,
) -> Prior {
    let mut prior = Prior::EVEN;
    let points = urgent.points[usize::from(site)];
    if points > 0.0 {
        prior.add_wins(points);
    } else if points < 0.0 {
        prior.add_losses(-points);
    }
    if shapes.weight(board, color, site) > 0 {
        prior.add_wins(10.0);
    }
    if board.liberties_after(color, site, 2) < 2 {
        prior.add_losses(12.0);
    }
    if last.one != NOWHERE {
        match board.grid().distance(last.one, site) {
            0..=3 => prior.add_wins(20.0),
            4..=5 => prior.add_wins(14.0),
            6..=7 => prior.add_wins(6.0),
            _ => {}
        }
    }
    if is_lonely(board, site) {
        match board.grid().line(site) {
            0 | 1 => prior.add_losses(14.0),
            2 | 3 => prior.add_wins(10.0),
            _ => {}
        }
    }
    prior
}

/// Whether there is no stone within two lines of `site`.
fn is_lonely(board: &GoBoard, site: Site) -> bool {
    let grid = board.grid();
    let is_bare = |next: Site| {
        let cell = board.at(next);
        cell == Cell::EMPTY || cell == Cell::EDGE
    };
    grid.around(site).into_iter().all(|near| {
        is_bare(near)
            && (board.at(near) == Cell::EDGE || grid.around(near).into_iter().all(is_bare))
    })
}

/// Urgency of moves for the chains that they save or take: positive is good.
struct Urgent {
    points: Vec<f32>,
}

impl Urgent {
    fn new(sites: usize) -> Self {
        Self {
            points: vec![0.0; sites],
        }
    }

    fn raise(&mut self, site: Site, to: f32) {
        let points = &mut self.points[usize::from(site)];
        *points = points.max(to);
    }

    fn rate(&mut self, board: &GoBoard, color: Color, knowledge: Knowledge) {
        for head in board.heads() {
            let own = board.at(head) == Cell::stone(color);
            let stones = f32::from(board.length(head));
            match (own, board.liberty_count(head)) {
                (true, 1) => self.rate_rescue(board, color, head, knowledge),
                (false, 1) => {
                    let worth = if stones > 1.0 { 30.0 } else { 15.0 };
                    self.raise(board.liberties(head).first(), worth);
                }
                (own, 2) if knowledge.ladders => self.rate_ladder(board, color, own, head),
                _ => {}
            }
        }
    }

    /// Rates the moves for a chain of `color` in atari: capture an attacker, or extend if that helps.
    fn rate_rescue(&mut self, board: &GoBoard, color: Color, head: Site, knowledge: Knowledge) {
        let worth = if board.length(head) > 1 { 30.0 } else { 15.0 };
        let liberty = board.liberties(head).first();
        let open = board.liberties_after(color, liberty, 3);
        let lost = open < 2
            || (open == 2 && knowledge.ladders && self.extension_fails(board, color, head));
        let points = if lost { -10.0 } else { worth };
        if self.points[usize::from(liberty)] == 0.0 || !lost {
            self.raise_or_lower(liberty, points);
        }
        let enemy = Cell::stone(!color);
        for stone in board.chain_stones(head) {
            for next in board.grid().neighbours(stone) {
                if board.at(next) == enemy && board.liberty_count(next) == 1 {
                    self.raise(board.liberties(next).first(), worth);
                }
            }
        }
    }

    fn raise_or_lower(&mut self, site: Site, points: f32) {
        let old = &mut self.points[usize::from(site)];
        *old = if *old == 0.0 { points } else { old.max(points) };
    }

    /// Whether an extension leaves the chain, which is in atari, in atari or in a ladder.
    fn extension_fails(&self, board: &GoBoard, color: Color, head: Site) -> bool {
        let liberty = board.liberties(head).first();
        if !board.is_legal(color, liberty) {
            return true;
        }
        let mut after = board.clone();
        after.play(color, liberty);
        after.liberty_count(head) < 2
            || (after.liberty_count(head) == 2
                && ladder::capturing_move(&after, color, head).is_some())
    }

    /// Rates the moves for a chain with two liberties that a ladder may take: take it, or save it.
    fn rate_ladder(&mut self, board: &GoBoard, color: Color, own: bool, head: Site) {
        let owner = if own { color } else { !color };
        let Some(taking) = ladder::capturing_move(board, owner, head) else {
            return;
        };
        let stones = f32::from(board.length(head));
        let worth = if stones > 1.0 { 20.0 } else { 10.0 };
        if own {
            for liberty in board.liberties(head).iter() {
                self.raise(liberty, worth * 0.6);
            }
        }
        self.raise(taking, worth);
    }
}
