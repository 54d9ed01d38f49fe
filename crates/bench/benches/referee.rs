//! Positions a second that `tengen referee` judges: every point of the board, and JSON on both sides.
//!
//! `cargo bench -p tengen-bench --bench referee` plays random games and asks for them in two ways:
//! a line for each game with all its positions, and a line for each position with the moves up to it.
//! Times are of one thread, from bytes to bytes.

#[path = "support/allocator.rs"]
mod allocator;

use std::time::Instant;

use serde_json::json;
use tengen::referee::serve;
use tengen::rules::{Color, Handicap, Move, RuleSet, Size, Status};

const GAMES: u64 = 100;

#[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
fn main() {
    println!("rules         board  positions  asked for as             a second   bytes each");
    for (name, side) in [
        ("territory", 9),
        ("chinese", 9),
        ("new-zealand", 9),
        ("atari-go", 9),
        ("go-bang", 15),
        ("territory", 19),
        ("chinese", 19),
    ] {
        let games: Vec<_> = (0..GAMES).map(|seed| game(name, side, seed)).collect();
        let positions: usize = games.iter().map(|moves| moves.len() + 1).sum();
        let ask = |moves: &[String], at: &[usize]| {
            let rules = RuleSet::from_name(name).expect("a rule set");
            let game = rules.rules.variant().name();
            let question = json!({
                "id": 1, "game": game, "rules": name, "size": side, "moves": moves, "at": at,
            });
            question.to_string() + "\n"
        };
        let whole: String = games
            .iter()
            .map(|moves| ask(moves, &(0..=moves.len()).collect::<Vec<_>>()))
            .collect();
        let single: String = games
            .iter()
            .flat_map(|moves| (0..=moves.len()).map(|ply| ask(&moves[..ply], &[ply])))
            .collect();
        for (how, input) in [("a line a game", whole), ("a line a position", single)] {
            let (seconds, bytes) = timed(&input);
            println!(
                "{name:<12} {side:>6} {positions:>10}  {how:<18} {:>14.0} {:>12}",
                positions as f64 / seconds,
                bytes / positions
            );
        }
    }
}

/// The best of five times of answering `input`, and the size of the answer.
#[expect(clippy::disallowed_methods, reason = "a benchmark measures time")]
fn timed(input: &str) -> (f64, usize) {
    let mut best = f64::INFINITY;
    let mut output = Vec::new();
    for _ in 0..5 {
        output.clear();
        let start = Instant::now();
        serve(input.as_bytes(), &mut output).expect("a vector takes everything");
        best = best.min(start.elapsed().as_secs_f64());
    }
    assert!(!output.windows(7).any(|bytes| bytes == b"\"error\""));
    (best, output.len())
}

/// A random game with half again as many moves as the board has points, unless it ends before.
fn game(name: &str, side: u8, seed: u64) -> Vec<String> {
    let rules = RuleSet::from_name(name).expect("a rule set").rules;
    let size = Size::square(side).expect("a board");
    let mut position = rules.opening(size, Handicap::NONE).expect("an opening");
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) + 1;
    let mut moves = Vec::new();
    while moves.len() < size.points() * 3 / 2 && rules.status(&position) == Status::InProgress {
        let legal: Vec<_> = rules.legal_points(&position).iter().collect();
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let mv = match legal.get((state >> 33) as usize % legal.len().max(1)) {
            Some(&point) => Move::Play(point),
            None => Move::Pass,
        };
        let side = match position.to_move() {
            Color::Black => 'B',
            Color::White => 'W',
        };
        moves.push(match mv {
            Move::Play(point) => format!("{side} {point}"),
            Move::Pass => format!("{side} pass"),
        });
        rules.play(&mut position, mv).expect("a legal move");
    }
    moves
}
