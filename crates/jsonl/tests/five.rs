//! Atari-Go and the games of five: how they end.

use serde_json::{Value, json};

use super::rule;

#[test]
fn five_in_a_row_ends_the_game() {
    for game in ["gomoku", "go-bang"] {
        let moves = [
            "B A1", "W A3", "B C1", "W B5", "B E1", "W D7", "B D1", "W H9", "B B1", "W J9",
        ];
        let answer = rule(&json!({"game": game, "size": 9, "moves": moves}));
        assert_eq!(
            answer["first_illegal"],
            json!({"ply": 9, "reason": "game-over"})
        );
        let result = json!({
            "winner": "black", "ending": "five-in-a-row", "ply": 9,
            "line": ["A1", "B1", "C1", "D1", "E1"], "captured": [],
        });
        assert_eq!(answer["result"], result);
        let last = &answer["at"][0];
        assert_eq!(last["legal_count"], 0);
        let banned = last["banned"].as_object().unwrap();
        assert_eq!(banned.len(), 81 - 9);
        assert!(banned.values().all(|reason| reason == "game-over"));
    }
}

#[test]
fn after_the_end_a_move_is_game_over_whoever_makes_it_and_wherever() {
    let setup = json!({"black": ["A1", "B1", "C1", "D1"], "white": ["A9"]});
    for after in ["W C5", "B C5", "W A9", "B A9", "W pass", "B pass"] {
        let answer = rule(&json!({
            "game": "gomoku", "size": 9, "setup": setup, "moves": ["B E1", after],
        }));
        let over = json!({"ply": 1, "reason": "game-over"});
        assert_eq!(answer["first_illegal"], over, "{after}");
        assert_eq!(answer["result"]["ply"], 1, "{after}");
    }
}

#[test]
fn six_in_a_row_win_unless_five_must_be_exact() {
    let setup = json!({"black": ["A1", "B1", "C1", "E1", "F1"]});
    for (rules, wins) in [
        (json!({}), true),
        (json!({"overline": "wins"}), true),
        (json!({"overline": "exact"}), false),
        (json!("gomoku-exact"), false),
    ] {
        let question = json!({
            "game": "gomoku", "rules": rules, "size": 9, "setup": setup, "moves": ["B D1"],
        });
        let result = &rule(&question)["result"];
        assert_eq!(!result.is_null(), wins, "{rules}");
    }
}

#[test]
fn renju_bans_points_to_black_by_name() {
    let setup = json!({"black": ["F8", "G8", "H9", "H10", "A1", "B1", "C1", "E1", "F1"]});
    let question = json!({ "game": "gomoku", "rules": "renju", "size": 15, "setup": setup });
    let banned = &rule(&question)["at"][0]["banned"];
    assert_eq!(*banned, json!({"D1": "overline", "H8": "double-three"}));
    let mut moved = question.clone();
    moved["moves"] = json!(["B H8"]);
    let illegal = &rule(&moved)["first_illegal"];
    assert_eq!(*illegal, json!({"ply": 0, "reason": "double-three"}));
}

#[test]
fn go_bang_takes_pairs_and_gomoku_does_not() {
    let setup = json!({"black": ["A1"], "white": ["B1", "C1"]});
    for (game, rules, taken) in [
        ("go-bang", json!({}), 2),
        ("go-bang", json!("go-bang"), 2),
        ("go-bang", json!("pente"), 2),
        ("go-bang", json!("go-bang-plain"), 0),
        ("gomoku", json!({}), 0),
    ] {
        let question =
            json!({"game": game, "rules": rules, "size": 9, "setup": setup, "moves": ["B D1"]});
        let answer = rule(&question);
        assert_eq!(
            answer["at"][0]["prisoners"]["black"], taken,
            "{game} {rules}"
        );
        assert_eq!(answer["result"], Value::Null);
    }
}

