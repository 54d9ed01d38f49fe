//! Input that means harm.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::{ask, line, refuse};

#[test]
fn more_players_than_are_taken_is_an_error() {
    let player = |id: usize| json!({"id": id, "rank": "1d"});
    let players: Vec<_> = (0..1001).map(player).collect();
    assert!(refuse(&json!({"players": players})).contains("1000"));
}

#[test]
fn the_largest_weights_of_the_largest_tournament_are_exact() {
    let most = 1_000_000_000_000_000_i64;
    let rank = |id: usize| format!("{}k", id % 30 + 1);
    let players: Vec<_> = (0..1000)
        .map(|id| json!({"id": id, "rank": rank(id)}))
        .collect();
    let pairs: Vec<_> = (0..500)
        .map(|pair| json!([2 * pair, 2 * pair + 1]))
        .collect();
    let weights = json!({
        "repeat": most, "random": most, "colour": most, "category": most, "score": most,
        "draw": most, "seeding": most, "handicap": most, "geography": most,
    });
    let answer = ask(&json!({
        "players": players,
        "parameters": {"weights": weights, "categories": ["1k", "29k"]},
        "ask": "weigh",
        "pairs": pairs,
    }));
    let weights = answer["pairs"].as_array().unwrap().iter();
    let sum: i128 = weights
        .map(|pair| i128::from(pair["weight"].as_i64().unwrap()))
        .sum();
    assert_eq!(answer["weight"].as_i64().map(i128::from), Some(sum));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn any_line_has_one_answer(bytes in proptest::collection::vec(any::<u8>(), 0..80)) {
        let bytes: Vec<u8> = bytes.into_iter().filter(|byte| *byte != b'\n').collect();
        let answer: Value = serde_json::from_str(&line(&bytes)).unwrap();
        prop_assert!(answer.get("error").is_some());
    }
}
