//! What messages about games say.

mod alt;
mod draft;
mod terms;
