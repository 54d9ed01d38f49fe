//! Files of messages, and calls that fail on request.

use serde_json::{Value, json};

use super::support::Club;

#[tokio::test]
async fn an_empty_list_of_attachments_removes_them() {
    let club = Club::open().await;
    let go = club.channel("go").await;
    let path = format!("channels/{go}/messages");
    let body = json!({ "content": "the board",
                       "attachments": [{ "id": 0, "description": "Black at D4" }] });
    let (status, message) = club
        .upload(&path, &body, "board.png", b"not quite a picture")
        .await;
    assert_eq!(status, 200, "{message}");
    let file = &message["attachments"][0];
    assert_eq!(
        (&file["filename"], &file["size"]),
        (&json!("board.png"), &json!(19))
    );
    assert_eq!(file["description"], "Black at D4");
    let path = format!("{path}/{}", message["id"].as_str().unwrap());
    let (_, kept) = club
        .rest("PATCH", &path, json!({ "content": "still" }))
        .await;
    assert_eq!(kept["attachments"][0]["id"], file["id"]);
    let (_, bare) = club
        .rest("PATCH", &path, json!({ "attachments": [] }))
        .await;
    assert_eq!(bare["attachments"], json!([]));
}

#[tokio::test]
async fn a_file_above_ten_mebibytes_is_refused() {
    let club = Club::open().await;
    let path = format!("channels/{}/messages", club.channel("go").await);
    let big = vec![0; 10 * 1024 * 1024 + 1];
    let (status, error) = club.upload(&path, &json!({}), "big.bin", &big).await;
    assert_eq!((status, &error["code"]), (413, &json!(40005)));
}

#[tokio::test]
async fn the_traffic_log_shows_the_call_and_never_the_token() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("traffic.jsonl");
    let club = Club::with_traffic_log(&log).await;
    let path = format!("channels/{}/messages", club.channel("go").await);
    club.upload(&path, &json!({ "content": "the board" }), "a.txt", b"abc")
        .await;
    let text = std::fs::read_to_string(&log).unwrap();
    assert!(!text.contains(&club.token));
    let line: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    assert_eq!(
        (&line["method"], &line["response_status"]),
        (&json!("POST"), &json!(200))
    );
    assert_eq!(line["request_body"]["payload_json"]["content"], "the board");
    assert_eq!(line["request_body"]["files[0]"]["size"], 3);
    assert_eq!(line["response_body"]["content"], "the board");
}
