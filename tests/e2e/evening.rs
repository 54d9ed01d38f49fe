//! An evening at the club: every game from its challenge to its end.

use serde_json::json;
use tengen::i18n::say;
use tengen::rules::{Color, HalfPoints};

use super::club::{GO, button, in_club, labels, text};
use super::words::moved;
use crate::support::board::{at, points};
use crate::support::words::english;

#[test]
fn a_game_of_go_is_played_counted_and_agreed() {
    in_club(async |club| {
        let options = json!({ "where": "here", "opponent": "@shiro", "game": "go", "size": "9", "colour": "black" });
        let challenge = club.command("kuro", "challenge", options).await;
        let offered = [
            say::challenge::button_accept(),
            say::challenge::button_decline(),
            say::challenge::button_change(),
            say::challenge::button_terms(),
        ];
        assert_eq!(labels(&challenge["message"]), offered.map(english));
        let stranger = club.press("aka", say::challenge::button_accept()).await;
        assert!(!stranger["message"]["only_for"].is_null(), "{stranger}");
        club.press("shiro", say::challenge::button_accept()).await;
        club.until("the first board", |messages| {
            messages
                .last()
                .is_some_and(|board| labels(board).contains(&english(say::table::button_play())))
        })
        .await;

        let suggested = club.suggestions("kuro", "play", "at", "D").await;
        assert_eq!(
            suggested,
            ["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"]
        );
        // A wall between two territories, and a stone of each side inside the other's.
        club.play("E1 F1 E2 F2 E3 F3 E4 F4 E5 F5 E6 F6 E7 F7 E8 F8 E9 F9 H5 B5")
            .await;
        let board = club.newest_board().await;
        assert_eq!(board["attachments"][0]["content_type"], "image/png");
        let alt = board["attachments"][0]["description"].as_str().unwrap();
        assert!(
            alt.contains("B5")
                && alt.contains("H5")
                && alt.contains(&english(say::table::alt_turn(Color::Black))),
            "{alt}"
        );
        let pinged: Vec<_> = board["mentions"]
            .as_array()
            .unwrap()
            .iter()
            .map(|user| &user["username"])
            .collect();
        assert_eq!(pinged, ["kuro"]);
        assert!(
            !club
                .suggestions("kuro", "play", "at", "E")
                .await
                .contains(&"E5".to_owned())
        );

        // Only the newest board has buttons.
        club.until("one board with buttons", |messages| {
            messages
                .iter()
                .filter(|message| !labels(message).is_empty())
                .count()
                == 1
        })
        .await;

        for who in ["kuro", "shiro"] {
            club.command(who, "game pass", json!({})).await;
            confirm_pass(club, who).await;
        }
        club.until("the count", |messages| {
            messages
                .last()
                .is_some_and(|count| labels(count).contains(&english(say::count::button_agree())))
        })
        .await;
        // The bot suggests both intruders, one as doubtful; one player unmarks them, and the other marks them again.
        let count = club.newest_board().await;
        for suggested in [
            say::count::suggested(points("H5")),
            say::count::unsettled(points("B5")),
        ] {
            let suggested = english(suggested);
            assert!(text(&count).contains(&suggested), "{}", text(&count));
        }
        for (who, values) in [("kuro", &[][..]), ("shiro", &["H5", "B5"])] {
            let marked = club.choose(who, "dead", values).await;
            assert_eq!(
                marked["message"]["id"], count["id"],
                "in its place: {marked}"
            );
            let menu = &marked["message"]["components"][0]["components"][0];
            let options = menu["options"].as_array().unwrap().iter();
            let dead = options.filter(|option| option["default"] == true).count();
            assert_eq!(
                (&menu["min_values"], dead),
                (&json!(0), values.len()),
                "{menu}"
            );
        }
        let agreed = club.press("kuro", say::count::button_agree()).await;
        assert_eq!(agreed["state"], "answered", "{agreed}");
        let result = club.press("shiro", say::count::button_agree()).await;
        assert_eq!(result["state"], "answered", "{result}");
        club.until("the result", |messages| {
            messages.last().is_some_and(|result| {
                labels(result).contains(&english(say::table::button_rematch()))
            })
        })
        .await;
        let result = club.newest_board().await;
        let said = text(&result);
        // Black: 36 points and a prisoner; White: 27, a prisoner and a komi of 5.5.
        let kuro = club.mention("kuro").await;
        let won = say::table::won_points(kuro, Color::Black, HalfPoints::new(7));
        assert!(
            said.contains("37") && said.contains("33.5") && said.contains(&english(won)),
            "{said}"
        );
        let files: Vec<_> = result["attachments"]
            .as_array()
            .unwrap()
            .iter()
            .map(|file| {
                file["filename"]
                    .as_str()
                    .unwrap()
                    .rsplit('.')
                    .next()
                    .unwrap()
            })
            .collect();
        assert_eq!(files, ["png", "sgf"]);

        let film = club.press("aka", say::table::button_film()).await;
        let film = club.wait_for_file(film).await;
        let file = &film["message"]["attachments"][0];
        assert_eq!(file["content_type"], "image/gif", "{film}");

        let asked = club.press("shiro", say::table::button_rematch()).await;
        assert_eq!(asked["state"], "answered", "{asked}");
        let rematch = club
            .press("shiro", say::challenge::button_rematch_swapped())
            .await;
        assert_eq!(rematch["state"], "answered", "{rematch}");
        club.press("kuro", say::challenge::button_accept()).await;
        club.until("the rematch", |messages| {
            messages.last().is_some_and(|board| {
                board["mentions"][0]["username"] == "shiro"
                    && labels(board).contains(&english(say::table::button_play()))
            })
        })
        .await;
    });
}

