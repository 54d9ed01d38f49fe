//! A feature as the rest of the store sees it: one value, each field of which may be empty.

use super::StoreError;
use super::db::{AnyTable, Forget, Transaction};
use tengen_game::Game;

/// A feature's tables, and its hooks for games and players.
pub(super) struct Part {
    pub(super) tables: &'static [&'static dyn AnyTable],
    /// Removes a forgotten member from rows that they share with others.
    pub(super) forget: Option<Forget>,
    pub(super) game_over: Option<GameOver>,
}

impl Part {
    /// A feature without tables.
    pub(super) const NONE: Self = Self {
        tables: &[],
        forget: None,
        game_over: None,
    };
}

/// Changes that follow a finished game, or a later ruling on one, in the same transaction.
pub(super) type GameOver = fn(&mut Transaction<'_>, &Game) -> Result<(), StoreError>;
