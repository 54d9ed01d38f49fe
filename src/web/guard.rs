//! Defence against hostile requests: a check that a request comes from this site, and headers that restrict the
//! browser.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

use super::Web;
use crate::config::Origin;

/// Content security policy: only this site's style and scripts, and pictures embedded in the page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ";

/// The same for answers that other sites may show in a frame or as a picture.
const POLICY_OF_SHARED: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors *";

/// Marks an answer that other sites may show.
#[derive(Clone, Copy)]
pub(super) struct Shared;

/// The origins of the page: in browsers, and inside Discord if it is on.
pub(super) struct Origins {
    own: Origin,
    pub(super) inside: Option<Origin>,
}

impl Origins {
    /// In browsers alone.
    pub(super) fn of(own: Origin) -> Self {
        Self { own, inside: None }
    }

    /// The address in browsers.
    pub(super) fn as_str(&self) -> &str {
        self.own.as_str()
    }

    /// Whether the traffic between browser and page is encrypted.
    pub(super) fn is_encrypted(&self) -> bool {
        self.own.is_encrypted()
    }

    fn contains(&self, origin: &str) -> bool {
        origin == self.own.as_str() || self.is_inside(origin)
    }

    fn is_inside(&self, origin: &str) -> bool {
        let mut inside = self.inside.iter();
        inside.any(|inside| inside.as_str() == origin)
    }
}

/// The content security policy of the pages of `web`: Discord's clients frame them if they are inside Discord, else
/// nothing.
pub(super) fn policy(web: &Web) -> HeaderValue {
    let clients = web
        .inside
        .as_ref()
        .map(|inside| inside.activity().clients.join(" "));
    let framing = clients.unwrap_or_else(|| "'none'".to_owned());
    HeaderValue::from_str(&format!("{POLICY}{framing}")).expect("origins are ASCII")
}

/// Headers of every answer.
const HEADERS: [(HeaderName, &str); 5] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // The address of a link is sent to no other site; forms still send their origin.
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

/// Adds the headers of every answer; an answer without `Cache-Control` must not be cached.
pub(super) async fn with_headers(
    State(policy): State<HeaderValue>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = next.run(request).await;
    let is_shared = response.extensions().get::<Shared>().is_some();
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
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

/// Whether a request that may change something comes from this site, by its headers. `Host` is not used: a proxy may
/// set it, and a visitor may forge it.
pub(super) fn is_own(headers: &HeaderMap, own: &Origins) -> bool {
    let origin = only(headers, &header::ORIGIN);
    origin.is_none_or(|origin| own.contains(origin)) && is_own_site(headers)
}

/// Whether a request comes from the page inside Discord, by its headers.
pub(super) fn is_inside(headers: &HeaderMap, own: &Origins) -> bool {
    let origin = only(headers, &header::ORIGIN);
    origin.is_some_and(|origin| own.is_inside(origin))
}

/// The same of a request without `Origin`, such as for a stream.
pub(super) fn is_own_site(headers: &HeaderMap) -> bool {
    only(headers, &FETCH_SITE).is_none_or(|site| matches!(site, "same-origin" | "none"))
}

/// The only value of the header `name`; `?`, which equals no expected value, if there are several or it is not text.
pub(super) fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?.to_str().ok();
    Some(value.filter(|_| values.next().is_none()).unwrap_or("?"))
}
