//! The end of a game: marking, agreeing, disputing.

mod agree;
mod japanese;
mod mark;
mod trial;
mod unanswered;
