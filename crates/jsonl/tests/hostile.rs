//! Hostile input.

use std::io::{BufReader, Cursor, Read};

use proptest::prelude::*;
use serde_json::{Value, json};
use tengen_jsonl::referee::{MAX_LINE, MAX_MOVES, serve};

use super::{line, refuse, rule};

/// The answers to everything in `input`.
fn answers(input: impl Read) -> Vec<Value> {
    let mut output = Vec::new();
    serve(BufReader::new(input), &mut output).unwrap();
    let text = String::from_utf8(output).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// A ko that is taken and retaken with passes in between, endlessly: six moves that repeat the position.
fn long_game(moves: usize) -> Vec<&'static str> {
    let cycle = ["B D3", "W pass", "B pass", "W C3", "B pass", "W pass"];
    cycle.into_iter().cycle().take(moves).collect()
}

fn ko() -> Value {
    json!({"black": ["B3", "C4", "C2"], "white": ["C3", "D4", "D2", "E3"]})
}

#[test]
fn a_hundred_thousand_passes_are_a_game() {
    let moves: Vec<_> = ["B pass", "W pass"]
        .into_iter()
        .cycle()
        .take(100_000)
        .collect();
    for rules in ["territory", "chinese", "new-zealand"] {
        let answer = rule(&json!({"size": 5, "rules": rules, "moves": moves}));
        assert_eq!(answer["at"][0]["ply"], 100_000);
    }
}

#[test]
fn the_longest_game_counts_every_prisoner() {
    let moves = long_game(MAX_MOVES);
    let answer = rule(&json!({"size": 5, "setup": ko(), "moves": moves}));
    assert_eq!(answer["first_illegal"], Value::Null);
    let taken = answer["at"][0]["prisoners"]["black"].as_u64().unwrap();
    assert_eq!(taken, MAX_MOVES.div_ceil(6) as u64);
}

#[test]
fn one_move_too_many_is_an_error() {
    let moves = long_game(MAX_MOVES + 1);
    assert!(refuse(&json!({"moves": moves})).contains("moves"));
    let at = vec![0; MAX_MOVES + 2];
    assert!(refuse(&json!({"at": at})).contains("at"));
}

#[test]
fn a_hundred_thousand_positions_are_reported() {
    let at: Vec<_> = (0..100_000).rev().collect();
    let question = json!({"size": 5, "setup": ko(), "moves": long_game(100_000), "at": at});
    let answer = rule(&question);
    let positions = answer["at"].as_array().unwrap();
    assert_eq!(positions.len(), 100_000);
    assert_eq!(positions[0]["ply"], 99_999);
    assert_eq!(positions[99_998]["banned"], json!({"C3": "ko"}));
}

#[test]
fn deep_nesting_is_an_error_that_keeps_the_id() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
        for deep in [
            open.repeat(1_000_000),
            format!("{}0{}", open.repeat(200_000), close.repeat(200_000)),
        ] {
            for question in [
                deep.clone(),
                format!("{{\"id\":1,\"moves\":{deep}}}"),
                format!("{{\"id\":1,\"wat\":{deep}}}"),
                format!("{{\"id\":{deep}}}"),
            ] {
                let answer: Value = serde_json::from_str(&line(question.as_bytes())).unwrap();
                assert!(answer["error"].is_string());
                let id = if question.starts_with("{\"id\":1") {
                    json!(1)
                } else {
                    Value::Null
                };
                assert_eq!(answer["id"], id);
            }
        }
    }
    let after = format!(
        "{{\"wat\":{}{},\"id\":1}}",
        "[".repeat(200_000),
        "]".repeat(200_000)
    );
    let answer: Value = serde_json::from_str(&line(after.as_bytes())).unwrap();
    assert_eq!(answer["id"], 1);
}

#[test]
fn a_line_too_long_is_an_error_and_the_next_one_is_read() {
    let long = Cursor::new(b"{\"id\":1,\"game\":\"")
        .chain(std::io::repeat(b'x').take(3 * MAX_LINE as u64))
        .chain(Cursor::new(b"\"}\n{\"id\":2}\n"));
    let found = answers(long);
    assert_eq!(found.len(), 2);
    assert_eq!(found[0]["id"], 1);
    assert!(found[0]["error"].as_str().unwrap().contains("bytes"));
    assert_eq!(found[1]["id"], 2);
    assert!(found[1].get("error").is_none());
}

