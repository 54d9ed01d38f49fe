//! Discord's proxy: it serves the page of an Activity from Discord's address, with an additional content security policy.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use reqwest::Client;
use reqwest::redirect::Policy;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::{access, connection};

/// Maximum size of a request body, in bytes.
const BODY_LIMIT: usize = 1 << 20;
/// A path prefix that Discord's proxy removes; pages have not needed it since July 2025.
const PREFIX: &str = "/.proxy";
/// Hop-by-hop headers, which a proxy does not pass on.
const HOP_BY_HOP: [HeaderName; 4] = [
    header::HOST,
    header::CONNECTION,
    header::TRANSFER_ENCODING,
    header::CONTENT_LENGTH,
];

struct Proxy {
    client: Client,
    page: SocketAddr,
    /// The content security policy: the page may load from the proxy only, and be framed by the playground only.
    policy: HeaderValue,
}

/// Serves the page at `page` to a frame of `playground` until `stopped`.
pub(super) async fn serve(
    listener: TcpListener,
    page: SocketAddr,
    playground: String,
    stopped: watch::Receiver<bool>,
) {
    let client = Client::builder().no_proxy().redirect(Policy::none());
    let policy = format!(
        "default-src 'self' 'unsafe-inline' 'unsafe-eval' blob: data:; frame-ancestors {playground}"
    );
    let proxy = Proxy {
        client: client.build().expect("a client without TLS can be made"),
        page,
        policy: HeaderValue::from_str(&policy).expect("an address is ASCII"),
    };
    let router = Router::new().fallback(forward).with_state(Arc::new(proxy));
    connection::serve(listener, router, stopped).await;
}

/// Forwards a request to the page, and returns its response.
async fn forward(State(proxy): State<Arc<Proxy>>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let host = parts.headers.get(header::HOST);
    let host = host.and_then(|host| host.to_str().ok());
    if !host.is_some_and(access::is_local) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let Ok(body) = to_bytes(body, BODY_LIMIT).await else {
        return StatusCode::PAYLOAD_TOO_LARGE.into_response();
    };
    let path = parts.uri.path_and_query().map_or("/", |path| path.as_str());
    let path = path.strip_prefix(PREFIX).unwrap_or(path);
    let address = format!("http://{}{path}", proxy.page);
    let call = proxy.client.request(parts.method, address);
    let call = call.headers(end_to_end(&parts.headers)).body(body);
    match call.send().await {
        Ok(answer) => proxy.answer(answer),
        Err(error) => {
            tracing::debug!(%error, "the page of an Activity does not answer");
            StatusCode::BAD_GATEWAY.into_response()
        }
    }
}

impl Proxy {
    fn answer(&self, answer: reqwest::Response) -> Response {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = answer.status();
        *response.headers_mut() = end_to_end(answer.headers());
        // In addition to the page's own policy: a browser enforces both.
        let policy = self.policy.clone();
        let headers = response.headers_mut();
        headers.append(header::CONTENT_SECURITY_POLICY, policy);
        *response.body_mut() = Body::new(reqwest::Body::from(answer));
        response
    }
}

/// `headers` without the hop-by-hop ones.
fn end_to_end(headers: &HeaderMap) -> HeaderMap {
    let mut passed_on = headers.clone();
    for header in HOP_BY_HOP {
        passed_on.remove(header);
    }
    passed_on
}
