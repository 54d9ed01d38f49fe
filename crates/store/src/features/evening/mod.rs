//! Club evenings on disk: each is a row under its channel; the players it names and its due time follow from it.

mod shape;

use crate::activity::{self, Activity, ActivityError, ActivityTables, Lists, entries, refusals};
use crate::db::{Durability, Priority, Read as _, Table, Transaction, tables};
use crate::outbox::{enqueue, queue};
use crate::part::Part;
use crate::{Envelope, OutboxKind, Overtakes, Partition, Store, StoreError, Subject, stored_as};
use tengen_club::evening::{Evening, Full, ScheduledId};
use tengen_game::clock::Timestamp;
use tengen_game::{ChannelId, ClubId, MessageId, PlayerId};

tables! {
    /// The club evening of each channel that has one.
    EVENINGS: ChannelId => Evening = Table::record("evenings", "a club evening").indexed(entries);
    /// The evenings of each club.
    EVENINGS_IN: (ClubId, ChannelId) => () = Table::derived("evenings in", "a list of evenings");
    /// Timers of evenings.
    EVENINGS_DUE: (Timestamp, ChannelId) => () =
        Table::derived("evenings due", "what is due of an evening");
    /// The evenings that name each player.
    EVENINGS_OF: (PlayerId, ChannelId) => () = Table::derived("evenings of", "a list of evenings");
}

/// The tables and hooks of the feature.
pub(super) const PART: Part = Part {
    tables: TABLES,
    forget: Some(activity::forget::<Evening>),
    ..Part::NONE
};

/// Why an evening was not changed.
pub type EveningError = ActivityError<Full>;

refusals! {
    EveningError: Full => std::convert::identity;
}

/// Updates the message of a channel's evening.
pub const EVENING_MESSAGE: OutboxKind<ChannelId, ()> =
    OutboxKind::new("evening", Partition::Upkeep).overtaking(Overtakes::Same);
/// Posts a new message that shows the evening and mentions those who come.
pub const EVENING_ANNOUNCED: OutboxKind<ChannelId, ()> =
    OutboxKind::new("new evening", Partition::Channel).overtaking(Overtakes::Same);
/// Updates Discord's event.
pub const EVENING_SCHEDULED: OutboxKind<ChannelId, ()> =
    OutboxKind::new("evening scheduled", Partition::Upkeep).overtaking(Overtakes::Same);
/// Cancels this event of a club: there are no more evenings.
pub const EVENING_UNSCHEDULED: OutboxKind<ChannelId, (ClubId, ScheduledId)> =
    OutboxKind::new("evening unscheduled", Partition::Upkeep).overtaking(Overtakes::Same);

stored_as! {
    ScheduledId, as u64: |id| id.get(), |id| Some(Self::new(id));
}

impl ActivityTables for Evening {
    const LISTS: Lists<Self> = Lists {
        all: EVENINGS,
        of_club: EVENINGS_IN,
        due: EVENINGS_DUE,
        naming: EVENINGS_OF,
    };
}

impl Activity for Evening {
    type Refusal = Full;
    const MESSAGE: OutboxKind<ChannelId, ()> = EVENING_MESSAGE;

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

    /// Posts its message and creates Discord's event.
    fn beginning(&self, channel: ChannelId) -> Vec<Envelope> {
        [EVENING_ANNOUNCED, EVENING_SCHEDULED]
            .map(|kind| kind.to(channel, ()))
            .into()
    }

    /// The message of an evening without a pair is deleted, so that nobody comes because of it.
    fn has_happened(&self) -> bool {
        !self.tables.is_empty()
    }

    /// Cancels Discord's event.
    fn ending(&self, channel: ChannelId) -> Option<Envelope> {
        let unschedule = |event| EVENING_UNSCHEDULED.to(channel, (self.club, event));
        self.scheduled.map(unschedule)
    }
}

impl Store {
    /// Changes the evening of `channel` for the last time that its message shows it: refused while an earlier change is
    /// not yet shown, since nobody could see it afterwards. Returns whether it was closed.
    ///
    /// # Errors
    ///
    /// An [`EveningError`]; nothing is changed then.
    pub async fn close_evening(
        &self,
        channel: ChannelId,
        change: impl Fn(&mut Evening) -> Result<Vec<Envelope>, EveningError> + Send + 'static,
    ) -> Result<bool, EveningError> {
        self.in_activity(channel, move |tx, evening: &mut Evening| {
            let waits = queue(&*tx, &Subject::Channel(channel))?;
            let mut waits = waits.iter().map(|(_, _, queued)| &queued.envelope);
            if waits.any(|envelope| EVENING_MESSAGE.is(envelope)) {
                Ok((false, Vec::new()))
            } else {
                Ok((true, change(evening)?))
            }
        })
        .await
    }

    /// Notes that `event` is Discord's event for the evening of `channel`.
    pub async fn note_scheduled_evening(
        &self,
        channel: ChannelId,
        evening: Evening,
        event: ScheduledId,
    ) -> Result<(), StoreError> {
        let change = move |tx: &mut Transaction<'_>| {
            let Some(mut now) = tx.get(EVENINGS, &channel)? else {
                // The evening has ended in the meantime.
                let unschedule = EVENING_UNSCHEDULED.to(channel, (evening.club, event));
                return enqueue(tx, Subject::Channel(channel), &[unschedule], None);
            };
            now.scheduled = Some(event);
            tx.put(EVENINGS, &channel, &now)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, change)
            .await
    }
}
