//! The gateway is down while the process runs: no player could move, so none loses.

use std::sync::Arc;

use serde_json::{Value, json};
use tengen::clock::{ManualClock, Span, Timestamp};
use tengen::discord::SessionError;
use tengen::i18n::say;
use tengen::rules::Color;

use crate::e2e::club::{Club, in_runtime, labels, patiently, text};
use crate::support::board::at;
use crate::support::words::{assert_says, english};

/// Waits until the bot has `count` connections.
async fn connections(club: &Club, count: usize) {
    let seen = patiently(async || {
        let gateway: Value = club.get("gateway").await;
        (gateway["connected"].as_array()?.len() == count).then_some(())
    });
    seen.await.expect("the gateway comes and goes");
}

#[test]
fn a_gateway_that_is_away_for_longer_than_a_clock_runs_costs_nobody_the_game() {
    in_runtime(async {
        let clock = Arc::new(ManualClock::new(Timestamp::from_millis(1_800_000_000_000)));
        let mut club = Club::by_hand(&clock).await;
        for who in ["kuro", "shiro"] {
            let preview = json!({ "preview": "off" });
            club.command(who, "me boards", preview).await;
        }
        let challenge = json!({
            "where": "here", "opponent": "@shiro", "game": "go", "size": "9", "colour": "black", "clock": "1h",
        });
        club.command("kuro", "challenge", challenge).await;
        club.press("shiro", say::challenge::button_accept()).await;
        club.until("the first board", |messages| {
            let board = messages.last().expect("a board");
            labels(board).contains(&english(say::table::button_play()))
        })
        .await;
        club.play("D4 F6").await;
        let away = json!({ "refuse_ms": 7_200_000, "action": "drop" });
        club.post("gateway", away).await;
        connections(&club, 0).await;
        // The process runs until it notices, and a supervisor then starts another one.
        clock.advance(Span::minutes(68));
        // The bot counts from the moment at which it sees the lost connection, so time passes until it has.
        let time_goes_on = async {
            let mut looks = tokio::time::interval(std::time::Duration::from_secs(1));
            loop {
                looks.tick().await;
                clock.advance(Span::minutes(11));
            }
        };
        let ended = tokio::select! {
            ended = club.wait_for_end() => ended,
            () = time_goes_on => unreachable!("time has no end"),
        };
        assert!(matches!(ended, SessionError::Lost), "{ended}");
        club.post("gateway", json!({ "refuse_ms": 0 })).await;
        club.start_bot().await;
        let played = club.command("kuro", "play", json!({ "at": "E5" })).await;
        assert_says(
            text(&played["message"]),
            say::table::moved(3, Color::Black, at("E5")),
        );
        club.close().await;
    });
}
