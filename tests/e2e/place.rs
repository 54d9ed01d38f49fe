//! Games, challenges and moves handled from another channel, on the wire.

use serde_json::{Value, json};
use tengen::game::GameId;
use tengen::i18n::say;
use tengen::rules::{Color, Size, Variant};

use super::club::{Club, GO, in_club, labels, text};
use super::words::{channel, moved};
use crate::support::board::at;
use crate::support::cast::SHIRO;
use crate::support::words::english;

const LOBBY: &str = "lobby";

/// The public messages in `channel` that contain `words`.
async fn public_messages(club: &Club, channel: &str, words: &str) -> Vec<Value> {
    let mut messages = club.messages_in("ao", channel).await;
    messages.retain(|message| text(message).contains(words));
    messages
}

#[test]
fn a_game_goes_on_elsewhere_when_the_other_side_consents_and_both_places_hear_of_it() {
    in_club(async |club| {
        let go = channel(&club.table("go", 9).await);
        let game = json!({ "game": "1" });
        let copy = club.command_in("kuro", LOBBY, "game board", game).await;
        assert!(!copy["message"]["only_for"].is_null(), "{copy}");
        let asked = club
            .press_in("kuro", LOBBY, say::table::button_here())
            .await;
        let told_kuro = say::table::proposal_to_go_on_here(GameId::new(1), go);
        assert_eq!(text(&asked["message"]), english(told_kuro), "{asked}");
        let lobby = channel(&asked["message"]);
        let kuro = club.mention("kuro").await;
        let proposed = english(say::table::proposes_place(kuro, lobby));
        club.until("the question", |messages| {
            let board = messages.last().expect("a board");
            text(board).contains(&proposed)
                && labels(board).contains(&english(say::table::button_consent()))
        })
        .await;
        let number = english(say::table::number(GameId::new(1)));
        assert_eq!(
            public_messages(club, LOBBY, &number).await,
            Vec::<Value>::new()
        );
        let agreed = club.press("shiro", say::table::button_consent()).await;
        let both = english(say::table::agreed_to_go_on(lobby));
        assert!(text(&agreed["message"]).contains(&both), "{agreed}");
        let goes_on = english(say::table::goes_on_elsewhere(lobby));
        club.until("the farewell", |messages| {
            text(messages.last().expect("a word")).contains(&goes_on)
        })
        .await;
        let played = club
            .command_in("kuro", LOBBY, "play", json!({ "at": "D4" }))
            .await;
        assert!(played["message"]["only_for"].is_null(), "{played}");
        assert_eq!(public_messages(club, LOBBY, &moved(1, "D4")).await.len(), 1);
        assert!(public_messages(club, GO, &moved(1, "D4")).await.is_empty());
    });
}

#[test]
fn a_move_typed_in_another_channel_is_shown_before_it_is_played() {
    in_club(async |club| {
        let board = club.table("go", 9).await;
        let shown = club
            .command_in("kuro", LOBBY, "play", json!({ "at": "D4" }))
            .await;
        let message = &shown["message"];
        let meant = say::table::did_you_mean(
            GameId::new(1),
            Variant::Go.into(),
            Size::square(9).unwrap(),
            SHIRO.bare(),
            club.link(&board).await,
        );
        assert!(text(message).contains(&english(meant)), "{shown}");
        assert_eq!(message["attachments"].as_array().unwrap().len(), 1);
        let put = say::people::button_put(at("D4"));
        let buttons = [
            put.clone(),
            say::table::button_another(),
            say::table::button_type(),
        ];
        assert_eq!(labels(message), buttons.map(english));
        assert!(public_messages(club, GO, &moved(1, "D4")).await.is_empty());
        let played = club.press_in("kuro", LOBBY, put.clone()).await;
        let message = &played["message"];
        let stone = english(say::table::played(Color::Black, at("D4")));
        assert!(text(message).contains(&stone), "{played}");
        assert!(!labels(message).contains(&english(put)), "{played}");
        club.until("the move", |messages| {
            text(messages.last().expect("a board")).contains(&moved(1, "D4"))
        })
        .await;
    });
}

#[test]
fn time_given_meanwhile_leaves_a_preview_valid_and_its_answer_takes_the_buttons_off() {
    in_club(async |club| {
        let challenge = json!({
            "where": "here", "opponent": "@shiro", "game": "go", "size": "9", "colour": "black", "clock": "3d",
        });
        club.command("kuro", "challenge", challenge).await;
        club.press("shiro", say::challenge::button_accept()).await;
        club.until("the board", |messages| {
            labels(messages.last().expect("a board")).contains(&english(say::table::button_play()))
        })
        .await;
        let timed = json!({ "preview": "timed" });
        club.command("kuro", "me boards", timed).await;
        let preview = club.command("kuro", "play", json!({ "at": "D4" })).await;
        let preview = preview["message"]["id"].clone();
        club.command("shiro", "game add-time", json!({ "days": 2 }))
            .await;
        let put = say::people::button_put(at("D4"));
        let played = club.press("kuro", put).await;
        assert_eq!(played["state"], "answered", "{played}");
        club.until("the move", |messages| {
            text(messages.last().expect("a board")).contains(&moved(1, "D4"))
        })
        .await;
        let seen = club.messages("kuro").await;
        let preview = seen.iter().find(|message| message["id"] == preview);
        let undo = english(say::people::more_undo());
        assert_eq!(labels(preview.expect("it stands")), [undo]);
    });
}

#[test]
fn a_challenge_that_is_declined_from_a_copy_has_no_buttons_anywhere() {
    in_club(async |club| {
        let challenge = json!({ "where": "here", "opponent": "@shiro", "game": "go", "size": "9" });
        club.command("kuro", "challenge", challenge).await;
        club.command_in("shiro", LOBBY, "game board", json!({ "game": "1" }))
            .await;
        let declined = club
            .press_in("shiro", LOBBY, say::challenge::button_decline())
            .await;
        assert!(labels(&declined["message"]).is_empty(), "{declined}");
        let [shiro, kuro] = [club.mention("shiro").await, club.mention("kuro").await];
        let said = english(say::challenge::declined(shiro, kuro));
        club.until("the card", |messages| {
            let card = messages.last().expect("a card");
            text(card).contains(&said) && labels(card).is_empty()
        })
        .await;
    });
}

#[test]
fn time_that_is_given_survives_the_question_which_game() {
    in_club(async |club| {
        for _ in 0..2 {
            let challenge = json!({
                "where": "here", "opponent": "@shiro", "game": "go", "size": "9", "colour": "black", "clock": "3d",
            });
            club.command("kuro", "challenge", challenge).await;
            club.press("shiro", say::challenge::button_accept()).await;
        }
        let which = club
            .command("kuro", "game add-time", json!({ "days": 7 }))
            .await;
        let menu = &which["message"]["components"][0]["components"][0]["custom_id"];
        let body = json!({
            "as": "kuro", "message": which["message"]["id"], "custom_id": menu, "values": ["2"],
        });
        let given = club.post("components", body).await;
        assert_eq!(club.settle(given).await["state"], "answered");
        let more = english(say::pace::time_given(Color::White, say::pace::days(7)));
        club.until("time is given", |messages| {
            messages.iter().any(|message| text(message).contains(&more))
        })
        .await;
    });
}
