//! The greeting on a server to which the bot was just added, on the wire: once, and only where it may write.

use serde_json::{Value, json};
use tengen::i18n::{Locale, say};

use super::club::{Club, in_club_on_its_clock, labels, patiently, text};

/// The bot leaves the server and is added to it again.
async fn rejoin(club: &Club) {
    for member in [false, true] {
        club.patch("applications/tengen", json!({ "member": member }))
            .await;
    }
}

/// The greetings in a channel.
async fn greetings(club: &Club, channel: &str) -> Vec<Value> {
    let title = say::help::welcome_title().to(Locale::English);
    let mut messages = club.messages_in("ao", channel).await;
    messages.retain(|message| text(message).contains(&title));
    messages
}

async fn until_greeted(club: &Club, channel: &str) -> Value {
    let greeted = patiently(async || greetings(club, channel).await.pop());
    greeted.await.expect("the server is greeted")
}

#[test]
fn a_server_is_greeted_once_when_the_bot_is_added_to_it() {
    in_club_on_its_clock(async |club| {
        assert!(
            greetings(club, "go").await.is_empty(),
            "it was there before"
        );
        rejoin(club).await;
        let greeting = until_greeted(club, "go").await;
        let buttons = [
            say::help::button_offer(),
            say::opponent::button_play(),
            say::help::button_learn(),
            say::help::button_puzzle(),
            say::setup::button(),
        ];
        let buttons = buttons.map(|button| button.to(Locale::English));
        assert_eq!(labels(&greeting), buttons);
        assert_eq!(greeting["mentions"], json!([]));
        assert_eq!(greeting["pinged"], json!([]));
        // A start, or a second time on the server, brings no second greeting: later messages come without one.
        club.stop_bot().await;
        club.start_bot().await;
        rejoin(club).await;
        let learnt = club.press("ao", &buttons[2]).await;
        assert!(!learnt["message"]["only_for"].is_null(), "{learnt}");
        let offered = club.press("ao", &buttons[0]).await;
        assert_eq!(offered["state"], "answered", "{offered}");
        assert!(offered["message"]["only_for"].is_null(), "{offered}");
        assert_eq!(greetings(club, "go").await.len(), 1);
    });
}

#[test]
fn a_server_is_greeted_only_where_the_bot_may_write() {
    in_club_on_its_clock(async |club| {
        let closed = json!({ "app_permissions": "1024" });
        club.patch("channels/go", closed).await;
        rejoin(club).await;
        until_greeted(club, "lobby").await;
        assert!(greetings(club, "go").await.is_empty());
    });
}

#[test]
fn a_server_that_has_had_the_bot_for_days_is_not_greeted() {
    in_club_on_its_clock(async |club| {
        let silent = |value| json!({ "app_permissions": value });
        for channel in ["go", "lobby", "puzzles"] {
            club.patch(&format!("channels/{channel}"), silent(json!("1024")))
                .await;
        }
        rejoin(club).await;
        club.hours(25).await;
        for channel in ["go", "lobby", "puzzles"] {
            club.patch(&format!("channels/{channel}"), silent(Value::Null))
                .await;
        }
        club.stop_bot().await;
        club.start_bot().await;
        // The bot has handled all events of the new session before it answers this.
        let answered = club.command("kuro", "help", json!({})).await;
        assert_eq!(answered["state"], "answered", "{answered}");
        for channel in ["go", "lobby", "puzzles"] {
            assert!(greetings(club, channel).await.is_empty(), "{channel}");
        }
    });
}
