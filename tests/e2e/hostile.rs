//! Limits, mutes and blocks on the wire.

use std::sync::Arc;

use serde_json::{Value, json};
use tengen::clock::{Clock as _, ManualClock, Span, Timestamp};
use tengen::i18n::{Quote, When, say};

use super::club::{Club, GO, in_runtime, text};
use crate::support::words::english;

const REASON: &str = "Too many challenges";

/// The text of a private answer.
fn refusal(answer: &Value) -> String {
    let flags = answer["message"]["flags"].as_u64().unwrap_or_default();
    assert_eq!(flags & 64, 64, "for everybody: {answer}");
    text(&answer["message"])
}

#[test]
fn a_flood_a_muted_member_and_a_blocked_one_are_refused_in_private() {
    in_runtime(async {
        let clock = Arc::new(ManualClock::new(Timestamp::from_millis(1_800_000_000_000)));
        let club = Club::by_hand(&clock).await;
        let [shiro, aka] = [club.mention("shiro").await, club.mention("aka").await];
        let challenge = || json!({ "opponent": "@shiro", "size": "5" });
        for _ in 0..5 {
            let card = club.command("kuro", "challenge", challenge()).await;
            assert_eq!(
                card["message"]["flags"].as_u64().unwrap_or_default() & 64,
                0
            );
        }
        let said = refusal(&club.command("kuro", "challenge", challenge()).await);
        let enough = say::limit::challenges_between(5, shiro.clone());
        assert_eq!(said, english(enough));
        // A member without the permission is not even offered the command.
        assert!(club.refusal_in("aka", GO, "moderate").await.is_some());
        let mute = json!({ "member": "@aka", "days": 1, "reason": REASON });
        let said = refusal(&club.command("kuro", "moderate mute", mute).await);
        let (until, reason) = (clock.now().after(Span::days(1)), Quote::new(REASON));
        let until = When(until);
        let done = say::limit::mute_done(aka.clone(), until, reason.clone());
        assert_eq!(said, english(done));
        let said = refusal(&club.command("aka", "challenge", challenge()).await);
        assert_eq!(said, english(say::limit::muted(until, reason.clone())));
        let told = club.command("kuro", "moderate mute", json!({})).await;
        let line = say::limit::mutes_line(aka, until, club.mention("kuro").await, reason);
        assert!(refusal(&told).contains(&english(line)), "{told}");
        let _ = club
            .command("shiro", "me block", json!({ "member": "@ao" }))
            .await;
        let said = refusal(&club.command("ao", "challenge", challenge()).await);
        assert_eq!(said, english(say::limit::takes_no_more(shiro)));
        club.close().await;
    });
}
