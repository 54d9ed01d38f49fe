//! Looking at boards, lists and games.

mod film;
mod lists;
mod people;
mod study;
mod telling;
