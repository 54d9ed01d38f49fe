//! Network faults: no acknowledged change is lost, and nothing happens twice.

use serde_json::json;
use tengen::game::GameId;
use tengen::i18n::{UserInput, say};
use tengen::rules::{Color, Size, Variant};

use super::club::{Club, in_club, labels, text};
use super::words::{channel, moved};
use crate::support::board::at;
use crate::support::cast::SHIRO;
use crate::support::words::english;

async fn fault(club: &Club, path: &str, fault: serde_json::Value) {
    club.post(
        "faults",
        json!({ "path_contains": path, "times": 1, "fault": fault }),
    )
    .await;
}

/// Number of messages that announce move `number` at `point`.
async fn announcements(club: &Club, number: usize, point: &str) -> usize {
    let messages = club.messages("ao").await;
    let move_told = moved(number, point);
    messages
        .iter()
        .filter(|message| text(message).contains(&move_told))
        .count()
}

#[test]
fn an_answer_that_meets_a_500_is_given_again() {
    in_club(async |club| {
        club.table("go", 9).await;
        fault(club, "callback", json!({ "status": 500 })).await;
        club.play("D4").await;
        assert_eq!(announcements(club, 1, "D4").await, 1);
    });
}

#[test]
fn an_answer_whose_receipt_is_lost_is_not_given_twice() {
    in_club(async |club| {
        club.table("go", 9).await;
        fault(club, "callback", json!("drop_after")).await;
        club.play("D4").await;
        assert_eq!(announcements(club, 1, "D4").await, 1);
        // The bot knows the board's message, so its buttons are removed with the next board.
        club.command("shiro", "play", json!({ "at": "E5" })).await;
        club.until("one board with buttons", |messages| {
            messages
                .iter()
                .filter(|message| labels(message).contains(&english(say::table::button_play())))
                .count()
                == 1
        })
        .await;
    });
}

#[test]
fn a_post_whose_receipt_is_lost_stands_once() {
    in_club(async |club| {
        let options = json!({ "where": "here", "opponent": "@shiro", "game": "go", "size": "9", "colour": "black" });
        club.command("kuro", "challenge", options).await;
        // Each attempt is carried out, and cut off before its response.
        club.post(
            "faults",
            json!({ "method": "POST", "path_contains": "/messages", "times": 2, "fault": "drop_after" }),
        )
        .await;
        club.press("shiro", say::challenge::button_accept()).await;
        club.until("the first board", |messages| {
            messages
                .last()
                .is_some_and(|board| labels(board).contains(&english(say::table::button_play())))
        })
        .await;
        club.play("D4").await;
        club.until("one board with buttons", |messages| {
            boards(messages) == [1, 1]
        })
        .await;
    });
}

#[test]
fn an_answer_that_hangs_until_it_is_given_up_stands_once() {
    in_club(async |club| {
        club.table("go", 9).await;
        // The call times out, and is carried out a moment later.
        fault(club, "callback", json!({ "hang_ms": 2800 })).await;
        club.play("D4").await;
        club.command("shiro", "play", json!({ "at": "E5" })).await;
        club.until("the next board", |messages| {
            messages
                .last()
                .is_some_and(|board| text(board).contains(&moved(2, "E5")))
        })
        .await;
        assert_eq!(announcements(club, 1, "D4").await, 1);
    });
}

/// Number of board messages without and with a button to play.
fn boards(messages: &[serde_json::Value]) -> [usize; 2] {
    let shown = messages.iter().filter(|message| {
        message["attachments"]
            .as_array()
            .is_some_and(|files| !files.is_empty())
    });
    let (stale, live): (Vec<_>, Vec<_>) =
        shown.partition(|message| !labels(message).contains(&english(say::table::button_play())));
    [stale.len(), live.len()]
}

#[test]
fn a_game_whose_thread_was_deleted_goes_on_in_direct_messages_and_elsewhere() {
    in_club(async |club| {
        let options = json!({
            "opponent": "@shiro", "game": "go", "size": "9", "colour": "black", "where": "thread",
        });
        club.command("kuro", "challenge", options).await;
        club.press("shiro", say::challenge::button_accept()).await;
        let thread = club.thread().await;
        let board = club.messages_in("kuro", &thread).await.pop().unwrap();
        let link = club.link(&board).await;
        club.delete(&format!("channels/{thread}")).await;
        let shown = club.command("kuro", "play", json!({ "at": "D4" })).await;
        let meant = say::table::did_you_mean(
            GameId::new(1),
            Variant::Go.into(),
            Size::square(9).unwrap(),
            SHIRO.bare(),
            link.clone(),
        );
        let meant = english(meant);
        assert!(text(&shown["message"]).contains(&meant), "{shown}");
        let put = say::people::button_put(at("D4"));
        let played = club.press("kuro", put).await;
        let elsewhere = english(say::table::played_elsewhere(link));
        assert!(text(&played["message"]).contains(&elsewhere), "{played}");
        club.until_told("shiro", moved(1, "D4")).await;
        let here = club.press("kuro", say::table::button_here()).await;
        let here = &here["message"];
        assert!(text(here).contains(&moved(1, "D4")), "{here}");
        let goes_on = say::table::goes_on_elsewhere(channel(here));
        club.until_told("shiro", goes_on).await;
        club.command("shiro", "play", json!({ "at": "E5" })).await;
        assert_eq!(announcements(club, 2, "E5").await, 1);
    });
}

