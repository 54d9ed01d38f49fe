//! The clock of a playground that another process serves: when it is moved forward there, the bot goes along.

use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::sync::atomic::Ordering::SeqCst;
use std::time::Duration;

use super::endpoint::{Endpoint, Loopback};
use super::token::Token;
use crate::clock::{Clock, Span, SystemClock, Timestamp};

/// Interval between requests to the playground.
const EVERY: Duration = Duration::from_millis(200);

/// The playground's answer.
#[derive(serde::Deserialize)]
struct ClockAnswer {
    ahead_ms: i64,
}

/// The machine's clock, ahead by the playground's offset.
#[derive(Debug, Default)]
pub struct PlaygroundClock {
    ahead_ms: AtomicI64,
}

impl PlaygroundClock {
    /// A clock that shows the time of the playground at `loopback`, and follows it until the last handle is dropped.
    pub async fn follow(loopback: &Loopback, token: &Token) -> Arc<Self> {
        let clock = Arc::new(Self::default());
        let client = Endpoint::Playground(loopback.clone()).client(token);
        let url = loopback.console_clock();
        // Before anything is written down by it.
        if let Err(error) = clock.ask(&client, &url).await {
            tracing::warn!(%error, "could not read the playground's clock: using the machine's until it answers");
        }
        let followed = Arc::downgrade(&clock);
        tokio::spawn(async move {
            let mut looks = tokio::time::interval(EVERY);
            while let Some(clock) = followed.upgrade() {
                looks.tick().await;
                if let Err(error) = clock.ask(&client, &url).await {
                    // For example after its end, which the connection reports.
                    tracing::debug!(%error, "could not read the playground's clock");
                }
            }
        });
        clock
    }

    /// Sets the clock as far ahead as the playground at `url` says; it stays as it was where that fails.
    async fn ask(&self, client: &reqwest::Client, url: &reqwest::Url) -> reqwest::Result<()> {
        let response = client.get(url.clone()).send().await?;
        let shown: ClockAnswer = response.error_for_status()?.json().await?;
        self.ahead_ms.store(shown.ahead_ms, SeqCst);
        Ok(())
    }
}

impl Clock for PlaygroundClock {
    fn now(&self) -> Timestamp {
        let ahead = Span::millis(self.ahead_ms.load(SeqCst));
        self.unadjusted_now().after(ahead)
    }

    fn unadjusted_now(&self) -> Timestamp {
        SystemClock.now()
    }
}
