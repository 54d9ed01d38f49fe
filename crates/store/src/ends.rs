//! What the end of a game does beside it, in the same transaction: to what it was played for.

use super::db::Transaction;
use super::{StoreError, contest, ladder, league, simul};
use tengen_game::Game;

/// Does what follows from a game that is over, or about which something was decided afterwards.
pub(super) type End = fn(&mut Transaction<'_>, &Game) -> Result<(), StoreError>;

/// All that may follow.
pub(super) const ENDS: &[End] = &[
    contest::game_over,
    ladder::game_over,
    league::game_over,
    simul::game_over,
];
