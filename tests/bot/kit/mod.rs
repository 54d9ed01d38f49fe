//! What every feature works with.

mod button;
mod catalogue;
