//! Go replayed: turns, captures, ko, superko, suicide, passes.

use serde_json::{Value, json};

use super::rule;

/// A ko that Black can take on D3.
fn ko() -> Value {
    json!({"black": ["B3", "C4", "C2"], "white": ["C3", "D4", "D2", "E3"]})
}

#[track_caller]
fn first_illegal(question: &Value) -> Value {
    rule(question)["first_illegal"].clone()
}

#[test]
fn recapture_in_ko_is_the_first_illegal_move_and_banned() {
    let answer = rule(&json!({"size": 5, "setup": ko(), "moves": ["B D3", "W C3"]}));
    assert_eq!(answer["first_illegal"], json!({"ply": 1, "reason": "ko"}));
    let last = &answer["at"][0];
    assert_eq!(last["banned"], json!({"C3": "ko"}));
    assert_eq!(last["ply"], 1);
    assert_eq!(last["to_move"], "white");
    assert_eq!(last["legal_count"], 17);
    assert_eq!(last["prisoners"], json!({"black": 1, "white": 0}));
    let board = json!([".....", "..XO.", ".X.XO", "..XO.", "....."]);
    assert_eq!(last["board"], board);
}

#[test]
fn a_pass_lifts_a_simple_ko_and_no_superko() {
    let moves = ["B D3", "W pass", "B pass", "W C3"];
    let superko = json!({"ply": 3, "reason": "superko"});
    for (ko_rule, expected) in [
        ("simple", Value::Null),
        ("positional", superko.clone()),
        // The start had Black to move, and so would the board after the retake.
        ("situational", superko),
    ] {
        let question = json!({"size": 5, "rules": {"ko": ko_rule}, "setup": ko(), "moves": moves});
        assert_eq!(first_illegal(&question), expected, "{ko_rule}");
    }
}

#[test]
fn situational_superko_asks_for_the_same_side_to_move() {
    // White sends two stones and gets one back: the board of the start, with Black to move.
    let start = json!({"black": ["A2", "B2"], "white": ["B1", "C2", "D1"]});
    let two_for_one = ["W A1", "B C1", "W B1"];
    let after_passes = ["W pass", "B pass", "W A1", "B C1", "W B1"];
    let superko = |ply: u32| json!({"ply": ply, "reason": "superko"});
    for (ko_rule, moves, expected) in [
        ("simple", &two_for_one[..], Value::Null),
        ("positional", &two_for_one, superko(2)),
        ("situational", &two_for_one, Value::Null),
        // White's pass has left that board to Black once.
        ("situational", &after_passes, superko(4)),
    ] {
        let question = json!({
            "size": 4, "rules": {"ko": ko_rule}, "setup": start, "to_move": "white", "moves": moves,
        });
        assert_eq!(first_illegal(&question), expected, "{ko_rule} {moves:?}");
    }
}

#[test]
fn the_start_belongs_to_the_history() {
    // White's C3 takes D3; Black's retake would make the start again.
    let question = json!({
        "size": 5, "rules": {"ko": "positional"}, "to_move": "white",
        "setup": {"black": ["B3", "C4", "C2", "D3"], "white": ["D4", "D2", "E3"]},
        "moves": ["W C3", "B D3"],
    });
    let answer = rule(&question);
    assert_eq!(
        answer["first_illegal"],
        json!({"ply": 1, "reason": "superko"})
    );
    assert_eq!(answer["at"][0]["banned"], json!({"D3": "superko"}));
}

#[test]
fn suicide_is_judged_after_captures() {
    let setup = json!({"black": ["A2", "B1"], "white": ["A3", "B2", "C1"]});
    let black = json!({"size": 5, "setup": setup, "to_move": "black"});
    assert_eq!(rule(&black)["at"][0]["banned"], json!({"A1": "suicide"}));
    // White takes two stones with it.
    let white = json!({"size": 5, "setup": setup, "to_move": "white", "moves": ["W A1"]});
    let answer = rule(&white);
    assert_eq!(answer["first_illegal"], Value::Null);
    assert_eq!(answer["at"][0]["prisoners"]["white"], 2);
}

#[test]
fn suicide_is_legal_where_the_rules_have_it() {
    let setup = json!({"black": ["A2"], "white": ["A3", "B2", "C1"]});
    for (rules, illegal, prisoners) in [
        ("territory", json!({"ply": 2, "reason": "suicide"}), 0),
        ("tromp-taylor", Value::Null, 2),
    ] {
        let moves = ["B pass", "W B1", "B A1"];
        let answer = rule(&json!({"size": 5, "rules": rules, "setup": setup, "moves": moves}));
        assert_eq!(answer["first_illegal"], illegal, "{rules}");
        assert_eq!(answer["at"][0]["prisoners"]["white"], prisoners, "{rules}");
    }
}

#[test]
fn a_move_out_of_turn_is_illegal() {
    let wrong = |moves: Value| first_illegal(&json!({"moves": moves}));
    assert_eq!(
        wrong(json!(["W D4"])),
        json!({"ply": 0, "reason": "wrong-turn"})
    );
    assert_eq!(
        wrong(json!(["B D4", "B pass"])),
        json!({"ply": 1, "reason": "wrong-turn"})
    );
    // The wrong turn is reported even if the point is occupied.
    assert_eq!(
        wrong(json!(["B D4", "B D4"])),
        json!({"ply": 1, "reason": "wrong-turn"})
    );
    assert_eq!(
        wrong(json!(["B D4", "W D4"])),
        json!({"ply": 1, "reason": "occupied"})
    );
}

#[test]
fn the_replay_stops_at_the_first_illegal_move() {
    let moves = ["B C3", "W C3", "B D4", "W D4"];
    let answer = rule(&json!({"size": 5, "moves": moves, "at": [0, 1, 2, 4]}));
    assert_eq!(
        answer["first_illegal"],
        json!({"ply": 1, "reason": "occupied"})
    );
    let plies: Vec<_> = answer["at"].as_array().unwrap().iter().collect();
    assert_eq!(plies.len(), 2);
    assert_eq!(plies[1]["ply"], 1);
}

#[test]
fn two_passes_do_not_end_a_replay() {
    for rules in ["territory", "japanese", "strasbourg", "tromp-taylor"] {
        let moves = ["B pass", "W pass", "B pass", "W C3", "B pass", "W pass"];
        let answer = rule(&json!({"size": 5, "rules": rules, "moves": moves, "at": [2, 6]}));
        assert_eq!(answer["first_illegal"], Value::Null, "{rules}");
        assert_eq!(answer["result"], Value::Null, "{rules}");
        assert_eq!(answer["at"][0]["legal_count"], 25, "{rules}");
        assert_eq!(answer["at"][0]["to_move"], "black", "{rules}");
        assert_eq!(answer["at"][1]["legal_count"], 24, "{rules}");
        assert_eq!(answer["at"][1]["banned"], json!({}), "{rules}");
    }
}

#[test]
fn positions_come_as_they_were_asked_for() {
    let moves = ["B A1", "W A2", "B A3"];
    let answer = rule(&json!({"size": 5, "moves": moves, "at": [3, 0, 3, 9, 1, 1, 0]}));
    let plies: Vec<_> = answer["at"]
        .as_array()
        .unwrap()
        .iter()
        .map(|at| at["ply"].as_u64().unwrap())
        .collect();
    assert_eq!(plies, [3, 0, 3, 1, 1, 0]);
    assert_eq!(rule(&json!({"moves": moves, "at": []}))["at"], json!([]));
}
