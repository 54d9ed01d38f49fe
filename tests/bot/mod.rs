//! The bot: a request in, a response out, boards as text diagrams.

mod button;
mod challenge;
mod count;
mod fault;
mod help;
mod lesson;
mod play;
mod refused;
mod several;
