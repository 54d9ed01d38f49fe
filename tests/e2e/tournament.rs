//! A tournament on the wire: everybody enters below one message, an organiser publishes a round, and each pair has its game.

use serde_json::{Value, json};
use tengen::i18n::say;

use super::club::{Club, in_club_on_its_clock, text};
use crate::support::words::english;

async fn press(club: &Club, who: &str, label: tengen::i18n::Text) -> Value {
    let answer = club.press(who, label).await;
    let state = answer["state"].as_str();
    assert!(matches!(state, Some("answered" | "deferred")), "{answer}");
    answer
}

#[test]
fn a_round_is_published_and_its_game_ends_it() {
    in_club_on_its_clock(async |club| {
        let asked = json!({ "name": "Cup", "system": "knock-out", "size": 9 });
        let made = club.command("kuro", "tournament create", asked).await;
        assert_eq!(made["state"], "answered", "{made}");
        for who in ["kuro", "shiro"] {
            press(club, who, say::tournament::button_enter()).await;
        }
        press(club, "kuro", say::tournament::button_pair(1)).await;
        press(club, "kuro", say::tournament::button_publish()).await;
        // A tick makes the game. An hour later edits of the card would be delayed.
        club.hours(0).await;
        let thread = club.thread().await;
        let asked = json!({ "game": "1" });
        let question = club.command_in("kuro", &thread, "game resign", asked).await;
        assert_eq!(question["state"], "answered", "{question}");
        club.press_in("kuro", &thread, say::table::button_resign())
            .await;
        let over = english(say::tournament::over());
        club.until("the message says that it is over", |messages| {
            messages.iter().any(|message| text(message).contains(&over))
        })
        .await;
    });
}
