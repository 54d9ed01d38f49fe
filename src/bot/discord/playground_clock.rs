//! The clock of a playground that another process serves: when it is moved forward there, the bot goes along.

use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::sync::atomic::Ordering::SeqCst;
use std::time::Duration;

use serde_json::Value;

use super::endpoint::{Endpoint, Loopback};
use super::token::Token;
use crate::clock::{Clock, Span, SystemClock, Timestamp};

/// How often the playground is asked.
const EVERY: Duration = Duration::from_millis(200);

/// The machine's clock, ahead by as much as the playground's is.
#[derive(Debug, Default)]
pub struct PlaygroundClock {
    ahead_ms: AtomicI64,
}

impl PlaygroundClock {
    /// A clock that shows the time of the playground at `loopback`, and follows it for as long as somebody holds it.
    pub async fn follow(loopback: &Loopback, token: &Token) -> Arc<Self> {
        let clock = Arc::new(Self::default());
        let client = Endpoint::Playground(loopback.clone()).client(token);
        let url = loopback.console_clock();
        // Nothing is written down by a wrong clock.
        clock.ask(&client, &url).await;
        let followed = Arc::downgrade(&clock);
        tokio::spawn(async move {
            let mut looks = tokio::time::interval(EVERY);
            while let Some(clock) = followed.upgrade() {
                looks.tick().await;
                clock.ask(&client, &url).await;
            }
        });
        clock
    }

    /// Goes as the playground at `url` says; where it says nothing, the clock goes on as it was.
    async fn ask(&self, client: &reqwest::Client, url: &reqwest::Url) {
        let answer = async {
            let response = client.get(url.clone()).send().await?;
            response.error_for_status()?.json::<Value>().await
        };
        match answer.await {
            Ok(shown) => {
                if let Some(ahead) = shown["ahead_ms"].as_i64() {
                    self.ahead_ms.store(ahead, SeqCst);
                }
            }
            Err(error) => {
                let error = error.without_url();
                tracing::debug!(%error, "the playground does not say what time it is");
            }
        }
    }
}

impl Clock for PlaygroundClock {
    fn now(&self) -> Timestamp {
        let ahead = Span::millis(self.ahead_ms.load(SeqCst));
        self.unset().after(ahead)
    }

    fn unset(&self) -> Timestamp {
        SystemClock.now()
    }
}
