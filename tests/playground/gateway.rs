//! The gateway: identification, replays, and close codes.

use serde_json::{Value, json};

use super::support::{Club, Gateway};

#[tokio::test]
async fn a_resumed_session_is_sent_what_it_missed() {
    let club = Club::open().await;
    let mut gateway = Gateway::connect(&club).await;
    let ready = gateway.identify(&club.token).await;
    let seen = gateway.until("GUILD_CREATE").await["s"].clone();
    club.console("POST", "gateway", json!({ "action": "drop" }))
        .await;
    assert_eq!(gateway.next().await, Err(0));
    let body = json!({ "as": "kuro", "channel": "go", "content": "anyone?" });
    club.console("POST", "messages", body).await;
    let mut again = Gateway::connect(&club).await;
    let resume = json!({ "token": club.token, "session_id": ready["session_id"], "seq": seen });
    again.send(json!({ "op": 6, "d": resume })).await;
    let missed = again.until("MESSAGE_CREATE").await;
    assert_eq!(
        missed["d"]["content"], "",
        "without MESSAGE_CONTENT the words are not shown"
    );
    again.until("RESUMED").await;
}

#[tokio::test]
async fn the_end_of_a_connection_that_was_replaced_is_no_loss_to_the_new_one() {
    let club = Club::open().await;
    let mut old = Gateway::connect(&club).await;
    let ready = old.identify(&club.token).await;
    let seen = old.until("GUILD_CREATE").await["s"].clone();
    let mut new = Gateway::connect(&club).await;
    let resume = json!({ "token": club.token, "session_id": ready["session_id"], "seq": seen });
    new.send(json!({ "op": 6, "d": resume })).await;
    new.until("RESUMED").await;
    // A second IDENTIFY closes the old connection alone.
    old.send(json!({ "op": 2, "d": { "token": club.token, "intents": 0 } }))
        .await;
    assert_eq!(old.next().await, Err(4005));
    assert_eq!(old.next().await, Err(0));
    drop(old);
    // The server may take a moment to drop the old connection.
    for _ in 0..50 {
        let body = json!({ "as": "kuro", "channel": "go", "content": "anyone?" });
        club.console("POST", "messages", body).await;
        new.until("MESSAGE_CREATE").await;
    }
}

#[tokio::test]
async fn an_unknown_session_cannot_be_resumed() {
    let club = Club::open().await;
    let mut gateway = Gateway::connect(&club).await;
    let resume = json!({ "token": club.token, "session_id": "none", "seq": 1 });
    gateway.send(json!({ "op": 6, "d": resume })).await;
    let invalid = gateway.next().await.unwrap();
    assert_eq!((&invalid["op"], &invalid["d"]), (&json!(9), &json!(false)));
}

#[tokio::test]
async fn an_interaction_can_be_delivered_twice() {
    let club = Club::open().await;
    club.register().await;
    let mut gateway = Gateway::connect(&club).await;
    gateway.identify(&club.token).await;
    let body = json!({ "as": "kuro", "channel": "go", "command": "play" });
    let started = club.console("POST", "commands", body).await;
    let first = gateway.until("INTERACTION_CREATE").await["d"].clone();
    club.console("POST", "gateway", json!({ "redeliver": started["id"] }))
        .await;
    assert_eq!(gateway.until("INTERACTION_CREATE").await["d"], first);
}

#[tokio::test]
async fn the_close_code_says_what_was_wrong() {
    let club = Club::open().await;
    let app = club.register().await;
    let identify =
        |intents: Value| json!({ "op": 2, "d": { "token": club.token, "intents": intents } });
    for (payload, code) in [
        (json!({ "op": 99 }), 4001),
        (json!("x".repeat(5000)), 4002),
        (json!({ "op": 8, "d": {} }), 4003),
        (identify(Value::Null), 4013),
        (identify(json!(1_u64 << 40)), 4013),
    ] {
        let mut gateway = Gateway::connect(&club).await;
        gateway.send(payload).await;
        assert_eq!(gateway.next().await, Err(code));
    }
    let path = format!("applications/{app}");
    club.console("PATCH", &path, json!({ "privileged_intents": false }))
        .await;
    let mut gateway = Gateway::connect(&club).await;
    gateway.send(identify(json!(1 << 15))).await;
    assert_eq!(gateway.next().await, Err(4014));
}

#[tokio::test]
async fn a_heartbeat_is_acknowledged() {
    let club = Club::open().await;
    let mut gateway = Gateway::connect(&club).await;
    gateway.send(json!({ "op": 1, "d": null })).await;
    assert_eq!(gateway.next().await.unwrap()["op"], 11);
}
