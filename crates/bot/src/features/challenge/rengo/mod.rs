//! Rengo: a challenge that nobody accepts. Members join a side, and the challenger starts the game.

pub(crate) mod command;
pub(crate) mod press;
pub(crate) mod sign_up;
