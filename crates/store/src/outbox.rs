//! The outbox: messages wait here until they have reached Discord.
//!
//! An outbox message is written in the transaction of its cause. Most are removed without waiting for the disk: if the
//! removal is lost, the message is found again, and its sender recognises the posted one, or repeats it harmlessly.
//! Direct messages wait for the disk, because a later process cannot see that they were sent.

use std::slice;
use std::sync::atomic::Ordering;

use super::db::{
    All, Counter, Durability, Isolation, KeyPrefix, Priority, Read, Transaction, skip_unreadable,
};
use super::tables::{BOARDS, OUTBOX, TRAILS};
use super::{
    BOARD, BoardMessage, CARD, DELETE, Envelope, OutboxId, OutboxMessage, ProcessId, Queued, STRIP,
    Source, Store, StoreError, Subject,
};
use tengen_game::GameId;

/// The fate of a game's older messages when a new one is posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageRetention {
    /// They stay, without their buttons.
    Kept,
    /// Only the last one stays, without its buttons.
    LastKept,
}

impl Store {
    /// All that must still reach Discord, in the order in which it was written.
    pub async fn queue(&self) -> Result<Vec<OutboxMessage>, StoreError> {
        let mut queue = self.0.engine.read(|view| queue(view, &All)).await?;
        queue.sort_by_key(|&(_, id, _)| id);
        if self.0.engine.take_loss() {
            // Some of these may have been sent: their removal from the outbox was lost.
            let newest = queue.last().map_or(0, |&(_, OutboxId(id), _)| id);
            self.0.last_message.fetch_max(newest, Ordering::Relaxed);
        }
        let last_message = OutboxId(self.0.last_message.load(Ordering::Relaxed));
        let is_anothers = |by: ProcessId| by != self.0.process;
        let source = |id, queued: &Queued| {
            if id <= last_message || queued.answered_by.is_some_and(is_anothers) {
                Source::Past
            } else {
                Source::Present
            }
        };
        let queued = |(subject, id, queued): (_, _, Queued)| OutboxMessage {
            id,
            subject,
            source: source(id, &queued),
            envelope: queued.envelope,
        };
        Ok(queue.into_iter().map(queued).collect())
    }

    /// Waits until all readable rows are on the disk: a row is readable a moment earlier, and must not be lost once
    /// reported.
    pub async fn make_durable(&self) -> Result<(), StoreError> {
        self.0.engine.make_durable().await
    }

    /// Whether `queued` is still to be sent.
    pub async fn is_waiting(&self, queued: &OutboxMessage) -> Result<bool, StoreError> {
        let key = (queued.subject, queued.id);
        self.0.engine.read(|view| view.has(OUTBOX, &key)).await
    }

    /// Puts an outbox message about `subject`, which no event of a game has caused, into the outbox.
    pub async fn write(
        &self,
        subject: impl Into<Subject>,
        envelope: Envelope,
    ) -> Result<(), StoreError> {
        let subject = subject.into();
        let change = move |tx: &mut Transaction<'_>| put_messages(tx, subject, [&envelope], None);
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, change)
            .await
    }

    /// Deletes `queued` from the outbox: Discord has it, or it is no longer needed.
    pub async fn delete_sent(&self, queued: &OutboxMessage) -> Result<(), StoreError> {
        let until = if queued.envelope.handling.is_durable {
            Durability::Durable
        } else {
            Durability::Asynchronous
        };
        let key = (queued.subject, queued.id);
        let change = move |tx: &mut Transaction<'_>| tx.delete(OUTBOX, &key);
        self.0
            .engine
            .transact(Priority::Interactive, until, change)
            .await
    }

    /// Deletes pending card messages of `game`: its card shows the outcome.
    pub async fn delete_cards(&self, game: GameId) -> Result<(), StoreError> {
        let change = move |tx: &mut Transaction<'_>| {
            for (subject, id, queued) in queue(tx, &Subject::Game(game))? {
                if CARD.is(&queued.envelope) {
                    tx.delete(OUTBOX, &(subject, id))?;
                }
            }
            Ok(())
        };
        self.0
            .engine
            .transact_at(
                Isolation::Snapshot,
                Priority::Interactive,
                Durability::Asynchronous,
                change,
            )
            .await
    }

    /// Notes that the message `board` shows `game`: outbox messages for it are deleted, and the fate of the previous
    /// message becomes an outbox message.
    ///
    /// If a newer message already shows the game, `board` itself loses its buttons.
    /// `queue` has further outbox messages to write in the same transaction.
    pub async fn note_shown(
        &self,
        game: GameId,
        board: BoardMessage,
        retention: MessageRetention,
        queue: &[Envelope],
    ) -> Result<(), StoreError> {
        let queue = queue.to_vec();
        let change = move |tx: &mut Transaction<'_>| note_board(tx, game, board, retention, &queue);
        self.0
            .engine
            .transact_at(
                Isolation::Snapshot,
                Priority::Interactive,
                Durability::Asynchronous,
                change,
            )
            .await
    }
}

