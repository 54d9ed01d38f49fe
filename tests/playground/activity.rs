//! Activities: opening one, and the proxy before its page.

use std::net::SocketAddr;

use axum::Router;
use axum::http::HeaderMap;
use axum::routing::{get, post};
use reqwest::Client;
use reqwest::redirect::Policy;
use serde_json::json;
use tokio::net::TcpListener;

use super::support::Club;

/// A page, and the club that frames it as tengen's Activity at the second address.
async fn framed() -> (Club, String) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let page: SocketAddr = listener.local_addr().unwrap();
    let seen = |headers: HeaderMap, body: String| async move {
        let origin = headers["origin"].to_str().unwrap().to_owned();
        let cookie = headers["cookie"].to_str().unwrap().to_owned();
        (
            [("location", "/game/1"), ("set-cookie", "a=b")],
            format!("{origin} {cookie} {body}"),
        )
    };
    let look = || async { ([("content-security-policy", "img-src 'none'")], "page") };
    let router = Router::new()
        .route("/", get(look))
        .route("/form", post(seen));
    tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
    let club = Club::open().await;
    let origin = club
        .playground
        .serve_activity("tengen", page)
        .await
        .unwrap();
    (club, origin)
}

#[tokio::test]
async fn an_activity_opens_where_it_is_switched_on() {
    let (club, origin) = framed().await;
    let started = club.play().await;
    let (status, _) = club.callback(&started, json!({ "type": 12 })).await;
    assert_eq!(status, 204);
    let path = format!("interactions/{}", started.id);
    let seen = club.console("GET", &path, serde_json::Value::Null).await;
    assert_eq!(seen["state"], "launched");
    let view = json!({ "application": started.app, "origin": origin });
    assert_eq!(seen["activity"], view);
}

#[tokio::test]
async fn where_no_activity_is_switched_on_none_opens() {
    let (club, _) = framed().await;
    let off = json!({ "activity": false });
    club.console("PATCH", "applications/tengen", off).await;
    let started = club.play().await;
    let (status, _) = club.callback(&started, json!({ "type": 12 })).await;
    assert_eq!(status, 400);
    // It may still be answered in another way.
    let message = json!({ "type": 4, "data": { "content": "D4" } });
    assert_eq!(club.callback(&started, message).await.0, 204);
}

#[tokio::test]
async fn the_proxy_passes_everything_on_and_adds_its_own_policy() {
    let (club, origin) = framed().await;
    let client = Client::builder().no_proxy().redirect(Policy::none());
    let client = client.build().unwrap();
    // A name of this machine may have another address first.
    let origin = origin.replace("localhost", "127.0.0.1");
    for path in ["/", "/.proxy/", "/?frame_id=1"] {
        let page = client.get(format!("{origin}{path}")).send().await.unwrap();
        let policies = page.headers().get_all("content-security-policy").iter();
        let policies: Vec<_> = policies.map(|value| value.to_str().unwrap()).collect();
        assert_eq!(policies[0], "img-src 'none'");
        let framing = format!("frame-ancestors {}", club.playground.url());
        assert!(policies[1].ends_with(&framing), "{policies:?}");
        assert_eq!(page.text().await.unwrap(), "page");
    }
    let form = client.post(format!("{origin}/form")).body("x=1");
    let form = form.header("origin", &origin).header("cookie", "c=d");
    let form = form.send().await.unwrap();
    assert_eq!(form.headers()["location"], "/game/1");
    assert_eq!(form.headers()["set-cookie"], "a=b");
    assert_eq!(form.text().await.unwrap(), format!("{origin} c=d x=1"));
    let elsewhere = client.get(&origin).header("host", "evil.example");
    assert_eq!(elsewhere.send().await.unwrap().status(), 403);
}
