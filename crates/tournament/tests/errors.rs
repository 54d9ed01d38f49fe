//! Lines that are no questions.

use serde_json::{Value, json};

use super::{line, players, refuse, win};

#[test]
fn what_makes_no_sense_is_an_error() {
    let two = || players(&["1d", "1k"]);
    for (question, about) in [
        (json!({"system": "knockout"}), "knockout"),
        (json!({"players": [{"id": 0}]}), "rank"),
        (json!({"players": [{"id": 0, "rank": "10d"}]}), "10d"),
        (json!({"players": [{"id": 0, "rank": "31k"}]}), "31k"),
        (json!({"players": [{"id": 0, "rank": "+1d"}]}), "+1d"),
        (json!({"players": [{"id": 0.5, "rank": "1d"}]}), "0.5"),
        (json!({"players": [{"id": null, "rank": "1d"}]}), "null"),
        (
            json!({"players": [{"id": 0, "rank": "1d", "rating": 1_000_001}]}),
            "1000001",
        ),
        (
            json!({"players": [{"id": 0, "rank": "1d", "correction": 3}]}),
            "correction",
        ),
        (
            json!({"players": [{"id": 0, "rank": "1d", "rounds": [0]}]}),
            "0",
        ),
        (
            json!({"players": [{"id": 7, "rank": "1d"}, {"id": 7, "rank": "1d"}]}),
            "two players 7",
        ),
        (json!({"players": [["0", "1d"]]}), "sequence"),
        (json!({"players": two(), "apart": [[0, 7]]}), "no player 7"),
        (json!({"players": two(), "games": [win(1, 0, 0)]}), "twice"),
        (
            json!({"players": two(), "games": [win(1, 0, 1), win(1, 1, 0)]}),
            "player 1 is in round 1 twice",
        ),
        (
            json!({"players": two(), "games": [win(1, 0, 2)]}),
            "no player 2",
        ),
        (json!({"players": two(), "games": [win(0, 0, 1)]}), "round"),
        (json!({"players": two(), "games": [win(101, 0, 1)]}), "101"),
        (
            json!({"players": two(), "games": [win(1, 0, 1)], "byes": [{"round": 1, "player": 1}]}),
            "twice",
        ),
        (
            json!({"players": two(), "games": [{"round": 1, "white": 0, "black": 1, "result": "B+2"}]}),
            "B+2",
        ),
        (
            json!({"players": two(), "games": [{"round": 1, "white": 0, "black": 1, "handicap": 10}]}),
            "10",
        ),
        (json!({"players": two(), "ask": "weigh"}), "pairs"),
        (
            json!({"players": two(), "ask": "pair", "pairs": [[0, 1]]}),
            "pairs",
        ),
        (
            json!({"players": two(), "ask": "weigh", "pairs": [[0, 0]]}),
            "twice",
        ),
        (
            json!({"players": two(), "ask": "weigh", "pairs": [[0, 5]]}),
            "no player 5",
        ),
        (json!({"ask": "pair", "round": 0}), "0"),
        (json!({"round": 101}), "101"),
        (json!({"parameters": {"bar": "1k", "floor": "1d"}}), "floor"),
        (
            json!({"parameters": {"categories": ["5k", "1d"]}}),
            "categories",
        ),
        (json!({"parameters": {"seeding": []}}), "seeding"),
        (
            json!({"parameters": {"seeding": [{"system": "slip"}, {"system": "fold"}]}}),
            "through",
        ),
        (json!({"parameters": {"bye": {"MMS": 0.25}}}), "0.25"),
        (json!({"parameters": {"absent": {"NBW": 2}}}), "2"),
        (json!({"parameters": {"weights": {"score": -1}}}), "score"),
        (
            json!({"parameters": {"weights": {"repeat": 1_000_000_000_000_001_i64}}}),
            "repeat",
        ),
        (json!({"parameters": {"weights": {"k": 1.5}}}), "1.5"),
        (json!({"parameters": {"geography": {"club": -1}}}), "club"),
        (json!({"parameters": {"placement": ["SOS"]}}), "SOS"),
        (
            json!({"parameters": {"handicap": {"ceiling": 10}}}),
            "ceiling",
        ),
        (json!({"parameters": {"colour": 1}}), "colour"),
        (json!({"teams": []}), "teams"),
    ] {
        let error = refuse(&question);
        assert!(error.contains(about), "{question}: {error}");
    }
}

#[test]
fn the_id_comes_back_with_an_error() {
    let answer: Value = serde_json::from_str(&line(b"{\"id\": \"q1\", \"ask\": 3}")).unwrap();
    assert_eq!(answer["id"], "q1");
    assert!(answer["error"].is_string());
}
