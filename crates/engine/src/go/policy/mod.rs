//! The policy: the probability that a strong player makes each move, by a linear softmax over features of the move.
//!
//! Its weights are learned from games by `crates/train`.

mod local;
mod replay;
mod shape;
mod table;
mod tactics;
mod view;

pub use replay::{PositionFeatures, Replay};
pub use table::{BadWeights, MOST_FEATURES, Weights};

use super::board::{Cell, GoBoard};
use super::playout::Last;
use super::prior::{Candidate, Knowledge};
use std::sync::LazyLock;
use tengen_rules::Color;
use view::View;

/// The weights that come with the program.
static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    let bytes = include_bytes!("../../../../../assets/go.policy");
    Weights::read(bytes).expect("what is compiled in is read by a test")
});

/// Weight of the policy in the prior, in visits.
const VISITS: f32 = 60.0;

/// Share of positions in which strong players make the move of `color` with these cells around it, where they could and it
/// is beside one of the last two moves; none if that is not known.
pub(super) fn local_share(around: [Cell; 8], color: Color) -> Option<f32> {
    let number = WEIGHTS.find(local::local_key(around, color))?;
    Some(WEIGHTS.get(number).exp())
}

/// Sets the likelihood of each of `moves`, and its prior by that.
pub(super) fn rate(
    board: &GoBoard,
    color: Color,
    last: Last,
    knowledge: Knowledge,
    moves: &mut [Candidate],
) {
    let view = View::new(board, color, last, knowledge);
    let weights = &*WEIGHTS;
    for (site, prior) in moves.iter_mut() {
        let mut score = 0.0;
        view.features(*site, &mut |key| {
            let number = weights.find(key);
            score += number.map_or(0.0, |number| weights.get(number));
            number.is_some()
        });
        prior.likelihood = score;
    }
    let best = moves
        .iter()
        .map(|(_, prior)| prior.likelihood)
        .fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for (_, prior) in moves.iter_mut() {
        prior.likelihood = (prior.likelihood - best).exp();
        sum += prior.likelihood;
    }
    for (_, prior) in moves {
        prior.visits += VISITS;
        prior.wins += VISITS * prior_win_rate(prior.likelihood);
        prior.likelihood /= sum;
    }
}

/// Prior win rate of a move, by its likelihood relative to the likeliest move: 0.9 for that, 0.35 for a hundredth of it.
fn prior_win_rate(likelihood: f32) -> f32 {
    0.1 + 0.8 * likelihood.sqrt().sqrt()
}
