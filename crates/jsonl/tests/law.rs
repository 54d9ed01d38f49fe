//! Properties of every answer.

use serde_json::{Value, json};

use super::rule;
use tengen_testkit::random::Random;

/// A random game of `turns` moves, as questions would have it.
fn game(seed: u64, game: &str, rules: &str, size: u64, turns: usize) -> Vec<String> {
    let mut random = Random::new(seed);
    let mut moves: Vec<String> = Vec::new();
    for turn in 0..turns {
        let question = json!({"game": game, "rules": rules, "size": size, "moves": moves});
        let answer = rule(&question);
        assert_eq!(answer["first_illegal"], Value::Null);
        let free = free(&answer["at"][0]);
        let side = ["B", "W"][turn % 2];
        match free.get(random.below(free.len() + 1)) {
            Some(point) => moves.push(format!("{side} {point}")),
            None if game == "go" => moves.push(format!("{side} pass")),
            None if free.is_empty() => break,
            None => moves.push(format!("{side} {}", free[0])),
        }
    }
    moves
}

/// The empty points that are not banned.
fn free(at: &Value) -> Vec<String> {
    let empty = empty(at);
    let banned = at["banned"].as_object().unwrap();
    let free: Vec<_> = empty
        .iter()
        .filter(|point| !banned.contains_key(*point))
        .cloned()
        .collect();
    assert!(banned.keys().all(|point| empty.contains(point)), "{at}");
    assert_eq!(at["legal_count"], free.len(), "{at}");
    free
}

fn empty(at: &Value) -> Vec<String> {
    let rows = at["board"].as_array().unwrap();
    let mut points = Vec::new();
    for (row, number) in rows.iter().rev().zip(1..) {
        for (sign, letter) in row
            .as_str()
            .unwrap()
            .chars()
            .zip("ABCDEFGHJKLMNOPQRST".chars())
        {
            if sign == '.' {
                points.push(format!("{letter}{number}"));
            }
        }
    }
    points
}

#[test]
fn banned_points_are_illegal_for_their_reason_and_all_others_legal() {
    let mut judged = 0;
    for (variant, rules) in [
        ("go", "territory"),
        ("go", "chinese"),
        ("go", "new-zealand"),
        ("atari-go", "atari-go-empty"),
        ("gomoku", "gomoku"),
        ("go-bang", "pente"),
    ] {
        for seed in 0..4 {
            let moves = game(seed, variant, rules, 4, 40);
            let question = |moves: &[String]| json!({"game": variant, "rules": rules, "size": 4, "moves": moves});
            for turns in (0..=moves.len()).step_by(3) {
                let answer = rule(&question(&moves[..turns]));
                let at = &answer["at"][0];
                for point in empty(at) {
                    let mut longer = moves[..turns].to_vec();
                    let side = if at["to_move"] == "black" { "B" } else { "W" };
                    longer.push(format!("{side} {point}"));
                    let illegal = rule(&question(&longer))["first_illegal"].clone();
                    let expected = match at["banned"].get(&point) {
                        Some(reason) => json!({"ply": turns, "reason": reason}),
                        None => Value::Null,
                    };
                    assert_eq!(illegal, expected, "{longer:?}");
                    judged += 1;
                }
            }
        }
    }
    assert!(judged > 1000, "only {judged}");
}

#[test]
fn positions_asked_for_together_are_those_asked_for_one_by_one() {
    for (variant, rules) in [("go", "chinese"), ("go-bang", "go-bang")] {
        let moves = game(7, variant, rules, 5, 60);
        let plies: Vec<_> = (0..=moves.len()).collect();
        let all = rule(&json!({
            "game": variant, "rules": rules, "size": 5, "moves": moves, "at": plies,
        }));
        for ply in plies {
            let one = rule(&json!({
                "game": variant, "rules": rules, "size": 5, "moves": moves[..ply],
            }));
            assert_eq!(all["at"][ply], one["at"][0]);
        }
    }
}