#[test]
fn a_line_may_be_exactly_so_long() {
    for (more, is_read) in [(0, true), (1, false)] {
        let question = b"{\"id\":1}";
        let spaces = (MAX_LINE - question.len() + more) as u64;
        for end in ["\n", ""] {
            let input = Cursor::new(question)
                .chain(std::io::repeat(b' ').take(spaces))
                .chain(Cursor::new(end));
            let found = answers(input);
            assert_eq!(found.len(), 1);
            assert_eq!(found[0].get("error").is_none(), is_read);
        }
    }
}

#[test]
fn every_line_has_its_answer_in_order() {
    let input = "{\"id\":1}\r\n\n{\"id\":2\n{\"id\":3}";
    let found = answers(input.as_bytes());
    let ids: Vec<_> = found.iter().map(|answer| answer["id"].clone()).collect();
    assert_eq!(ids, [json!(1), Value::Null, Value::Null, json!(3)]);
    assert!(answers(&b""[..]).is_empty());
    assert_eq!(answers(&b"\n"[..]).len(), 1);
}

/// Text that looks like questions more often than chance would have it.
fn nearly() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop::sample::select(vec![
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        "\"",
        "\\",
        " ",
        "null",
        "0",
        "1",
        "-",
        "19",
        "6.5",
        "1e9",
        "\"id\"",
        "\"game\"",
        "\"go\"",
        "\"gomoku\"",
        "\"go-bang\"",
        "\"atari-go\"",
        "\"rules\"",
        "\"ko\"",
        "\"simple\"",
        "\"chinese\"",
        "\"size\"",
        "\"handicap\"",
        "\"komi\"",
        "\"setup\"",
        "\"black\"",
        "\"white\"",
        "\"to_move\"",
        "\"moves\"",
        "\"B D4\"",
        "\"W pass\"",
        "\"at\"",
        "\"dead\"",
        "\"seki\"",
        "\"A1\"",
        "\"T19\"",
        "\\u0069",
        "\u{fffd}",
        "\r",
        "\t",
    ]);
    prop::collection::vec(piece, 0..30).prop_map(|pieces| pieces.concat().into_bytes())
}

/// A question with fields of the right kind and any values.
fn likely() -> impl Strategy<Value = Vec<u8>> {
    let side = 1_u64..=5;
    let point = (0_usize..5, 1_usize..=5).prop_map(|(x, y)| format!("{}{y}", &"ABCDE"[x..=x]));
    let points = prop::collection::vec(point.clone(), 0..8);
    let turn = prop_oneof![8 => point, 1 => Just("pass".to_owned())];
    let moves = prop::collection::vec(turn, 0..40);
    let game = prop::sample::select(vec!["go", "atari-go", "gomoku", "go-bang"]);
    let at = prop::collection::vec(0_u32..45, 0..6);
    let plain = (game, side, moves, at);
    let marks = (points.clone(), points.clone(), points, -400_i32..400);
    (plain, marks).prop_map(|((game, size, moves, at), (black, white, dead, komi))| {
        let sides = ["B", "W"].into_iter().cycle();
        let moves: Vec<_> = sides
            .zip(moves)
            .map(|(side, at)| format!("{side} {at}"))
            .collect();
        let question = json!({
            "id": komi, "game": game, "size": size, "moves": moves, "at": at,
            "setup": {"black": black, "white": white}, "dead": dead, "komi": f64::from(komi) / 2.0,
        });
        question.to_string().into_bytes()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, ..ProptestConfig::default() })]

    #[test]
    fn any_input_has_one_answer_for_each_line(
        lines in prop::collection::vec(
            prop_oneof![prop::collection::vec(any::<u8>(), 0..200), nearly(), likely()],
            0..4,
        )
    ) {
        let mut input = lines.join(&b'\n');
        input.push(b'\n');
        let count = input.iter().filter(|&&byte| byte == b'\n').count();
        let found = answers(&input[..]);
        prop_assert_eq!(found.len(), count);
        for answer in found {
            let keys: Vec<_> = answer.as_object().unwrap().keys().cloned().collect();
            prop_assert!(
                keys == ["error", "id"] || keys == ["at", "first_illegal", "id", "result", "score"]
            );
        }
    }
}
