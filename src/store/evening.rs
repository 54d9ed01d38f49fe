//! Club evenings on disk: each is a row under its channel, from which follows whom it names, and when something is due.

use super::engine::{Durability, Priority};
use super::outbox::enqueue;
use super::read::{Read, View, due};
use super::tables::{EVENINGS, EVENINGS_DUE, EVENINGS_IN, EVENINGS_OF};
use super::transaction::Transaction;
use super::{Payload, Store, StoreError, Subject};
use crate::clock::Timestamp;
use crate::evening::{Evening, Full, ScheduledId};
use crate::game::{ChannelId, ClubId, MessageId, PlayerId};

/// Why an evening was not changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EveningError {
    /// There is no club evening in the channel.
    #[error("there is no club evening in this channel")]
    Missing,
    /// As many come as there can.
    #[error(transparent)]
    Full(#[from] Full),
    /// It could not be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What of an evening is to be seen on Discord as it is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EveningPart {
    /// The message that shows it.
    Message,
    /// A new message, which calls those who come.
    NewMessage,
    /// Discord's event.
    Scheduled,
    /// That there is no such event: there are no more evenings.
    Unscheduled {
        /// The club.
        club: ClubId,
        /// The event.
        event: ScheduledId,
    },
}

impl EveningPart {
    /// The outbox message that brings this part of the evening of `channel`.
    pub fn of(self, channel: ChannelId) -> Payload {
        Payload::Evening {
            channel,
            part: self,
        }
    }
}

/// What came of an attempt to set up an evening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EveningMade {
    /// It stands.
    New,
    /// The channel has one already.
    Taken,
    /// The club has as many as it may have.
    TooMany,
}

