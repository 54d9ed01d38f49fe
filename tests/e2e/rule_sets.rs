//! Every rule set, played to its end.

use serde_json::{Value, json};

use super::club::{Club, in_club, labels, text};

/// A wall each on 5×5, a dead white stone on A1 and a dead black one on E5: six points each.
const WALLS: &str = "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 E5 A1 pass pass";
/// Black alone is on the board.
const ALONE: &str = "C3 pass pass";
const TWO: [&str; 2] = ["kuro", "shiro"];

/// kuro challenges shiro on these terms and is Black; they play, and the last answer comes back.
async fn played(club: &Club, terms: Value, moves: &str) -> Value {
    let mut options = json!({ "where": "here", "opponent": "@shiro", "colour": "black" });
    let all = options.as_object_mut().unwrap();
    all.extend(terms.as_object().unwrap().clone());
    let challenged = club.command("kuro", "challenge", options).await;
    assert_eq!(challenged["state"], "answered", "{terms}: {challenged}");
    assert!(challenged["message"]["only_for"].is_null(), "{challenged}");
    let accepted = club.press("shiro", "Accept").await;
    assert_eq!(accepted["state"], "answered", "{terms}: {accepted}");
    turns(club, &TWO, moves).await
}

/// They play `moves` in turn: each must be answered for everybody. The last answer comes back.
async fn turns(club: &Club, players: &[&str], moves: &str) -> Value {
    let mut last = Value::Null;
    for (who, mv) in players.iter().cycle().zip(moves.split_whitespace()) {
        let answer = match mv {
            "pass" => club.command(who, "pass", json!({})).await,
            at => club.command(who, "play", json!({ "at": at })).await,
        };
        assert_eq!(answer["state"], "answered", "{who} {mv}: {answer}");
        assert!(
            answer["message"]["only_for"].is_null(),
            "{who} {mv}: {answer}"
        );
        last = answer["message"].clone();
    }
    last
}

/// They press buttons for everybody. The last answer comes back.
async fn presses(club: &Club, presses: &[(&str, &str)]) -> Value {
    let mut last = Value::Null;
    for (who, label) in presses {
        let answer = club.press(who, *label).await;
        assert_eq!(answer["state"], "answered", "{who} {label}: {answer}");
        assert!(
            answer["message"]["only_for"].is_null(),
            "{who} {label}: {answer}"
        );
        last = answer["message"].clone();
    }
    last
}

/// Asserts that a message is the result, with its record, and says `said`.
#[track_caller]
fn assert_result(message: &Value, said: &str) {
    assert!(text(message).contains(said), "{said}: {}", text(message));
    assert!(labels(message).contains(&"Rematch".to_owned()), "{message}");
    let files = message["attachments"].as_array().unwrap();
    let record = files
        .iter()
        .any(|file| file["filename"].as_str().unwrap().ends_with(".sgf"));
    assert!(record, "{message}");
}

const BOTH_AGREE: [(&str, &str); 2] = [("kuro", "Agree"), ("shiro", "Agree")];

#[test]
fn japanese_with_a_suggestion_an_objection_a_trial_and_the_confirmation() {
    in_club(async |club| {
        let terms = json!({ "rules": "japanese", "size": "5" });
        let count = played(&club, terms, WALLS).await;
        assert!(
            text(&count).contains("I suggest as dead: A1 E5."),
            "{}",
            text(&count)
        );
        let more = club.press("shiro", "More…").await;
        assert!(!more["message"]["only_for"].is_null(), "{more}");
        let asked = club.choose("shiro", "more", &["try"]).await;
        assert!(!asked["message"]["only_for"].is_null(), "{asked}");
        presses(&club, &[("shiro", "White moves first")]).await;
        let back = turns(&club, &["shiro", "kuro"], "A2 pass pass").await;
        assert!(text(&back).contains("the board is back"), "{}", text(&back));
        let count = presses(&club, &BOTH_AGREE).await;
        assert!(labels(&count).contains(&"Object".to_owned()), "{count}");
        let open = presses(&club, &[("kuro", "Confirm"), ("shiro", "Object")]).await;
        assert!(text(&open).contains("White objected"), "{}", text(&open));
        presses(&club, &BOTH_AGREE).await;
        let result = presses(&club, &[("shiro", "Confirm"), ("kuro", "Confirm")]).await;
        assert_result(&result, "wins by 6.5 points");
        club
    });
}

#[test]
fn the_rule_sets_with_territory_with_the_steps_of_the_count() {
    in_club(async |club| {
        for (rules, said) in [
            ("territory", "wins by 5.5 points"),
            ("traditional", "both have 6 points"),
            // The walls leave areas on three edges.
            ("traditional-two-edges", "both have 1 point."),
        ] {
            played(&club, json!({ "rules": rules, "size": "5" }), WALLS).await;
            let result = presses(&club, &BOTH_AGREE).await;
            assert_result(&result, said);
        }
        let steps = club.press("aka", "Show the count").await;
        let pictures = steps["message"]["attachments"].as_array().unwrap();
        assert_eq!(pictures.len(), 4, "{steps}");
        for picture in pictures {
            assert_eq!(picture["content_type"], "image/png");
            assert!(!picture["description"].as_str().unwrap().is_empty());
        }
        club
    });
}

