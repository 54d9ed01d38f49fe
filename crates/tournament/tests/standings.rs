//! Criteria, and their values.

use serde_json::json;

use super::{ask, figures, places, players, win};

#[test]
fn a_start_score_lies_between_floor_and_bar_and_the_correction_comes_after() {
    let question = json!({
        "players": [
            {"id": 0, "rank": "6d"},
            {"id": 1, "rank": "25k"},
            {"id": 2, "rank": "5k"},
            {"id": 3, "rank": "6d", "correction": 1},
        ],
        "parameters": {"bar": "3d", "floor": "20k"},
    });
    assert_eq!(figures(&question, "MMS"), [32.0, 10.0, 25.0, 33.0]);
}

#[test]
fn absences_add_up_before_their_half_is_dropped() {
    let mut question = json!({
        "players": [{"id": 0, "rank": "5k", "rounds": [2]}, {"id": 1, "rank": "5k", "rounds": []}],
        "byes": [{"round": 3, "player": 0}],
        "round": 1,
    });
    assert_eq!(figures(&question, "MMS"), [25.0, 25.0]);
    question["round"] = json!(3);
    assert_eq!(figures(&question, "MMS"), [26.0, 26.0]);
    question["parameters"] = json!({"round_down": false});
    assert_eq!(figures(&question, "MMS"), [26.5, 26.5]);
    assert_eq!(figures(&question, "NBW"), [1.0, 0.0]);
}

#[test]
fn a_round_without_a_game_is_worth_nothing_to_those_who_take_part() {
    let question = json!({"players": players(&["5k"]), "round": 3});
    assert_eq!(figures(&question, "MMS"), [25.0]);
}

#[test]
fn results_bring_what_they_say() {
    for (result, expected) in [
        ("white", [1.0, 0.0]),
        ("black", [0.0, 1.0]),
        ("jigo", [0.5, 0.5]),
        ("both-win", [1.0, 1.0]),
        ("both-lose", [0.0, 0.0]),
        ("unknown", [0.0, 0.0]),
    ] {
        let question = json!({
            "players": players(&["5k", "5k"]),
            "games": [{"round": 1, "white": 0, "black": 1, "result": result}],
        });
        assert_eq!(figures(&question, "NBW"), expected, "{result}");
    }
}

#[test]
fn opponents_count_with_the_scores_they_have_in_the_end() {
    let question = json!({
        "system": "swiss",
        "players": players(&["1d", "1d", "1d", "1d"]),
        "games": [win(1, 0, 1), win(1, 2, 3), win(2, 1, 3), win(2, 0, 2)],
    });
    assert_eq!(figures(&question, "SOSW"), [2.0, 2.0, 2.0, 2.0]);
    assert_eq!(figures(&question, "SODOSW"), [2.0, 0.0, 0.0, 0.0]);
    assert_eq!(figures(&question, "CUSSW"), [3.0, 1.0, 2.0, 0.0]);
    assert_eq!(figures(&question, "SOSW-1"), [1.0, 2.0, 2.0, 1.0]);
    assert_eq!(places(&question), [1.0, 2.0, 2.0, 4.0]);
}

#[test]
fn later_rounds_are_ignored() {
    let question = json!({
        "players": players(&["1d", "1d"]),
        "games": [win(1, 0, 1), win(2, 1, 0), win(3, 1, 0)],
        "round": 1,
    });
    assert_eq!(figures(&question, "NBW"), [1.0, 0.0]);
}

#[test]
fn a_round_without_a_game_counts_the_own_start_as_an_opponent() {
    let question = json!({
        "players": [{"id": 0, "rank": "5k", "rounds": [1]}, {"id": 1, "rank": "3k"}],
        "games": [win(1, 1, 0)],
        "round": 2,
    });
    assert_eq!(figures(&question, "SOSM"), [53.0, 52.0]);
    assert_eq!(figures(&question, "SOSOSM"), [52.0 + 50.0, 53.0 + 54.0]);
    assert_eq!(figures(&question, "SOSW"), [1.0, 0.0]);
}

#[test]
fn stones_given_make_an_opponent_stronger_in_mcmahon_scores_alone() {
    let question = json!({
        "players": players(&["1k", "5k"]),
        "games": [{"round": 1, "white": 0, "black": 1, "handicap": 3, "result": "white"}],
    });
    assert_eq!(figures(&question, "SOSM"), [28.0, 27.0]);
    assert_eq!(figures(&question, "SODOSM"), [28.0, 0.0]);
    assert_eq!(figures(&question, "SOSW"), [0.0, 1.0]);
}

#[test]
fn a_jigo_gives_half_of_an_opponents_half() {
    let question = json!({
        "players": players(&["1d", "1d"]),
        "games": [{"round": 1, "white": 0, "black": 1, "result": "jigo"}],
    });
    assert_eq!(figures(&question, "SODOSW"), [0.25, 0.25]);
}

#[test]
fn rounds_not_played_over_the_board_can_count_opponents_a_half() {
    let question = json!({
        "system": "swiss",
        "players": players(&["1d", "1d"]),
        "games": [
            win(1, 0, 1),
            {"round": 2, "white": 1, "black": 0, "result": "white", "forfeit": true},
        ],
        "round": 3,
        "parameters": {"unplayed_half": true},
    });
    assert_eq!(figures(&question, "NBW"), [1.0, 1.0]);
    assert_eq!(figures(&question, "SOSW"), [2.0, 4.0]);
}

#[test]
fn difficulty_counts_opponents_wins_by_how_much_stronger_they_were() {
    let question = json!({
        "players": players(&["5k", "3k", "5k", "6k"]),
        "games": [
            win(1, 1, 0), win(2, 2, 0), win(3, 3, 0),
            {"round": 4, "white": 1, "black": 0, "handicap": 1, "result": "black"},
        ],
    });
    assert_eq!(figures(&question, "EXT")[0], 3.0 + 1.0 + 2.0);
    assert_eq!(figures(&question, "EXR")[0], 2.0);
}

#[test]
fn categories_come_first_if_they_are_named_first() {
    let question = json!({
        "players": players(&["6k", "1d", "3k"]),
        "games": [win(1, 0, 1)],
        "parameters": {"categories": ["1d", "5k"], "placement": ["CAT", "NBW"]},
    });
    assert_eq!(figures(&question, "CAT"), [3.0, 1.0, 2.0]);
    assert_eq!(places(&question), [3.0, 1.0, 2.0]);
}

#[test]
fn without_criteria_all_share_the_first_place_in_the_order_of_players() {
    let question = json!({
        "players": players(&["6k", "1d", "3k"]),
        "games": [win(1, 0, 1)],
        "parameters": {"placement": []},
    });
    assert_eq!(places(&question), [1.0, 1.0, 1.0]);
    let answer = ask(&question);
    let order: Vec<_> = answer["standings"].as_array().unwrap().iter().collect();
    assert!(
        order
            .iter()
            .map(|row| row["player"].as_u64().unwrap())
            .eq(0..3)
    );
}

#[test]
fn a_player_without_a_rating_has_that_of_the_rank() {
    let question = json!({
        "players": [{"id": 0, "rank": "1d"}, {"id": 1, "rank": "20k"}, {"id": 2, "rank": "1d", "rating": 2033}],
    });
    assert_eq!(figures(&question, "Rating"), [2100.0, 100.0, 2033.0]);
}
