//! A game in a thread, on the wire: while its deadline runs, the thread stays open for commands.

use serde_json::json;
use tengen::i18n::say;

use super::club::{Club, in_club_on_its_clock, patiently};

const ARCHIVED: &str = "Commands cannot be used in an archived thread";

impl Club {
    /// Time at which the thread `id` was last opened, archived, or kept open.
    pub(crate) async fn changed(&self, id: &str) -> String {
        let state = self.get("state?as=kuro").await;
        let channels = state["guilds"][0]["channels"].as_array().unwrap();
        let mut threads = channels.iter().filter(|channel| channel["id"] == id);
        let told = &threads.next().unwrap()["thread_metadata"];
        told["archive_timestamp"].as_str().unwrap().to_owned()
    }

    /// Waits for a thread with a message in it; its id.
    pub(crate) async fn thread(&self) -> String {
        let found = patiently(async || {
            let state = self.get("state?as=kuro").await;
            let channels = state["guilds"][0]["channels"].as_array()?.clone();
            let thread = channels.iter().find(|channel| channel["type"] == 11)?;
            let id = thread["id"].as_str()?.to_owned();
            (!self.messages_in("kuro", &id).await.is_empty()).then_some(id)
        });
        found.await.expect("a thread was opened")
    }
}

/// Kuro and shiro begin a game in a thread, with this clock.
async fn in_a_thread(club: &Club, clock: &str) -> String {
    let terms = json!({
        "opponent": "@shiro", "size": "9", "colour": "black", "where": "thread", "clock": clock,
    });
    club.command("kuro", "challenge", terms).await;
    club.press("shiro", say::challenge::button_accept()).await;
    club.thread().await
}

#[test]
fn a_thread_stays_open_for_commands_while_a_deadline_runs() {
    in_club_on_its_clock(async |club| {
        let thread = in_a_thread(club, "14d").await;
        let mut before = club.changed(&thread).await;
        // Twice six days are more than a week: in between the bot keeps the thread open.
        for _ in 0..2 {
            club.hours(6 * 24 + 1).await;
            club.until_thread(&thread, |told| {
                let changed = told["archive_timestamp"].as_str().unwrap();
                told["auto_archive_duration"] == 10_080 && changed > before.as_str()
            })
            .await;
            before = club.changed(&thread).await;
        }
        let messages = club.messages_in("kuro", &thread).await;
        assert_eq!(messages.len(), 1, "nobody is told: {messages:#?}");
        let shown = club
            .command_in("kuro", &thread, "game board", json!({ "as": "text" }))
            .await;
        assert_eq!(shown["state"], "answered", "{shown}");
    });
}

#[test]
fn a_thread_is_named_by_its_game_and_players() {
    in_club_on_its_clock(async |club| {
        let thread = in_a_thread(club, "none").await;
        let state = club.get("state?as=kuro").await;
        let channels = state["guilds"][0]["channels"].as_array().unwrap();
        let named = channels.iter().find(|channel| channel["id"] == thread);
        assert_eq!(named.unwrap()["name"], "kuro – shiro · 9×9");
    });
}

#[test]
fn a_thread_in_which_no_deadline_runs_is_folded_away() {
    in_club_on_its_clock(async |club| {
        let thread = in_a_thread(club, "none").await;
        club.hours(6 * 24).await;
        assert_eq!(club.refusal_in("kuro", &thread, "games").await, None);
        club.hours(7 * 24).await;
        let refusal = club.refusal_in("kuro", &thread, "games").await;
        assert_eq!(refusal.as_deref(), Some(ARCHIVED));
    });
}
