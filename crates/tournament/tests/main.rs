//! Tournaments: standings, pairings, and the files of other programs.
#![expect(
    clippy::unwrap_used,
    reason = "in the helpers of tests, too, a failure is a panic"
)]

mod direct;
mod docs;
mod errors;
mod gotha;
mod hostile;
mod opengotha;
mod pairing;
mod standings;

use serde_json::{Value, json};

/// The line that answers `question`, without its end.
#[track_caller]
fn line(question: &[u8]) -> String {
    let mut output = Vec::new();
    tengen_tournament::answer(question, &mut output).unwrap();
    let text = String::from_utf8(output).unwrap();
    let line = text.strip_suffix('\n').unwrap();
    assert!(!line.contains('\n'), "{line}");
    line.to_owned()
}

/// The answer to a question that must make sense.
#[track_caller]
fn ask(question: &Value) -> Value {
    let answer: Value = serde_json::from_str(&line(question.to_string().as_bytes())).unwrap();
    assert!(answer.get("error").is_none(), "{question}: {answer}");
    answer
}

/// The error for an invalid question.
#[track_caller]
fn refuse(question: &Value) -> String {
    let answer: Value = serde_json::from_str(&line(question.to_string().as_bytes())).unwrap();
    let error = answer.get("error").and_then(Value::as_str);
    error
        .unwrap_or_else(|| panic!("{question}: {answer}"))
        .to_owned()
}

/// Players with these ranks, whose ids are numbers from 0.
fn players(ranks: &[&str]) -> Vec<Value> {
    let ranks = ranks.iter().enumerate();
    ranks
        .map(|(id, rank)| json!({"id": id, "rank": rank}))
        .collect()
}

/// An even game that White won.
fn win(round: u8, white: usize, black: usize) -> Value {
    json!({"round": round, "white": white, "black": black, "result": "white"})
}

/// The value of `criterion` for each player, in the order of ids.
#[track_caller]
fn figures(question: &Value, criterion: &str) -> Vec<f64> {
    by_player(question, |row| &row["criteria"][criterion])
}

/// The place of each player, in the order of ids.
#[track_caller]
fn places(question: &Value) -> Vec<f64> {
    by_player(question, |row| &row["place"])
}

#[track_caller]
fn by_player(question: &Value, value: impl Fn(&Value) -> &Value) -> Vec<f64> {
    let answer = ask(question);
    let mut rows: Vec<_> = answer["standings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| {
            (
                row["player"].as_u64().unwrap(),
                value(row).as_f64().unwrap(),
            )
        })
        .collect();
    rows.sort_by_key(|(player, _)| *player);
    rows.into_iter().map(|(_, value)| value).collect()
}
