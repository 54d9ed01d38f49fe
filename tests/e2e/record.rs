//! "Show as a board" on the wire: a record attached to a message, as a private board to page through.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};
use tengen::i18n::{Quote, say};

use super::club::{Club, GO, button, in_club, text};
use crate::support::words::english;

/// Posts a message of shiro's with this file; its id.
async fn attach(club: &Club, filename: &str, content: &[u8]) -> String {
    let file = json!({ "filename": filename, "content_base64": BASE64_STANDARD.encode(content) });
    let body = json!({ "as": "shiro", "channel": GO, "content": "look", "files": [file] });
    let posted = club.post("messages", body).await;
    posted["id"].as_str().unwrap().to_owned()
}

/// kuro uses "Show as a board" on the message, answered.
async fn show(club: &Club, message: &str) -> Value {
    let body =
        json!({ "as": "kuro", "channel": GO, "command": "Show as a board", "target": message });
    let interaction = club.post("commands", body).await;
    club.settle(interaction).await
}

fn after(number: usize, moves: usize) -> String {
    english(say::table::after_move(number, moves))
}

/// kuro presses the button `label` on the board; the board that replaces it.
async fn turn(club: &Club, board: &Value, label: &str) -> Value {
    let id = button(board, label).unwrap_or_else(|| panic!("no {label} in {board}"));
    let pressed = club.press_on("kuro", &board["id"], &id).await;
    assert_eq!(pressed["state"], "answered", "{pressed}");
    pressed["message"].clone()
}

const FIVE: &str =
    "(;GM[1]SZ[9]PB[ao **b** @everyone]PW[aka]RE[B+R];B[ee];W[cc];B[gg];W[gc];B[cg])";

#[test]
fn a_record_becomes_a_board_to_page_through_that_a_restart_does_not_lose() {
    in_club(async |club| {
        let message = attach(club, "Game.SGF", FIVE.as_bytes()).await;
        let board = show(club, &message).await["message"].clone();
        assert!(!board["only_for"].is_null(), "{board}");
        let names = say::table::record_players(Quote::new("ao **b** @everyone"), Quote::new("aka"));
        for told in [
            english(names),
            english(say::table::record_result(Quote::new("B+R"))),
            after(5, 5),
        ] {
            assert!(text(&board).contains(&told), "{told} in {board}");
        }
        assert_eq!(board["mentions"], json!([]));
        let files = board["attachments"].as_array().unwrap();
        let names: Vec<_> = files
            .iter()
            .map(|file| file["filename"].as_str().unwrap())
            .collect();
        assert_eq!(names, ["record-move-5.png", "record.sgf"]);
        let board = turn(club, &board, "−1").await;
        assert!(text(&board).contains(&after(4, 5)), "{board}");
        club.stop_bot().await;
        club.start_bot().await;
        let board = turn(club, &board, &english(say::table::button_start())).await;
        assert!(text(&board).contains(&after(0, 5)), "{board}");
        let board = turn(club, &board, "+1").await;
        assert!(text(&board).contains(&after(1, 5)), "{board}");
        let board = turn(club, &board, "+10").await;
        assert!(text(&board).contains(&after(5, 5)), "{board}");
    });
}

/// kuro presses **Review** below the board of a record.
async fn review_pressed(club: &Club, board: &Value) -> Value {
    let id = button(board, english(say::review::button())).unwrap();
    club.press_on("kuro", &board["id"], &id).await
}

#[test]
fn a_record_of_a_finished_game_is_reviewed_for_whoever_asks() {
    in_club(async |club| {
        // Black plays along the edge; an illegal move ends it.
        let game = "(;GM[1]SZ[5]KM[0]RU[Chinese]PB[ao]RE[W+R]\
                    ;B[ae];W[cc];B[ee];W[cd];B[aa];W[cb];B[ea];W[bc];B[bc])";
        let message = attach(club, "game.sgf", game.as_bytes()).await;
        let board = show(club, &message).await["message"].clone();
        let promised = review_pressed(club, &board).await;
        let review = club.wait_for_file(promised).await["message"].clone();
        assert!(!review["only_for"].is_null(), "{review}");
        for told in [
            english(say::table::record_players(
                Quote::new("ao"),
                Quote::new("?"),
            )),
            english(say::table::record_stops(9)),
            english(say::review::doubt()),
        ] {
            assert!(text(&review).contains(&told), "{told} in {review}");
        }
        let files = review["attachments"].as_array().unwrap();
        let names: Vec<_> = files.iter().map(|file| &file["filename"]).collect();
        assert_eq!(names, ["record-review.png", "record-mistakes.png"]);
        let mistakes = files[1]["description"].as_str().unwrap();
        // There, a line for each mistake; how many there are depends on the time that the engine had.
        let lines = text(&review).replace('\n', " ");
        assert!(lines.contains(mistakes), "{mistakes} in {lines}");
    });
}

