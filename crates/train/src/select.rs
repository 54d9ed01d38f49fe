//! Selecting features: those most frequent in moves of strong players get a weight.

use tengen_engine::policy::MOST_FEATURES;
use tengen_rules::Move;

use crate::Game;

/// Number of counters; keys share them, since nearly all keys are shapes that occur once.
const COUNTERS: usize = 1 << 28;

/// The keys of the most frequent features of moves in `games`, each at least `least` times, up to the capacity of a
/// file. Counters saturate at 255, so features above that are equal.
pub fn select_features(games: &[Game], least: u8) -> Vec<u32> {
    let mut counters = vec![0_u8; COUNTERS];
    let mut frequent = Vec::new();
    for game in games {
        game.replay(|replay, mv| {
            let Move::Play(point) = mv else {
                return;
            };
            for key in replay.see().keys(point) {
                let counter = &mut counters[key as usize % COUNTERS];
                *counter = counter.saturating_add(1);
                if *counter == least {
                    frequent.push(key);
                }
            }
        });
    }
    frequent.sort_by_key(|&key| (std::cmp::Reverse(counters[key as usize % COUNTERS]), key));
    frequent.truncate(MOST_FEATURES);
    frequent
}
