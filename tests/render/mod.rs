//! Pictures and boards as text.

mod animation;
mod crop;
mod figure;
mod golden;
mod picture;
mod svg;
mod text;
mod theme;

use tengen::render::Diagram;
use tengen::rules::{ByColor, Color};

use crate::support::board::stones;

/// A diagram with the stones of a text.
fn diagram(text: &str) -> Diagram {
    let (size, ByColor { black, white }) = stones(text);
    Diagram::new(size)
        .stones(Color::Black, black.iter())
        .stones(Color::White, white.iter())
}
