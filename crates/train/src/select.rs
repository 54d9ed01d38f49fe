//! Which features get a weight: those that moves of strong players have most often.

use std::collections::HashMap;

use tengen_engine::policy::MOST_FEATURES;
use tengen_rules::Move;

use crate::Game;

/// Counters of the first pass, one for several keys: most keys are shapes that come once.
const COUNTERS: usize = 1 << 28;

/// The keys of the features that moves in `games` have most often, each at least `least` times: as many as a file may have.
pub fn select_features(games: &[Game], least: u8) -> Vec<u32> {
    let mut rough = vec![0_u8; COUNTERS];
    for_each_key(games, |key| {
        let counter = &mut rough[key as usize % COUNTERS];
        *counter = counter.saturating_add(1);
    });
    let mut exact: HashMap<u32, u32> = HashMap::new();
    for_each_key(games, |key| {
        if rough[key as usize % COUNTERS] >= least {
            *exact.entry(key).or_default() += 1;
        }
    });
    let least = u32::from(least);
    let mut often: Vec<_> = exact
        .into_iter()
        .filter(|&(_, count)| count >= least)
        .collect();
    often.sort_by_key(|&(key, count)| (std::cmp::Reverse(count), key));
    often.truncate(MOST_FEATURES);
    often.into_iter().map(|(key, _)| key).collect()
}

fn for_each_key(games: &[Game], mut note: impl FnMut(u32)) {
    for game in games {
        game.replay(|replay, mv| {
            if let Move::Play(point) = mv {
                replay.see().keys(point).into_iter().for_each(&mut note);
            }
        });
    }
}
