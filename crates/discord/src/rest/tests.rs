use std::time::Duration;

use reqwest::Method;

use super::*;
use crate::bot::port::outbound::OutboundError;
use crate::fake::Answer;
use crate::fake::Requests;
use crate::fake::server;

fn call(method: Method, path: &str) -> Call {
    Call {
        method,
        path: path.to_owned(),
        body: None,
    }
}

async fn post(answer: Answer) -> (OutboundError, Requests) {
    let (rest, asked) = server(move |_, _| answer).await;
    let post = call(Method::POST, "/channels/1/messages");
    let refused = rest.send(&post, RetryPolicy::BACKGROUND).await.unwrap_err();
    (refused.into(), asked)
}

#[tokio::test]
async fn each_refusal_is_reported_with_its_reason() {
    use OutboundError as E;
    for (status, body, expected) in [
        (403, r#"{"code":50013}"#, E::Forbidden),
        (403, r#"{"code":50001}"#, E::NoAccess),
        (400, r#"{"code":50024}"#, E::NoAccess),
        (400, r#"{"code":50083}"#, E::Locked),
        (403, r#"{"code":50007}"#, E::Closed),
        (403, r#"{"code":50278}"#, E::Closed),
        (404, r#"{"code":10003}"#, E::Gone),
    ] {
        assert_eq!(post((status, "", body)).await.0, expected, "{body}");
    }
    for body in [r#"{"code":40333}"#, "<html>"] {
        let (error, _) = post((403, "", body)).await;
        assert!(error.is_temporary(), "{body}: {error:?}");
    }
}

#[tokio::test]
async fn calls_that_cloudflare_blocks_are_repeated() {
    let (rest, asked) = server(|_, before| match before {
        0 => (
            403,
            "",
            r#"{"code":40333,"message":"internal network error"}"#,
        ),
        _ => (200, "", "{}"),
    })
    .await;
    let post = call(Method::POST, "/channels/1/messages");
    assert!(rest.send(&post, RetryPolicy::NORMAL).await.is_ok());
    assert_eq!(asked.lines().len(), 2);
}

#[tokio::test]
async fn a_truncated_answer_is_not_empty_and_the_call_is_repeated() {
    let (rest, asked) = server(|_, before| match before {
        0 => (200, "transfer-encoding: chunked\r\n", "ff\r\n{\"id\":"),
        _ => (200, "", r#"{"id":"7"}"#),
    })
    .await;
    let post = call(Method::POST, "/channels/1/messages");
    let answer = rest.send(&post, RetryPolicy::NORMAL).await.unwrap();
    assert_eq!(answer["id"], "7");
    assert_eq!(asked.lines().len(), 2);
}

#[tokio::test]
async fn a_ban_by_cloudflare_stops_all_calls_before_they_are_made() {
    let (rest, asked) = server(|_, _| (429, "retry-after: 30\r\n", "<h1>Error 1015</h1>")).await;
    for path in ["/channels/1/messages", "/interactions/7/secret/callback"] {
        let limited = rest
            .send(&call(Method::POST, path), RetryPolicy::ANSWER)
            .await;
        assert!(matches!(limited, Err(RestError::Limited(_))), "{limited:?}");
    }
    assert_eq!(asked.lines(), ["POST /channels/1/messages"]);
}

#[tokio::test]
async fn a_global_429_blocks_other_routes_but_no_answer_to_an_interaction() {
    const GLOBAL: &str = r#"{"retry_after":30.0,"global":true}"#;
    let (rest, asked) = server(|line, _| match line {
        "POST /channels/1/messages" => (429, "x-ratelimit-global: true\r\n", GLOBAL),
        _ => (200, "", "{}"),
    })
    .await;
    let limited = |sent: Result<Value, RestError>| matches!(sent, Err(RestError::Limited(_)));
    for path in ["/channels/1/messages", "/channels/2/messages"] {
        let sent = rest
            .send(&call(Method::POST, path), RetryPolicy::NORMAL)
            .await;
        assert!(limited(sent), "{path}");
    }
    let callback = call(Method::POST, "/interactions/7/secret/callback");
    assert!(rest.send(&callback, RetryPolicy::ANSWER).await.is_ok());
    let lines = [
        "POST /channels/1/messages",
        "POST /interactions/7/secret/callback",
    ];
    assert_eq!(asked.lines(), lines);
}

#[tokio::test]
async fn a_shared_limit_blocks_its_route_and_is_counted_separately() {
    const LIMITED: &str = r#"{"retry_after":30.0,"global":false}"#;
    let (rest, asked) = server(|line, _| match line {
        "POST /channels/5/typing" => (429, "x-ratelimit-scope: shared\r\n", LIMITED),
        "POST /channels/5/pins" => (429, "x-ratelimit-scope: user\r\n", LIMITED),
        _ => (200, "", "{}"),
    })
    .await;
    for path in ["/channels/5/typing", "/channels/5/pins"] {
        let sent = rest
            .send(&call(Method::POST, path), RetryPolicy::NORMAL)
            .await;
        assert!(matches!(sent, Err(RestError::Limited(_))), "{path}");
    }
    let other = call(Method::POST, "/channels/5/messages");
    assert!(rest.send(&other, RetryPolicy::NORMAL).await.is_ok());
    assert_eq!(asked.lines().len(), 3);
    let figures = metrics::text();
    for (route, status) in [("typing", "429 shared"), ("pins", "429")] {
        let line = format!("{{major}}/{route}\",status=\"{status}\"}} 1");
        assert!(figures.contains(&line), "{line}");
    }
}

#[tokio::test]
async fn upkeep_waits_for_no_limit_and_is_not_repeated() {
    const LIMITED: &str = r#"{"retry_after":4.0,"global":false}"#;
    let (error, asked) = post((429, "", LIMITED)).await;
    assert_eq!(error, OutboundError::Limited(Duration::from_secs(4)));
    assert_eq!(asked.lines().len(), 1);
    let (error, asked) = post((502, "", "")).await;
    assert!(matches!(error, OutboundError::Unreachable(_)), "{error:?}");
    assert_eq!(asked.lines().len(), 1);
}
