//! Who may ask: programs of this machine, and the page, which no other page may be.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Nothing but the page's own files is loaded or run, and no page may show it in a frame.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

/// What every answer says to browsers.
const SAID: [(HeaderName, &str); 3] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // Nor may another page load a picture or a script from here.
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// Refuses what a foreign page, or a foreign name of this machine, asks.
pub(crate) async fn only(request: Request, next: Next) -> Response {
    let mut response = match is_ours(request.method(), request.headers()) {
        true => next.run(request).await,
        false => {
            let body = r#"{"error":"The playground answers its own page and programs of this machine alone"}"#;
            let kind = [(header::CONTENT_TYPE, "application/json")];
            (StatusCode::FORBIDDEN, kind, body).into_response()
        }
    };
    let headers = response.headers_mut();
    for (name, value) in SAID {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Whether a request names this machine, and comes from the page itself or from no page at all.
///
/// Browsers tell the origin of every request that may change something, and of every WebSocket;
/// a program that is none need not. A page of another port is another page.
fn is_ours(method: &Method, headers: &HeaderMap) -> bool {
    // Of two that differ nobody knows which one counts.
    let text = |name: HeaderName| {
        let mut values = headers.get_all(name).iter();
        let value = values.next()?.to_str();
        Some(
            value
                .ok()
                .filter(|_| values.next().is_none())
                .unwrap_or("?"),
        )
    };
    let Some(host) = text(header::HOST).filter(|host| is_local(host)) else {
        return false;
    };
    let same_origin = |origin: &str| origin.strip_prefix("http://") == Some(host);
    let site = text(HeaderName::from_static("sec-fetch-site"));
    let is_own_site = |site: &str| matches!(site, "same-origin" | "none");
    // A link on another page may lead to this one.
    let only_looks = matches!(*method, Method::GET | Method::HEAD);
    text(header::ORIGIN).is_none_or(same_origin) && (only_looks || site.is_none_or(is_own_site))
}

/// Whether `authority`, with its port or without, is a name of this machine.
fn is_local(authority: &str) -> bool {
    let host = match authority.rsplit_once(':') {
        Some((host, port)) if port.chars().all(|c| c.is_ascii_digit()) => host,
        _ => authority,
    };
    matches!(host, "127.0.0.1" | "localhost" | "[::1]")
}
