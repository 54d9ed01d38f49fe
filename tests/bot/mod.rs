//! The bot: a request in, a response out, boards as text diagrams.

mod alt;
mod arbiter;
mod arrange;
mod button;
mod calendar;
mod challenge;
mod clock;
mod count;
mod fault;
mod film;
mod help;
mod japanese;
mod lesson;
mod me;
mod pairs;
mod people;
mod play;
mod preview;
mod random_game;
mod rank;
mod refused;
mod several;
mod study;
mod telling;
mod theme;
mod trial;
