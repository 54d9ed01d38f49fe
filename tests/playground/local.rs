//! Access to the playground: its own page and programs of this machine; and the time limit for a request.

use reqwest::{Method, StatusCode};
use tengen_playground::Playground;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use super::support::Club;

/// The whole response on a connection that sends `request` alone, until the playground closes it.
async fn answer_to(playground: &Playground, request: &str) -> String {
    let mut stream = TcpStream::connect(playground.address()).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

/// The status of a request with these headers.
async fn status(club: &Club, method: Method, path: &str, headers: &[(&str, &str)]) -> StatusCode {
    let url = format!("{}/{path}", club.playground.url());
    let mut call = reqwest::Client::new().request(method.clone(), url);
    for (name, value) in headers {
        call = call.header(*name, *value);
    }
    if method != Method::GET {
        call = call.body(r#"{"as":"kuro","channel":"go","content":"hello"}"#);
    }
    call.send().await.unwrap().status()
}

#[tokio::test]
async fn a_foreign_page_is_refused_and_so_is_a_page_of_another_port() {
    let club = Club::open().await;
    let own = club.playground.url();
    let port = club.playground.address().port();
    let other_port = format!("http://127.0.0.1:{}", port.wrapping_add(1));
    let other_name = format!("http://localhost:{port}");
    let json = ("content-type", "application/json");
    for origin in [
        "https://example.org",
        "null",
        "http://127.0.0.1",
        &other_port,
        &other_name,
    ] {
        let headers = [json, ("origin", origin)];
        let read = status(&club, Method::GET, "console/state?as=kuro", &headers).await;
        assert_eq!(read, 403, "{origin}");
        let said = status(&club, Method::POST, "console/messages", &headers).await;
        assert_eq!(said, 403, "{origin}");
    }
    for site in ["cross-site", "same-site"] {
        let headers = [json, ("sec-fetch-site", site)];
        let said = status(&club, Method::POST, "console/messages", &headers).await;
        assert_eq!(said, 403, "{site}");
        let link = status(&club, Method::GET, "", &headers).await;
        assert_eq!(link, 200, "a link from another page may lead here");
    }
    for headers in [
        vec![json],
        vec![json, ("origin", &*own), ("sec-fetch-site", "same-origin")],
    ] {
        let said = status(&club, Method::POST, "console/messages", &headers).await;
        assert_eq!(said, 200, "{headers:?}");
    }
}

#[tokio::test]
async fn a_request_has_to_name_this_machine() {
    let club = Club::open().await;
    for (host, status) in [
        ("Host: 127.0.0.1\r\n", "200"),
        ("Host: localhost:8080\r\n", "200"),
        ("Host: example.org\r\n", "403"),
        ("Host: 127.0.0.1.example.org\r\n", "403"),
        ("Host: 127.0.0.1\r\nHost: example.org\r\n", "403"),
        ("Host: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\n", "200"),
        (
            "Host: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\nOrigin: http://example.org\r\n",
            "403",
        ),
        ("", "403"),
    ] {
        let request = format!("GET / HTTP/1.1\r\n{host}Connection: close\r\n\r\n");
        let answer = answer_to(&club.playground, &request).await;
        assert!(
            answer.starts_with(&format!("HTTP/1.1 {status}")),
            "{host:?}: {answer}"
        );
    }
}

/// A form of a foreign page can send text and forms without a preflight request, but no JSON.
#[tokio::test]
async fn only_json_is_taken_for_what_members_do() {
    let club = Club::open().await;
    for (kind, expected) in [
        (Some("application/json"), 200),
        (Some("application/json; charset=utf-8"), 200),
        (Some("text/plain"), 415),
        (Some("application/x-www-form-urlencoded"), 415),
        (None, 415),
    ] {
        let headers: Vec<_> = kind
            .map(|kind| ("content-type", kind))
            .into_iter()
            .collect();
        let said = status(&club, Method::POST, "console/messages", &headers).await;
        assert_eq!(said, expected, "{kind:?}");
    }
}

#[tokio::test]
async fn the_page_tells_browsers_to_load_nothing_from_elsewhere() {
    let club = Club::open().await;
    for path in ["", "assets/main.js", "console/state?as=kuro", "nothing"] {
        let url = format!("{}/{path}", club.playground.url());
        let answer = reqwest::get(url).await.unwrap();
        let policy = answer.headers()["content-security-policy"]
            .to_str()
            .unwrap();
        assert!(policy.starts_with("default-src 'self';"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'"), "{policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.headers()["x-content-type-options"], "nosniff");
        assert_eq!(
            answer.headers()["cross-origin-resource-policy"],
            "same-origin"
        );
    }
}

/// The clock of this test advances whenever all tasks wait.
#[tokio::test(start_paused = true)]
async fn half_a_request_is_not_waited_for_without_end() {
    let club = Club::open().await;
    let begun = tokio::time::Instant::now();
    let headers =
        "POST /console/messages HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n";
    let ended = answer_to(&club.playground, headers).await;
    assert!(
        ended.is_empty() || ended.starts_with("HTTP/1.1 408"),
        "{ended}"
    );
    let half = format!("{headers}Content-Length: 100\r\nConnection: close\r\n\r\n{{");
    let ended = answer_to(&club.playground, &half).await;
    assert!(ended.starts_with("HTTP/1.1 408"), "{ended}");
    let path = "POST /api/v10/channels/1/messages HTTP/1.1\r\nHost: 127.0.0.1\r\n";
    let half = format!("{path}Content-Length: 100\r\nConnection: close\r\n\r\n{{");
    let ended = answer_to(&club.playground, &half).await;
    assert!(ended.starts_with("HTTP/1.1 408"), "{ended}");
    assert!(begun.elapsed() < std::time::Duration::from_secs(120));
}
