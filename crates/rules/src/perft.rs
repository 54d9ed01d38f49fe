//! Perft: the number of sequences of moves, which other programs can compute, too.

use super::{Move, Position, Rules, Status};

/// Number of sequences of exactly `depth` turns from `position`, passes included.
/// A sequence that ends the game earlier is not counted.
pub fn perft(rules: &Rules, position: &Position, depth: u8) -> u64 {
    let Some(rest) = depth.checked_sub(1) else {
        return 1;
    };
    if rules.status(position) != Status::InProgress {
        return 0;
    }
    let plays = rules
        .legal_points(position)
        .iter()
        .map(Move::Play)
        .collect::<Vec<_>>();
    let mut sequences = 0;
    for mv in plays.into_iter().chain([Move::Pass]) {
        let mut next = position.clone();
        if rules.play(&mut next, mv).is_ok() {
            sequences += perft(rules, &next, rest);
        }
    }
    sequences
}
