//! Addresses of the REST interface: spellings, and unknown addresses.

use serde_json::Value;

use super::support::Club;

#[tokio::test]
async fn a_route_is_found_with_any_version_or_none_and_with_an_escaped_at() {
    let club = Club::open().await;
    let (_, me) = club.rest("GET", "users/@me", Value::Null).await;
    assert_eq!(me["username"], "tengen");
    for path in ["api/users/@me", "api/v9/users/%40me", "api/v10//users/@me/"] {
        let found = club.ask("GET", path, Value::Null).await.unwrap();
        assert_eq!(found, (200, me.clone()), "{path}");
    }
}

#[tokio::test]
async fn what_is_not_there_is_told_with_the_code_of_the_first_thing_missing() {
    let club = Club::open().await;
    let go = club.channel("go").await;
    let state = club.console("GET", "state?as=kuro", Value::Null).await;
    let private = state["private_channels"][0]["id"].as_str().unwrap();
    for (method, path, status, code) in [
        ("GET", "nothing/at/all".to_owned(), 404, 0),
        ("GET", String::new(), 404, 0),
        ("PUT", format!("channels/{go}/messages"), 404, 0),
        ("PUT", "channels/5/messages".to_owned(), 404, 10003),
        ("GET", "channels/lobby/messages".to_owned(), 404, 10003),
        ("GET", format!("channels/{private}/nothing"), 403, 50001),
        ("GET", format!("channels/{go}/messages/first"), 404, 10008),
        ("GET", "applications/5/nothing".to_owned(), 403, 20012),
        ("PUT", "applications/@me/commands/5".to_owned(), 404, 10063),
        ("GET", "webhooks/5/token/github".to_owned(), 404, 10015),
        ("PUT", format!("channels/{go}/thread-members"), 400, 50024),
    ] {
        let (found, error) = club.rest(method, &path, Value::Null).await;
        assert_eq!((found, &error["code"]), (status, &code.into()), "{path}");
    }
}

#[tokio::test]
async fn without_a_token_nobody_learns_what_is_there() {
    let club = Club::open().await;
    let go = club.channel("go").await;
    for path in ["users/@me", "nothing", &format!("channels/{go}")] {
        let url = format!("{}/api/v10/{path}", club.playground.url());
        let answer = reqwest::get(url).await.unwrap();
        assert_eq!(answer.status(), 401, "{path}");
    }
}
