//! Which features get a weight: those that moves of strong players have most often.

use tengen_engine::policy::MOST_FEATURES;
use tengen_rules::Move;

use crate::Game;

/// Number of counters, each for several keys: nearly all keys are shapes that come once.
const COUNTERS: usize = 1 << 28;

/// The keys of the features that moves in `games` have most often, each at least `least` times: as many as a file may have.
/// Of those that more than 255 moves have, none is left out before others.
pub fn select_features(games: &[Game], least: u8) -> Vec<u32> {
    let mut counters = vec![0_u8; COUNTERS];
    let mut often = Vec::new();
    for game in games {
        game.replay(|replay, mv| {
            let Move::Play(point) = mv else {
                return;
            };
            for key in replay.see().keys(point) {
                let counter = &mut counters[key as usize % COUNTERS];
                *counter = counter.saturating_add(1);
                if *counter == least {
                    often.push(key);
                }
            }
        });
    }
    often.sort_by_key(|&key| (std::cmp::Reverse(counters[key as usize % COUNTERS]), key));
    often.truncate(MOST_FEATURES);
    often
}
