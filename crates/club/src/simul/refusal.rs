//! Why somebody may not take a board.

use tengen_game::GameId;

/// Why a board cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The master cannot take a board.
    #[error("that is the master")]
    Oneself,
    /// The player has a board already, with this game.
    #[error("they have a board already: game {0}")]
    Taken(GameId),
    /// Boards can no longer be taken.
    #[error("no board can be taken any more")]
    Closed,
    /// All boards are taken.
    #[error("all boards are taken")]
    Full,
}
