//! A club evening on the wire: its message, and Discord's event, which is created, moved and deleted.

use serde_json::{Value, json};
use tengen::i18n::say;

use super::club::{Club, in_club_on_its_clock, patiently, text};
use crate::support::words::english;

/// Waits until `find` finds something among the server's events, as its members see them.
async fn event<T>(club: &Club, find: impl Fn(&[Value]) -> Option<T>) -> T {
    let found = patiently(async || {
        let state = club.get("state?as=aka").await;
        find(state["guilds"][0]["events"].as_array()?)
    });
    found.await.expect("the events come to be so")
}

#[test]
fn an_evening_has_an_event_that_moves_with_it_and_goes_with_it() {
    in_club_on_its_clock(async |club| {
        let asked = json!({ "weekday": "tuesday", "time": "19:30", "where": "The Swan" });
        let made = club.command("kuro", "evening create", asked).await;
        assert_eq!(made["state"], "answered", "{made}");
        club.until("the message of the evening", |messages| {
            let nobody = english(say::evening::nobody());
            messages
                .iter()
                .any(|message| text(message).contains(&nobody))
        })
        .await;
        let first = event(club, |events| events.first().cloned()).await;
        assert_eq!(first["entity_metadata"]["location"], "The Swan");
        assert_eq!(first["recurrence_rule"]["by_weekday"], json!([1]));
        assert!(first["image"].is_string(), "it has a cover: {first}");
        let come = club.press("shiro", say::evening::button_come()).await;
        assert!(
            matches!(come["state"].as_str(), Some("answered" | "deferred")),
            "{come}"
        );
        let coming = english(say::evening::coming(1, String::new()));
        club.until("shiro comes", |messages| {
            messages
                .iter()
                .any(|message| text(message).contains(coming.trim()))
        })
        .await;
        // The next one is skipped: the event is the same, a week later.
        club.command("kuro", "evening show", json!({})).await;
        club.press("kuro", say::evening::button_skip()).await;
        club.press("kuro", say::evening::button_skip()).await;
        let moved = event(club, |events| {
            let moved = events.first()?;
            let is_moved = moved["scheduled_start_time"] != first["scheduled_start_time"];
            is_moved.then(|| moved.clone())
        })
        .await;
        assert_eq!(moved["id"], first["id"]);
        club.command("kuro", "evening show", json!({})).await;
        club.press("kuro", say::evening::button_end()).await;
        club.press("kuro", say::evening::button_end()).await;
        event(club, |events| events.is_empty().then_some(())).await;
    });
}

#[test]
fn an_event_whose_receipt_is_lost_is_there_once() {
    in_club_on_its_clock(async |club| {
        // The first attempt is carried out and cut off; the second one edits the existing event.
        let faults = [
            ("POST", json!("drop_after")),
            ("PATCH", json!({ "hang_after_ms": 1 })),
        ];
        for (method, fault) in faults {
            let wanted = json!({
                "method": method, "path_contains": "/scheduled-events", "times": 1, "fault": fault,
            });
            club.post("faults", wanted).await;
        }
        let asked = json!({ "weekday": "tuesday", "time": "19", "where": "The Swan" });
        club.command("kuro", "evening create", asked).await;
        club.until_no_fault_waits().await;
        event(club, |events| (events.len() == 1).then_some(())).await;
        club.command("kuro", "evening show", json!({})).await;
        club.press("kuro", say::evening::button_end()).await;
        club.press("kuro", say::evening::button_end()).await;
        event(club, |events| events.is_empty().then_some(())).await;
    });
}