#[test]
fn five_pairs_win_at_pente_alone() {
    let moves = ["B A1", "W B1", "B A3", "W C1", "B D1", "W B3", "B pass"];
    let forbidden = rule(&json!({"game": "go-bang", "size": 9, "moves": moves}));
    assert_eq!(
        forbidden["first_illegal"],
        json!({"ply": 6, "reason": "pass-forbidden"})
    );
    // A star of eight pairs, all taken at once.
    let around = |distance: i32| -> Vec<String> {
        let letters = b"ABCDEFGHJ";
        let steps = [
            (1, 0),
            (-1, 0),
            (0, 1),
            (0, -1),
            (1, 1),
            (-1, -1),
            (1, -1),
            (-1, 1),
        ];
        let name = |(x, y): (i32, i32)| {
            let letter = letters[(4 + x * distance) as usize] as char;
            format!("{letter}{}", 5 + y * distance)
        };
        steps.into_iter().map(name).collect()
    };
    let white: Vec<_> = around(1).into_iter().chain(around(2)).collect();
    let setup = json!({"black": around(3), "white": white});
    for (rules, wins) in [("go-bang", false), ("pente", true)] {
        let question = json!({
            "game": "go-bang", "rules": rules, "size": 9, "setup": setup, "moves": ["B E5"],
        });
        let answer = rule(&question);
        assert_eq!(answer["at"][0]["prisoners"]["black"], 16);
        if wins {
            assert_eq!(answer["result"]["ending"], "five-pairs");
            assert_eq!(answer["result"]["captured"].as_array().unwrap().len(), 16);
        } else {
            assert_eq!(answer["result"], Value::Null);
        }
    }
}

#[test]
fn a_full_board_is_a_draw() {
    let question = json!({"game": "gomoku", "size": 2, "moves": ["B A1", "W A2", "B B1", "W B2"]});
    let result = json!({
        "winner": null, "ending": "no-moves-left", "ply": 4, "line": [], "captured": [],
    });
    assert_eq!(rule(&question)["result"], result);
}

#[test]
fn the_first_capture_wins_at_atari_go() {
    let question = json!({
        "game": "atari-go", "size": 5, "setup": {"black": ["A2"], "white": ["A1"]},
        "moves": ["B B1", "W C3"],
    });
    let answer = rule(&question);
    let result = json!({
        "winner": "black", "ending": "capture", "ply": 1, "line": [], "captured": ["A1"],
    });
    assert_eq!(answer["result"], result);
    assert_eq!(
        answer["first_illegal"],
        json!({"ply": 1, "reason": "game-over"})
    );
}

#[test]
fn a_setup_has_no_crosscut_even_if_it_is_empty() {
    let stones = |question: Value| -> usize {
        let answer = rule(&question);
        let rows = answer["at"][0]["board"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| row.as_str().unwrap());
        rows.flat_map(str::chars)
            .filter(|&sign| sign != '.')
            .count()
    };
    assert_eq!(stones(json!({"game": "atari-go", "size": 9})), 4);
    assert_eq!(stones(json!({"game": "atari-go", "rules": {}})), 4);
    assert_eq!(stones(json!({"game": "atari-go", "setup": {}})), 0);
    assert_eq!(
        stones(json!({"game": "atari-go", "rules": "atari-go-empty"})),
        0
    );
    assert_eq!(stones(json!({"handicap": 4, "setup": {}})), 0);
}

#[test]
fn atari_go_forbids_a_pass_while_there_is_a_point() {
    let answer = rule(&json!({"game": "atari-go", "moves": ["B pass"]}));
    assert_eq!(
        answer["first_illegal"],
        json!({"ply": 0, "reason": "pass-forbidden"})
    );
    // One point, and a stone there would have no liberty: both pass, and nobody wins.
    let question =
        json!({"game": "atari-go", "size": 1, "setup": {}, "moves": ["B pass", "W pass"]});
    assert_eq!(rule(&question)["result"]["ending"], "no-moves-left");
    assert_eq!(rule(&question)["result"]["ply"], 2);
}
