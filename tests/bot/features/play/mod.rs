//! Moves: typed, pressed, previewed.

mod handicap;
mod moves;
mod picker;
mod preview;