#[test]
fn a_rate_limited_call_waits_and_comes() {
    in_club(async |club| {
        club.table("go", 9).await;
        fault(club, "callback", json!({ "rate_limited_ms": 200 })).await;
        club.play("D4").await;
        assert_eq!(announcements(club, 1, "D4").await, 1);
    });
}

#[test]
fn an_answer_that_never_comes_leaves_the_move_and_a_board() {
    in_club(async |club| {
        club.table("go", 9).await;
        for _ in 0..2 {
            fault(club, "callback", json!({ "status": 503 })).await;
        }
        let failed = club.command("kuro", "play", json!({ "at": "D4" })).await;
        assert_eq!(failed["state"], "failed", "{failed}");
        // A change without an answer is posted.
        club.until("the board", |messages| {
            messages
                .last()
                .is_some_and(|message| text(message).contains(&moved(1, "D4")))
        })
        .await;
        club.command("shiro", "play", json!({ "at": "E5" })).await;
        assert_eq!(announcements(club, 2, "E5").await, 1);
    });
}

#[test]
fn the_same_interaction_delivered_twice_makes_one_move() {
    in_club(async |club| {
        club.table("go", 9).await;
        let played = club.command("kuro", "play", json!({ "at": "D4" })).await;
        club.post("gateway", json!({ "redeliver": played["id"] }))
            .await;
        let refused = club.command("kuro", "play", json!({ "at": "C3" })).await;
        let not_yet = english(say::refusal::not_your_turn(Color::White));
        assert!(text(&refused["message"]).contains(&not_yet), "{refused}");
        club.command("shiro", "play", json!({ "at": "E5" })).await;
        assert_eq!(announcements(club, 1, "D4").await, 1);
    });
}

#[test]
fn a_refused_interaction_that_comes_again_after_a_restart_hides_no_board() {
    in_club(async |club| {
        club.table("go", 9).await;
        let early = club.command("shiro", "play", json!({ "at": "E5" })).await;
        assert!(!early["message"]["only_for"].is_null(), "{early}");
        club.play("D4").await;
        club.stop_bot().await;
        club.start_bot().await;
        club.post("gateway", json!({ "redeliver": early["id"] }))
            .await;
        // Now it is shiro's turn; the interaction itself can only show the refusal.
        club.until("the board", |messages| {
            messages
                .last()
                .is_some_and(|message| text(message).contains(&moved(2, "E5")))
        })
        .await;
    });
}

#[test]
fn the_bot_comes_back_when_the_gateway_is_lost() {
    in_club(async |club| {
        club.table("go", 9).await;
        for action in ["drop", "reconnect", "invalidate"] {
            club.post("gateway", json!({ "action": action })).await;
        }
        // Requests in the meantime are delivered when the session resumes.
        let mut played = json!(null);
        for _ in 0..10 {
            played = club.command("kuro", "play", json!({ "at": "D4" })).await;
            if played["state"] == "answered" {
                break;
            }
        }
        assert_eq!(played["state"], "answered", "{played}");
        assert_eq!(announcements(club, 1, "D4").await, 1);
    });
}

#[test]
fn two_presses_at_once_make_one_move() {
    in_club(async |club| {
        club.table("go", 9).await;
        let (one, other) = tokio::join!(
            club.command("kuro", "play", json!({ "at": "D4" })),
            club.command("kuro", "play", json!({ "at": "C3" })),
        );
        let public = [&one, &other]
            .iter()
            .filter(|answer| answer["message"]["only_for"].is_null())
            .count();
        assert_eq!(public, 1, "{one} {other}");
    });
}

#[test]
fn without_the_permission_to_attach_files_the_board_comes_as_text() {
    in_club(async |club| {
        club.table("go", 9).await;
        let channel = club.newest_board().await["channel_id"]
            .as_str()
            .unwrap()
            .to_owned();
        // View, send and embed, but not attach.
        let bits = ((1_u64 << 10) | (1 << 11) | (1 << 14)).to_string();
        club.patch(
            &format!("channels/{channel}"),
            json!({ "app_permissions": bits }),
        )
        .await;
        club.play("D4").await;
        let board = club.newest_board().await;
        assert_eq!(board["attachments"], json!([]));
        assert!(text(&board).contains("```"), "{}", text(&board));
    });
}

#[test]
fn a_private_refusal_names_the_rule_and_nobody_else_sees_it() {
    in_club(async |club| {
        club.table("go", 9).await;
        club.play("D4").await;
        let (size, last) = (Size::square(9).unwrap(), at("J9"));
        let refusals = [
            ("D4", say::refusal::occupied(at("D4"))),
            ("I5", say::refusal::letter_i(UserInput::new("I5"))),
            (
                "K1",
                say::refusal::off_board(UserInput::new("K1"), size, last),
            ),
            ("hello", say::refusal::shape(UserInput::new("hello"))),
        ];
        for (at, said) in refusals {
            let said = english(said);
            let refused = club.command("shiro", "play", json!({ "at": at })).await;
            assert!(!refused["message"]["only_for"].is_null(), "{refused}");
            assert!(text(&refused["message"]).contains(&said), "{at}: {refused}");
            let visible = club.messages("ao").await;
            assert!(!visible.iter().any(|message| text(message).contains(&said)));
        }
    });
}
