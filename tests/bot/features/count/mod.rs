//! The end of a game: marking, agreeing, disputing.

mod agree;
mod japanese;
mod mark;
mod steps;
mod trial;
mod unanswered;
