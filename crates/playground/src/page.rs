//! The page, the files of messages, and the check that a request comes from this machine.

use std::sync::Arc;

use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Server;

const HTML: &str = "text/html; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";

/// The files of the page: name, content type, bytes.
const ASSETS: &[(&str, &str, &[u8])] = &[
    (
        "api.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/api.js"),
    ),
    (
        "command.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/command.js"),
    ),
    (
        "component.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/component.js"),
    ),
    (
        "composer.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/composer.js"),
    ),
    (
        "dom.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/dom.js"),
    ),
    (
        "index.html",
        HTML,
        include_bytes!("../../../assets/playground/index.html"),
    ),
    (
        "interaction.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/interaction.js"),
    ),
    (
        "main.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/main.js"),
    ),
    (
        "markdown.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/markdown.js"),
    ),
    (
        "member.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/member.js"),
    ),
    (
        "menu.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/menu.js"),
    ),
    (
        "message.css",
        STYLE,
        include_bytes!("../../../assets/playground/message.css"),
    ),
    (
        "message.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/message.js"),
    ),
    (
        "modal.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/modal.js"),
    ),
    (
        "picture.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/picture.js"),
    ),
    (
        "pills.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/pills.js"),
    ),
    (
        "popup.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/popup.js"),
    ),
    (
        "sidebar.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/sidebar.js"),
    ),
    (
        "state.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/state.js"),
    ),
    (
        "style.css",
        STYLE,
        include_bytes!("../../../assets/playground/style.css"),
    ),
    (
        "suggest.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/suggest.js"),
    ),
    (
        "timeline.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/timeline.js"),
    ),
    (
        "tool.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/tool.js"),
    ),
];

fn named(name: &str) -> Response {
    match ASSETS.iter().find(|(known, ..)| *known == name) {
        Some((_, kind, bytes)) => (
            [
                (header::CONTENT_TYPE, *kind),
                (header::CACHE_CONTROL, "no-cache"),
            ],
            *bytes,
        )
            .into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

pub(crate) async fn index() -> Response {
    named("index.html")
}

pub(crate) async fn asset(Path(path): Path<String>) -> Response {
    named(&path)
}

/// A file of a message.
pub(crate) async fn attachment(
    State(server): State<Arc<Server>>,
    Path((channel, id, _)): Path<(u64, u64, String)>,
) -> Response {
    let (bytes, kind) = {
        let world = server.world();
        (world.file(id), world.file_type(channel, id))
    };
    let kind = kind
        .filter(|kind| kind.starts_with("image/") && !kind.contains("svg"))
        .unwrap_or_else(|| "application/octet-stream".to_owned());
    match bytes {
        Some(bytes) => (
            [
                (header::CONTENT_TYPE, kind.as_str()),
                (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
            ],
            bytes,
        )
            .into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Refuses what a foreign page, or a foreign name of this machine, asks.
pub(crate) async fn only_local(request: Request, next: Next) -> Response {
    if is_local(request.headers()) {
        next.run(request).await
    } else {
        let body = r#"{"error":"The playground answers this machine alone"}"#;
        (
            StatusCode::FORBIDDEN,
            [(header::CONTENT_TYPE, "application/json")],
            body,
        )
            .into_response()
    }
}

fn is_local(headers: &HeaderMap) -> bool {
    let local = |authority: &str| {
        let host = authority
            .rsplit_once(':')
            .map_or(authority, |(host, port)| {
                if port.chars().all(|c| c.is_ascii_digit()) {
                    host
                } else {
                    authority
                }
            });
        matches!(host, "127.0.0.1" | "localhost" | "[::1]")
    };
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    text(header::HOST).is_none_or(local)
        && text(header::ORIGIN)
            .is_none_or(|origin| origin.strip_prefix("http://").is_some_and(local))
}
