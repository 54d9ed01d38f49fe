//! Superko below the root of a search.

use super::board::{GoBoard, stone_hash};
use super::site::Grid;
use std::collections::HashSet;
use tengen_rules::{Color, KoRule, Position};

/// Part of a key for White to move, where the side to move matters.
const WHITE_TO_MOVE: u64 = 0x5851_F42D_4C95_7F2D;

/// The boards of a game, by key, which no move may repeat.
pub(super) struct Superko {
    rule: KoRule,
    boards: HashSet<u64>,
}

impl Superko {
    /// The boards of the game up to `position`; none by rules without superko.
    pub(super) fn of(position: &Position, rule: KoRule) -> Option<Self> {
        if rule == KoRule::Simple {
            return None;
        }
        let grid = Grid::new(position.size());
        let mut superko = Self {
            rule,
            boards: HashSet::new(),
        };
        for (stones, to_move) in position.boards() {
            let mut hash = 0;
            for color in Color::ALL {
                for point in stones[color].iter() {
                    hash ^= stone_hash(color, grid.site(point));
                }
            }
            superko.boards.insert(superko.key(hash, to_move));
        }
        Some(superko)
    }

    /// The key of `board` with this side to move.
    #[inline]
    pub(super) fn key_of(&self, board: &GoBoard, to_move: Color) -> u64 {
        self.key(board.hash, to_move)
    }

    #[inline]
    fn key(&self, hash: u64, to_move: Color) -> u64 {
        match (self.rule, to_move) {
            (KoRule::SituationalSuperko, Color::White) => hash ^ WHITE_TO_MOVE,
            _ => hash,
        }
    }

    /// Whether the game has had the board with this key.
    #[inline]
    pub(super) fn has(&self, key: u64) -> bool {
        self.boards.contains(&key)
    }
}
