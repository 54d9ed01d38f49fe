//! Accuracy: the share of moves that the policy guesses first.

use tengen_engine::policy::Weights;

use crate::Game;
use crate::learn::Example;

/// Measurements over games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Measure {
    /// Number of moves to guess.
    pub moves: u32,
    /// Number of moves that were the first guess.
    pub first: u32,
    /// Number of moves that were among the first five guesses.
    pub first_five: u32,
    /// Sum of the logarithms of their likelihoods.
    pub log_likelihood: f64,
}

/// Guesses every move of `games`.
pub fn measure(weights: &Weights, games: &[Game]) -> Measure {
    let mut measured = Measure::default();
    let mut example = Example::default();
    for game in games {
        game.replay(|replay, mv| {
            if example.evaluate(replay, mv, weights) {
                let made = example.likelihoods[example.made];
                // Equally likely moves are guessed in their order: only one of four empty corners is the first guess.
                let guessed_before = |&(place, &other): &(usize, &f32)| {
                    other > made || (other == made && place < example.made)
                };
                let moves = example.likelihoods.iter().enumerate();
                let rank = moves.filter(guessed_before).count();
                measured.moves += 1;
                measured.first += u32::from(rank == 0);
                measured.first_five += u32::from(rank < 5);
                measured.log_likelihood += f64::from(made).max(1e-30).ln();
            }
        });
    }
    measured
}
