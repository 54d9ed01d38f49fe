//! Pictures and boards as text.
#![expect(
    clippy::unwrap_used,
    reason = "in the helpers of tests, too, a failure is a panic"
)]

mod alike;
mod animation;
mod crop;
mod drawn;
mod figure;
mod film;
mod font;
mod gallery;
mod golden;
mod parts;
mod picture;
mod sheet;
mod svg;
mod text;
mod theme;

use tengen_render::Diagram;
use tengen_rules::{ByColor, Color};

use tengen_testkit::board::stones;

/// A diagram with the stones of a text.
fn diagram(text: &str) -> Diagram {
    let (size, ByColor { black, white }) = stones(text);
    Diagram::new(size)
        .stones(Color::Black, black.iter())
        .stones(Color::White, white.iter())
}
