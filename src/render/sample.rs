//! A board in the middle of a game: what suits its picture suits those of other games.

use super::noise::hash;
use super::{Crop, Diagram};
use crate::rules::{Color, Point};

/// How much of the board the stones of a side fill.
const FILLED: f32 = 0.28;

/// Stones here and there on what `crop` shows; always the same ones.
pub(super) fn midgame(crop: Crop) -> Diagram {
    let chance = |point: Point| hash(point.column().into(), point.row().into(), 41);
    let points = crop.points();
    let black = points.iter().filter(|&point| chance(point) < FILLED);
    let white = points
        .iter()
        .filter(|&point| (FILLED..2.0 * FILLED).contains(&chance(point)));
    Diagram::new(crop.board())
        .crop(crop)
        .stones(Color::Black, black)
        .stones(Color::White, white)
}