#[test]
fn the_rule_sets_with_area_or_stones() {
    in_club(async |club| {
        // All counts as it stands: the second pass ends the game.
        for (rules, said) in [
            ("strasbourg", "wins by 1 stone."),
            ("tromp-taylor", "wins by 17.5 points"),
        ] {
            let result = played(&club, json!({ "rules": rules, "size": "5" }), ALONE).await;
            assert_result(&result, said);
        }
        for (rules, said) in [
            ("chinese", "wins by 17.5 points"),
            ("new-zealand", "wins by 18 points"),
        ] {
            played(&club, json!({ "rules": rules, "size": "5" }), ALONE).await;
            let result = presses(&club, &BOTH_AGREE).await;
            assert_result(&result, said);
        }
        club
    });
}

#[test]
fn atari_go_from_both_starts_and_with_three_captures() {
    in_club(async |club| {
        // The crosscut: Black on D4 and E5, White on D5 and E4.
        let terms = json!({ "game": "atari-go", "size": "9" });
        let result = played(&club, terms, "F4 A1 E3").await;
        assert_result(&result, "has captured a stone and wins");
        let terms = json!({ "game": "atari-go", "rules": "atari-go-empty", "size": "9" });
        let result = played(&club, terms, "A2 A1 B1").await;
        assert_result(&result, "has captured a stone and wins");
        let terms =
            json!({ "game": "atari-go", "rules": "atari-go-empty", "size": "9", "captures": 3 });
        let result = played(&club, terms, "A2 A1 B1 A9 B9 A8 B8 E5 A7").await;
        assert_result(&result, "stones and wins");
        club
    });
}

#[test]
fn five_in_a_row_in_all_its_rule_sets() {
    in_club(async |club| {
        // Six in row 1, where only that counts less; then five in column A.
        const SIX: &str = "A1 A15 B1 C15 C1 E15 E1 G15 F1 J15 D1";
        const THEN_FIVE: &str = "L15 A2 N15 A3 A13 A4 C13 A5";
        for (game, rules, exact) in [
            ("gomoku", "gomoku", false),
            ("gomoku", "gomoku-exact", true),
            ("go-bang", "go-bang-exact", true),
            ("go-bang", "go-bang-plain-exact", true),
            ("go-bang", "pente-exact", true),
        ] {
            let terms = json!({ "game": game, "rules": rules, "size": "15" });
            let mut last = played(&club, terms, SIX).await;
            if exact {
                assert!(
                    labels(&last).contains(&"Play".to_owned()),
                    "{rules}: {}",
                    text(&last)
                );
                last = turns(&club, &["shiro", "kuro"], THEN_FIVE).await;
            }
            assert_result(&last, "has five in a row and wins");
        }
        club
    });
}

#[test]
fn go_bang_with_and_without_captures_and_pente() {
    in_club(async |club| {
        const PAIR: &str = "D4 E4 K10 F4 G4";
        const FIVE: &str = "A15 H4 C15 J4 E15 K4 G15 L4";
        for (rules, captured) in [("go-bang", true), ("go-bang-plain", false)] {
            let terms = json!({ "game": "go-bang", "rules": rules, "size": "15" });
            let board = played(&club, terms, PAIR).await;
            assert_eq!(
                text(&board).contains("2 captured"),
                captured,
                "{}",
                text(&board)
            );
            let result = turns(&club, &["shiro", "kuro"], FIVE).await;
            assert_result(&result, "has five in a row and wins");
        }
        const FIVE_PAIRS: &str =
            "A1 B1 A4 C1 D1 B4 A7 C4 D4 B7 A10 C7 D7 B10 A13 C10 D10 B13 O15 C13 D13";
        let terms = json!({ "game": "go-bang", "rules": "pente", "size": "15" });
        let result = played(&club, terms, FIVE_PAIRS).await;
        assert_result(&result, "has captured five pairs and wins");
        club
    });
}

#[test]
fn a_pair_game_of_four_people() {
    in_club(async |club| {
        let options = json!({
            "where": "here", "opponent": "@shiro", "partner": "@aka", "opponent-partner": "@ao",
            "colour": "black", "rules": "japanese", "size": "5",
        });
        let card = club.command("kuro", "challenge", options).await;
        let pinged = card["message"]["mentions"].as_array().unwrap();
        assert_eq!(pinged.len(), 3, "{card}");
        for who in ["ao", "aka", "shiro"] {
            let accepted = club.press(who, "Accept").await;
            assert_eq!(accepted["state"], "answered", "{who}: {accepted}");
        }
        let early = club.command("aka", "play", json!({ "at": "C3" })).await;
        assert!(!early["message"]["only_for"].is_null(), "{early}");
        let order = ["kuro", "shiro", "aka", "ao"];
        turns(&club, &order, "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 pass pass").await;
        presses(&club, &[("aka", "Agree"), ("ao", "Agree")]).await;
        let result = presses(&club, &[("kuro", "Confirm"), ("shiro", "Confirm")]).await;
        assert_result(&result, "wins by 6.5 points");
        let pinged = result["mentions"].as_array().unwrap();
        assert_eq!(pinged.len(), 3, "all but who ended it: {result}");
        club
    });
}
