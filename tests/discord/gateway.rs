//! The connection to the gateway: start, resumption and end.

use std::time::Duration;

use axum::extract::ws::Message;
use futures_util::future::join_all;
use serde_json::{Value, json};
use tengen::bot::kit::homes::KEPT;
use tengen::clock::Span;
use tengen::discord::{Closed, SessionError};
use tengen::game::ClubId;
use tokio::time::Instant;

use super::fake::{Fake, Running, START, in_runtime, patiently, with_bot};

/// Heartbeat interval in milliseconds for tests that count heartbeats: enough for an answer on a busy machine.
const HEARTBEAT_MILLIS: u64 = 500;

/// The numbers of the shards that have started a session, in order.
fn identified(fake: &Fake) -> Vec<Value> {
    let said = fake.payloads().into_iter().filter(|said| said["op"] == 2);
    let mut shards: Vec<Value> = said.map(|said| said["d"]["shard"].clone()).collect();
    shards.sort_by_key(Value::to_string);
    shards
}

#[test]
fn a_code_that_is_final_ends_with_a_sentence_after_one_identify() {
    for (code, closed) in [
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
            let ended = Running::start(&fake).await.wait_for_end().await;
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
        fake.until("a session", |fake| fake.payloads().pop()).await;
        fake.cut();
        let resumed = fake.until("a resume", |fake| {
            fake.payloads().into_iter().find(|said| said["op"] == 6)
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
    // Concurrently, since each waits until a session may be started again.
    in_runtime(join_all([4003, 4007, 4009].map(async |code| {
        let fake = Fake::start().await;
        let running = Running::start(&fake).await;
        let sessions = |count| move |fake: &Fake| (identified(fake).len() == count).then_some(());
        fake.until("a session", sessions(1)).await;
        fake.close(code);
        fake.until("another", sessions(2)).await;
        // The refusal may come only when the session is resumed.
        fake.refuse(code);
        fake.cut();
        fake.until("a third", sessions(3)).await;
        running.stop().await;
    })));
}

/// Discord documents "reconnect" for this code, which it also sends after its own faults.
#[test]
fn a_bot_that_is_told_that_it_has_not_identified_itself_does_so_again() {
    in_runtime(async {
        let fake = Fake::start().await;
        fake.refuse(4003);
        let running = Running::start(&fake).await;
        running.until_ready().await;
        assert_eq!(identified(&fake).len(), 2);
        running.stop().await;
    });
}

#[test]
fn a_session_that_is_slow_to_begin_is_waited_for_while_heartbeats_are_acknowledged() {
    in_runtime(async {
        let fake = Fake::start().await;
        fake.wants_heartbeats(HEARTBEAT_MILLIS);
        fake.hold_until(3);
        let running = Running::start(&fake).await;
        running.until_ready().await;
        assert_eq!(identified(&fake).len(), 1);
        // A slow resumption is no failure, either.
        fake.hold_until(fake.beats() + 3);
        fake.cut();
        let beats = fake.beats() + 5;
        fake.until("it goes on", |fake| (fake.beats() >= beats).then_some(()))
            .await;
        let resumed = fake
            .payloads()
            .iter()
            .filter(|said| said["op"] == 6)
            .count();
        assert_eq!((identified(&fake).len(), resumed), (1, 1));
        running.stop().await;
    });
}

#[test]
fn a_session_that_does_not_go_on_for_many_heartbeats_is_asked_for_anew() {
    in_runtime(async {
        let fake = Fake::start().await;
        fake.wants_heartbeats(HEARTBEAT_MILLIS);
        let running = Running::start(&fake).await;
        running.until_ready().await;
        fake.hold_until(usize::MAX);
        fake.cut();
        let resumes = |fake: &Fake| {
            fake.payloads()
                .iter()
                .filter(|said| said["op"] == 6)
                .count()
        };
        let asked = |count| move |fake: &Fake| (resumes(fake) == count).then(|| fake.beats());
        let first = fake.until("a resume", asked(1)).await;
        let second = fake.until("another one", asked(2)).await;
        assert!((14..=17).contains(&(second - first)), "{first} {second}");
        running.stop().await;
    });
}

#[test]
fn a_connection_that_is_sent_away_before_hello_is_opened_again() {
    in_runtime(async {
        let fake = Fake::start().await;
        let running = Running::start(&fake).await;
        running.until_ready().await;
        let resumed = |count| {
            move |fake: &Fake| {
                let resumes = fake
                    .payloads()
                    .iter()
                    .filter(|said| said["op"] == 6)
                    .count();
                (resumes == count).then_some(())
            }
        };
        fake.greet_with(json!({ "op": 7, "d": null }));
        fake.cut();
        fake.until("resumed the gateway session", resumed(1)).await;
        assert_eq!(fake.connections(), 3, "not on the one that was sent away");
        fake.greet_with(json!({ "op": 9, "d": true }));
        fake.cut();
        fake.until("it goes on again", resumed(2)).await;
        assert_eq!(fake.connections(), 5);
        assert_eq!(identified(&fake).len(), 1);
        fake.greet_with(json!({ "op": 9, "d": false }));
        fake.cut();
        fake.until("a new session", |fake| {
            (identified(fake).len() == 2).then_some(())
        })
        .await;
        resumed(2)(&fake).expect("it was not resumed");
        running.stop().await;
    });
}

#[test]
fn a_session_whose_address_is_dead_is_resumed_at_the_main_one() {
    in_runtime(async {
        let fake = Fake::start().await;
        // A port without a listener.
        let dead = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let address = dead.local_addr().unwrap();
        drop(dead);
        fake.resume_at(&format!("ws://{address}/gateway"));
        let running = Running::start(&fake).await;
        running.until_ready().await;
        fake.cut();
        fake.until("a resume", |fake| {
            fake.payloads().into_iter().find(|said| said["op"] == 6)
        })
        .await;
        assert_eq!(identified(&fake).len(), 1);
        running.stop().await;
    });
}

#[test]
fn all_shards_that_discord_wants_are_connected() {
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

/// Discord refuses a second IDENTIFY within five seconds.
#[test]
fn a_shard_takes_its_turn_after_hello_however_long_that_takes() {
    in_runtime(async {
        let fake = Fake::start().await;
        fake.entry_in_turn(2);
        fake.quiet_until(2);
        let running = Running::start(&fake).await;
        let begun = |count| move |fake: &Fake| (identified(fake).len() >= count).then(Instant::now);
        let first = fake.until("a session", begun(1)).await;
        let second = fake.until("another one", begun(2)).await;
        assert!(second - first >= Duration::from_secs(5));
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
        fake.until("a session", |fake| fake.payloads().pop()).await;
        let asked = fake.bodies_now("/gateway/bot").len();
        assert_eq!(
            asked, 3,
            "at the start, when none were left, and after the wait"
        );
        running.stop().await;
    });
}

#[test]
fn waiting_for_leave_to_begin_a_session_can_be_stopped() {
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
        fake.until("a try", |fake| fake.payloads().pop()).await;
        running.clock.advance(Span::minutes(11));
        let ended = running.wait_for_end().await;
        assert!(matches!(ended, SessionError::Lost), "{ended}");
        assert!(ended.to_string().contains("10 minutes"), "{ended}");
    });
}

#[test]
fn calls_name_the_bot_in_the_form_that_discord_asks_for() {
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

/// An event of a server, as Discord sends it.
fn of_server(kind: &str, data: Value) -> Message {
    Message::text(json!({ "op": 0, "s": 7, "t": kind, "d": data }).to_string())
}

#[test]
fn a_server_that_is_gone_is_one_that_the_bot_was_removed_from_unless_it_is_not_available() {
    with_bot(async |fake, running| {
        let (away, gone) = (ClubId::new(71), ClubId::new(72));
        let unavailable = json!({ "id": "71", "unavailable": true });
        fake.send_raw(of_server("GUILD_DELETE", unavailable));
        fake.send_raw(of_server("GUILD_DELETE", json!({ "id": "72" })));
        let store = &running.store;
        let due = async || store.timer(gone, "left").await.unwrap();
        let at = patiently("that it was removed", due).await;
        assert_eq!(at, START.after(KEPT));
        assert_eq!(store.timer(away, "left").await.unwrap(), None);
    });
}
