//! Messages about games.

mod alt;
mod draft;
mod grid;
mod terms;
