//! The outbox: outbox messages wait here until Discord has what they tell.
//!
//! An outbox message is written in the transaction of its cause. Most are removed without waiting for the disk:
//! should that be lost, the outbox message is found again, and its sender sees what stands, or says the same once more
//! to nobody's harm. What people are told alone waits for the disk: nobody can see that it was told.

use std::sync::atomic::Ordering;

use super::db::{
    All, Begins, Counter, Durability, Isolation, Priority, Read, Transaction, lenient,
};
use super::tables::{BOARDS, OUTBOX, TRAILS};
use super::{
    BoardMessage, OutboxId, OutboxMessage, Payload, ProcessId, Queued, SimulPart, Source, Store,
    StoreError, Subject,
};
use crate::game::GameId;

/// What becomes of a game's older messages when a new one stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageRetention {
    /// They stay, without their buttons.
    Kept,
    /// Only the last one stays, without its buttons.
    LastKept,
}

impl Store {
    /// All that must still reach Discord, in the order in which it was written.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn queue(&self) -> Result<Vec<OutboxMessage>, StoreError> {
        let mut queue = self.0.engine.read(|view| queue(view, &All)).await?;
        queue.sort_by_key(|&(_, id, _)| id);
        if self.0.engine.has_lost() {
            // Some of these may have been sent: that they were taken out of the outbox was lost.
            let newest = queue.last().map_or(0, |&(_, OutboxId(id), _)| id);
            self.0.last_message.fetch_max(newest, Ordering::Relaxed);
        }
        let last_message = OutboxId(self.0.last_message.load(Ordering::Relaxed));
        let is_anothers = |by: ProcessId| by != self.0.process;
        let source = |id, queued: Queued| match id <= last_message
            || queued.answered_by.is_some_and(is_anothers)
        {
            true => Source::Past,
            false => Source::Present,
        };
        let queued = |(subject, id, queued): (_, _, Queued)| OutboxMessage {
            id,
            subject,
            payload: queued.payload,
            source: source(id, queued),
        };
        Ok(queue.into_iter().map(queued).collect())
    }

    /// Waits until all that can be read is on the disk: a row can be read a moment before, and what is told
    /// of it is not to be lost.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn make_durable(&self) -> Result<(), StoreError> {
        self.0.engine.make_durable().await
    }

    /// Whether `queued` is still to be sent.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn is_waiting(&self, queued: &OutboxMessage) -> Result<bool, StoreError> {
        let key = (queued.subject, queued.id);
        self.0.engine.read(|view| view.has(OUTBOX, &key)).await
    }

    /// Puts another outbox message about `subject` into the outbox, that no event of a game has caused.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn write(
        &self,
        subject: impl Into<Subject>,
        payload: Payload,
    ) -> Result<(), StoreError> {
        let subject = subject.into();
        let written = move |tx: &mut Transaction<'_>| put_messages(tx, subject, &[payload], None);
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, written)
            .await
    }

    /// Takes `queued` out of the outbox: Discord has it, or nobody needs it any more.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn sent(&self, queued: &OutboxMessage) -> Result<(), StoreError> {
        let until = match queued.payload {
            Payload::Notice { .. }
            | Payload::Summary { .. }
            | Payload::Unpaired { .. }
            | Payload::LadderLeft { .. }
            | Payload::Digest { .. }
            | Payload::GamesOfMonth { .. }
            | Payload::LeagueDivision { .. }
            | Payload::LeagueNews { .. }
            | Payload::Simul {
                part: SimulPart::Over,
                ..
            }
            | Payload::ContestNews { .. }
            | Payload::ContestOver { .. } => Durability::Durable,
            _ => Durability::Asynchronous,
        };
        let key = (queued.subject, queued.id);
        let sent = move |tx: &mut Transaction<'_>| tx.take(OUTBOX, &key);
        self.0
            .engine
            .transact(Priority::Interactive, until, sent)
            .await
    }

    /// The card of the challenge that became `game` says what has become of it.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn settled(&self, game: GameId) -> Result<(), StoreError> {
        let settled = move |tx: &mut Transaction<'_>| {
            for (subject, id, queued) in queue(tx, &Subject::Game(game))? {
                if let Payload::Card { .. } = queued.payload {
                    tx.take(OUTBOX, &(subject, id))?;
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
                settled,
            )
            .await
    }

    /// The message `board` shows `game`: outbox messages that ask for it are done,
    /// and what becomes of the message before it is an outbox message now.
    ///
    /// A message that a newer one has overtaken on the way is to lose its own buttons.
    /// What else must reach Discord because of it is in `queue`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn shown(
        &self,
        game: GameId,
        board: BoardMessage,
        trail: MessageRetention,
        queue: &[Payload],
    ) -> Result<(), StoreError> {
        let queue = queue.to_vec();
        let shown = move |tx: &mut Transaction<'_>| shown(tx, game, board, trail, &queue);
        self.0
            .engine
            .transact_at(
                Isolation::Snapshot,
                Priority::Interactive,
                Durability::Asynchronous,
                shown,
            )
            .await
    }
}

