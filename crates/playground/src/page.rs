//! The page, and the files of messages.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::Server;

const HTML: &str = "text/html; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";

/// The files of the page: name, content type, bytes.
const ASSETS: &[(&str, &str, &[u8])] = &[
    (
        "activity.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/activity.js"),
    ),
    (
        "api.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/api.js"),
    ),
    (
        "attachment.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/attachment.js"),
    ),
    (
        "back.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/back.js"),
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
        "dialog.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/dialog.js"),
    ),
    (
        "dom.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/dom.js"),
    ),
    (
        "drawer.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/drawer.js"),
    ),
    (
        "game.png",
        "image/png",
        include_bytes!("../../../docs/gallery/board-9.png"),
    ),
    (
        "greeting.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/greeting.js"),
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
        "stone.js",
        SCRIPT,
        include_bytes!("../../../assets/playground/stone.js"),
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

/// The page's style sheets and scripts, by their names.
pub fn texts() -> impl Iterator<Item = (&'static str, &'static str)> {
    let texts = |(name, _, bytes): &(&'static str, _, &'static [u8])| {
        Some((*name, str::from_utf8(bytes).ok()?))
    };
    ASSETS.iter().filter_map(texts)
}

/// Serves a file of the page.
fn serve_asset(name: &str) -> Response {
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
    serve_asset("index.html")
}

pub(crate) async fn asset(Path(path): Path<String>) -> Response {
    serve_asset(&path)
}

/// Serves a file of a message.
pub(crate) async fn attachment(
    State(server): State<Arc<Server>>,
    Path((channel, id, _)): Path<(u64, u64, String)>,
) -> Response {
    let (bytes, kind) = {
        let world = server.world();
        (world.file(id), world.file_type(channel, id))
    };
    // Other files, and SVG with its scripts, are served as downloads, so that they do not run in the page's origin.
    let kind = kind
        .filter(|kind| kind.starts_with("image/") && !kind.contains("svg"))
        .unwrap_or_else(|| "application/octet-stream".to_owned());
    match bytes {
        Some(bytes) => ([(header::CONTENT_TYPE, kind)], bytes).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Serves the picture of an emoji.
pub(crate) async fn emoji(State(server): State<Arc<Server>>, Path(name): Path<String>) -> Response {
    let id = name.strip_suffix(".png").and_then(|id| id.parse().ok());
    let image = id.and_then(|id| server.world().emoji_image(id));
    match image {
        Some(image) => ([(header::CONTENT_TYPE, "image/png")], image).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
