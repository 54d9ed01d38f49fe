//! Defence against hostile requests: a check that a request comes from our own page, and headers that restrict the
//! browser.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::config::Origin;

/// Our own style and script alone, pictures in the page itself, and no frame around it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The same for what other sites may show: in a frame, or as a picture.
const POLICY_OF_SHARED: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors *";

/// Marks an answer that other sites may show.
#[derive(Clone, Copy)]
pub(super) struct Shared;

/// Headers of every answer.
const SAID: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // A link's address is sent to no other site; forms still name their origin.
    (header::REFERRER_POLICY, "same-origin"),
    (RESOURCE_POLICY, "same-origin"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (HeaderName::from_static("x-robots-tag"), "noindex"),
];

const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");
const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Adds the headers of every answer. What is not said to be kept is kept nowhere.
pub(super) async fn with_headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let is_shared = response.extensions().get::<Shared>().is_some();
    let headers = response.headers_mut();
    for (name, value) in SAID {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_shared {
        let policy = HeaderValue::from_static(POLICY_OF_SHARED);
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
        let anywhere = HeaderValue::from_static("cross-origin");
        headers.insert(RESOURCE_POLICY, anywhere);
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        let nowhere = HeaderValue::from_static("no-store");
        headers.insert(header::CACHE_CONTROL, nowhere);
    }
    response
}

/// Whether a request that may change something comes from our own page, as far as its headers say. `Host` is not asked:
/// a proxy may set it, and a visitor may lie.
pub(super) fn is_own(headers: &HeaderMap, origin: &Origin) -> bool {
    let is_ours = match only(headers, &header::ORIGIN) {
        None => true,
        Some(origin_header) => origin_header == origin.as_str(),
    };
    is_ours && is_own_site(headers)
}

/// The same of a request without `Origin`, such as for a stream.
pub(super) fn is_own_site(headers: &HeaderMap) -> bool {
    only(headers, &FETCH_SITE).is_none_or(|site| matches!(site, "same-origin" | "none"))
}

/// The only value of the header `name`; of several, or of what is no text, one that means nothing.
pub(super) fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?.to_str().ok();
    Some(value.filter(|_| values.next().is_none()).unwrap_or("?"))
}
