//! The question which game is meant.

mod ask;
mod several;