impl Store {
    /// The club evening of `channel`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub async fn evening(&self, channel: ChannelId) -> Result<Option<Evening>, StoreError> {
        let engine = &self.0.engine;
        engine.read(|view| view.get(EVENINGS, &channel)).await
    }

    /// The channels of the evenings that name `player`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn evenings_of(&self, player: PlayerId) -> Result<Vec<ChannelId>, StoreError> {
        let engine = &self.0.engine;
        engine.read(|view| naming(view, player)).await
    }

    /// The channels of the evenings that something is due for at `now`, the longest waiting first.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn evenings_due(&self, now: Timestamp) -> Result<Vec<ChannelId>, StoreError> {
        let read = |view: &View<'_>| {
            let rows = due(view, EVENINGS_DUE, now);
            rows.map(|row| row.map(|(_, channel)| channel)).collect()
        };
        self.0.engine.read(read).await
    }

    /// Keeps a new evening for `channel`, unless there is one, or `most` in its club. Its message and Discord's event
    /// are to come.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine; nothing is kept then.
    pub async fn create_evening(
        &self,
        channel: ChannelId,
        evening: Evening,
        most: usize,
    ) -> Result<EveningMade, StoreError> {
        let create = move |tx: &mut Transaction<'_>| {
            if tx.get(EVENINGS, &channel)?.is_some() {
                return Ok(EveningMade::Taken);
            }
            if tx.keys(EVENINGS_IN, &evening.club).count() >= most {
                return Ok(EveningMade::TooMany);
            }
            tx.put(EVENINGS, &channel, &evening)?;
            let parts = [EveningPart::NewMessage, EveningPart::Scheduled];
            let queue = parts.map(|part| part.of(channel));
            enqueue(tx, Subject::Channel(channel), &queue, None)?;
            Ok(EveningMade::New)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, create)
            .await
    }

    /// Ends the evening of `channel`: its message loses its buttons, and Discord's event goes.
    ///
    /// # Errors
    ///
    /// An [`EveningError`]; it is there as before then.
    pub async fn end_evening(&self, channel: ChannelId) -> Result<Evening, EveningError> {
        let end = move |tx: &mut Transaction<'_>| {
            let evening = tx.get(EVENINGS, &channel)?.ok_or(EveningError::Missing)?;
            tx.take(EVENINGS, &channel)?;
            let strip = evening.message;
            let strip = strip.map(|message| Payload::Strip { channel, message });
            let club = evening.club;
            let event = evening.scheduled;
            let event = event.map(|event| EveningPart::Unscheduled { club, event }.of(channel));
            let queue: Vec<_> = strip.into_iter().chain(event).collect();
            enqueue(tx, Subject::Channel(channel), &queue, None)?;
            Ok(evening)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, end)
            .await
    }

    /// Does something to the evening of `channel`: `change` may run more than once. The message that shows it
    /// is to show it as it is then, and what `change` gives with its answer must reach Discord as well.
    ///
    /// # Errors
    ///
    /// An [`EveningError`]; nothing is changed then.
    pub async fn change_evening<T: Send + 'static>(
        &self,
        channel: ChannelId,
        change: impl Fn(&mut Evening) -> Result<(T, Vec<Payload>), EveningError> + Send + 'static,
    ) -> Result<T, EveningError> {
        let changed = move |tx: &mut Transaction<'_>| {
            let mut evening = tx.get(EVENINGS, &channel)?.ok_or(EveningError::Missing)?;
            let (answer, queue) = change(&mut evening)?;
            put(tx, channel, &evening, queue)?;
            Ok(answer)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, changed)
            .await
    }

    /// The evening of `channel`, if it is still the one that `begins` then, is shown in this message from now on,
    /// and the one before it goes.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn evening_stands(
        &self,
        channel: ChannelId,
        begins: Timestamp,
        message: MessageId,
    ) -> Result<(), StoreError> {
        let noted = move |tx: &mut Transaction<'_>| {
            let evening = tx.get(EVENINGS, &channel)?;
            let gone = match evening.filter(|evening| evening.begins == begins) {
                Some(evening) if evening.message == Some(message) => return Ok(()),
                Some(mut evening) => {
                    let before = evening.message.replace(message);
                    let gone = before.map(|message| Payload::Delete { channel, message });
                    return put(tx, channel, &evening, gone.into_iter().collect());
                }
                // It has been ended or skipped meanwhile.
                None => Payload::Delete { channel, message },
            };
            enqueue(tx, Subject::Channel(channel), &[gone], None)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, noted)
            .await
    }

    /// Discord's event for the evening of `channel` is this one.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn evening_scheduled(
        &self,
        channel: ChannelId,
        (evening, event): (Evening, ScheduledId),
    ) -> Result<(), StoreError> {
        let noted = move |tx: &mut Transaction<'_>| {
            let club = evening.club;
            let Some(mut now) = tx.get(EVENINGS, &channel)? else {
                // It has been ended meanwhile.
                let gone = EveningPart::Unscheduled { club, event }.of(channel);
                return enqueue(tx, Subject::Channel(channel), &[gone], None);
            };
            now.scheduled = Some(event);
            tx.put(EVENINGS, &channel, &now)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, noted)
            .await
    }
}

fn naming(read: &impl Read, player: PlayerId) -> Result<Vec<ChannelId>, StoreError> {
    let keys = read.keys(EVENINGS_OF, &player);
    keys.map(|key| key.map(|(_, channel)| channel)).collect()
}

/// Writes the evening, and that its message is to show it as it is now, with what else must reach Discord.
fn put(
    tx: &mut Transaction<'_>,
    channel: ChannelId,
    evening: &Evening,
    queue: Vec<Payload>,
) -> Result<(), StoreError> {
    tx.put(EVENINGS, &channel, evening)?;
    let shown = EveningPart::Message.of(channel);
    let queue: Vec<_> = [shown].into_iter().chain(queue).collect();
    enqueue(tx, Subject::Channel(channel), &queue, None)
}

/// `player` is off the lists of all evenings, and `nobody` sits in their place at tables.
pub(super) fn forget(
    tx: &mut Transaction<'_>,
    player: PlayerId,
    nobody: PlayerId,
) -> Result<(), StoreError> {
    for channel in naming(tx, player)? {
        if let Some(mut evening) = tx.get(EVENINGS, &channel)? {
            evening.forget(player, nobody);
            put(tx, channel, &evening, Vec::new())?;
        }
    }
    Ok(())
}
