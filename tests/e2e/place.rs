//! Games, challenges and moves handled from another channel, on the wire.

use serde_json::{Value, json};

use super::club::{Club, GO, in_club, labels, text};

const LOBBY: &str = "lobby";

/// The messages in `channel` that everybody sees and that say `words`.
async fn told(club: &Club, channel: &str, words: &str) -> Vec<Value> {
    let mut messages = club.messages_in("ao", channel).await;
    messages.retain(|message| text(message).contains(words));
    messages
}

#[test]
fn a_game_goes_on_elsewhere_when_the_other_side_consents_and_both_places_hear_of_it() {
    in_club(async |club| {
        club.table("go", 9).await;
        let game = json!({ "game": "1" });
        let copy = club.command_in("kuro", LOBBY, "board", game).await;
        assert!(!copy["message"]["only_for"].is_null(), "{copy}");
        let asked = club.press_in("kuro", LOBBY, "Go on in this channel").await;
        assert!(text(&asked["message"]).starts_with("Asked."), "{asked}");
        club.until("the question", |messages| {
            let board = messages.last().expect("a board");
            text(board).contains("proposes to go on in <#")
                && labels(board).contains(&"I consent".to_owned())
        })
        .await;
        assert_eq!(told(&club, LOBBY, "game 1").await, Vec::<Value>::new());
        let agreed = club.press("shiro", "I consent").await;
        assert!(
            text(&agreed["message"]).contains("Both sides have agreed"),
            "{agreed}"
        );
        club.until("the farewell", |messages| {
            let dropped_plan = text(messages.last().expect("a word"));
            dropped_plan.contains("The game goes on in <#")
        })
        .await;
        let played = club
            .command_in("kuro", LOBBY, "play", json!({ "at": "D4" }))
            .await;
        assert!(played["message"]["only_for"].is_null(), "{played}");
        assert_eq!(told(&club, LOBBY, "Black D4**").await.len(), 1);
        assert!(told(&club, GO, " D4**").await.is_empty());
        club
    });
}

#[test]
fn a_move_typed_in_another_channel_is_shown_before_it_is_played() {
    in_club(async |club| {
        club.table("go", 9).await;
        let shown = club
            .command_in("kuro", LOBBY, "play", json!({ "at": "D4" }))
            .await;
        let message = &shown["message"];
        assert!(text(message).contains("Do you mean game 1"), "{shown}");
        assert_eq!(message["attachments"].as_array().unwrap().len(), 1);
        assert_eq!(labels(message), ["Play D4", "Cancel", "Type it"]);
        assert!(told(&club, GO, " D4**").await.is_empty());
        let played = club.press_in("kuro", LOBBY, "Play D4").await;
        let message = &played["message"];
        assert!(text(message).contains("Black played D4."), "{played}");
        assert!(!labels(message).contains(&"Play D4".to_owned()), "{played}");
        club.until("the move", |messages| {
            text(messages.last().expect("a board")).contains(" D4**")
        })
        .await;
        club
    });
}

#[test]
fn time_given_meanwhile_leaves_a_preview_valid_and_its_answer_takes_the_buttons_off() {
    in_club(async |club| {
        let challenge = json!({
            "where": "here", "opponent": "@shiro", "game": "go", "size": "9", "colour": "black", "clock": "3d",
        });
        club.command("kuro", "challenge", challenge).await;
        club.press("shiro", "Accept").await;
        club.until("the board", |messages| {
            labels(messages.last().expect("a board")).contains(&"Play".to_owned())
        })
        .await;
        let preview = club.command("kuro", "play", json!({ "at": "D4" })).await;
        let preview = preview["message"]["id"].clone();
        club.command("shiro", "addtime", json!({ "days": 2 })).await;
        let played = club.press("kuro", "Play D4").await;
        assert_eq!(played["state"], "answered", "{played}");
        club.until("the move", |messages| {
            text(messages.last().expect("a board")).contains("Black D4**")
        })
        .await;
        let seen = club.messages("kuro").await;
        let preview = seen.iter().find(|message| message["id"] == preview);
        assert_eq!(labels(preview.expect("it stands")), Vec::<&str>::new());
        club
    });
}

#[test]
fn a_challenge_that_is_declined_from_a_copy_has_no_buttons_anywhere() {
    in_club(async |club| {
        let challenge = json!({ "where": "here", "opponent": "@shiro", "game": "go", "size": "9" });
        club.command("kuro", "challenge", challenge).await;
        club.command_in("shiro", LOBBY, "board", json!({ "game": "1" }))
            .await;
        let declined = club.press_in("shiro", LOBBY, "Decline").await;
        assert!(labels(&declined["message"]).is_empty(), "{declined}");
        club.until("the card", |messages| {
            let card = messages.last().expect("a card");
            text(card).contains("declined") && labels(card).is_empty()
        })
        .await;
        club
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
            club.press("shiro", "Accept").await;
        }
        let which = club.command("kuro", "addtime", json!({ "days": 7 })).await;
        let menu = &which["message"]["components"][0]["components"][0]["custom_id"];
        let body = json!({
            "as": "kuro", "message": which["message"]["id"], "custom_id": menu, "values": ["2"],
        });
        let given = club.post("components", body).await;
        let given = club.settled(given).await;
        assert!(
            text(&given["message"]).contains("White gets more time: 7 days."),
            "{given}"
        );
        club
    });
}
