//! Interactions: one answer, in time, visible to its audience.

use serde_json::json;

use super::support::Club;

#[tokio::test]
async fn a_second_acknowledgement_is_refused() {
    let club = Club::open().await;
    let interaction = club.play().await;
    assert_eq!(interaction.payload["locale"], "en-GB");
    let body = json!({ "type": 4, "data": { "content": "D4" } });
    assert_eq!(
        club.callback(&interaction, body.clone()).await,
        (204, json!(null))
    );
    let (status, error) = club.callback(&interaction, body).await;
    assert_eq!((status, &error["code"]), (400, &json!(40060)));
}

#[tokio::test]
async fn only_its_reader_sees_an_ephemeral_answer() {
    let club = Club::open().await;
    let interaction = club.play().await;
    let body = json!({ "type": 4, "data": { "content": "psst", "flags": 64 } });
    club.callback(&interaction, body).await;
    assert_eq!(club.seen_by("kuro").await.len(), 1);
    assert_eq!(club.seen_by("shiro").await.len(), 0);
}

#[tokio::test]
async fn an_interaction_not_answered_in_three_seconds_is_gone() {
    let club = Club::open().await;
    let interaction = club.play().await;
    club.console("POST", "clock", json!({ "advance_ms": 3000 }))
        .await;
    let path = format!("interactions/{}", interaction.id);
    assert_eq!(
        club.console("GET", &path, json!(null)).await["state"],
        "failed"
    );
    let (status, error) = club.callback(&interaction, json!({ "type": 5 })).await;
    assert_eq!((status, &error["code"]), (404, &json!(10062)));
}

#[tokio::test]
async fn a_token_dies_after_fifteen_minutes() {
    let club = Club::open().await;
    let interaction = club.play().await;
    club.callback(&interaction, json!({ "type": 5 })).await;
    let path = format!(
        "webhooks/{}/{}/messages/@original",
        interaction.app, interaction.token
    );
    assert_eq!(
        club.rest("PATCH", &path, json!({ "content": "D4" }))
            .await
            .0,
        200
    );
    club.console("POST", "clock", json!({ "advance_ms": 15 * 60 * 1000 }))
        .await;
    let (status, error) = club.rest("PATCH", &path, json!({ "content": "E5" })).await;
    assert_eq!((status, &error["code"]), (401, &json!(50027)));
}

#[tokio::test]
async fn a_receipt_shows_the_message_of_an_answer_and_none_of_a_deferral() {
    for (kind, shown) in [(4, true), (5, false)] {
        let club = Club::open().await;
        let interaction = club.play().await;
        let path = format!(
            "interactions/{}/{}/callback?with_response=true",
            interaction.id, interaction.token
        );
        let body = json!({ "type": kind, "data": { "content": "D4" } });
        let (_, receipt) = club.rest("POST", &path, body).await;
        assert_eq!(receipt.get("resource").is_some(), shown, "{receipt}");
        assert!(receipt["interaction"]["response_message_id"].is_string());
        club.playground.stop().await;
    }
}