/// The outbox messages whose keys begin so; without those that cannot be read, with a word in the log.
pub(super) fn queue(
    read: &impl Read,
    beginning: &impl Begins<(Subject, OutboxId)>,
) -> Result<Vec<(Subject, OutboxId, Queued)>, StoreError> {
    let mut queue = Vec::new();
    for row in read.scan(OUTBOX, beginning) {
        match row {
            Ok(((subject, id), queued)) => queue.push((subject, id, queued)),
            Err(StoreError::Unreadable { .. }) => {
                tracing::error!("a message in the outbox cannot be read");
            }
            Err(error) => return Err(error),
        }
    }
    Ok(queue)
}

/// Writes outbox messages about `subject`, which take the place of those that they overtake.
/// An answer of the process `answered_by` may tell the same.
pub(super) fn enqueue(
    tx: &mut Transaction<'_>,
    subject: Subject,
    payloads: &[Payload],
    answered_by: Option<ProcessId>,
) -> Result<(), StoreError> {
    let is_own = |payload: &Payload| payload.own_subject().is_none_or(|own| own == subject);
    let (own, others): (Vec<Payload>, Vec<Payload>) = payloads.iter().copied().partition(is_own);
    for payload in others {
        // An answer about the cause does not tell of it.
        let subject = payload.own_subject().unwrap_or(subject);
        enqueue(tx, subject, &[payload], None)?;
    }
    let payloads = &own[..];
    if payloads.is_empty() {
        return Ok(());
    }
    for (_, id, older) in queue(tx, &subject)? {
        let is_overtaken = |newer: &Payload| older.payload.is_overtaken_by(*newer);
        if payloads.iter().any(is_overtaken) {
            tx.take(OUTBOX, &(subject, id))?;
        }
    }
    put_messages(tx, subject, payloads, answered_by)
}

fn put_messages(
    tx: &mut Transaction<'_>,
    subject: Subject,
    payloads: &[Payload],
    answered_by: Option<ProcessId>,
) -> Result<(), StoreError> {
    for &payload in payloads {
        let id = OutboxId(tx.next(Counter::OutboxMessage)?);
        let queued = Queued {
            payload,
            answered_by,
        };
        tx.put(OUTBOX, &(subject, id), &queued)?;
    }
    Ok(())
}

/// The message `board` shows `game`.
fn shown(
    tx: &mut Transaction<'_>,
    game: GameId,
    board: BoardMessage,
    trail: MessageRetention,
    more: &[Payload],
) -> Result<(), StoreError> {
    // A place that cannot be read is as good as none: the new one takes its room.
    let (newest, older) = match lenient(tx.get(BOARDS, &game))? {
        Some(known) if known.message == board.message => (board, None),
        Some(known) if known.revision > board.revision => (known, Some(board)),
        known => (board, known),
    };
    let before_that = match (trail, older) {
        (MessageRetention::LastKept, Some(_)) => lenient(tx.get(TRAILS, &game))?,
        (MessageRetention::LastKept, None) | (MessageRetention::Kept, _) => None,
    };
    let strip = older.map(|old| Payload::Strip {
        channel: old.channel,
        message: old.message,
    });
    let delete = before_that.map(|old| Payload::Delete {
        channel: old.channel,
        message: old.message,
    });
    let new = strip.into_iter().chain(delete);
    let new: Vec<Payload> = new.chain(more.iter().copied()).collect();
    let subject = Subject::Game(game);
    for (_, id, queued) in queue(tx, &subject)? {
        if matches!(queued.payload, Payload::Board { revision, .. } if revision <= newest.revision)
        {
            tx.take(OUTBOX, &(subject, id))?;
        }
    }
    put_messages(tx, subject, &new, None)?;
    tx.put(BOARDS, &game, &newest)?;
    match (trail, older) {
        (MessageRetention::LastKept, Some(older)) => tx.put(TRAILS, &game, &older),
        (MessageRetention::LastKept, None) => Ok(()),
        (MessageRetention::Kept, _) => tx.take(TRAILS, &game),
    }
}
