//! The connection to the gateway: how it begins, goes on and ends.

use futures_util::future::join_all;
use serde_json::{Value, json};
use tengen::bot::discord::{Closed, SessionError};
use tengen::clock::Span;

use super::fake::{Fake, Running, in_runtime};

/// The numbers of the shards that have begun a session, in order.
fn identified(fake: &Fake) -> Vec<Value> {
    let said = fake.said().into_iter().filter(|said| said["op"] == 2);
    let mut shards: Vec<Value> = said.map(|said| said["d"]["shard"].clone()).collect();
    shards.sort_by_key(Value::to_string);
    shards
}

#[test]
fn a_code_that_is_final_ends_with_a_sentence_after_one_identify() {
    for (code, closed) in [
        (4003, Closed::NotAuthenticated),
        (4004, Closed::InvalidToken),
        (4010, Closed::InvalidShard),
        (4011, Closed::ShardingRequired),
        (4012, Closed::InvalidVersion),
        (4013, Closed::InvalidIntents),
        (4014, Closed::DisallowedIntents),
    ] {
        in_runtime(async {
            let fake = Fake::start().await;
            fake.refuse(code);
            let ended = Running::start(&fake).await.ended().await;
            let SessionError::Closed(why) = ended else {
                panic!("{code}: {ended}");
            };
            assert_eq!(why, closed);
            assert_eq!(identified(&fake).len(), 1, "{code}");
        });
    }
}

#[test]
fn a_connection_that_is_lost_is_resumed_where_it_was() {
    in_runtime(async {
        let fake = Fake::start().await;
        let running = Running::start(&fake).await;
        fake.until("a session", |fake| fake.said().pop()).await;
        fake.cut();
        let resumed = fake.until("a resume", |fake| {
            fake.said().into_iter().find(|said| said["op"] == 6)
        });
        let resumed = resumed.await;
        assert_eq!(resumed["d"]["session_id"], "session");
        assert_eq!(resumed["d"]["seq"], 1);
        assert_eq!(identified(&fake).len(), 1);
        running.stop().await;
    });
}

#[test]
fn a_session_that_discord_has_dropped_is_begun_anew() {
    // At the same time: each waits until a session may be begun again.
    in_runtime(join_all([4003, 4007, 4009].map(async |code| {
        let fake = Fake::start().await;
        let running = Running::start(&fake).await;
        let sessions = |count| move |fake: &Fake| (identified(fake).len() == count).then_some(());
        fake.until("a session", sessions(1)).await;
        fake.close(code);
        fake.until("another", sessions(2)).await;
        // Or it says so only when the session is to be resumed.
        fake.refuse(code);
        fake.cut();
        fake.until("a third", sessions(3)).await;
        running.stop().await;
    })));
}

#[test]
fn as_many_shards_as_discord_wants_are_connected() {
    in_runtime(async {
        let fake = Fake::start().await;
        fake.entry(3, 1000, 0);
        let running = Running::start(&fake).await;
        let all = fake.until("three shards", |fake| {
            Some(identified(fake)).filter(|shards| shards.len() == 3)
        });
        let shards = all.await;
        assert_eq!(shards, [json!([0, 3]), json!([1, 3]), json!([2, 3])]);
        running.stop().await;
    });
}

#[test]
fn no_session_is_begun_before_discord_allows_one_again() {
    in_runtime(async {
        let fake = Fake::start().await;
        // None are left, and a second later there are a thousand again.
        fake.entry(1, 0, 1000);
        fake.entry(1, 0, 1000);
        let running = Running::start(&fake).await;
        fake.until("a session", |fake| fake.said().pop()).await;
        let asked = fake.bodies_now("/gateway/bot").len();
        assert_eq!(
            asked, 3,
            "at the start, when none were left, and after the wait"
        );
        running.stop().await;
    });
}

#[test]
fn who_waits_for_leave_to_begin_a_session_can_be_stopped() {
    in_runtime(async {
        let fake = Fake::start().await;
        // None are left until tomorrow.
        for _ in 0..2 {
            fake.entry(1, 0, 24 * 60 * 60 * 1000);
        }
        let running = Running::start(&fake).await;
        fake.bodies("/gateway/bot", 2).await;
        running.stop().await;
        assert_eq!(identified(&fake), [json!(null); 0]);
    });
}

#[test]
fn sessions_are_counted() {
    in_runtime(async {
        let fake = Fake::start().await;
        // Two are left for three shards.
        fake.entry(3, 2, 0);
        let running = Running::start(&fake).await;
        fake.until("three shards", |fake| {
            (identified(fake).len() == 3).then_some(())
        })
        .await;
        assert_eq!(fake.bodies_now("/gateway/bot").len(), 2, "before the third");
        running.stop().await;
    });
}

#[test]
fn the_program_ends_when_no_shard_has_been_connected_for_ten_minutes() {
    in_runtime(async {
        let fake = Fake::start().await;
        for _ in 0..100 {
            fake.refuse(4000);
        }
        let running = Running::start(&fake).await;
        fake.until("a try", |fake| fake.said().pop()).await;
        running.clock.advance(Span::minutes(11));
        let ended = running.ended().await;
        assert!(matches!(ended, SessionError::Lost), "{ended}");
        assert!(ended.to_string().contains("10 minutes"), "{ended}");
    });
}

#[test]
fn who_calls_says_who_it_is_in_the_form_that_discord_asks_for() {
    in_runtime(async {
        let fake = Fake::start().await;
        let running = Running::start(&fake).await;
        fake.bodies("PUT", 1).await;
        for call in fake.calls() {
            let version = env!("CARGO_PKG_VERSION");
            let agent = format!(
                "DiscordBot (https://discord.com/oauth2/authorize?client_id={}, {version})",
                super::fake::APPLICATION
            );
            assert_eq!(call.agent, agent);
        }
        running.stop().await;
    });
}
