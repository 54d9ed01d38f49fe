//! Club evenings on disk: each is a row under its channel, from which follows whom it names, and when something is due.

use super::activity::{Activity, Lists, Made, entries};
use super::db::{Durability, Priority, Read as _, Table, Transaction, tables};
use super::outbox::{enqueue, queue};
use super::{Envelope, OutboxKind, Overtakes, Partition, Store, StoreError, Subject, stored_as};
use crate::clock::Timestamp;
use crate::evening::{Evening, Full, ScheduledId};
use crate::game::{ChannelId, ClubId, MessageId, PlayerId};

tables! {
    /// The club evening of each channel that has one.
    EVENINGS: ChannelId => Evening = Table::record("evenings", "a club evening").indexed(entries);
    /// The evenings of each club.
    EVENINGS_IN: (ClubId, ChannelId) => () = Table::derived("evenings in", "a list of evenings");
    /// What is due of evenings.
    EVENINGS_DUE: (Timestamp, ChannelId) => () =
        Table::derived("evenings due", "what is due of an evening");
    /// The evenings that name each player.
    EVENINGS_OF: (PlayerId, ChannelId) => () = Table::derived("evenings of", "a list of evenings");
}

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

/// The message that shows the evening of a channel is to show it as it is now.
pub const EVENING_SHOWN: OutboxKind<ChannelId, ()> =
    OutboxKind::new("evening", Partition::Upkeep).overtaking(Overtakes::Same);
/// A new message is to show it, and call those who come.
pub const EVENING_ANNOUNCED: OutboxKind<ChannelId, ()> =
    OutboxKind::new("new evening", Partition::Channel).overtaking(Overtakes::Same);
/// Discord's event is to tell of it as it is now.
pub const EVENING_SCHEDULED: OutboxKind<ChannelId, ()> =
    OutboxKind::new("evening scheduled", Partition::Upkeep).overtaking(Overtakes::Same);
/// This event of a club's is to go: there are no more evenings.
pub const EVENING_UNSCHEDULED: OutboxKind<ChannelId, (ClubId, ScheduledId)> =
    OutboxKind::new("evening unscheduled", Partition::Upkeep).overtaking(Overtakes::Same);

stored_as! {
    ScheduledId, as u64: |id| id.get(), |id| Some(Self::new(id));
}

impl Activity for Evening {
    type Error = EveningError;
    const MISSING: EveningError = EveningError::Missing;
    const SHOWN: OutboxKind<ChannelId, ()> = EVENING_SHOWN;
    const LISTS: Lists<Self> = Lists {
        all: EVENINGS,
        of_club: EVENINGS_IN,
        due: EVENINGS_DUE,
        naming: EVENINGS_OF,
    };

    fn club(&self) -> ClubId {
        self.club
    }

    fn due(&self) -> Option<Timestamp> {
        Some(self.due())
    }

    fn names(&self) -> Vec<PlayerId> {
        self.names().collect()
    }

    fn message(&mut self) -> &mut Option<MessageId> {
        &mut self.message
    }

    fn forget(&mut self, player: PlayerId, nobody: PlayerId) {
        self.forget(player, nobody);
    }
}

impl Store {
    /// The club evening of `channel`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub async fn evening(&self, channel: ChannelId) -> Result<Option<Evening>, StoreError> {
        self.activity(channel).await
    }

    /// The channels of the evenings that name `player`.
    pub async fn evenings_of(&self, player: PlayerId) -> Result<Vec<ChannelId>, StoreError> {
        self.activities_of::<Evening>(player).await
    }

    /// The channels of the club evenings of `club`.
    pub async fn evenings_in(&self, club: ClubId) -> Result<Vec<ChannelId>, StoreError> {
        self.activities_in::<Evening>(club).await
    }

    /// The channels of the evenings that something is due for at `now`, the longest waiting first.
    pub async fn evenings_due(&self, now: Timestamp) -> Result<Vec<ChannelId>, StoreError> {
        self.activities_due::<Evening>(now).await
    }

    /// The channels of the evenings that nothing is due for until `at`.
    pub async fn evenings_after(&self, at: Timestamp) -> Result<Vec<ChannelId>, StoreError> {
        self.activities_after::<Evening>(at).await
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
    ) -> Result<Made, StoreError> {
        let queue = [EVENING_ANNOUNCED, EVENING_SCHEDULED].map(|kind| kind.to(channel, ()));
        self.create_activity(channel, evening, most, queue.into())
            .await
    }

    /// Ends the evening of `channel`: its message loses its buttons, and Discord's event goes.
    ///
    /// # Errors
    ///
    /// An [`EveningError`]; it is there as before then.
    pub async fn end_evening(&self, channel: ChannelId) -> Result<Evening, EveningError> {
        self.end_activity(channel, |evening: &Evening, channel| {
            let gone = |event| EVENING_UNSCHEDULED.to(channel, (evening.club, event));
            Ok(evening.scheduled.map(gone))
        })
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
        change: impl Fn(&mut Evening) -> Result<(T, Vec<Envelope>), EveningError> + Send + 'static,
    ) -> Result<T, EveningError> {
        self.change_activity(channel, move |_, evening| change(evening))
            .await
    }

    /// The same where the message of the evening changes for the last time: nothing is done as long as it is still to show
    /// an earlier change, which nobody could see any more. Tells whether it was done.
    ///
    /// # Errors
    ///
    /// An [`EveningError`]; nothing is changed then.
    pub async fn close_evening(
        &self,
        channel: ChannelId,
        change: impl Fn(&mut Evening) -> Result<Vec<Envelope>, EveningError> + Send + 'static,
    ) -> Result<bool, EveningError> {
        self.change_activity(channel, move |tx, evening: &mut Evening| {
            let waits = queue(&*tx, &Subject::Channel(channel))?;
            let mut waits = waits.iter().map(|(_, _, queued)| &queued.envelope);
            if waits.any(|envelope| EVENING_SHOWN.is(envelope)) {
                Ok((false, Vec::new()))
            } else {
                Ok((true, change(evening)?))
            }
        })
        .await
    }

    /// The evening of `channel`, if it is still the one that `begins` then, is shown in this message from now on,
    /// and the one before it goes.
    pub async fn evening_stands(
        &self,
        channel: ChannelId,
        begins: Timestamp,
        message: MessageId,
    ) -> Result<(), StoreError> {
        let is_meant = move |evening: &Evening| evening.begins == begins;
        self.activity_stands(channel, message, is_meant).await
    }

    /// Discord's event for the evening of `channel` is this one.
    pub async fn evening_scheduled(
        &self,
        channel: ChannelId,
        (evening, event): (Evening, ScheduledId),
    ) -> Result<(), StoreError> {
        let noted = move |tx: &mut Transaction<'_>| {
            let Some(mut now) = tx.get(EVENINGS, &channel)? else {
                // It has been ended meanwhile.
                let gone = EVENING_UNSCHEDULED.to(channel, (evening.club, event));
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
