//! Games that stay in one message, on the wire: one ping of the player to move for each move.

use crate::support::words::english;
use serde_json::{Value, json};
use tengen::game::GameId;
use tengen::i18n::say;

use super::club::{Club, in_club, labels, text};
use super::words::moved;

/// The calls of kuro and of shiro to the game that the message `board` shows.
async fn calls(club: &Club, board: &Value) -> [String; 2] {
    let link = club.link(board).await;
    let names = [club.mention("kuro").await, club.mention("shiro").await];
    names.map(|name| english(say::table::call(name, GameId::new(1), link.clone())))
}

/// The members whom each of the `calls` among `messages` mentions.
fn mentioned<'a>(messages: &'a [Value], calls: &[String; 2]) -> Vec<Vec<&'a str>> {
    let calls = messages
        .iter()
        .filter(|message| calls.contains(&text(message)));
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
        let board = club.table("go", 9).await;
        let calls = calls(club, &board).await;
        let policy = json!({ "messages": "one-message" });
        let kept = club.command("kuro", "serveradmin channel", policy).await;
        assert_eq!(kept["state"], "answered", "{kept}");
        for (number, who, at, next) in [
            (1, "kuro", "D4", "shiro"),
            (2, "shiro", "E5", "kuro"),
            (3, "kuro", "F6", "shiro"),
        ] {
            club.command(who, "play", json!({ "at": at })).await;
            let played = moved(number, at);
            club.until("one board and one call", |messages| {
                messages.iter().any(|seen| text(seen).contains(&played))
                    && boards(messages) == 1
                    && mentioned(messages, &calls) == [[next]]
            })
            .await;
        }
    });
}
