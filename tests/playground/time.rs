//! The playground's clock, which can be moved forward.

use serde_json::{Value, json};

use super::support::{Club, Gateway};

const DAY_MS: u64 = 24 * 3_600_000;
const DISCORD_EPOCH_MS: u64 = 1_420_070_400_000;

/// Time of a message, from its id.
fn created_at(message: &Value) -> u64 {
    let id: u64 = message["id"].as_str().unwrap().parse().unwrap();
    (id >> 22) + DISCORD_EPOCH_MS
}

#[tokio::test]
async fn ids_stamps_and_whoever_shares_the_clock_follow_it_when_it_is_moved() {
    let club = Club::open().await;
    let clock = club.playground.clock();
    let before = clock();
    let answer = club
        .console("POST", "clock", json!({ "advance_ms": 7 * DAY_MS }))
        .await;
    assert_eq!(answer["now"], before + 7 * DAY_MS);
    assert_eq!(clock(), before + 7 * DAY_MS);
    let path = format!("channels/{}/messages", club.channel("go").await);
    let (_, message) = club
        .rest("POST", &path, json!({ "content": "later" }))
        .await;
    assert_eq!(created_at(&message), clock());
}

#[tokio::test]
async fn the_moved_clock_is_kept_with_the_chat() {
    let folder = tempfile::tempdir().unwrap();
    let keep = folder.path().join("chat.json");
    let club = Club::with_chat_file(Some(keep.clone())).await;
    club.console("POST", "clock", json!({ "advance_ms": DAY_MS }))
        .await;
    let moved = club.playground.clock()();
    club.playground.stop().await;
    let club = Club::with_chat_file(Some(keep)).await;
    assert_eq!(club.playground.clock()(), moved);
}

#[tokio::test]
async fn a_thread_whose_time_is_changed_stays_open_and_a_change_of_nothing_does_not_help() {
    let club = Club::open().await;
    club.register().await;
    let go = club.channel("go").await;
    let mut threads = Vec::new();
    for name in ["kept", "lost"] {
        let body = json!({ "name": name, "type": 11, "auto_archive_duration": 10_080 });
        let (_, thread) = club
            .rest("POST", &format!("channels/{go}/threads"), body)
            .await;
        threads.push(thread["id"].as_str().unwrap().to_owned());
    }
    let advance = json!({ "advance_ms": 6 * DAY_MS });
    club.console("POST", "clock", advance.clone()).await;
    for (thread, times) in [(&threads[0], [4320, 10_080]), (&threads[1], [10_080; 2])] {
        for minutes in times {
            let body = json!({ "archived": false, "auto_archive_duration": minutes });
            let (status, _) = club
                .rest("PATCH", &format!("channels/{thread}"), body)
                .await;
            assert_eq!(status, 200);
        }
    }
    club.console("POST", "clock", advance).await;
    for (thread, refused) in [(&threads[0], 200), (&threads[1], 403)] {
        let body = json!({ "as": "kuro", "channel": thread, "command": "play" });
        assert_eq!(club.console_status("POST", "commands", body).await, refused);
    }
}

#[tokio::test]
async fn a_thread_without_a_word_for_its_time_is_archived() {
    let club = Club::open().await;
    let go = club.channel("go").await;
    let mut gateway = Gateway::connect(&club).await;
    gateway.identify(&club.token).await;
    let body = json!({ "name": "a game", "type": 11, "auto_archive_duration": 10_080 });
    let (_, thread) = club
        .rest("POST", &format!("channels/{go}/threads"), body)
        .await;
    let thread = format!("channels/{}", thread["id"].as_str().unwrap());
    for (days, archived) in [(6, false), (1, true)] {
        let advance = json!({ "advance_ms": days * DAY_MS });
        club.console("POST", "clock", advance).await;
        let (_, state) = club.rest("GET", &thread, Value::Null).await;
        assert_eq!(state["thread_metadata"]["archived"], archived);
    }
    let news = gateway.until("THREAD_UPDATE").await;
    assert_eq!(news["d"]["thread_metadata"]["archived"], true);
}
