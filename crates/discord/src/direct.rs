//! Direct messages: their channels, and the rate at which they are sent.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::game::{ChannelId, PlayerId};
use crate::limit::SlidingWindow;
use crate::rest::wait_until;

/// Direct messages per span: Discord takes a bot that writes to many people at once for spam. A thousand summaries then
/// take half an hour.
const MESSAGES: usize = 5;
const SPAN: Duration = Duration::from_secs(10);
/// Maximum number of cached channels.
const MOST: usize = 4096;

/// Cached channels of direct messages. Their ids never change, but are only in memory: an unknown one costs a call, and
/// nothing is stored about people who want to be forgotten.
#[derive(Debug)]
pub(super) struct Conversations(Mutex<State>);

#[derive(Debug)]
struct State {
    channels: HashMap<PlayerId, ChannelId>,
    messages: SlidingWindow,
}

impl Default for Conversations {
    fn default() -> Self {
        Self(Mutex::new(State {
            channels: HashMap::new(),
            messages: SlidingWindow::new(MESSAGES, SPAN),
        }))
    }
}

impl Conversations {
    /// Waits until another message may be sent.
    pub(super) async fn turn(&self) {
        loop {
            let turn = self.lock().messages.take(Instant::now());
            match turn {
                Ok(()) => return,
                Err(until) => wait_until(until).await,
            }
        }
    }

    /// The channel of the conversation with `player`, if it is cached.
    pub(super) fn channel(&self, player: PlayerId) -> Option<ChannelId> {
        self.lock().channels.get(&player).copied()
    }

    pub(super) fn note(&self, player: PlayerId, channel: ChannelId) {
        let channels = &mut self.lock().channels;
        if channels.len() >= MOST {
            channels.clear();
        }
        channels.insert(player, channel);
    }

    pub(super) fn forget(&self, player: PlayerId) {
        self.lock().channels.remove(&player);
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn messages_of_one_hour_are_spread_over_it() {
        let conversations = Conversations::default();
        let start = Instant::now();
        for _ in 0..MESSAGES {
            conversations.turn().await;
        }
        assert_eq!(start.elapsed(), Duration::ZERO, "a few come at once");
        for _ in MESSAGES..1000 {
            conversations.turn().await;
        }
        let minutes = start.elapsed().as_secs() / 60;
        assert!((25..40).contains(&minutes), "{minutes} minutes");
    }

    #[test]
    fn the_cache_is_bounded() {
        let conversations = Conversations::default();
        for number in 1..=10_000 {
            conversations.note(PlayerId::new(number), ChannelId::new(number + 1));
        }
        let known = conversations.channel(PlayerId::new(10_000));
        assert_eq!(known, Some(ChannelId::new(10_001)));
        assert!(conversations.lock().channels.len() <= MOST);
    }
}
