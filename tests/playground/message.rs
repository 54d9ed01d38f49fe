//! Messages: limits, mentions, refusals.

use serde_json::json;

use super::support::{Club, Gateway};

#[tokio::test]
async fn only_allowed_mentions_ping() {
    let club = Club::open().await;
    let path = format!("channels/{}/messages", club.channel("go").await);
    let state = club.console("GET", "state?as=shiro", json!(null)).await;
    let shiro = state["me"]["id"].as_str().unwrap();
    let content = format!("<@{shiro}>, your turn");
    for (allowed, pinged) in [
        (json!({ "parse": [] }), json!([])),
        (json!({ "users": [shiro] }), json!([shiro])),
    ] {
        let body = json!({ "content": content, "allowed_mentions": allowed });
        assert_eq!(club.rest("POST", &path, body).await.0, 200);
        assert_eq!(
            club.seen_by("shiro").await.last().unwrap()["pinged"],
            pinged
        );
    }
}

#[tokio::test]
async fn an_invalid_form_names_the_field() {
    let club = Club::open().await;
    let path = format!("channels/{}/messages", club.channel("go").await);
    let (status, error) = club
        .rest("POST", &path, json!({ "content": "x".repeat(2001) }))
        .await;
    assert_eq!((status, &error["code"]), (400, &json!(50035)));
    assert_eq!(
        error["errors"]["content"]["_errors"][0]["code"],
        "BASE_TYPE_BAD_LENGTH"
    );
    let (_, error) = club.rest("POST", &path, json!({})).await;
    assert_eq!(error["code"], 50006);
}

/// A poll with `answers` answers.
fn poll(answers: usize) -> serde_json::Value {
    let answer = json!({ "poll_media": { "text": "kuro – shiro" } });
    json!({ "question": { "text": "Which?" }, "answers": vec![answer; answers], "duration": 168 })
}

#[tokio::test]
async fn a_poll_is_told_with_its_end_and_keeps_to_its_limits() {
    let club = Club::open().await;
    let path = format!("channels/{}/messages", club.channel("go").await);
    let (status, posted) = club.rest("POST", &path, json!({ "poll": poll(2) })).await;
    assert_eq!(status, 200, "{posted}");
    let shown = &posted["poll"];
    assert_eq!(shown["answers"][1]["answer_id"], 2);
    assert_eq!(shown["answers"][1]["poll_media"]["text"], "kuro – shiro");
    let times = [&posted["timestamp"], &shown["expiry"]].map(|time| time.as_str().unwrap());
    assert!(times[0] < times[1], "{times:?}");
    for (key, wrong) in [
        ("question", json!({ "text": "x".repeat(301) })),
        ("answers", poll(11)["answers"].clone()),
        (
            "answers",
            json!([{ "poll_media": { "text": "x".repeat(56) } }]),
        ),
        ("duration", json!(769)),
    ] {
        let mut body = json!({ "poll": poll(2) });
        body["poll"][key] = wrong;
        let (status, error) = club.rest("POST", &path, body).await;
        assert_eq!((status, &error["code"]), (400, &json!(50035)), "{key}");
        assert!(error["errors"]["poll"][key].is_object(), "{error}");
    }
    club.console("POST", "clock", json!({ "advance_ms": 5000 }))
        .await;
    // A poll cannot be added by an edit.
    let (_, plain) = club.rest("POST", &path, json!({ "content": "x" })).await;
    let edit = format!("{path}/{}", plain["id"].as_str().unwrap());
    let (status, _) = club.rest("PATCH", &edit, json!({ "poll": poll(2) })).await;
    assert_eq!(status, 400);
}

#[tokio::test]
async fn the_sixth_post_within_five_seconds_is_refused_until_the_window_ends() {
    let club = Club::open().await;
    let path = format!("channels/{}/messages", club.channel("go").await);
    for _ in 0..5 {
        assert_eq!(
            club.rest("POST", &path, json!({ "content": "x" })).await.0,
            200
        );
    }
    let (status, error) = club.rest("POST", &path, json!({ "content": "x" })).await;
    assert_eq!((status, &error["global"]), (429, &json!(false)));
    club.console("POST", "clock", json!({ "advance_ms": 5000 }))
        .await;
    assert_eq!(
        club.rest("POST", &path, json!({ "content": "x" })).await.0,
        200
    );
}

#[tokio::test]
async fn a_malformed_token_is_refused_by_both_interfaces() {
    let mut club = Club::open().await;
    club.token = "nonsense".to_owned();
    assert_eq!(club.rest("GET", "users/@me", json!(null)).await.0, 401);
    let mut gateway = Gateway::connect(&club).await;
    gateway
        .send(json!({ "op": 2, "d": { "token": "nonsense", "intents": 1 } }))
        .await;
    assert_eq!(gateway.next().await, Err(4004));
}

#[tokio::test]
async fn a_nonce_posts_once_within_minutes_and_is_not_told_later() {
    let club = Club::open().await;
    let path = format!("channels/{}/messages", club.channel("go").await);
    let body = json!({ "content": "the board", "nonce": "1-2", "enforce_nonce": true });
    let (_, first) = club.rest("POST", &path, body.clone()).await;
    assert_eq!(first["nonce"], "1-2");
    let (_, again) = club.rest("POST", &path, body.clone()).await;
    assert_eq!(again["id"], first["id"]);
    club.console("POST", "clock", json!({ "advance_ms": 10 * 60_000 }))
        .await;
    let (_, much_later) = club.rest("POST", &path, body).await;
    assert_ne!(much_later["id"], first["id"]);
    let (_, read) = club.rest("GET", &path, json!(null)).await;
    assert_eq!(read[0]["id"], much_later["id"]);
    assert!(read[0].get("nonce").is_none(), "{read}");
}

#[tokio::test]
async fn messages_are_read_newest_first_and_after_one_from_the_oldest_on() {
    let club = Club::open().await;
    let path = format!("channels/{}/messages", club.channel("go").await);
    for said in ["1", "2", "3", "4", "5"] {
        club.console(
            "POST",
            "messages",
            json!({ "as": "kuro", "channel": "go", "content": said }),
        )
        .await;
    }
    let (_, all) = club.rest("GET", &path, json!(null)).await;
    let ids: Vec<_> = all
        .as_array()
        .unwrap()
        .iter()
        .map(|m| m["id"].as_str().unwrap())
        .collect();
    for (query, expected) in [
        ("limit=2".to_owned(), vec![ids[0], ids[1]]),
        (format!("limit=2&after={}", ids[4]), vec![ids[2], ids[3]]),
        (format!("after={}", ids[1]), vec![ids[0]]),
        (format!("after={}", ids[0]), vec![]),
        (format!("limit=1&before={}", ids[1]), vec![ids[2]]),
    ] {
        let (_, read) = club
            .rest("GET", &format!("{path}?{query}"), json!(null))
            .await;
        let read: Vec<_> = read
            .as_array()
            .unwrap()
            .iter()
            .map(|m| m["id"].as_str().unwrap())
            .collect();
        assert_eq!(read, expected, "{query}");
    }
    for limit in ["0", "101", "many"] {
        let (status, _) = club
            .rest("GET", &format!("{path}?limit={limit}"), json!(null))
            .await;
        assert_eq!(status, 400, "{limit}");
    }
}
