//! Faults: calls that fail on request.

use serde_json::{Value, json};

use super::support::Club;

#[tokio::test]
async fn a_fault_meets_the_next_call_alone() {
    let club = Club::open().await;
    let fault = json!({ "method": "GET", "path_contains": "users", "fault": { "status": 500 } });
    club.console("POST", "faults", fault).await;
    assert_eq!(club.rest("GET", "users/@me", Value::Null).await.0, 500);
    assert_eq!(club.rest("GET", "users/@me", Value::Null).await.0, 200);
    club.console(
        "POST",
        "faults",
        json!({ "fault": { "rate_limited_ms": 800 } }),
    )
    .await;
    let (status, body) = club.rest("GET", "users/@me", Value::Null).await;
    assert_eq!((status, &body["retry_after"]), (429, &json!(0.8)));
}

#[tokio::test]
async fn a_call_cut_off_after_the_act_was_carried_out() {
    let club = Club::open().await;
    let path = format!("channels/{}/messages", club.channel("go").await);
    club.console("POST", "faults", json!({ "fault": "drop_after" }))
        .await;
    assert!(
        club.try_rest("POST", &path, json!({ "content": "once" }))
            .await
            .is_err()
    );
    assert_eq!(club.seen_by("kuro").await.len(), 1);
    club.console("POST", "faults", json!({ "fault": "drop" }))
        .await;
    assert!(
        club.try_rest("POST", &path, json!({ "content": "never" }))
            .await
            .is_err()
    );
    assert_eq!(club.seen_by("kuro").await.len(), 1);
}

#[tokio::test]
async fn a_hung_call_is_carried_out_before_its_answer_comes() {
    let club = Club::open().await;
    let path = format!("channels/{}/messages", club.channel("go").await);
    let fault = json!({ "fault": { "hang_after_ms": 60_000 } });
    club.console("POST", "faults", fault).await;
    let look = async { while club.seen_by("kuro").await.is_empty() {} };
    tokio::select! {
        answer = club.try_rest("POST", &path, json!({ "content": "here" })) => panic!("{answer:?}"),
        () = look => {}
    }
}

#[tokio::test]
async fn a_hung_call_is_carried_out_even_if_its_caller_gives_up() {
    let club = Club::open().await;
    let path = format!("channels/{}/messages", club.channel("go").await);
    let fault = json!({ "path_contains": "messages", "fault": { "hang_ms": 100 } });
    club.console("POST", "faults", fault).await;
    // The fault is used up as soon as the call hangs.
    tokio::select! {
        answer = club.try_rest("POST", &path, json!({ "content": "late" })) => panic!("{answer:?}"),
        () = async { while club.console("GET", "faults", Value::Null).await["waiting"] != 0 {} } => {}
    }
    while club.seen_by("kuro").await.is_empty() {}
}

/// The calls among a hundred that fail with a probability of one half.
async fn failing_calls(club: &Club, seed: u64) -> Vec<bool> {
    let fault = json!({ "probability": 0.5, "seed": seed, "fault": { "status": 500 } });
    club.console("POST", "faults", fault).await;
    let mut failed = Vec::new();
    for _ in 0..100 {
        // Not counted by the limits: there is no such interaction.
        let (status, _) = club
            .rest("POST", "interactions/1/x/callback", json!({}))
            .await;
        failed.push(status == 500);
    }
    club.console("DELETE", "faults", Value::Null).await;
    failed
}

#[tokio::test]
async fn a_fault_by_chance_meets_some_calls_until_it_is_forgotten_and_the_same_ones_for_a_seed() {
    let club = Club::open().await;
    let first = failing_calls(&club, 1).await;
    let met = first.iter().filter(|failed| **failed).count();
    assert!((30..70).contains(&met), "{met} of 100");
    assert_eq!(failing_calls(&club, 1).await, first);
    assert_ne!(failing_calls(&club, 2).await, first);
    assert_eq!(club.rest("GET", "users/@me", Value::Null).await.0, 200);
}

/// The whole answer to a call that meets a fault.
async fn meet(club: &Club, fault: Value) -> (u16, reqwest::header::HeaderMap, String) {
    club.console("POST", "faults", json!({ "fault": fault }))
        .await;
    let url = format!("{}/api/v10/users/@me", club.playground.url());
    let token = format!("Bot {}", club.token);
    let call = reqwest::Client::new()
        .get(url)
        .header("authorization", token);
    let answer = call.send().await.unwrap();
    let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
    (status, headers, answer.text().await.unwrap())
}

#[tokio::test]
async fn cloudflare_bans_with_a_page_and_no_figures_of_discord() {
    let club = Club::open().await;
    let (status, headers, body) = meet(&club, json!({ "cloudflare_ms": 7500 })).await;
    assert_eq!(
        (status, &headers["retry-after"]),
        (429, &"8".parse().unwrap())
    );
    assert!(body.contains("1015"), "{body}");
    assert!(
        headers["content-type"]
            .to_str()
            .unwrap()
            .starts_with("text/html")
    );
    let of_discord = |name: &str| name.starts_with("x-ratelimit") || name == "via";
    assert!(
        !headers.keys().any(|name| of_discord(name.as_str())),
        "{headers:?}"
    );
}

#[tokio::test]
async fn what_cloudflare_blocks_is_told_as_40333() {
    let club = Club::open().await;
    let (status, _, body) = meet(&club, json!("blocked")).await;
    let body: Value = serde_json::from_str(&body).unwrap();
    assert_eq!((status, &body["code"]), (403, &json!(40333)));
}

#[tokio::test]
async fn the_global_limit_says_that_it_is_global() {
    let club = Club::open().await;
    let (status, headers, body) = meet(&club, json!({ "globally_limited_ms": 800 })).await;
    let body: Value = serde_json::from_str(&body).unwrap();
    assert_eq!((status, &body["global"]), (429, &json!(true)));
    assert_eq!(headers["x-ratelimit-global"], "true");
    assert_eq!(headers["x-ratelimit-scope"], "global");
}
