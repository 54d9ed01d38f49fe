//! Every rule set, played to its end.

use serde_json::{Value, json};
use tengen::game::PlayerId;
use tengen::i18n::{Name, Text, say};
use tengen::rules::{Color, HalfPoints};

use super::club::{Club, in_club, labels, text};
use crate::support::board::{at, points};
use crate::support::words::english;

/// A wall of each side on 5×5, a dead white stone on A1 and a dead black one on E5: six points each.
const WALLS: &str = "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 E5 A1 pass pass";
/// Black alone is on the board.
const ALONE: &str = "C3 pass pass";
const TWO: [&str; 2] = ["kuro", "shiro"];

/// kuro challenges shiro on these terms and is Black; they play; the last answer.
async fn played(club: &Club, terms: Value, moves: &str) -> Value {
    let mut options = json!({ "where": "here", "opponent": "@shiro", "colour": "black" });
    let all = options.as_object_mut().unwrap();
    all.extend(terms.as_object().unwrap().clone());
    let challenged = club.command("kuro", "challenge", options).await;
    assert_eq!(challenged["state"], "answered", "{terms}: {challenged}");
    assert!(challenged["message"]["only_for"].is_null(), "{challenged}");
    let accepted = club.press("shiro", say::challenge::button_accept()).await;
    assert_eq!(accepted["state"], "answered", "{terms}: {accepted}");
    turns(club, &TWO, moves).await
}

