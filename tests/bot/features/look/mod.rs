//! Boards, lists and games to look at.

mod film;
mod lists;
mod people;
mod study;
mod telling;
