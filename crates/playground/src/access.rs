//! Access control: only programs on this machine and the playground's own page may send requests.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Content security policy: only the page's own files, frames of Activities, and no framing.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
    form-action 'none'; frame-src http://localhost:*; frame-ancestors 'none'";

/// Headers of every response.
const RESPONSE_HEADERS: [(HeaderName, &str); 3] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // Other pages may not load pictures or scripts from here.
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// Refuses requests of other pages, and those for other host names.
pub(crate) async fn restrict(request: Request, next: Next) -> Response {
    let mut response = if is_ours(request.method(), request.headers()) {
        next.run(request).await
    } else {
        let body =
            r#"{"error":"The playground answers its own page and programs of this machine alone"}"#;
        let kind = [(header::CONTENT_TYPE, "application/json")];
        (StatusCode::FORBIDDEN, kind, body).into_response()
    };
    let headers = response.headers_mut();
    for (name, value) in RESPONSE_HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Whether a request is addressed to this machine and comes from the page itself or from a program.
///
/// Browsers send the origin with every WebSocket and every request that may change something; programs need not. A page
/// on another port is another page.
fn is_ours(method: &Method, headers: &HeaderMap) -> bool {
    // With several values it is unclear which one applies: "?" matches no rule.
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
    // Reading is allowed from any site, because a link on another page may lead here.
    let is_read = matches!(*method, Method::GET | Method::HEAD);
    text(header::ORIGIN).is_none_or(same_origin) && (is_read || site.is_none_or(is_own_site))
}

/// Whether `authority`, with or without port, is a name of this machine.
pub(crate) fn is_local(authority: &str) -> bool {
    let host = match authority.rsplit_once(':') {
        Some((host, port)) if port.chars().all(|c| c.is_ascii_digit()) => host,
        _ => authority,
    };
    matches!(host, "127.0.0.1" | "localhost" | "[::1]")
}
