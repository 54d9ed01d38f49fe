//! Agreements between players during a game.

mod asked;
mod place;
mod propose;
mod substitute;