/// The outbox messages whose keys have this prefix; unreadable ones are logged and left out.
pub(super) fn queue(
    read: &impl Read,
    beginning: &impl KeyPrefix<(Subject, OutboxId)>,
) -> Result<Vec<(Subject, OutboxId, Queued)>, StoreError> {
    let mut queue = Vec::new();
    for row in read.scan(OUTBOX, beginning) {
        match row {
            Ok(((subject, id), queued)) => queue.push((subject, id, queued)),
            Err(StoreError::Unreadable { .. }) => {
                tracing::error!("could not read an outbox message");
            }
            Err(error) => return Err(error),
        }
    }
    Ok(queue)
}

/// Writes outbox messages about `subject`, which replace those that they overtake. An answer of the process
/// `answered_by` may show the same.
pub(super) fn enqueue(
    tx: &mut Transaction<'_>,
    subject: Subject,
    envelopes: &[Envelope],
    answered_by: Option<ProcessId>,
) -> Result<(), StoreError> {
    let is_own = |envelope: &&Envelope| envelope.subject(subject) == subject;
    let (own, others): (Vec<&Envelope>, Vec<&Envelope>) = envelopes.iter().partition(is_own);
    for envelope in others {
        // The answer to the cause does not show it.
        enqueue(
            tx,
            envelope.subject(subject),
            slice::from_ref(envelope),
            None,
        )?;
    }
    if own.is_empty() {
        return Ok(());
    }
    for (_, id, older) in queue(tx, &subject)? {
        if own.iter().any(|newer| newer.overtakes(&older.envelope)) {
            tx.delete(OUTBOX, &(subject, id))?;
        }
    }
    put_messages(tx, subject, own, answered_by)
}

fn put_messages<'a>(
    tx: &mut Transaction<'_>,
    subject: Subject,
    envelopes: impl IntoIterator<Item = &'a Envelope>,
    answered_by: Option<ProcessId>,
) -> Result<(), StoreError> {
    for envelope in envelopes {
        let id = OutboxId(tx.next_number(Counter::OutboxMessage)?);
        let queued = Queued {
            envelope: envelope.clone(),
            answered_by,
        };
        tx.put(OUTBOX, &(subject, id), &queued)?;
    }
    Ok(())
}

/// The message `board` shows `game`.
fn note_board(
    tx: &mut Transaction<'_>,
    game: GameId,
    board: BoardMessage,
    retention: MessageRetention,
    more: &[Envelope],
) -> Result<(), StoreError> {
    // An unreadable place counts as none: the new one replaces it.
    let (newest, older) = match skip_unreadable(tx.get(BOARDS, &game))? {
        Some(known) if known.message == board.message => (board, None),
        Some(known) if known.revision > board.revision => (known, Some(board)),
        known => (board, known),
    };
    let before_that = match (retention, older) {
        (MessageRetention::LastKept, Some(_)) => skip_unreadable(tx.get(TRAILS, &game))?,
        (MessageRetention::LastKept, None) | (MessageRetention::Kept, _) => None,
    };
    let strip = older.map(|old| STRIP.to(old.channel, old.message));
    let delete = before_that.map(|old| DELETE.to(old.channel, old.message));
    let subject = Subject::Game(game);
    for (_, id, queued) in queue(tx, &subject)? {
        let waiting = BOARD.read(&queued.envelope);
        if waiting.is_some_and(|(_, revision)| revision <= newest.revision) {
            tx.delete(OUTBOX, &(subject, id))?;
        }
    }
    put_messages(tx, subject, strip.iter().chain(&delete).chain(more), None)?;
    tx.put(BOARDS, &game, &newest)?;
    match (retention, older) {
        (MessageRetention::LastKept, Some(older)) => tx.put(TRAILS, &game, &older),
        (MessageRetention::LastKept, None) => Ok(()),
        (MessageRetention::Kept, _) => tx.delete(TRAILS, &game),
    }
}
