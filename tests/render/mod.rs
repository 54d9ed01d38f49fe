//! Pictures and boards as text.

mod animation;
mod crop;
mod drawn;
mod figure;
mod font;
mod gallery;
pub(crate) mod golden;
mod picture;
mod sheet;
mod svg;
mod text;
mod theme;
mod told;

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
