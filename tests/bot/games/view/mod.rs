//! What messages about games say.

mod alt;
mod draft;
mod grid;
mod terms;