#[test]
fn a_record_that_may_be_of_a_game_in_progress_is_not_reviewed() {
    in_club(async |club| {
        let told = english(say::review::record(1_000));
        for unfit in [
            "(;GM[1]SZ[5];B[cc];W[cd])",
            "(;GM[1]SZ[5]RE[?];B[cc];W[cd])",
            "(;GM[1]SZ[5]RE[B+R])",
            "(;GM[1]SZ[5]RE[B+R];B[cc];AW[aa];W[cd])",
        ] {
            let message = attach(club, "game.sgf", unfit.as_bytes()).await;
            let board = show(club, &message).await["message"].clone();
            let answer = review_pressed(club, &board).await;
            assert!(
                text(&answer["message"]).contains(&told),
                "{unfit}: {answer}"
            );
        }
    });
}

#[test]
fn a_result_that_is_added_to_a_game_in_progress_brings_no_review() {
    in_club(async |club| {
        club.table("go", 9).await;
        club.play("C3 G7 C7 G3 E5 E3 E7 C5 G5 D4").await;
        let moves = ";B[cg];W[gc];B[cc];W[gg];B[ee];W[eg];B[ec];W[ce];B[ge];W[df]";
        let expected = english(say::review::nothing_yet());
        for moves in [moves.to_owned(), format!("{moves};B[dd]")] {
            let game = format!("(;GM[1]SZ[9]RE[B+R]{moves})");
            let message = attach(club, "game.sgf", game.as_bytes()).await;
            let board = show(club, &message).await["message"].clone();
            let answer = review_pressed(club, &board).await;
            assert!(text(&answer["message"]).contains(&expected), "{answer}");
        }
    });
}

#[test]
fn the_formats_of_other_servers_are_read_too() {
    in_club(async |club| {
        let files: [(&str, &[u8]); 3] = [
            ("tygem.gib", include_bytes!("../sgf/files/tygem.gib")),
            ("wbaduk.ngf", include_bytes!("../sgf/files/wbaduk.ngf")),
            ("pandanet.ugi", include_bytes!("../sgf/files/pandanet.ugi")),
        ];
        for (name, content) in files {
            let message = attach(club, name, content).await;
            let answer = show(club, &message).await;
            let board = &answer["message"];
            let files = board["attachments"]
                .as_array()
                .unwrap_or_else(|| panic!("{name}: {answer}"));
            assert_eq!(files.len(), 2, "{name}: {board}");
            // The attached record is found again by its name.
            let back = turn(club, board, "−1").await;
            assert_eq!(
                back["attachments"].as_array().unwrap().len(),
                2,
                "{name}: {back}"
            );
        }
    });
}

#[test]
fn what_is_no_record_is_refused_in_words() {
    in_club(async |club| {
        let refused = async |message: &str, words: String| {
            let answer = show(club, message).await;
            assert!(
                text(&answer["message"]).contains(&words),
                "{words}: {answer}"
            );
            assert!(!answer["message"]["only_for"].is_null(), "{answer}");
        };
        let none = english(say::refusal::no_record());
        let said = club
            .post(
                "messages",
                json!({ "as": "shiro", "channel": GO, "content": "hello" }),
            )
            .await;
        refused(said["id"].as_str().unwrap(), none.clone()).await;
        let message = attach(club, "holiday.png", b"not a picture").await;
        refused(&message, none).await;
        let bad = english(say::refusal::bad_record());
        let garbage: [&[u8]; 3] = [b"", b"\0\xff(;;(", b"(;GM[1]SZ[99])"];
        for content in garbage {
            let message = attach(club, "game.sgf", content).await;
            refused(&message, bad.clone()).await;
        }
        let large = vec![b' '; 64 * 1024 + 1];
        let message = attach(club, "game.sgf", &large).await;
        refused(&message, english(say::refusal::file_too_large(64))).await;
    });
}

#[test]
fn an_illegal_move_ends_the_record_and_of_several_games_the_first_is_shown() {
    in_club(async |club| {
        let two = "(;GM[1]SZ[5];B[cc];W[cc];B[aa])(;GM[1]SZ[5];B[aa])";
        let message = attach(club, "two.sgf", two.as_bytes()).await;
        let board = show(club, &message).await["message"].clone();
        for told in [
            english(say::table::record_games(2)),
            english(say::table::record_stops(2)),
            after(1, 1),
        ] {
            assert!(text(&board).contains(&told), "{told} in {board}");
        }
    });
}
