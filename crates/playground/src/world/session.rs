//! Gateway sessions: what an application has been sent, so that it can be replayed.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::UnboundedSender;

use super::Id;

/// What a session's socket is told to send.
#[derive(Debug)]
pub(crate) enum Frame {
    Text(String),
    Close(u16, &'static str),
    /// The connection breaks without a word.
    Cut,
}

/// Which part of the servers a session serves: shard `number` of `of`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Shard {
    pub(crate) number: u64,
    pub(crate) of: u64,
}

/// Where an event comes from, which decides the shard that is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Source {
    Guild(Id),
    /// Direct messages and private conversations go to shard 0.
    Private,
}

impl Shard {
    /// Whether the events of `source` come to this shard.
    pub(crate) fn hears(self, source: Source) -> bool {
        match source {
            Source::Guild(guild) => super::gateway::home(guild, self.of) == self.number,
            Source::Private => self.number == 0,
        }
    }
}

/// One identified gateway session.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) application: Id,
    pub(crate) shard: Shard,
    pub(crate) intents: u64,
    pub(crate) sequence: u64,
    pub(crate) sent: VecDeque<(u64, String)>,
    pub(crate) socket: Option<UnboundedSender<Frame>>,
}

/// How many events are kept for a replay.
const KEPT: usize = 500;

impl Session {
    /// Sends an event, or keeps it until the client resumes.
    pub(crate) fn dispatch(&mut self, name: &str, data: &str) {
        self.sequence += 1;
        let sequence = self.sequence;
        let text = format!(r#"{{"op":0,"s":{sequence},"t":"{name}","d":{data}}}"#);
        if let Some(socket) = &self.socket {
            // A socket that has just closed is noticed by its own task; the event stays kept.
            let _ = socket.send(Frame::Text(text.clone()));
        }
        self.sent.push_back((sequence, text));
        if self.sent.len() > KEPT {
            self.sent.pop_front();
        }
    }

    /// True when every event after `sequence` is still there.
    pub(crate) fn can_replay(&self, sequence: u64) -> bool {
        sequence <= self.sequence
            && self
                .sent
                .front()
                .is_none_or(|(first, _)| *first <= sequence + 1)
    }
}
