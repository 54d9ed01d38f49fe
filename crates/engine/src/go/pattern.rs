//! Shapes of three by three points in playouts, learned from games of strong players.

use std::sync::LazyLock;

use super::board::{Cell, GoBoard};
use super::policy;
use super::site::Site;
use tengen_rules::Color;

/// Minimum share of a good shape: others are not drawn. With rarer shapes lone stones live in playouts, and dead stones
/// are judged wrong.
const GOOD: f32 = 0.25;

/// By colour, and by the code of the eight points around: the weight of a move.
static WEIGHTS: LazyLock<[Vec<u16>; 2]> = LazyLock::new(|| {
    Color::ALL.map(|color| {
        let shares = (0..=u16::MAX).map(|code| policy::local_share(decode(code), color));
        shares
            .map(|share| share.filter(|&share| share >= GOOD).map_or(0, weight))
            .collect()
    })
});

/// The weight of a move that is played in this share of positions: its square, as a fraction of 65,535.
const fn weight(share: f32) -> u16 {
    (share * share * u16::MAX as f32) as u16
}

/// The cells of a code, each in two bits.
fn decode(code: u16) -> [Cell; 8] {
    std::array::from_fn(|place| Cell::of_bits(code >> (14 - 2 * place)))
}

/// The weights, looked up once for many moves.
#[derive(Clone, Copy)]
pub(super) struct Shapes(&'static [Vec<u16>; 2]);

impl Shapes {
    /// The table of shapes.
    pub(super) fn table() -> Self {
        Self(&WEIGHTS)
    }

    /// Weight of a move of `color` on the empty `site`, by the points around it; 0 if that is no good shape.
    #[inline]
    pub(super) fn weight(self, board: &GoBoard, color: Color, site: Site) -> u16 {
        let around = board.grid().around(site);
        let code = around
            .into_iter()
            .fold(0, |code: u16, next| code << 2 | board.at(next).bits());
        self.0[color as usize][usize::from(code)]
    }
}
