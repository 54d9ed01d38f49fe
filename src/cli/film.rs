//! `tengen render --animate`: a record as a moving picture.

use std::time::Duration;

use clap::Args;

use super::render::RenderError;
use crate::render::{Diagram, MOST_MOVES, Pixels, Renderer, Theme, Timing};

/// How a record is animated.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct FilmArgs {
    /// Draw the positions one after the other as an animated GIF
    #[arg(long)]
    pub animate: bool,
    /// Milliseconds per position of an animation, 20 to 10000 [default: 400]
    #[arg(long, value_name = "MS", value_parser = timing, requires = "animate")]
    pub delay: Option<Timing>,
}

fn timing(text: &str) -> Result<Timing, String> {
    let delay = text.parse().ok().map(Duration::from_millis);
    delay.and_then(Timing::new).ok_or_else(|| {
        format!(
            "the delay is a number of milliseconds from {} to {}",
            Timing::MIN.as_millis(),
            Timing::MAX.as_millis()
        )
    })
}

/// The positions before each move and after the last one as a GIF.
///
/// # Errors
///
/// [`RenderError::TooLong`] if there are more moves than an animation shows.
pub(super) fn gif(
    args: FilmArgs,
    before: Vec<Diagram>,
    last: Diagram,
    theme: Theme,
    pixels: Option<Pixels>,
) -> Result<Vec<u8>, RenderError> {
    let moves = before.len();
    if moves > MOST_MOVES {
        return Err(RenderError::TooLong { moves });
    }
    let pixels = pixels.unwrap_or_else(|| Pixels::for_animation(last.size()));
    let timing = args.delay.unwrap_or_default();
    let mut diagrams = before.into_iter().chain([last.clone()]);
    let start = diagrams.next().unwrap_or(last);
    Ok(Renderer::new().animation(&start, diagrams, theme, pixels, timing))
}
