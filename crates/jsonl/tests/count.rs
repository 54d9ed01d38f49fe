//! The count of the last position.

use serde_json::{Value, json};

use super::rule;

/// A wall each on a board of 5; White has a stone behind Black's.
fn walls() -> Value {
    json!({
        "black": ["B1", "B2", "B3", "B4", "B5"],
        "white": ["D1", "D2", "D3", "D4", "D5", "A1"],
    })
}

#[track_caller]
fn score(question: &Value) -> Value {
    rule(question)["score"].clone()
}

#[test]
fn there_is_a_count_only_with_dead_stones_given() {
    assert_eq!(score(&json!({"size": 5})), Value::Null);
    assert_eq!(score(&json!({"size": 5, "seki": []})), Value::Null);
    assert_eq!(score(&json!({"size": 5, "dead": null})), Value::Null);
    let empty = json!({
        "black": 0, "white": 0, "result": "0",
        "territory": {"black": [], "white": []},
        "dame": ["A1"], "seki": [],
    });
    assert_eq!(score(&json!({"size": 1, "dead": []})), empty);
}

#[test]
fn a_dead_stone_is_a_prisoner_and_its_point_is_territory() {
    let question = json!({"size": 5, "setup": walls(), "dead": ["a1"]});
    let found = score(&question);
    assert_eq!(found["black"], 6);
    assert_eq!(found["white"], 5);
    assert_eq!(found["result"], "B+1");
    let territory = json!(["A1", "A2", "A3", "A4", "A5"]);
    assert_eq!(found["territory"]["black"], territory);
    assert_eq!(found["dame"], json!(["C1", "C2", "C3", "C4", "C5"]));
}

#[test]
fn the_komi_is_whites() {
    let question = |komi: Value| json!({"size": 5, "setup": walls(), "dead": ["A1"], "komi": komi});
    let half = score(&question(json!(6.5)));
    assert_eq!(half["white"], 11.5);
    assert_eq!(half["result"], "W+5.5");
    let draw = score(&question(json!(1)));
    assert_eq!(draw["result"], "0");
    let negative = score(&question(json!(-0.5)));
    assert_eq!(negative["white"], 4.5);
    assert_eq!(negative["result"], "B+1.5");
}

#[test]
fn prisoners_of_the_moves_count() {
    let question = json!({
        "size": 5, "setup": walls(), "moves": ["B A2"], "dead": [],
    });
    let found = score(&question);
    // A1 was taken: Black has A1, A3, A4, A5 and the prisoner.
    assert_eq!(found["black"], 5);
}

#[test]
fn area_and_stones_count_no_prisoners() {
    let with = |rules: Value| json!({"size": 5, "setup": walls(), "rules": rules, "dead": ["A1"]});
    let area = score(&with(json!({"scoring": "area"})));
    assert_eq!(
        (area["black"].clone(), area["white"].clone()),
        (json!(10), json!(10))
    );
    assert_eq!(area["result"], "0");
    // Stones count as they stand, the one marked dead too.
    for rules in [json!({"scoring": "stones"}), json!("strasbourg")] {
        let stones = score(&with(rules));
        assert_eq!(
            (stones["black"].clone(), stones["white"].clone()),
            (json!(5), json!(6))
        );
    }
}

/// One eye each, and one dame in common.
#[test]
fn a_seki_is_found_unless_the_caller_says_what_is_in_seki() {
    let black = [
        "A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "B5", "C1", "C2", "C3", "C4",
    ];
    let white = ["D1", "D2", "D3", "D4", "D5", "E1", "E2", "E3", "E4"];
    let question = json!({"size": 5, "setup": {"black": black, "white": white}, "dead": []});
    let with = |seki: Value| {
        let mut question = question.clone();
        question["seki"] = seki;
        score(&question)
    };
    for found in [score(&question), with(Value::Null)] {
        assert_eq!((&found["black"], &found["white"]), (&json!(0), &json!(0)));
        assert_eq!(found["seki"].as_array().unwrap().len(), 22);
        assert_eq!(found["dame"], json!(["C5"]));
        assert_eq!(found["territory"], json!({"black": [], "white": []}));
    }
    let none = with(json!([]));
    assert_eq!((&none["black"], &none["white"]), (&json!(1), &json!(1)));
    assert_eq!(none["seki"], json!([]));
    // One stone marks its chain.
    let only_black = with(json!(["C3"]));
    assert_eq!(only_black["result"], "W+1");
    assert_eq!(only_black["seki"].as_array().unwrap().len(), 13);
    // Under area counting nothing is taken off.
    let mut area = question.clone();
    area["rules"] = json!({"scoring": "area"});
    assert_eq!(score(&area)["result"], "B+4");
}

#[test]
fn other_games_are_not_counted() {
    for game in ["atari-go", "gomoku", "go-bang"] {
        let question = json!({"game": game, "size": 9, "komi": 6.5, "dead": []});
        assert_eq!(score(&question), Value::Null, "{game}");
    }
}

#[test]
fn the_position_before_an_illegal_move_is_counted() {
    let question = json!({"size": 5, "moves": ["B C3", "W C3"], "dead": []});
    assert_eq!(score(&question)["black"], 24);
}
