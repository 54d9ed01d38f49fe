//! Rate limits: by bucket, and of the edits of old messages.

use reqwest::header::HeaderMap;
use serde_json::{Value, json};

use super::support::Club;

/// A call with the headers of its answer.
async fn call(club: &Club, method: &str, path: &str, body: Value) -> (u16, HeaderMap, Value) {
    let url = format!("{}/api/v10/{path}", club.playground.url());
    let call = reqwest::Client::new()
        .request(method.parse().unwrap(), url)
        .header("authorization", format!("Bot {}", club.token))
        .json(&body);
    let answer = call.send().await.unwrap();
    let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
    (status, headers, answer.json().await.unwrap_or(Value::Null))
}

/// Posts in a channel and gives the paths of the messages.
async fn post(club: &Club, channel: &str, count: usize) -> Vec<String> {
    let path = format!("channels/{}/messages", club.channel(channel).await);
    let mut paths = Vec::new();
    for _ in 0..count {
        let (status, _, message) = call(club, "POST", &path, json!({ "content": "x" })).await;
        assert_eq!(status, 200, "{message}");
        paths.push(format!("{path}/{}", message["id"].as_str().unwrap()));
    }
    paths
}

async fn forward(club: &Club, ms: u64) {
    club.console("POST", "clock", json!({ "advance_ms": ms }))
        .await;
}

#[tokio::test]
async fn edits_of_a_channels_messages_share_a_bucket_and_deletions_have_another() {
    let club = Club::open().await;
    let paths = post(&club, "go", 2).await;
    let elsewhere = post(&club, "lobby", 1).await;
    let edit = json!({ "content": "y" });
    let mut last = HeaderMap::new();
    for turn in 0..5 {
        let (status, headers, _) = call(&club, "PATCH", &paths[turn % 2], edit.clone()).await;
        assert_eq!(status, 200);
        last = headers;
    }
    assert_eq!(last["x-ratelimit-remaining"], "0");
    let (status, headers, body) = call(&club, "PATCH", &paths[1], edit.clone()).await;
    assert_eq!((status, &body["global"]), (429, &json!(false)));
    assert_eq!(headers["x-ratelimit-scope"], "user");
    assert_eq!(headers["x-ratelimit-bucket"], last["x-ratelimit-bucket"]);
    // Another channel has calls of its own, in a bucket of the same name.
    let (status, headers, _) = call(&club, "PATCH", &elsewhere[0], edit).await;
    assert_eq!(status, 200);
    assert_eq!(headers["x-ratelimit-bucket"], last["x-ratelimit-bucket"]);
    let (status, headers, _) = call(&club, "DELETE", &paths[0], Value::Null).await;
    assert_eq!(status, 204);
    assert_ne!(headers["x-ratelimit-bucket"], last["x-ratelimit-bucket"]);
}

#[tokio::test]
async fn three_old_messages_of_a_channel_may_be_edited_within_seconds_whatever_the_bucket_says() {
    let club = Club::open().await;
    let old = post(&club, "go", 1).await;
    let elsewhere = post(&club, "lobby", 1).await;
    forward(&club, 3_600_000).await;
    let fresh = post(&club, "go", 1).await;
    let edit = json!({ "content": "y" });
    for _ in 0..3 {
        assert_eq!(call(&club, "PATCH", &old[0], edit.clone()).await.0, 200);
    }
    let (status, headers, body) = call(&club, "PATCH", &old[0], edit.clone()).await;
    assert_eq!((status, &body["code"]), (429, &json!(30046)));
    assert_eq!(body["retry_after"], 6.0);
    assert_eq!(headers["retry-after"], "6");
    assert_ne!(headers["x-ratelimit-remaining"], "0");
    for path in [&fresh[0], &elsewhere[0]] {
        assert_eq!(call(&club, "PATCH", path, edit.clone()).await.0, 200);
    }
    forward(&club, 6_000).await;
    assert_eq!(call(&club, "PATCH", &old[0], edit).await.0, 200);
}

#[tokio::test]
async fn limits_can_be_taken_away_and_given_back() {
    let club = Club::open().await;
    let limits = |kept: bool| club.console("PATCH", "limits", json!({ "rate_limits": kept }));
    limits(false).await;
    post(&club, "go", 6).await;
    limits(true).await;
    post(&club, "go", 5).await;
    let path = format!("channels/{}/messages", club.channel("go").await);
    let (status, ..) = call(&club, "POST", &path, json!({ "content": "x" })).await;
    assert_eq!(status, 429);
}
