//! A REST call on the wire: reading it, faults, limits, the log, and the headers of the answer.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{ConnectInfo, OriginalUri, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use super::Answer;
use super::call::{Call, read_body};
use crate::body::{self, ReadError};
use crate::connection::CutSwitch;
use crate::fault::Failure;
use crate::wire::ApiError;
use crate::world::limit::{Scope, Verdict};
use crate::{Server, timer};

/// A response with its data for the log.
struct Reply {
    status: StatusCode,
    body: Value,
    origin: Origin,
}

impl Reply {
    fn new(answer: Answer, origin: Origin) -> Self {
        let (status, body) = match answer {
            Answer::Json(status, body) => (status, body),
            Answer::Empty => (StatusCode::NO_CONTENT, Value::Null),
        };
        Self {
            status,
            body,
            origin,
        }
    }
}

/// The source of a response, which decides about headers and the kind of the body.
enum Origin {
    Discord,
    /// A rate-limited route.
    Counted(Verdict),
    /// Cloudflare in front of Discord, with an HTML page and this Retry-After.
    Cloudflare {
        after_ms: u64,
    },
}

/// A call before it is routed.
struct UnroutedCall {
    call: Call,
    /// The address for routing: without a version, with the query string.
    address: Uri,
    token: Option<String>,
    unreadable: Option<ApiError>,
    routes: Next,
}

