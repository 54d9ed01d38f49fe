//! The message that announced a game, and the thread below it, on the wire: in the end both name the winner.

use serde_json::{Value, json};
use tengen::i18n::say;
use tengen::rules::Color;

use super::club::{Club, button, in_club_on_its_clock, labels, text};
use crate::support::cast::{KURO, SHIRO};
use crate::support::words::english;

/// The public card of the game in `thread`, above the thread.
async fn card(club: &Club, thread: &str) -> Value {
    let messages = club.messages("ao").await;
    let card = messages.iter().find(|message| message["id"] == thread);
    card.expect("a thread has the number of its message")
        .clone()
}

#[test]
fn a_channel_learns_who_has_won_in_a_thread() {
    in_club_on_its_clock(async |club| {
        let terms = json!({
            "opponent": "@shiro", "size": "9", "colour": "black", "where": "thread", "clock": "1h",
        });
        club.command("kuro", "challenge", terms).await;
        club.press("shiro", say::challenge::button_accept()).await;
        let thread = club.thread().await;
        let before = club.messages("ao").await.len();
        club.stop_bot().await;
        club.start_bot().await;
        // Kuro's time is out: after two hours in a game without moves, after an hour in one with moves.
        let moves = [
            ("kuro", "E5"),
            ("shiro", "C3"),
            ("kuro", "E4"),
            ("shiro", "C4"),
        ];
        for (who, at) in moves {
            let played = club
                .command_in(who, &thread, "play", json!({ "at": at }))
                .await;
            assert_eq!(played["state"], "answered", "{played}");
        }
        // Discord takes few changes of messages that are older than an hour.
        club.until_in(&thread, "only the last board has buttons", |messages| {
            let with_buttons = messages.iter().filter(|one| !labels(one).is_empty());
            with_buttons.count() == 1
        })
        .await;
        club.hours(3).await;
        let [kuro, shiro] = [club.mention("kuro").await, club.mention("shiro").await];
        let won = english(say::pace::won_time(shiro, Color::White, kuro));
        club.until("the card says who won", |messages| {
            messages.iter().any(|message| text(message).contains(&won))
        })
        .await;
        let card = card(club, &thread).await;
        assert_eq!(card["mentions"], json!([]), "{card}");
        let small = card["embeds"][0]["thumbnail"]["url"].as_str().unwrap();
        assert!(small.ends_with(".png"), "{card}");
        assert!(!card["attachments"][0]["description"].is_null(), "{card}");
        assert_eq!(club.messages("ao").await.len(), before, "nothing is posted");
        let film = button(&card, english(say::table::button_film())).unwrap();
        let promised = club.press_on("aka", &card["id"], &film).await;
        assert_eq!(promised["state"], "deferred", "{promised}");
        let title = english(say::table::thread_won(SHIRO.bare(), KURO.bare()));
        let title = format!("✓ {title} · 9×9");
        club.until_thread(&thread, |told| told["auto_archive_duration"] == 60)
            .await;
        let state = club.get("state?as=kuro").await;
        let channels = state["guilds"][0]["channels"].as_array().unwrap();
        let named = channels.iter().find(|channel| channel["id"] == thread);
        assert_eq!(named.unwrap()["name"], title);
    });
}
