//! Rate limits and refusals of the bot's calls: they are delayed or go elsewhere, and few calls fail.

use crate::support::words::english;
use std::fs;
use tengen::game::GameId;
use tengen::i18n::say;

use serde_json::{Value, json};

use super::club::{Club, GO, in_club, in_runtime, labels, text};
use super::words::moved;

/// Kuro and shiro begin a game in a new thread.
async fn in_a_thread(club: &Club) -> String {
    challenge_in(club, GO).await;
    club.thread().await
}

/// Kuro challenges shiro to a game in a thread, and shiro accepts.
async fn challenge_in(club: &Club, channel: &str) {
    let terms = json!({ "opponent": "@shiro", "size": "9", "colour": "black", "where": "thread" });
    challenge(club, channel, terms).await;
}

async fn challenge(club: &Club, channel: &str, terms: Value) {
    club.command_in("kuro", channel, "challenge", terms).await;
    club.press_in("shiro", channel, say::challenge::button_accept())
        .await;
}

async fn fault(club: &Club, path: &str, fault: Value) {
    let fault = json!({ "method": "POST", "path_contains": path, "times": 1, "fault": fault });
    club.post("faults", fault).await;
}

/// Waits until the newest message contains `words`.
async fn newest_says(club: &Club, words: &str) {
    club.until(words, |messages| {
        let newest = messages.last();
        newest.is_some_and(|message| text(message).contains(words))
    })
    .await;
}

/// Number of edits of messages, and of those answered with 429.
fn edits(traffic: &str) -> (usize, usize) {
    let calls = traffic.lines().map(|line| {
        let call: Value = serde_json::from_str(line).unwrap();
        call
    });
    let edits: Vec<Value> = calls
        .filter(|call| {
            let path = call["path"].as_str().unwrap();
            call["method"] == "PATCH" && path.contains("/channels/")
        })
        .collect();
    let limited = edits.iter().filter(|call| call["response_status"] == 429);
    (edits.len(), limited.count())
}

/// Plays seven moves in a new channel, as fast as they are answered.
async fn play_fast(club: &Club, name: &str) {
    club.post("channels", json!({ "name": name })).await;
    let terms = json!({ "where": "here", "opponent": "@shiro", "size": "9", "colour": "black" });
    club.command_in("kuro", name, "challenge", terms).await;
    club.press_in("shiro", name, say::challenge::button_accept())
        .await;
    for (turn, at) in ["C3", "D4", "E5", "F6", "G7", "C7", "G3"]
        .into_iter()
        .enumerate()
    {
        let who = ["kuro", "shiro"][turn % 2];
        club.command_in(who, name, "play", json!({ "at": at }))
            .await;
    }
}

#[test]
fn at_most_one_edit_in_a_hundred_meets_429_behind_buckets_of_five() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("traffic.jsonl");
    in_runtime(async {
        let club = Club::behind_limits(&log).await;
        let names = ["one", "two", "three", "four"];
        tokio::join!(
            play_fast(&club, names[0]),
            play_fast(&club, names[1]),
            play_fast(&club, names[2]),
            play_fast(&club, names[3]),
        );
        for name in names {
            club.until_in(name, "one board with buttons", |messages| {
                let playable = messages.iter().filter(|message| {
                    labels(message).contains(&english(say::table::button_play()))
                });
                playable.count() == 1
            })
            .await;
        }
        club.close().await;
    });
    let (edits, limited) = edits(&fs::read_to_string(&log).unwrap());
    // A move before the first board is posted leaves no older board to edit.
    assert!(edits >= 4 * 6, "{edits} edits");
    assert!(limited * 100 <= edits, "{limited} of {edits} met 429");
}

#[test]
fn what_cloudflare_blocks_or_bans_comes_when_that_is_over() {
    in_club(async |club| {
        for (game, why) in [(1, json!("blocked")), (2, json!({ "cloudflare_ms": 1000 }))] {
            let terms =
                json!({ "where": "here", "opponent": "@shiro", "size": "9", "colour": "black" });
            club.command("kuro", "challenge", terms).await;
            fault(club, "/messages", why).await;
            club.press("shiro", say::challenge::button_accept()).await;
            newest_says(club, &english(say::table::number(GameId::new(game)))).await;
            assert_eq!(
                labels(&club.newest_board().await)[0],
                english(say::table::button_play())
            );
        }
    });
}

#[test]
fn a_global_429_holds_no_answer() {
    in_club(async |club| {
        club.table("go", 9).await;
        let terms = json!({ "where": "here", "opponent": "@aka", "size": "9", "colour": "black" });
        club.command("kuro", "challenge", terms).await;
        // Far longer than the limit for an answer.
        fault(club, "/messages", json!({ "globally_limited_ms": 6000 })).await;
        club.press("aka", say::challenge::button_accept()).await;
        club.until_no_fault_waits().await;
        let played = club
            .command("kuro", "play", json!({ "at": "D4", "game": "1" }))
            .await;
        assert_eq!(played["state"], "answered", "{played}");
        newest_says(club, &english(say::table::number(GameId::new(2)))).await;
    });
}

#[test]
fn a_game_leaves_a_thread_that_was_locked() {
    in_club(async |club| {
        let thread = in_a_thread(club).await;
        // The bot may do everything but manage threads.
        let bits = (((1_u64 << 39) - 1) & !(1 << 34) & !(1 << 3)).to_string();
        let locked = json!({ "archived": true, "locked": true, "app_permissions": bits });
        club.patch(&format!("channels/{thread}"), locked).await;
        club.command("kuro", "play", json!({ "at": "D4", "game": "1" }))
            .await;
        newest_says(club, &moved(1, "D4")).await;
        let messages = club.messages("ao").await;
        let said = messages.iter().filter(|message| {
            text(message).contains(&english(say::table::thread_locked(GameId::new(1))))
        });
        assert_eq!(said.count(), 1);
        club.command("shiro", "play", json!({ "at": "E5" })).await;
        newest_says(club, &moved(2, "E5")).await;
    });
}

#[test]
fn where_no_thread_can_be_opened_the_game_is_played_in_the_channel() {
    in_club(async |club| {
        club.patch("limits", json!({ "active_threads": 0 })).await;
        challenge_in(club, GO).await;
        newest_says(club, &english(say::challenge::thread_failed())).await;
        club.patch("limits", json!({ "active_threads": 1000 }))
            .await;
        // A voice channel has no threads.
        let voice = club.post("channels", json!({ "name": "voice" })).await;
        let id = voice["id"].as_str().unwrap();
        club.patch(&format!("channels/{id}"), json!({ "type": 2 }))
            .await;
        let terms = json!({ "opponent": "@shiro", "size": "9", "colour": "black" });
        challenge(club, id, terms).await;
        let failed = english(say::challenge::thread_failed());
        club.until_in(id, "the board, without a word on threads", |messages| {
            let board = messages
                .iter()
                .any(|message| !message["attachments"][0].is_null());
            board
                && !messages
                    .iter()
                    .any(|message| text(message).contains(&failed))
        })
        .await;
    });
}

#[test]
fn a_member_who_shares_no_server_with_the_bot_hears_of_a_lost_thread_where_the_challenge_was_made()
{
    in_club(async |club| {
        let thread = in_a_thread(club).await;
        club.patch("users/shiro", json!({ "mutual_guild": false }))
            .await;
        club.delete(&format!("channels/{thread}")).await;
        club.command("kuro", "play", json!({ "at": "D4", "game": "1" }))
            .await;
        newest_says(club, &moved(1, "D4")).await;
        assert!(labels(&club.newest_board().await).contains(&english(say::table::button_here())));
    });
}
