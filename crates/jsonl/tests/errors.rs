//! Lines that are no questions.

use serde_json::{Value, json};

use super::{line, refuse};

#[test]
fn what_does_not_exist_is_an_error() {
    for (question, about) in [
        (json!({"size": 0}), "0"),
        (json!({"size": 20}), "20"),
        (json!({"size": -1}), "-1"),
        (json!({"size": 9.5}), "9.5"),
        (json!({"size": "9"}), "string"),
        (json!({"size": [9, 9]}), "sequence"),
        (json!({"game": "chess"}), "chess"),
        (json!({"game": "Go"}), "Go"),
        (json!({"rules": "korean"}), "korean"),
        (json!({"game": "gomoku", "rules": "japanese"}), "japanese"),
        (json!({"rules": "gomoku"}), "gomoku"),
        (json!({"rules": {"ko": "super"}}), "super"),
        (json!({"rules": {"ko": {"simple": null}}}), "map"),
        (json!({"rules": {"scoring": "points"}}), "points"),
        (json!({"rules": {"overline": "wins"}}), "overline"),
        (json!({"rules": ["simple", "area"]}), "sequence"),
        (json!({"game": "gomoku", "rules": {"ko": "simple"}}), "ko"),
        (
            json!({"game": "gomoku", "rules": {"overline": "loses"}}),
            "loses",
        ),
        (
            json!({"game": "atari-go", "rules": {"scoring": "area"}}),
            "scoring",
        ),
        (json!({"handicap": 1}), "1"),
        (json!({"handicap": 10}), "10"),
        (json!({"size": 9, "handicap": 9}), "9"),
        (json!({"size": 4, "handicap": 2}), "2"),
        (json!({"game": "gomoku", "handicap": 2}), "handicap"),
        (
            json!({"game": "gomoku", "handicap": 2, "setup": {}}),
            "handicap",
        ),
        (json!({"komi": 6.25}), "6.25"),
        (json!({"komi": 361.5}), "361.5"),
        (json!({"komi": 1e300}), "komi"),
        (json!({"komi": "6.5"}), "string"),
        (json!({"to_move": "Black"}), "Black"),
        (json!({"to_move": "b"}), "b"),
        (json!({"moves": ["D4"]}), "D4"),
        (json!({"moves": ["B"]}), "B"),
        (json!({"moves": ["B I4"]}), "I4"),
        (json!({"moves": ["B D4 D5"]}), "D5"),
        (json!({"moves": ["R D4"]}), "R D4"),
        (json!({"moves": ["B D0"]}), "D0"),
        (json!({"moves": ["B D20"]}), "D20"),
        (json!({"moves": [["B", "D4"]]}), "sequence"),
        (json!({"moves": [null]}), "null"),
        (json!({"moves": "B D4"}), "string"),
        (json!({"size": 9, "moves": ["B D4", "W K9"]}), "K9"),
        (json!({"at": [-1]}), "-1"),
        (json!({"at": [0.5]}), "0.5"),
        (json!({"at": 3}), "3"),
        (json!({"dead": ["pass"]}), "pass"),
        (json!({"size": 9, "dead": ["T19"]}), "T19"),
        (json!({"size": 9, "dead": [], "seki": ["A10"]}), "A10"),
        (json!({"size": 9, "seki": ["A10"]}), "A10"),
        (
            json!({"setup": {"black": ["A1"], "white": ["A1"]}}),
            "stones",
        ),
        (
            json!({"setup": {"black": ["A1"], "white": ["A2", "B1"]}}),
            "liberty",
        ),
        (json!({"size": 5, "setup": {"white": ["F1"]}}), "F1"),
        (json!({"setup": [["A1"], []]}), "sequence"),
        (json!({"game": "atari-go", "size": 4}), "crosscut"),
    ] {
        let error = refuse(&question);
        assert!(error.contains(about), "{question}: {error}");
    }
}

#[test]
fn unknown_fields_are_errors_wherever_they_are() {
    for question in [
        json!({"Size": 9}),
        json!({"rules": {"komi": 6.5}}),
        json!({"setup": {"empty": []}}),
    ] {
        assert!(refuse(&question).contains("unknown field"), "{question}");
    }
}

#[test]
fn a_setup_without_liberties_is_no_error_at_five_in_a_row() {
    let setup = json!({"black": ["A1"], "white": ["A2", "B1"]});
    super::rule(&json!({"game": "gomoku", "setup": setup}));
}

/// The id and the error in the answer to `question`.
#[track_caller]
fn error(question: &[u8]) -> (Value, String) {
    let answer: Value = serde_json::from_str(&line(question)).unwrap();
    let error = answer["error"]
        .as_str()
        .unwrap_or_else(|| panic!("{answer}"));
    (answer["id"].clone(), error.to_owned())
}

#[test]
fn a_broken_line_is_an_error_with_its_id_if_that_comes_first() {
    for (question, id) in [
        (&b"hello"[..], Value::Null),
        (b"", Value::Null),
        (b" \t\r", Value::Null),
        (b"null", Value::Null),
        (b"17", Value::Null),
        (b"[]", Value::Null),
        (b"[1,\"go\"]", Value::Null),
        (b"{", Value::Null),
        (b"{}}", Value::Null),
        (b"{\"id\":5}{\"id\":6}", json!(5)),
        (b"{\"id\":5,}", json!(5)),
        (b"{\"id\":5", Value::Null),
        (b"{\"id\":\"fi", Value::Null),
        (b"{\"id\":\"five\"", json!("five")),
        (b"{\"id\":\"\xff\"}", Value::Null),
        (b"{\"id\":3,\"game\":\"\xff\"}", json!(3)),
        (b"{\"\xff\":1,\"id\":3}", Value::Null),
        (b"{\"moves\":[\"B D4\",,],\"id\":9}", json!(9)),
        (b"{\"id\":true}", Value::Null),
        (b"{\"id\":[1]}", Value::Null),
        (b"{\"id\":{\"id\":1}}", Value::Null),
        (b"{\"id\":01}", Value::Null),
        (b"{\"id\":1e999}", Value::Null),
        (b"{\"id\":\"\\ud800\"}", Value::Null),
        (b"{\"id\":1,\"id\":2}", json!(1)),
        (b"{\"id\":1,\"size\":9,\"size\":9}", json!(1)),
        (b"\xef\xbb\xbf{\"id\":1}", Value::Null),
    ] {
        let text = String::from_utf8_lossy(question);
        assert_eq!(error(question).0, id, "{text}");
    }
}

#[test]
fn a_message_is_short_however_long_what_it_quotes() {
    let long = "é".repeat(1_000_000);
    for question in [
        json!({"game": long}),
        json!({"rules": long}),
        json!({ long.clone(): 1 }),
        json!({"moves": [format!("B {long}")]}),
    ] {
        let error = refuse(&question);
        assert!(error.chars().count() <= 301, "{}", error.len());
    }
}
