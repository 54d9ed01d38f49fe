//! The bot in this process, connected to the playground, and what it costs.

use std::sync::Arc;

use tengen::bot::Bot;
use tengen::bot::discord::{Endpoint, Session, SessionError, Token};
use tengen::clock::Clock;
use tengen::render::Renderer;
use tengen::rules::Color;
use tengen::store::Store;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::support::club::Club;

/// A bot that answers.
pub(crate) struct Serving {
    stop: CancellationToken,
    running: JoinHandle<Result<(), SessionError>>,
}

impl Serving {
    /// Starts a bot on `store`; returns when it is ready.
    pub(crate) async fn start(store: &Store, club: &Club, clock: Arc<dyn Clock>) -> Self {
        let bot = bot(store, clock);
        let endpoint = Endpoint::Playground(club.playground.url().parse().expect("an address"));
        let token = Token::parse(&club.playground.token("tengen")).expect("a token");
        let session = Session::connect(Arc::new(bot), &endpoint, &token).await;
        let session = session.expect("a session");
        let mut ready = session.ready();
        let stop = CancellationToken::new();
        let running = tokio::spawn(session.run(stop.clone()));
        let is_ready = ready.wait_for(|ready| *ready).await;
        is_ready.expect("a bot that is ready");
        Self { stop, running }
    }

    /// Stops the bot when it has answered all.
    pub(crate) async fn stop(self) {
        self.stop.cancel();
        self.running.await.expect("no panic").expect("a good end");
    }
}

/// A bot on `store` that nobody is connected to.
pub(crate) fn bot(store: &Store, clock: Arc<dyn Clock>) -> Bot {
    let toss = Box::new(|| Color::Black);
    Bot::new(store.clone(), Renderer::shared(), clock, toss)
}

/// How much processor time this process has used so far, on all cores, in seconds.
///
/// Unlike the time on the wall it hardly depends on what else the machine does.
pub(crate) fn processor_seconds() -> f64 {
    // Linux counts in hundredths of a second, whatever the kernel's own tick.
    const TICKS: f64 = 100.0;
    let status = std::fs::read_to_string("/proc/self/stat").expect("a system with /proc");
    // The program's name is in brackets, and may hold anything.
    let (_, fields) = status.rsplit_once(')').expect("a name in brackets");
    let used = fields.split_whitespace().skip(11).take(2);
    used.map(|ticks| ticks.parse::<f64>().expect("a number"))
        .sum::<f64>()
        / TICKS
}
