//! What a feature is to the rest of the store: one value, of which every field but its tables may be empty.

use super::StoreError;
use super::db::{AnyTable, Forget, Transaction};
use tengen_game::Game;

/// A feature's tables, and what it does when something happens to games or players.
pub(super) struct Part {
    pub(super) tables: &'static [&'static dyn AnyTable],
    /// Takes somebody who is forgotten out of rows that they share with others.
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

/// What follows from a game that is over, or about which something was decided afterwards, in the same transaction.
pub(super) type GameOver = fn(&mut Transaction<'_>, &Game) -> Result<(), StoreError>;
