//! Queued outbox messages, each with its number and the process that knows its fate.

use super::db::numbers;
use super::{Envelope, Lease, ProcessId, Subject};

/// The number of an outbox message: later ones are larger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OutboxId(pub(super) u64);

impl std::fmt::Display for OutboxId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// A message on its way to Discord.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutboxMessage {
    /// Its number: outbox messages are sent in their order.
    pub id: OutboxId,
    /// Its subject.
    pub subject: Subject,
    /// Addressee and contents.
    pub envelope: Envelope,
    /// The process that knows its delivery.
    pub source: Source,
}

/// A row of the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Queued {
    pub(super) envelope: Envelope,
    /// The process whose answer to an interaction may tell the same.
    pub(super) answered_by: Option<ProcessId>,
}

/// The process that knows an outbox message's delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// This process does.
    Present,
    /// An earlier one: it may have sent the message just before it ended, or an answer may have said the same.
    Past,
}

impl OutboxMessage {
    /// The same under `lease`: the process that held it before may have sent it.
    #[must_use]
    pub fn under(self, lease: &Lease) -> Self {
        let source = if self.id.0 <= lease.since() {
            Source::Past
        } else {
            self.source
        };
        Self { source, ..self }
    }
}

numbers! { OutboxId: |key| key.0, OutboxId }
