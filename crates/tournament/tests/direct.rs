//! Direct confrontation.

use serde_json::{Value, json};

use super::{figures, players, win};

/// Four equals by SDC or DC alone, after these games.
fn level(criterion: &str, games: &[Value]) -> Vec<f64> {
    let question = json!({
        "players": players(&["1d", "1d", "1d", "1d"]),
        "games": games,
        "parameters": {"placement": [criterion]},
    });
    figures(&question, criterion)
}

#[test]
fn a_player_who_beat_another_stands_above_everybody_below() {
    let games = [win(1, 0, 1), win(1, 2, 3), win(2, 1, 2)];
    assert_eq!(level("DC", &games), [3.0, 2.0, 1.0, 0.0]);
}

#[test]
fn a_circle_is_level() {
    let games = [win(1, 0, 1), win(2, 1, 2), win(3, 2, 0), win(4, 3, 0)];
    assert_eq!(level("DC", &games), [0.0, 0.0, 0.0, 1.0]);
}

#[test]
fn one_game_more_won_than_lost_is_needed_and_no_more() {
    let twice = [win(1, 0, 1), win(2, 0, 1)];
    assert_eq!(level("DC", &twice), [0.0; 4]);
    let returned = [win(1, 0, 1), win(2, 1, 0)];
    assert_eq!(level("DC", &returned), [0.0; 4]);
}

#[test]
fn forfeits_are_no_confrontation() {
    let forfeit = json!({"round": 1, "white": 0, "black": 1, "result": "white", "forfeit": true});
    assert_eq!(level("DC", &[forfeit]), [0.0; 4]);
}

#[test]
fn criteria_behind_it_decide_between_those_who_are_above_nobody() {
    let question = json!({
        "players": players(&["3k", "2k", "2k", "1k"]),
        "games": [],
        "parameters": {"placement": ["DC", "Rank"]},
    });
    assert_eq!(figures(&question, "DC"), [0.0, 2.0, 2.0, 3.0]);
}

#[test]
fn the_simplified_one_counts_only_if_all_have_met_and_nobody_is_level() {
    let mut games = vec![
        win(1, 0, 1),
        win(1, 2, 3),
        win(2, 0, 2),
        win(2, 1, 3),
        win(3, 0, 3),
    ];
    assert_eq!(level("SDC", &games), [0.0; 4]);
    games.push(win(3, 1, 2));
    assert_eq!(level("SDC", &games), [3.0, 2.0, 1.0, 0.0]);
    games.pop();
    games.push(json!({"round": 3, "white": 1, "black": 2, "result": "jigo"}));
    assert_eq!(level("SDC", &games), [0.0; 4]);
}