/// The players play `moves` in turn, each with a public answer; the last answer.
async fn turns(club: &Club, players: &[&str], moves: &str) -> Value {
    let mut last = Value::Null;
    for (who, mv) in players.iter().cycle().zip(moves.split_whitespace()) {
        let answer = match mv {
            "pass" => club.command(who, "game pass", json!({})).await,
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

/// The players press buttons, each with a public answer; the last answer.
async fn presses(club: &Club, presses: impl IntoIterator<Item = (&str, Text)>) -> Value {
    let mut last = Value::Null;
    for (who, label) in presses {
        let label = english(label);
        let answer = club.press(who, &label).await;
        assert_eq!(answer["state"], "answered", "{who} {label}: {answer}");
        assert!(
            answer["message"]["only_for"].is_null(),
            "{who} {label}: {answer}"
        );
        last = answer["message"].clone();
    }
    last
}

/// The announcement of a win by `halves` half points.
fn won_by(winner: Name, color: Color, halves: i32) -> Text {
    say::table::won_points(winner, color, HalfPoints::new(halves))
}

/// Asserts that a message is the result, with its record, and says `said`.
#[track_caller]
fn assert_result(message: &Value, said: Text) {
    let said = english(said);
    assert!(text(message).contains(&said), "{said}: {}", text(message));
    assert!(
        labels(message).contains(&english(say::table::button_rematch())),
        "{message}"
    );
    let files = message["attachments"].as_array().unwrap();
    let record = files
        .iter()
        .any(|file| file["filename"].as_str().unwrap().ends_with(".sgf"));
    assert!(record, "{message}");
}

/// Both agree to the count.
async fn agree(club: &Club) -> Value {
    presses(club, TWO.map(|who| (who, say::count::button_agree()))).await
}

#[test]
fn japanese_with_a_suggestion_a_trial_and_an_objection() {
    in_club(async |club| {
        let terms = json!({ "rules": "japanese", "size": "5" });
        let count = played(club, terms, WALLS).await;
        let suggested = english(say::count::suggested(points("A1 E5")));
        assert!(text(&count).contains(&suggested), "{}", text(&count));
        let more = club.press("shiro", say::table::button_more()).await;
        assert!(!more["message"]["only_for"].is_null(), "{more}");
        let asked = club.choose("shiro", "more", &["try"]).await;
        assert!(!asked["message"]["only_for"].is_null(), "{asked}");
        let first = club
            .press("shiro", say::count::button_first(Color::White))
            .await;
        assert_eq!(first["state"], "answered", "{first}");
        let back = turns(club, &["shiro", "kuro"], "A2 pass pass").await;
        let over = english(say::count::trial_over());
        assert!(text(&back).contains(&over), "{}", text(&back));
        let agreed = [("kuro", say::count::button_agree())];
        let object = ("shiro", say::count::button_object());
        presses(club, agreed).await;
        let open = presses(club, [object]).await;
        let objected = english(say::count::objected(Color::White));
        assert!(text(&open).contains(&objected), "{}", text(&open));
        let result = agree(club).await;
        assert_result(
            &result,
            won_by(club.mention("shiro").await, Color::White, 13),
        );
    });
}

#[test]
fn the_rule_sets_with_territory_with_the_steps_of_the_count() {
    in_club(async |club| {
        let shiro = club.mention("shiro").await;
        let drawn = |points| say::table::drawn_points(HalfPoints::whole(points));
        for (rules, said) in [
            ("territory", won_by(shiro, Color::White, 11)),
            ("traditional", drawn(6)),
            // The walls leave areas on three edges.
            ("traditional-two-edges", drawn(1)),
        ] {
            played(club, json!({ "rules": rules, "size": "5" }), WALLS).await;
            let result = agree(club).await;
            assert_result(&result, said);
        }
        let steps = club.press("aka", say::count::button_steps()).await;
        let pictures = steps["message"]["attachments"].as_array().unwrap();
        assert_eq!(pictures.len(), 1, "{steps}");
        for picture in pictures {
            assert_eq!(picture["content_type"], "image/png");
            assert!(!picture["description"].as_str().unwrap().is_empty());
        }
    });
}

#[test]
fn the_rule_sets_with_area_or_stones() {
    in_club(async |club| {
        let kuro = club.mention("kuro").await;
        let by = |halves| won_by(kuro.clone(), Color::Black, halves);
        let one_stone = say::table::won_stones(kuro.clone(), Color::Black, HalfPoints::whole(1));
        // There is no marking: the second pass ends the game.
        for (rules, said) in [("strasbourg", one_stone), ("tromp-taylor", by(35))] {
            let result = played(club, json!({ "rules": rules, "size": "5" }), ALONE).await;
            assert_result(&result, said);
        }
        for (rules, said) in [("chinese", by(35)), ("new-zealand", by(36))] {
            played(club, json!({ "rules": rules, "size": "5" }), ALONE).await;
            let result = agree(club).await;
            assert_result(&result, said);
        }
    });
}

#[test]
fn atari_go_from_both_starts_and_with_three_captures() {
    in_club(async |club| {
        let kuro = club.mention("kuro").await;
        let won = |stones| say::table::won_capture(kuro.clone(), Color::Black, stones);
        // The crosscut: Black on D4 and E5, White on D5 and E4.
        let terms = json!({ "game": "atari-go", "size": "9" });
        let result = played(club, terms, "F4 A1 E3").await;
        assert_result(&result, won(1));
        let terms = json!({ "game": "atari-go", "rules": "atari-go-empty", "size": "9" });
        let result = played(club, terms, "A2 A1 B1").await;
        assert_result(&result, won(1));
        let terms =
            json!({ "game": "atari-go", "rules": "atari-go-empty", "size": "9", "captures": 3 });
        let result = played(club, terms, "A2 A1 B1 A9 B9 A8 B8 E5 A7").await;
        assert_result(&result, won(3));
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
            let mut last = played(club, terms, SIX).await;
            if exact {
                assert!(
                    labels(&last).contains(&english(say::table::button_play())),
                    "{rules}: {}",
                    text(&last)
                );
                last = turns(club, &["shiro", "kuro"], THEN_FIVE).await;
            }
            let kuro = club.mention("kuro").await;
            assert_result(&last, say::table::won_five(kuro, Color::Black));
        }
    });
}

#[test]
fn renju_refuses_what_is_forbidden_and_black_wins_with_five() {
    in_club(async |club| {
        let terms = json!({ "game": "gomoku", "rules": "renju" });
        // After these, H8 would make two threes.
        played(club, terms, "F8 A1 G8 C1 H9 E1 H10 G1").await;
        let refused = club.command("kuro", "play", json!({ "at": "H8" })).await;
        let told = text(&refused["message"]);
        assert!(
            told.contains(&english(say::refusal::double_three(at("H8")))),
            "{told}"
        );
        let rows = say::refusal::why_rows(at("H8"), points("F8 G8"), points("H9 H10"));
        assert!(told.contains(&english(rows)), "{told}");
        let result = turns(club, &["kuro", "shiro"], "H11 J1 H12 L1 H13").await;
        let kuro = club.mention("kuro").await;
        assert_result(&result, say::table::won_five(kuro, Color::Black));
    });
}

#[test]
fn go_bang_with_and_without_captures_and_pente() {
    in_club(async |club| {
        const PAIR: &str = "D4 E4 K10 F4 G4";
        const FIVE: &str = "A15 H4 C15 J4 E15 K4 G15 L4";
        let kuro = club.mention("kuro").await;
        let pair = english(say::table::moved_captures(5, Color::Black, at("G4"), 2));
        for (rules, captured) in [("go-bang", true), ("go-bang-plain", false)] {
            let terms = json!({ "game": "go-bang", "rules": rules, "size": "15" });
            let board = played(club, terms, PAIR).await;
            assert_eq!(text(&board).contains(&pair), captured, "{}", text(&board));
            let result = turns(club, &["shiro", "kuro"], FIVE).await;
            assert_result(&result, say::table::won_five(kuro.clone(), Color::Black));
        }
        const FIVE_PAIRS: &str =
            "A1 B1 A4 C1 D1 B4 A7 C4 D4 B7 A10 C7 D7 B10 A13 C10 D10 B13 O15 C13 D13";
        let terms = json!({ "game": "go-bang", "rules": "pente", "size": "15" });
        let result = played(club, terms, FIVE_PAIRS).await;
        assert_result(&result, say::table::won_pairs(kuro, Color::Black));
    });
}

#[test]
fn a_pair_game_of_four_people() {
    in_club(async |club| {
        let options = json!({
            "where": "here", "opponent": "@shiro", "partner": "@aka", "opponent-partner": "@ao",
            "colour": "black", "rules": "japanese", "size": "5",
        });
        let card = club.command("kuro", "together pair-go", options).await;
        let pinged = card["message"]["mentions"].as_array().unwrap();
        assert_eq!(pinged.len(), 3, "{card}");
        for who in ["ao", "aka", "shiro"] {
            let accepted = club.press(who, say::challenge::button_accept()).await;
            assert_eq!(accepted["state"], "answered", "{who}: {accepted}");
        }
        let early = club.command("aka", "play", json!({ "at": "C3" })).await;
        assert!(!early["message"]["only_for"].is_null(), "{early}");
        let order = ["kuro", "shiro", "aka", "ao"];
        turns(club, &order, "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 pass pass").await;
        let agreed = ["aka", "ao"].map(|who| (who, say::count::button_agree()));
        let result = presses(club, agreed).await;
        let whites: [PlayerId; 2] = [club.player("shiro").await, club.player("ao").await];
        assert_result(&result, won_by(Name::mentions(&whites), Color::White, 13));
        let pinged = result["mentions"].as_array().unwrap();
        assert_eq!(pinged.len(), 3, "all but who ended it: {result}");
    });
}
