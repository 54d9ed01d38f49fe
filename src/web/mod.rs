//! The page with a board to touch: a member opens it by a link from a game's message, and acts on it as by commands.
//!
//! Pages are complete without scripts; a script makes them live. A press on a page is handled by the bot like a press
//! in the chat, so nothing is possible here that is not possible there.

mod activity;
mod board;
mod cache;
mod controls;
mod frame;
mod guard;
mod later;
mod live;
mod open;
mod page;
mod peers;
mod plan;
mod press;
mod public;
mod study;
mod text;
mod topic;
mod visitor;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

pub use self::activity::Activity;
use self::activity::Inside;
use self::guard::Origins;
use self::later::PendingAnswers;
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

/// Maximum length of a request's body, in bytes. The longest form has some hundred.
const LONGEST_BODY: usize = 8 * 1024;

/// Most requests of one member a minute. A live page makes one for each move.
const MOST_OF_MEMBER: u16 = 240;
/// Most concurrent connections: streams take most of them.
const CONNECTIONS: usize = 4096;

/// Shared state of the page.
pub struct Web {
    bot: Arc<Bot>,
    out: Arc<dyn Outbound>,
    /// The addresses for members.
    origin: Origins,
    /// The page inside Discord, if it is on.
    inside: Option<Inside>,
    members: Members,
    member_rate: Rate<PlayerId>,
    public: Public,
    streams: Arc<Streams>,
    pending: PendingAnswers,
    topics: Topics,
    stop: CancellationToken,
}

impl Web {
    /// The page of `bot`, with `out` for questions about members; its streams end with `stop`.
    pub fn new(
        bot: Arc<Bot>,
        out: Arc<dyn Outbound>,
        origin: Origin,
        stop: CancellationToken,
    ) -> Self {
        Self {
            bot,
            out,
            origin: Origins::of(origin),
            inside: None,
            members: Members::default(),
            member_rate: Rate::new(MOST_OF_MEMBER),
            public: Public::new(),
            streams: Arc::default(),
            pending: PendingAnswers::default(),
            topics: Topics::default(),
            stop,
        }
    }

    /// The same, also inside Discord.
    #[must_use]
    pub fn inside(mut self, activity: Option<Activity>) -> Self {
        self.origin.inside = activity.as_ref().map(|activity| activity.origin.clone());
        self.inside = activity.map(Inside::from);
        self
    }

    fn services(&self) -> &Services {
        self.bot.services()
    }
}

/// Serves the page on `listener` until its end.
pub async fn serve(listener: TcpListener, web: Web) {
    let stop = web.stop.clone();
    let policy = guard::policy(&web);
    let router = Router::new()
        .merge(activity::routes())
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
        .fallback(page::not_found)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(from_fn_with_state(policy, guard::with_headers))
        .with_state(Arc::new(web));
    http_server::serve_at_most(CONNECTIONS, listener, router, stop).await;
}
