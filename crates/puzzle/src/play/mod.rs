//! Games played by a light policy: the source of puzzle positions.
//!
//! The policy is weak, but its games look like games: stones answer stones, chains in atari are saved or taken, and
//! settled areas are left alone.

mod five;
mod go;
mod owner;

pub(super) use five::play_five;
pub(super) use go::settle;
pub use go::{Outlook, play_go};

use super::Scene;
use tengen_rules::{Board, ByColor, Chance, Color, Move, PointSet, RuleSet, Size};

/// A game from an empty board, Black first.
#[derive(Clone, Debug)]
pub struct Game {
    size: Size,
    moves: Vec<Move>,
    /// The stones before each move, and after the last.
    boards: Vec<ByColor<PointSet>>,
}

impl Game {
    fn new(size: Size) -> Self {
        Self {
            size,
            moves: Vec::new(),
            boards: vec![ByColor::default()],
        }
    }

    fn add(&mut self, mv: Move, board: &Board) {
        self.moves.push(mv);
        self.boards.push(board.arrangement());
    }

    /// The number of moves.
    pub fn plies(&self) -> usize {
        self.moves.len()
    }

    /// The side to move after `ply` moves.
    pub const fn to_move(ply: usize) -> Color {
        match ply % 2 {
            0 => Color::Black,
            _ => Color::White,
        }
    }

    /// The board after `ply` moves.
    pub fn board(&self, ply: usize) -> Board {
        let board = Board::from_arrangement(self.size, self.boards[ply]);
        board.expect("each chain has a liberty after a move")
    }

    /// The stones captured by the move after `ply` moves, if any.
    pub fn captured_by(&self, ply: usize) -> Option<PointSet> {
        let enemy = !Self::to_move(ply);
        let taken = self.boards[ply][enemy].difference(self.boards.get(ply + 1)?[enemy]);
        (!taken.is_empty()).then_some(taken)
    }

    /// The position after `ply` moves of the game and `mv`, if that is legal.
    pub fn scene_with(&self, rules: &'static RuleSet, ply: usize, mv: Move) -> Option<Scene> {
        let first = Self::to_move(ply);
        Scene::new(rules, self.size, self.boards[ply], first, vec![mv]).ok()
    }

    /// The position after `ply` moves, the last `behind` of them given as moves, by rules that may differ.
    pub fn scene(&self, rules: &'static RuleSet, ply: usize, behind: usize) -> Option<Scene> {
        let start = ply.checked_sub(behind)?;
        let moves = self.moves.get(start..ply)?.to_vec();
        Scene::new(
            rules,
            self.size,
            self.boards[start],
            Self::to_move(start),
            moves,
        )
        .ok()
    }
}

/// One of `choices`, drawn by weight; none if all weigh nothing.
pub fn draw_one<T: Copy>(choices: &[(T, u32)], chance: &mut Chance) -> Option<T> {
    let all: usize = choices.iter().map(|&(_, weight)| weight as usize).sum();
    if all == 0 {
        return None;
    }
    let mut left = chance.below(all);
    for &(choice, weight) in choices {
        match left.checked_sub(weight as usize) {
            Some(rest) => left = rest,
            None => return Some(choice),
        }
    }
    None
}

/// The items in a random order.
pub fn shuffle<T>(mut items: Vec<T>, chance: &mut Chance) -> Vec<T> {
    for place in (1..items.len()).rev() {
        items.swap(place, chance.below(place + 1));
    }
    items
}
