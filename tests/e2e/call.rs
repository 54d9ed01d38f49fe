//! Games that stay in one message, on the wire: whoever is to move is called, alone and once for each move.

use crate::support::words::english;
use serde_json::{Value, json};
use tengen::i18n::say;

use super::club::{in_club, labels, text};

/// Those whom the calls among `messages` mention.
fn called(messages: &[Value]) -> Vec<Vec<&str>> {
    let calls = messages
        .iter()
        .filter(|message| text(message).contains("game 1 waits for you: https://"));
    calls
        .map(|call| {
            let mentions = call["mentions"].as_array().unwrap();
            let names = mentions.iter().map(|user| user["username"].as_str());
            names.map(Option::unwrap).collect()
        })
        .collect()
}

fn boards(messages: &[Value]) -> usize {
    let boards = messages
        .iter()
        .filter(|seen| labels(seen).contains(&english(say::table::button_play())));
    boards.count()
}

#[test]
fn where_a_game_stays_in_one_message_one_call_stands_for_each_move() {
    in_club(async |club| {
        club.table("go", 9).await;
        let policy = json!({ "messages": "one-message" });
        let kept = club.command("kuro", "clubadmin channel", policy).await;
        assert_eq!(kept["state"], "answered", "{kept}");
        for (who, at, next) in [
            ("kuro", "D4", "shiro"),
            ("shiro", "E5", "kuro"),
            ("kuro", "F6", "shiro"),
        ] {
            club.command(who, "play", json!({ "at": at })).await;
            let played = format!(" {at}**");
            club.until("one board and one call", |messages| {
                messages.iter().any(|seen| text(seen).contains(&played))
                    && boards(messages) == 1
                    && called(messages) == [[next]]
            })
            .await;
        }
        club
    });
}
