//! Gateway sessions, with the events sent to each, for replay when a client resumes.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::UnboundedSender;

use super::Id;

/// A frame for a session's socket.
#[derive(Debug)]
pub(crate) enum Frame {
    Text(String),
    Close(u16, &'static str),
    /// Breaks the connection without a close frame.
    Cut,
}

/// Shard `number` of `of`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Shard {
    pub(crate) number: u64,
    pub(crate) count: u64,
}

/// The source of an event, which determines the shard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum EventSource {
    Guild(Id),
    /// Direct messages and private conversations go to shard 0.
    Private,
}

impl Shard {
    /// Whether events of `source` go to this shard.
    pub(crate) fn receives(self, source: EventSource) -> bool {
        match source {
            EventSource::Guild(guild) => {
                super::gateway::shard_for_guild(guild, self.count) == self.number
            }
            EventSource::Private => self.number == 0,
        }
    }
}

/// One identified gateway session.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) application: Id,
    pub(crate) shard: Shard,
    pub(crate) intents: u64,
    /// Number of the last event.
    pub(crate) sequence: u64,
    pub(crate) sent: VecDeque<(u64, String)>,
    pub(crate) socket: Option<UnboundedSender<Frame>>,
}

/// Maximum number of events kept for a replay.
const MAX_REPLAYED_EVENTS: usize = 500;

impl Session {
    /// Sends an event, or stores it until the client resumes.
    pub(crate) fn dispatch(&mut self, name: &str, data: &str) {
        self.sequence += 1;
        let sequence = self.sequence;
        let text = format!(r#"{{"op":0,"s":{sequence},"t":"{name}","d":{data}}}"#);
        if let Some(socket) = &self.socket {
            // The send fails if the socket has just closed; its own task handles that, and the event is stored anyway.
            let _ = socket.send(Frame::Text(text.clone()));
        }
        self.sent.push_back((sequence, text));
        if self.sent.len() > MAX_REPLAYED_EVENTS {
            self.sent.pop_front();
        }
    }

    /// Whether every event after `sequence` is still stored.
    pub(crate) fn can_replay(&self, sequence: u64) -> bool {
        sequence <= self.sequence
            && self
                .sent
                .front()
                .is_none_or(|(first, _)| *first <= sequence + 1)
    }
}
