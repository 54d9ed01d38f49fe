//! Why somebody may not take a board.

use tengen_game::GameId;

/// Why somebody may not take a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The master plays the others.
    #[error("that is the master")]
    Oneself,
    /// They have taken one already, with this game.
    #[error("they have a board already: game {0}")]
    Taken(GameId),
    /// Boards can be taken no more.
    #[error("no board can be taken any more")]
    Closed,
    /// All are taken.
    #[error("all boards are taken")]
    Full,
}