pub(super) async fn serve(
    State(server): State<Arc<Server>>,
    ConnectInfo(cut): ConnectInfo<CutSwitch>,
    OriginalUri(full_address): OriginalUri,
    request: Request,
    routes: Next,
) -> Response {
    let (parts, body) = request.into_parts();
    let full_path = path_and_query(&full_address);
    let method = parts.method.clone();
    let (body, uploads, unreadable) = match body::read(body).await {
        Err(ReadError::TimedOut) => return StatusCode::REQUEST_TIMEOUT.into_response(),
        Err(ReadError::TooLarge) => (Value::Null, vec![], Some(ApiError::TooLarge)),
        Ok(bytes) => match read_body(&parts.headers, bytes).await {
            Ok((body, uploads)) => (body, uploads, None),
            Err(error) => (Value::Null, vec![], Some(error)),
        },
    };
    let path = without_version(parts.uri.path());
    let query = parts.uri.query().unwrap_or("");
    let Ok(address) = format!("{path}?{query}").parse() else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    let failure = server.faults().take(method.as_str(), &full_path);
    let call = Call {
        method: method.clone(),
        path,
        body,
        uploads,
        application: None,
        user: None,
        locale: header_text(&parts.headers, "x-discord-locale")
            .or_else(|| header_text(&parts.headers, "accept-language")),
    };
    let logged = server.traffic.as_ref().map(|_| call.logged_body());
    let unrouted = UnroutedCall {
        call,
        address,
        token: header_text(&parts.headers, "authorization"),
        unreadable,
        routes,
    };
    // In a separate task: the call goes on if the caller hangs up.
    let task = tokio::spawn(async move {
        let reply = answer_call(&server, &cut, failure, unrouted).await;
        if let Some(log) = &server.traffic {
            let ts = server.world().now() as f64 / 1000.0;
            log.write(&json!({
                "method": method.as_str(), "path": full_path, "request_body": logged,
                "response_status": reply.status.as_u16(), "response_body": reply.body, "ts": ts,
            }));
        }
        reply
    });
    match task.await {
        Ok(reply) => respond(reply),
        Err(_panicked) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

fn path_and_query(address: &Uri) -> String {
    let path = address.path_and_query();
    path.map_or_else(String::new, ToString::to_string)
}

/// Carries a call out, or injects a failure.
async fn answer_call(
    server: &Server,
    cut: &CutSwitch,
    failure: Option<Failure>,
    unrouted: UnroutedCall,
) -> Reply {
    let stopping = &mut server.stopping.subscribe();
    match failure {
        None => carry_out(server, unrouted).await,
        Some(Failure::Status(status)) => Reply {
            status: StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR),
            body: json!({ "message": "A fault that was asked for", "code": 0 }),
            origin: Origin::Discord,
        },
        Some(Failure::RateLimitedMs(ms)) => {
            reply_limited(injected_verdict(server, ms, Scope::User))
        }
        Some(Failure::GloballyLimitedMs(ms)) => {
            reply_limited(injected_verdict(server, ms, Scope::Global))
        }
        Some(Failure::CloudflareMs(after_ms)) => Reply {
            status: StatusCode::TOO_MANY_REQUESTS,
            body: json!(CLOUDFLARE_PAGE),
            origin: Origin::Cloudflare { after_ms },
        },
        Some(Failure::Blocked) => Reply::new(ApiError::Blocked.into(), Origin::Discord),
        Some(Failure::HangMs(ms)) => {
            timer::pause(ms, stopping).await;
            carry_out(server, unrouted).await
        }
        Some(Failure::HangAfterMs(ms)) => {
            let reply = carry_out(server, unrouted).await;
            timer::pause(ms, stopping).await;
            reply
        }
        Some(Failure::Drop) => {
            cut.cut();
            Reply {
                status: StatusCode::SERVICE_UNAVAILABLE,
                body: Value::Null,
                origin: Origin::Discord,
            }
        }
        Some(Failure::DropAfter) => {
            let reply = carry_out(server, unrouted).await;
            cut.cut();
            reply
        }
    }
}

/// Cloudflare's page for an address that is banned for a while.
const CLOUDFLARE_PAGE: &str = "<!DOCTYPE html><html><head><title>Access denied</title></head>\
    <body><h1>Error 1015</h1><p>You are being rate limited</p></body></html>";

/// The verdict of an injected fault.
fn injected_verdict(server: &Server, ms: u64, scope: Scope) -> Verdict {
    Verdict {
        limit: 5,
        remaining: 0,
        reset: server.world().now() + ms,
        after_ms: ms,
        bucket: "fault".to_owned(),
        refused: Some(scope),
    }
}

fn header_text(headers: &HeaderMap, name: &str) -> Option<String> {
    headers
        .get(name)
        .and_then(|value| value.to_str().ok())
        .map(str::to_owned)
}

/// The path without version, empty segments and escaped `@`: `/v10/users/@me` and `/users/%40me` are both `/users/@me`.
fn without_version(path: &str) -> String {
    let mut segments = path.split('/').filter(|part| !part.is_empty()).peekable();
    let is_version = |part: &&str| {
        part.strip_prefix('v')
            .is_some_and(|n| n.parse::<u8>().is_ok())
    };
    segments.next_if(is_version);
    let rest: Vec<&str> = segments.collect();
    format!("/{}", rest.join("/")).replace("%40", "@")
}

/// Authenticates a call, counts it for the rate limits, and routes it.
async fn carry_out(server: &Server, unrouted: UnroutedCall) -> Reply {
    let UnroutedCall {
        mut call,
        address,
        token,
        unreadable,
        routes,
    } = unrouted;
    let verdict = {
        let mut world = server.world();
        // A client may send its token with a call that needs none: it is not counted for the application.
        if !call.is_tokenless() {
            call.application = token
                .as_deref()
                .map(|text| text.strip_prefix("Bot ").unwrap_or(text))
                .and_then(|text| world.application(text));
            call.user = token
                .as_deref()
                .and_then(|text| world.grants.user(text.strip_prefix("Bearer ")?));
        }
        let now = world.now();
        let (method, segments) = (call.method.as_str(), call.segments());
        world.limits.count(now, call.application, method, &segments)
    };
    if let Some(verdict) = verdict.clone().filter(|verdict| verdict.refused.is_some()) {
        return reply_limited(verdict);
    }
    let answer = match unreadable {
        Some(error) if call.application.is_some() || call.is_tokenless() => error.into(),
        _ => {
            let mut request = Request::new(Body::empty());
            *request.method_mut() = call.method.clone();
            *request.uri_mut() = address;
            request.extensions_mut().insert(Arc::new(call));
            let mut response = routes.run(request).await;
            // A rejection by an axum extractor, such as a query that names a key twice.
            let refused = || ApiError::InvalidForm(json!({})).into();
            response.extensions_mut().remove().unwrap_or_else(refused)
        }
    };
    Reply::new(answer, verdict.map_or(Origin::Discord, Origin::Counted))
}

fn reply_limited(verdict: Verdict) -> Reply {
    let body = json!({
        "message": "You are being rate limited.", "retry_after": verdict.after_ms as f64 / 1000.0,
        "global": verdict.refused == Some(Scope::Global),
    });
    Reply {
        status: StatusCode::TOO_MANY_REQUESTS,
        body,
        origin: Origin::Counted(verdict),
    }
}

/// The HTTP response of a reply, with its headers.
fn respond(reply: Reply) -> Response {
    let mut response = match (&reply.origin, &reply.body) {
        (Origin::Cloudflare { .. }, Value::String(page)) => {
            let kind = [(header::CONTENT_TYPE, "text/html; charset=UTF-8")];
            (reply.status, kind, page.clone()).into_response()
        }
        _ if reply.status == StatusCode::NO_CONTENT => reply.status.into_response(),
        (_, body) => {
            let kind = [(header::CONTENT_TYPE, "application/json")];
            (reply.status, kind, body.to_string()).into_response()
        }
    };
    let headers = response.headers_mut();
    let mut set = |name: &'static str, value: String| {
        if let Ok(value) = HeaderValue::from_str(&value) {
            headers.insert(HeaderName::from_static(name), value);
        }
    };
    if let Origin::Cloudflare { after_ms } = reply.origin {
        set("retry-after", after_ms.div_ceil(1000).to_string());
        return response;
    }
    // Clients recognise Discord's own responses by this header.
    set("via", "1.1 google".to_owned());
    // The limit on edits of old messages has its own wait, in addition to the bucket's headers.
    if let Some(wait) = reply.body["retry_after"].as_f64() {
        set("retry-after", (wait.ceil() as u64).to_string());
        set("x-ratelimit-scope", "user".to_owned());
    }
    if let Origin::Counted(verdict) = reply.origin {
        let seconds = |ms: u64| format!("{}.{:03}", ms / 1000, ms % 1000);
        set("x-ratelimit-limit", verdict.limit.to_string());
        set("x-ratelimit-remaining", verdict.remaining.to_string());
        set("x-ratelimit-reset", seconds(verdict.reset));
        set("x-ratelimit-reset-after", seconds(verdict.after_ms));
        set("x-ratelimit-bucket", verdict.bucket);
        if let Some(scope) = verdict.refused {
            set("retry-after", verdict.after_ms.div_ceil(1000).to_string());
            set(
                "x-ratelimit-scope",
                match scope {
                    Scope::User => "user".to_owned(),
                    Scope::Global => "global".to_owned(),
                },
            );
            if scope == Scope::Global {
                set("x-ratelimit-global", "true".to_owned());
            }
        }
    }
    response
}
