//! The page with a board to touch: a member opens it by a link from a game's message, and acts on it as by commands.
//!
//! A page is written here and complete without scripts; a script makes it live. What is pressed on it goes to the bot as
//! a press in the chat does, so that nothing can be done here that cannot be done there.

mod board;
mod frame;
mod guard;
mod lately;
mod live;
mod open;
mod page;
mod peers;
mod press;
mod public;
mod study;
mod text;
mod topic;
mod visitor;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn;
use axum::routing::{get, post};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use self::live::Streams;
use self::peers::Rate;
use self::public::Public;
use self::topic::Topics;
use self::visitor::Members;
use crate::bot::Bot;
use crate::bot::kit::services::Services;
use crate::bot::port::outbound::Outbound;
use crate::config::Origin;
use crate::game::PlayerId;
use crate::http_server;

/// The most bytes of a request's body. The longest form has some hundred.
const LONGEST_BODY: usize = 8 * 1024;

/// Most requests of one member a minute. A page that is live makes one for each move.
const MOST_OF_MEMBER: u16 = 240;
/// Most concurrent connections: streams take most of them.
const CONNECTIONS: usize = 4096;

/// Shared state of the page.
pub struct Web {
    bot: Arc<Bot>,
    out: Arc<dyn Outbound>,
    /// The address for members.
    origin: Origin,
    members: Members,
    member_rate: Rate<PlayerId>,
    public: Public,
    streams: Arc<Streams>,
    topics: Topics,
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
            member_rate: Rate::new(MOST_OF_MEMBER),
            public: Public::new(),
            streams: Arc::default(),
            topics: Topics::default(),
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
        .route("/study.js", get(page::study_script))
        .route("/open/{secret}", get(open::ask).post(open::open))
        .route("/close", post(open::close))
        .route("/game/{game}", get(page::show).post(press::press))
        .route("/game/{game}/live", get(live::of_game))
        .route(
            "/game/{game}/review",
            get(study::show)
                .post(study::post)
                .layer(DefaultBodyLimit::max(study::LONGEST_BODY)),
        )
        .route("/game/{game}/review.sgf", get(study::record))
        .route("/game/{game}/review/live", get(live::of_review))
        .route("/club/{club}", get(public::club::show))
        .route("/club/{club}/live", get(live::of_club))
        .route("/club/{club}/embed", get(public::embed::show))
        .route("/club/{club}/results.atom", get(public::feed::results))
        .route("/club/{club}/evenings.ics", get(public::calendar::show))
        .fallback(page::nothing)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(from_fn(guard::with_headers))
        .with_state(Arc::new(web));
    http_server::serve_at_most(CONNECTIONS, listener, router, stop).await;
}
