//! Optional parts of a question.

use serde_json::{Value, json};

use super::rule;

#[test]
fn an_empty_question_is_go_on_the_full_board() {
    let answer = rule(&json!({}));
    assert_eq!(answer["id"], Value::Null);
    let at = &answer["at"][0];
    assert_eq!(at["ply"], 0);
    assert_eq!(at["to_move"], "black");
    assert_eq!(at["legal_count"], 361);
    assert_eq!(at["board"].as_array().unwrap().len(), 19);
    assert_eq!(answer["first_illegal"], Value::Null);
}

#[test]
fn null_is_the_same_as_nothing() {
    let keys = [
        "id", "game", "rules", "size", "handicap", "komi", "setup", "to_move", "moves", "at",
        "dead", "seki",
    ];
    let nulls: Value = keys
        .iter()
        .map(|key| ((*key).to_owned(), Value::Null))
        .collect();
    assert_eq!(rule(&nulls), rule(&json!({})));
    let keys: Value = ["ko", "scoring", "overline"]
        .iter()
        .map(|key| ((*key).to_owned(), Value::Null))
        .collect();
    assert_eq!(rule(&json!({"rules": keys})), rule(&json!({})));
    let setup = json!({"black": null, "white": null});
    assert_eq!(rule(&json!({"setup": setup})), rule(&json!({})));
}

#[test]
fn the_last_position_is_reported_unless_others_are_asked_for() {
    let answer = rule(&json!({"size": 5, "moves": ["B A1", "W B1"]}));
    assert_eq!(answer["at"].as_array().unwrap().len(), 1);
    assert_eq!(answer["at"][0]["ply"], 2);
}

#[test]
fn white_moves_first_with_a_handicap_unless_told_otherwise() {
    let at = |question: Value| rule(&question)["at"][0].clone();
    let two = at(json!({"size": 9, "handicap": 2}));
    assert_eq!(two["to_move"], "white");
    assert_eq!(two["legal_count"], 79);
    assert_eq!(two["board"][2], "......X..");
    assert_eq!(two["board"][6], "..X......");
    let told = at(json!({"size": 9, "handicap": 2, "to_move": "black"}));
    assert_eq!(told["to_move"], "black");
    // A setup has its handicap stones already.
    let setup = at(json!({"handicap": 2, "setup": {"black": ["D4", "Q16"]}}));
    assert_eq!(setup["to_move"], "white");
    assert_eq!(setup["legal_count"], 359);
    let plain = at(json!({"setup": {"black": ["D4", "Q16"]}}));
    assert_eq!(plain["to_move"], "black");
}

#[test]
fn letters_are_large_or_small_and_spaces_do_not_matter() {
    let moves = ["b d4", " W  PASS ", "B j1"];
    let answer = rule(&json!({"size": 9, "moves": moves, "setup": {"white": ["e5"]}}));
    assert_eq!(answer["first_illegal"], Value::Null);
    assert_eq!(answer["at"][0]["board"][8], "........X");
    assert_eq!(answer["at"][0]["board"][4], "....O....");
}

#[test]
fn small_boards_have_rules_too() {
    for game in ["go", "atari-go", "gomoku", "go-bang"] {
        for size in 1..=4 {
            let answer = rule(&json!({"game": game, "size": size, "setup": {}}));
            let legal = if game.ends_with("go") && size == 1 {
                0
            } else {
                size * size
            };
            assert_eq!(answer["at"][0]["legal_count"], legal, "{game} {size}");
        }
    }
}

#[test]
fn ids_come_back_byte_for_byte() {
    for id in [
        "null",
        "0",
        "-1",
        "1.50",
        "1e3",
        "18446744073709551617000",
        "0.1234567890123456789",
        r#""""#,
        r#""a\u0042\"\\""#,
        "\"日本\"",
    ] {
        for question in [
            format!(r#"{{"id":{id}}}"#),
            format!(r#" {{ "size" : 5 , "id" : {id} , "moves" : [ ] }} "#),
            format!(r#"{{"dead":["]","}}","id","\""],"setup":{{"id":7}},"\u0069d":{id}}}"#),
            format!(r#"{{"id":{id},"size":0}}"#),
            format!(r#"{{"id":{id},"moves":["#),
        ] {
            let line = super::line(question.as_bytes());
            assert!(
                line.starts_with(&format!(r#"{{"id":{id},""#)),
                "{question}: {line}"
            );
        }
    }
}
