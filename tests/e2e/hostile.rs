//! Bounds, mutes and blocks on the wire, as members meet them.

use serde_json::{Value, json};

use super::club::{GO, in_club, text};

/// The sentence that only the one who asked sees.
fn refusal(answer: &Value) -> String {
    let flags = answer["message"]["flags"].as_u64().unwrap_or_default();
    assert_eq!(flags & 64, 64, "for everybody: {answer}");
    text(&answer["message"])
}

#[test]
fn a_flood_a_muted_member_and_a_blocked_one_are_refused_in_private() {
    in_club(async |club| {
        let challenge = || json!({ "opponent": "@shiro", "size": "5" });
        for _ in 0..5 {
            let card = club.command("kuro", "challenge", challenge()).await;
            assert_eq!(
                card["message"]["flags"].as_u64().unwrap_or_default() & 64,
                0
            );
        }
        let said = refusal(&club.command("kuro", "challenge", challenge()).await);
        assert!(said.contains("as many challenges as you can"), "{said}");
        // Who may not moderate is not even offered it.
        assert!(club.refusal_in("aka", GO, "mute").await.is_some());
        let mute = json!({ "member": "@aka", "days": 1, "reason": "Too many challenges" });
        let said = refusal(&club.command("kuro", "mute", mute).await);
        assert!(said.contains("is muted in tengen here"), "{said}");
        let said = refusal(&club.command("aka", "challenge", challenge()).await);
        assert!(said.contains("Reason: Too many challenges"), "{said}");
        let told = club.command("kuro", "mute", json!({})).await;
        assert!(refusal(&told).contains("Too many challenges"), "{told}");
        let _ = club
            .command("shiro", "me block", json!({ "member": "@ao" }))
            .await;
        let said = refusal(&club.command("ao", "challenge", challenge()).await);
        let refused = ["no more games", "keine weiteren Partien"];
        assert!(refused.iter().any(|words| said.contains(words)), "{said}");
        club
    });
}
