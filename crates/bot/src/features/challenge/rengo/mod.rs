//! Rengo: a challenge that nobody accepts. Members join a side, and whoever has offered the game starts it.

pub(crate) mod command;
pub(crate) mod press;
pub(crate) mod sign_up;
