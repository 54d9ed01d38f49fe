//! Shards of the gateway, divided by two processes on one PostgreSQL server.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{interval, timeout};

use super::bot::{Bot, Log};
use super::club::Club;
use crate::postgres::server::{self, url_of};
use crate::support::runtime::in_runtime;

/// Maximum time until another process has taken over.
const TAKEOVER_TIMEOUT: Duration = Duration::from_secs(60);
/// Minimum time between two sessions started in one bucket, in milliseconds.
const IDENTIFY_INTERVAL_MILLIS: u64 = 5_000;

/// The state of the gateway, once it satisfies `check`.
async fn until(club: &Club, what: &str, check: impl Fn(&Value) -> bool) -> Value {
    let seen = async {
        let mut looks = interval(Duration::from_millis(200));
        loop {
            looks.tick().await;
            let gateway = club.get("gateway").await;
            if check(&gateway) {
                return gateway;
            }
        }
    };
    let seen = timeout(TAKEOVER_TIMEOUT, seen).await;
    seen.unwrap_or_else(|_| panic!("not seen within a minute: {what}"))
}

/// Number of sessions started for each of two shards.
fn session_counts(gateway: &Value) -> [usize; 2] {
    let begun = gateway["identified"].as_array().unwrap();
    let of = |number| {
        begun
            .iter()
            .filter(|one| one["shard"] == json!([number, 2]))
            .count()
    };
    [of(0), of(1)]
}

fn are_all_connected(gateway: &Value) -> bool {
    let connected = gateway["connected"].as_array().unwrap();
    let has = |number| connected.contains(&json!([number, 2]));
    has(0) && has(1) && connected.len() == 2
}

#[test]
fn a_process_that_is_killed_is_replaced_and_sessions_are_begun_in_turns() {
    if !server::is_there() {
        return;
    }
    in_runtime(async {
        let (club, server, log) = (Club::open().await, server::own(), Log::default());
        let limit =
            json!({ "total": 1000, "remaining": 1000, "reset_after": 1, "max_concurrency": 1 });
        let settings = json!({ "shards": 2, "session_start_limit": limit });
        club.post("gateway", settings).await.unwrap();
        let text = format!(
            "[store]\nurl = \"{}?sslmode=disable\"\n",
            url_of(&server.folder)
        );
        std::fs::write(club.config(), text).unwrap();
        let one = Bot::start(&club, &log).await;
        until(&club, "one process has both", are_all_connected).await;
        let other = Bot::start(&club, &log).await;
        let divided = until(&club, "each has one", |gateway| {
            are_all_connected(gateway) && session_counts(gateway).iter().sum::<usize>() == 3
        });
        divided.await;
        one.kill();
        let replaced = until(&club, "the other has both", |gateway| {
            are_all_connected(gateway) && session_counts(gateway).iter().sum::<usize>() == 4
        });
        let gateway = replaced.await;
        let begun = gateway["identified"].as_array().unwrap();
        let times: Vec<u64> = begun
            .iter()
            .map(|one| one["at"].as_u64().unwrap())
            .collect();
        for pair in times.windows(2) {
            assert!(pair[1] - pair[0] >= IDENTIFY_INTERVAL_MILLIS, "{times:?}");
        }
        other.stop();
        club.close().await;
    });
}
