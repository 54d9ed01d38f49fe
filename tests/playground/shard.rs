//! Shards, the limit of IDENTIFYs, and refusals of the gateway.

use serde_json::{Value, json};

use super::support::{Club, Gateway};

/// Identifies as a shard: the payload of READY, or the code of the refusal.
async fn identify(club: &Club, shard: [u64; 2]) -> Result<(Gateway, Value), u16> {
    let mut gateway = Gateway::connect(club).await;
    let data = json!({ "token": club.token, "intents": 513, "shard": shard });
    gateway.send(json!({ "op": 2, "d": data })).await;
    let ready = gateway.next().await?["d"].clone();
    Ok((gateway, ready))
}

#[tokio::test]
async fn a_server_belongs_to_one_shard_and_private_conversations_to_the_first() {
    let club = Club::open().await;
    let app = club.register().await;
    let command = json!({ "name": "anywhere", "description": "Play", "contexts": [0, 1, 2],
                          "integration_types": [0, 1] });
    club.rest("POST", &format!("applications/{app}/commands"), command)
        .await;
    let state = club.console("GET", "state?as=kuro", Value::Null).await;
    let guild: u64 = state["guilds"][0]["id"].as_str().unwrap().parse().unwrap();
    // One of three shards has the server, so at least one other than the first has none.
    let home = (guild >> 22) % 3;
    let mut shards = Vec::new();
    for number in 0..3 {
        let (gateway, ready) = identify(&club, [number, 3]).await.unwrap();
        let guilds = ready["guilds"].as_array().unwrap().len();
        assert_eq!(
            (guilds == 1, &ready["shard"]),
            (number == home, &json!([number, 3]))
        );
        shards.push(gateway);
    }
    let body = json!({ "as": "kuro", "channel": "go", "command": "play" });
    let public = club.console("POST", "commands", body).await;
    let room = &state["private_channels"][0]["id"];
    let body = json!({ "as": "kuro", "channel": room, "command": "anywhere" });
    let private = club.console("POST", "commands", body).await;
    for (number, interaction) in [(home, &public), (0, &private)] {
        let shard = &mut shards[number as usize];
        let told = shard.until("INTERACTION_CREATE").await;
        assert_eq!(told["d"]["id"], interaction["id"]);
    }
    // Nothing else has come to any of them: the next payload of each is its answer.
    for mut shard in shards {
        shard.send(json!({ "op": 1, "d": null })).await;
        loop {
            let next = shard.next().await.unwrap();
            assert_ne!(next["t"], "INTERACTION_CREATE");
            if next["op"] == 11 {
                break;
            }
        }
    }
    assert_eq!(identify(&club, [3, 3]).await.err(), Some(4010));
}

#[tokio::test]
async fn the_gateway_says_how_many_shards_and_how_many_starts() {
    let club = Club::open().await;
    let limit = json!({ "total": 5, "remaining": 2, "reset_after": 60_000, "max_concurrency": 1 });
    let settings = json!({ "shards": 2, "session_start_limit": limit });
    club.console("POST", "gateway", settings).await;
    let (_, told) = club.rest("GET", "gateway/bot", Value::Null).await;
    assert_eq!(
        (&told["shards"], &told["session_start_limit"]),
        (&json!(2), &limit)
    );
    for number in 0..2 {
        identify(&club, [number, 2]).await.unwrap();
    }
    // One IDENTIFY too many invalidates the token for the day.
    assert_eq!(identify(&club, [0, 2]).await.err(), Some(4004));
    let seen = club.console("GET", "gateway", Value::Null).await;
    assert_eq!(seen["session_start_limit"]["remaining"], 0);
    assert_eq!(seen["identified"].as_array().unwrap().len(), 3);
    assert_eq!(seen["identified"][1]["shard"], json!([1, 2]));
    club.console("POST", "clock", json!({ "advance_ms": 60_000 }))
        .await;
    identify(&club, [0, 2]).await.unwrap();
    let (_, told) = club.rest("GET", "gateway/bot", Value::Null).await;
    assert_eq!(told["session_start_limit"]["remaining"], 4);
}

#[tokio::test]
async fn the_next_connections_are_closed_with_the_code_that_was_asked_for() {
    let club = Club::open().await;
    for code in [4003, 4004, 4010, 4011, 4012] {
        let close = json!({ "close": code, "times": 2 });
        club.console("POST", "gateway", close).await;
        for _ in 0..2 {
            assert_eq!(identify(&club, [0, 1]).await.err(), Some(code));
        }
        identify(&club, [0, 1]).await.unwrap();
    }
    club.console("POST", "gateway", json!({ "close": 4011, "times": 9 }))
        .await;
    club.console("POST", "gateway", json!({ "close": null }))
        .await;
    identify(&club, [0, 1]).await.unwrap();
}

#[tokio::test]
async fn a_gateway_can_refuse_connections_for_a_while() {
    let club = Club::open().await;
    club.console("POST", "gateway", json!({ "refuse_ms": 5000 }))
        .await;
    let url = format!("ws://{}/gateway?v=10", club.playground.address());
    assert!(tokio_tungstenite::connect_async(url).await.is_err());
    club.console("POST", "clock", json!({ "advance_ms": 5000 }))
        .await;
    identify(&club, [0, 1]).await.unwrap();
}
