//! The bot: a request in, a response out, boards as text diagrams.

mod arbiter;
mod button;
mod challenge;
mod count;
mod fault;
mod film;
mod help;
mod japanese;
mod lesson;
mod pairs;
mod play;
mod rank;
mod refused;
mod several;
mod theme;
mod trial;
