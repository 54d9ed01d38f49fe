//! The bot in this process, connected to the playground, and its cost.

use std::sync::Arc;

use tengen::bot::{Bot, Services};
use tengen::clock::Clock;
use tengen::discord::{Endpoint, Session, SessionError, Token};
use tengen::render::Renderer;
use tengen::rules::Color;
use tengen::store::Store;
pub(crate) use tengen_bench::process::processor_seconds;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::support::club::Club;

/// The token that the program itself uses with a playground, so that all processes are one application.
pub(crate) const TOKEN: &str = "dGVuZ2Vu.playground.token";

/// A connected bot.
pub(crate) struct ConnectedBot {
    stop: CancellationToken,
    running: JoinHandle<Result<(), SessionError>>,
}

impl ConnectedBot {
    /// Connects `bot` to the club's playground; returns when it is ready.
    pub(crate) async fn start(bot: Arc<Bot>, club: &Club) -> Self {
        let endpoint = Endpoint::Playground(club.playground.url().parse().expect("an address"));
        let token = Token::parse(TOKEN).expect("a token");
        let session = Session::connect(bot, &endpoint, &token).await;
        Self::ready(session.expect("a session")).await
    }

    /// Runs `session`; returns when it is ready.
    pub(crate) async fn ready(session: Session) -> Self {
        let mut ready = session.ready();
        let stop = CancellationToken::new();
        let running = tokio::spawn(session.run(stop.clone()));
        let is_ready = ready.wait_for(|ready| *ready).await;
        is_ready.expect("a bot that is ready");
        Self { stop, running }
    }

    /// Stops the bot after its last answer.
    pub(crate) async fn stop(self) {
        self.stop.cancel();
        self.running.await.expect("no panic").expect("a good end");
    }
}

/// A bot on `store` without connections.
pub(crate) fn bot(store: &Store, clock: Arc<dyn Clock>) -> Arc<Bot> {
    let toss = Box::new(|| Color::Black);
    let bot = Bot::new(Services::new(
        store.clone(),
        Renderer::shared(),
        clock,
        toss,
    ));
    Arc::new(bot)
}
