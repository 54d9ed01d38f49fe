//! Shapes of three by three points in playouts and priors, learned from games of strong players.

use std::sync::LazyLock;

use super::board::{Cell, GoBoard};
use super::policy;
use super::site::Site;
use tengen_rules::Color;

/// Minimum share of a good shape. Playouts draw from these alone where they judge stones and points: with rarer shapes
/// lone stones live.
const GOOD: f32 = 0.25;
/// Minimum share of a shape that playouts draw from where the best move is searched, which variety helps.
const VARIED: f32 = 0.1;

static GOOD_WEIGHTS: LazyLock<Weights> = LazyLock::new(|| weights(GOOD));
static VARIED_WEIGHTS: LazyLock<Weights> = LazyLock::new(|| weights(VARIED));

/// By colour, and by the code of the eight points around: the weight of a move.
type Weights = [Vec<u16>; 2];

/// The weights of the shapes with at least this share.
fn weights(min_share: f32) -> Weights {
    Color::ALL.map(|color| {
        let shares = (0..=u16::MAX).map(|code| policy::local_share(decode(code), color));
        shares
            .map(|share| share.filter(|&share| share >= min_share).map_or(0, weight))
            .collect()
    })
}

/// The weight of a move that is played in this share of positions: its square, as a fraction of 65,535.
const fn weight(share: f32) -> u16 {
    (share * share * u16::MAX as f32) as u16
}

/// The cells of a code, each in two bits.
fn decode(code: u16) -> [Cell; 8] {
    std::array::from_fn(|place| Cell::of_bits(code >> (14 - 2 * place)))
}

/// A set of shapes, looked up once for many moves.
#[derive(Clone, Copy)]
pub(super) struct Shapes(&'static Weights);

impl Shapes {
    /// The good shapes alone.
    pub(super) fn good() -> Self {
        Self(&GOOD_WEIGHTS)
    }

    /// The good shapes and rarer ones.
    pub(super) fn varied() -> Self {
        Self(&VARIED_WEIGHTS)
    }

    /// Weight of a move of `color` on the empty `site`, by the points around it; 0 if that is none of the shapes.
    #[inline]
    pub(super) fn weight(self, board: &GoBoard, color: Color, site: Site) -> u16 {
        let around = board.grid().around(site);
        let code = around
            .into_iter()
            .fold(0, |code: u16, next| code << 2 | board.at(next).bits());
        self.0[color as usize][usize::from(code)]
    }
}
