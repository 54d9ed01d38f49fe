//! The page with a board to touch: a member opens it by a link from a game's message, and acts on it as by commands.
//!
//! A page is written here and complete without scripts; a script makes it live. What is pressed on it goes to the bot as
//! a press in the chat does, so that nothing can be done here that cannot be done there.

mod board;
mod guard;
mod live;
mod open;
mod page;
mod press;
mod text;
mod visitor;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn;
use axum::routing::{get, post};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use self::live::Streams;
use self::visitor::Members;
use crate::bot::Bot;
use crate::bot::kit::services::Services;
use crate::bot::port::outbound::Outbound;
use crate::config::Origin;
use crate::http_server;

/// The most bytes of a request's body. The longest form has some hundred.
const LONGEST_BODY: usize = 8 * 1024;

/// Shared state of the page.
pub struct Web {
    bot: Arc<Bot>,
    out: Arc<dyn Outbound>,
    /// The address for members.
    origin: Origin,
    members: Members,
    streams: Arc<Streams>,
    stop: CancellationToken,
}

impl Web {
    /// The page of `bot`, which asks `out` about members; its streams end with `stop`.
    pub fn new(
        bot: Arc<Bot>,
        out: Arc<dyn Outbound>,
        origin: Origin,
        stop: CancellationToken,
    ) -> Self {
        Self {
            bot,
            out,
            origin,
            members: Members::default(),
            streams: Arc::default(),
            stop,
        }
    }

    fn services(&self) -> &Services {
        self.bot.services()
    }
}

/// Serves the page on `listener` until its end.
pub async fn serve(listener: TcpListener, web: Web) {
    let stop = web.stop.clone();
    let router = Router::new()
        .route("/board.css", get(page::style))
        .route("/board.js", get(page::script))
        .route("/open/{secret}", get(open::ask).post(open::open))
        .route("/close", post(open::close))
        .route("/game/{game}", get(page::show).post(press::press))
        .route("/game/{game}/live", get(live::live))
        .fallback(page::nothing)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(from_fn(guard::with_headers))
        .with_state(Arc::new(web));
    http_server::serve(listener, router, stop).await;
}
