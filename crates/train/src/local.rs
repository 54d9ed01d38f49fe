//! Local shapes: how often the moves beside the last two were made, by the eight points around them.

use std::collections::HashMap;

use tengen_rules::Move;

use crate::Game;

/// Additive smoothing: each shape gets this many positions without the move, so that rare shapes have a low share.
const PSEUDO_POSITIONS: f32 = 20.0;

/// The keys of the local shapes in `games`, each with its weight: the logarithm of the share of positions in which the move
/// was made.
pub fn count_local_shapes(games: &[Game]) -> Vec<(u32, f32)> {
    let mut counts: HashMap<u32, [u32; 2]> = HashMap::new();
    for game in games {
        game.replay(|replay, mv| {
            for (point, key) in replay.see().local_moves() {
                let [made, seen] = counts.entry(key).or_default();
                *made += u32::from(mv == Move::Play(point));
                *seen += 1;
            }
        });
    }
    let weight =
        |made: u32, seen: u32| ((made as f32 + 0.5) / (seen as f32 + PSEUDO_POSITIONS)).ln();
    counts
        .into_iter()
        .map(|(key, [made, seen])| (key, weight(made, seen)))
        .collect()
}
