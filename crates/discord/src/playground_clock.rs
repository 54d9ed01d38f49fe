//! The clock of a playground that another process serves: when it is moved forward there, the bot's clock follows.

use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::sync::atomic::Ordering::SeqCst;
use std::time::Duration;

use super::endpoint::{Endpoint, Loopback};
use super::token::Token;
use crate::clock::{Clock, Span, SystemClock, Timestamp};

/// Interval between requests to the playground.
const POLL_INTERVAL: Duration = Duration::from_millis(200);

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
        // Before the clock is used.
        if let Err(error) = clock.synchronize(&client, &url).await {
            tracing::warn!(%error, "could not read the playground's clock: using the machine's until it answers");
        }
        let weak = Arc::downgrade(&clock);
        tokio::spawn(async move {
            let mut ticks = tokio::time::interval(POLL_INTERVAL);
            while let Some(clock) = weak.upgrade() {
                ticks.tick().await;
                if let Err(error) = clock.synchronize(&client, &url).await {
                    // For example after the playground has ended, which the connection reports.
                    tracing::debug!(%error, "could not read the playground's clock");
                }
            }
        });
        clock
    }

    /// Takes over the offset of the playground at `url`; a failed request does not change the clock.
    async fn synchronize(
        &self,
        client: &reqwest::Client,
        url: &reqwest::Url,
    ) -> reqwest::Result<()> {
        let response = client.get(url.clone()).send().await?;
        let answer: ClockAnswer = response.error_for_status()?.json().await?;
        self.ahead_ms.store(answer.ahead_ms, SeqCst);
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
