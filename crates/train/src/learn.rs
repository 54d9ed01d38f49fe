//! Fitting: stochastic gradient ascent on the likelihood of the moves that were made, with steps by Adagrad (Duchi et al., 2011).

use tengen_engine::policy::{Replay, Weights};
use tengen_rules::{Chance, Move};

use crate::Game;

/// The parameters of learning.
#[derive(Clone, Copy, Debug)]
pub struct Parameters {
    /// Share of positions to learn from, in percent.
    pub share: u8,
    /// Learning rate at the first game; it falls linearly to a tenth.
    pub rate: f32,
    /// Seed of the choice of positions.
    pub seed: u64,
}

/// Minimum gradient: the weights of a move are left as they are below it, since hundreds of unlikely moves change nothing.
const MIN_GRADIENT: f32 = 0.001;

/// The moves of a position with their features, and the move that was made.
#[derive(Default)]
pub(crate) struct Example {
    numbers: Vec<u32>,
    /// The end of each move's features in `numbers`.
    ends: Vec<usize>,
    pub(crate) likelihoods: Vec<f32>,
    /// Index of the move that was made.
    pub(crate) made: usize,
}

impl Example {
    /// Evaluates a position in which `mv` was made; returns whether that is among the candidates.
    pub(crate) fn evaluate(&mut self, replay: &Replay, mv: Move, weights: &Weights) -> bool {
        let Move::Play(point) = mv else {
            return false;
        };
        self.numbers.clear();
        self.ends.clear();
        self.likelihoods.clear();
        let seen = replay.see();
        let moves = seen.moves();
        let Some(made) = moves.iter().position(|&other| other == point) else {
            return false;
        };
        self.made = made;
        for &point in &moves {
            let first = self.numbers.len();
            seen.numbers(point, weights, &mut self.numbers);
            self.ends.push(self.numbers.len());
            let features = self.numbers[first..].iter();
            self.likelihoods
                .push(features.map(|&number| weights.get(number)).sum());
        }
        let most = self.likelihoods.iter().copied().fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for likelihood in &mut self.likelihoods {
            *likelihood = (*likelihood - most).exp();
            sum += *likelihood;
        }
        for likelihood in &mut self.likelihoods {
            *likelihood /= sum;
        }
        true
    }

    /// Moves the weights towards the move that was made.
    fn learn(&self, weights: &mut Weights, squares: &mut [f32], rate: f32) {
        let mut first = 0;
        for (place, (&end, &likelihood)) in self.ends.iter().zip(&self.likelihoods).enumerate() {
            let made = if place == self.made { 1.0 } else { 0.0 };
            let gradient: f32 = made - likelihood;
            if gradient.abs() >= MIN_GRADIENT {
                for &number in &self.numbers[first..end] {
                    let square = &mut squares[number as usize];
                    *square += gradient * gradient;
                    *weights.get_mut(number) += rate * gradient / square.sqrt();
                }
            }
            first = end;
        }
    }
}

/// Learns from one pass over `games`; calls `progress` with the number of games read.
pub fn learn(
    weights: &mut Weights,
    games: &[Game],
    parameters: Parameters,
    progress: impl Fn(usize),
) {
    let mut squares = vec![1.0; weights.slot_count()];
    let mut chance = Chance::new(parameters.seed);
    let mut example = Example::default();
    for (place, game) in games.iter().enumerate() {
        let left = 1.0 - place as f32 / games.len() as f32;
        let rate = parameters.rate * (0.1 + 0.9 * left);
        game.replay(|replay, mv| {
            if chance.below(100) < usize::from(parameters.share)
                && example.evaluate(replay, mv, weights)
            {
                example.learn(weights, &mut squares, rate);
            }
        });
        progress(place + 1);
    }
}
