//! A scripted member of the playground plays a game with the bot, from the challenge to the result.

use serde_json::{Value, json};
use tengen::i18n::{Locale, say};

use super::club::{Club, in_club, labels, patiently};

/// Turns on shiro's script.
async fn script(club: &Club) {
    club.patch("users/shiro", json!({ "scripted": true })).await;
}

/// Whether `message` has a button with this label.
fn has(message: &Value, label: &str) -> bool {
    labels(message).iter().any(|known| known == label)
}

/// Waits until the newest message in `channel` that pings kuro has this button.
async fn until_asked(club: &Club, channel: &str, button: &str) -> Value {
    let asked = patiently(async || {
        let messages = club.messages_in("kuro", channel).await;
        let newest = messages.into_iter().next_back()?;
        has(&newest, button).then_some(newest)
    });
    asked
        .await
        .unwrap_or_else(|| panic!("nobody asks for {button}"))
}

/// Waits until a message newer than `after` pings kuro.
async fn until_called(club: &Club, channel: &str, after: &Value) -> Value {
    let called = patiently(async || {
        let messages = club.messages_in("kuro", channel).await;
        let newest = messages.into_iter().next_back()?;
        let kuro = newest["mentions"].as_array()?;
        let called =
            newest["id"] != after["id"] && kuro.iter().any(|user| user["username"] == "kuro");
        called.then_some(newest)
    });
    called.await.expect("kuro is called")
}

#[test]
fn a_scripted_member_accepts_answers_moves_passes_and_agrees() {
    in_club(async |club| {
        let label = |text: tengen::i18n::Text| text.to(Locale::English);
        script(club).await;
        let terms = json!({ "opponent": "@shiro", "size": "5", "colour": "black" });
        club.command("kuro", "challenge", terms).await;
        let thread = club.thread().await;
        let play = label(say::table::button_play());
        let mut board = until_asked(club, &thread, &play).await;
        for at in ["C3", "A1"] {
            let options = json!({ "at": at });
            let moved = club.command_in("kuro", &thread, "play", options).await;
            if moved["message"]["only_for"].is_null() {
                board = until_called(club, &thread, &moved["message"]).await;
            }
        }
        assert!(has(&board, &play), "{board}");
        club.command_in("kuro", &thread, "game pass", json!({}))
            .await;
        let agree = label(say::count::button_agree());
        until_asked(club, &thread, &agree).await;
        club.press_in("kuro", &thread, &agree).await;
        let rematch = label(say::table::button_rematch());
        until_asked(club, &thread, &rematch).await;
        // The script has dismissed the private messages that it has read.
        let seen = club.messages_in("shiro", &thread).await;
        assert!(
            seen.iter().all(|message| message["only_for"].is_null()),
            "{seen:#?}"
        );
    });
}

#[test]
fn nobody_plays_by_script_unless_asked_to() {
    in_club(async |club| {
        let terms = json!({ "opponent": "@shiro", "where": "here" });
        club.command("kuro", "challenge", terms).await;
        // The script accepts aka's challenge; shiro has no script, and that one stays open.
        club.patch("users/aka", json!({ "scripted": true })).await;
        let terms = json!({ "opponent": "@aka", "where": "here" });
        club.command("kuro", "challenge", terms).await;
        let play = say::table::button_play().to(Locale::English);
        until_asked(club, super::club::GO, &play).await;
        let accept = say::challenge::button_accept().to(Locale::English);
        let messages = club.messages("kuro").await;
        let open = messages.iter().filter(|seen| has(seen, &accept));
        assert_eq!(open.count(), 1);
    });
}