/// Presses the private button that confirms a pass, if one is asked for.
async fn confirm_pass(club: &super::club::Club, who: &str) {
    let messages = club.messages(who).await;
    let asked = messages.iter().rev().find(|message| {
        !message["only_for"].is_null() && button(message, say::table::button_pass()).is_some()
    });
    if let Some(asked) = asked {
        let custom_id = button(asked, say::table::button_pass()).unwrap();
        club.press_on(who, &asked["id"], &custom_id).await;
    }
}

#[test]
fn the_form_of_the_picker_plays() {
    in_club(async |club| {
        club.table("go", 9).await;
        club.until("the first board", |messages| {
            messages
                .last()
                .is_some_and(|board| labels(board).contains(&english(say::table::button_play())))
        })
        .await;
        let form = club.open_form("kuro").await;
        let played = club.submit("kuro", &form, "d4").await;
        assert_eq!(played["state"], "answered", "{played}");
        club.until("the stone", |messages| {
            text(messages.last().unwrap()).contains(&moved(1, "D4"))
        })
        .await;
        // A form sent twice plays once: the second answer is private.
        let again = club.submit("kuro", &form, "e5").await;
        assert!(!again["message"]["only_for"].is_null(), "{again}");
    });
}

#[test]
fn atari_go_ends_with_the_first_capture() {
    in_club(async |club| {
        club.table("atari-go", 9).await;
        let board = club.newest_board().await;
        let alt = board["attachments"][0]["description"]
            .as_str()
            .unwrap_or_else(|| panic!("no picture: {board}"))
            .to_owned();
        assert!(
            alt.contains("D4") && alt.contains("E5"),
            "the crosscut: {alt}"
        );
        // White's stone on E4 is taken.
        club.play("F4 A1 E3").await;
        let result = club.newest_board().await;
        let kuro = club.mention("kuro").await;
        let won = english(say::table::won_capture(kuro, Color::Black, 1));
        assert!(text(&result).contains(&won), "{}", text(&result));
        assert!(labels(&result).contains(&english(say::table::button_rematch())));
    });
}

#[test]
fn gomoku_ends_with_five_in_a_row() {
    in_club(async |club| {
        club.table("gomoku", 15).await;
        club.play("D8 D9 E8 E9 F8 F9 G8 G9 H8").await;
        let result = club.newest_board().await;
        let kuro = club.mention("kuro").await;
        let won = english(say::table::won_five(kuro, Color::Black));
        assert!(text(&result).contains(&won), "{}", text(&result));
    });
}

#[test]
fn go_bang_takes_pairs() {
    in_club(async |club| {
        club.table("go-bang", 19).await;
        club.play("D4 E4 K10 F4 G4").await;
        let board = club.newest_board().await;
        let taken = english(say::table::moved_captures(5, Color::Black, at("G4"), 2));
        assert!(text(&board).contains(&taken), "{}", text(&board));
        let alt = board["attachments"][0]["description"].as_str().unwrap();
        assert!(!alt.contains("E4") && !alt.contains("F4"), "{alt}");
    });
}

#[test]
fn a_stopped_bot_starts_again_with_its_games_and_buttons() {
    in_club(async |club| {
        club.table("go", 9).await;
        club.play("D4").await;
        let opened = club.open_form("shiro").await;
        club.command("shiro", "play", json!({ "at": "E5" })).await;
        let before = club.newest_board().await;
        club.stop_bot().await;
        club.start_bot().await;
        let custom_id = button(&before, say::table::button_play()).unwrap();
        let picker = club.press_on("kuro", &before["id"], &custom_id).await["message"].clone();
        let custom_id = button(&picker, say::table::button_type()).unwrap();
        let form = club.press_on("kuro", &picker["id"], &custom_id).await;
        let played = club.submit("kuro", &form, "C3").await;
        assert_eq!(played["state"], "answered", "{played}");
        // A form that was opened before the stop is outdated: it is answered, and plays nothing.
        let late = club.submit("shiro", &opened, "F6").await;
        assert!(!late["message"]["only_for"].is_null(), "{late}");
        // The dispatcher posts the board after the answer.
        club.until("the move", |messages| {
            messages
                .iter()
                .any(|seen| text(seen).contains(&moved(3, "C3")))
        })
        .await;
    });
}

#[test]
fn a_game_in_a_thread_is_played_in_the_thread() {
    in_club(async |club| {
        let options = json!({ "opponent": "@shiro", "where": "thread", "colour": "black" });
        club.command("kuro", "challenge", options).await;
        club.press("shiro", say::challenge::button_accept()).await;
        let thread = club.thread().await;
        let played = club
            .command_in("kuro", &thread, "play", json!({ "at": "D4" }))
            .await;
        assert_eq!(played["state"], "answered", "{played}");
        let messages = club.messages_in("ao", &thread).await;
        assert!(text(messages.last().unwrap()).contains(&moved(1, "D4")));
        assert_ne!(thread, GO);
    });
}
