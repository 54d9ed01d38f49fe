//! A puzzle a day: a row for each channel that wants one.

mod shape;

use super::puzzle::put_puzzle;
use crate::db::{Counter, Durability, Priority, Read as _, Table, Transaction, View, due, tables};
use crate::outbox::{enqueue, queue};
use crate::part::Part;
use crate::tables::OUTBOX;
use crate::{OutboxKind, Overtakes, Partition, Posted, PuzzleId, Store, StoreError, Subject};
use tengen_game::clock::Timestamp;
use tengen_game::{ChannelId, ClubId, Hour};
use tengen_puzzle::{Level, Topic};

tables! {
    /// The channels' daily puzzles.
    DAILIES: ChannelId => Daily = Table::record("dailies", "a daily puzzle")
        .indexed(|channel, daily| {
            let due = DAILIES_DUE.entry(&(daily.next, *channel));
            vec![due, DAILIES_IN.entry(&(daily.club, *channel))]
        });
    /// Channels by the time of their next puzzle.
    DAILIES_DUE: (Timestamp, ChannelId) => () = Table::derived("dailies due", "a daily puzzle");
    /// The channels of each club with a daily puzzle.
    DAILIES_IN: (ClubId, ChannelId) => () = Table::derived("dailies in", "a daily puzzle");
}

/// The tables and hooks of the feature.
pub(super) const PART: Part = Part {
    tables: TABLES,
    ..Part::NONE
};

/// Posts a daily puzzle.
pub const NEW_PUZZLE: OutboxKind<ChannelId, PuzzleId> =
    OutboxKind::new("new puzzle", Partition::Channel).overtaking(Overtakes::Kind);

/// The daily puzzle of a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Daily {
    /// The server of the channel, whose day the hour belongs to.
    pub club: ClubId,
    /// The hour at which it is posted.
    pub hour: Hour,
    /// Its topic; any if none.
    pub topic: Option<Topic>,
    /// How hard it is; any level otherwise.
    pub level: Option<Level>,
    /// The time of the next one.
    pub next: Timestamp,
}

impl Store {
    /// The daily puzzle of `channel`, if it is on.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub async fn daily(&self, channel: ChannelId) -> Result<Option<Daily>, StoreError> {
        self.0.engine.read(|view| view.get(DAILIES, &channel)).await
    }

    /// The daily puzzles of the channels of `club`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if one cannot be read.
    pub async fn dailies_of(&self, club: ClubId) -> Result<Vec<(ChannelId, Daily)>, StoreError> {
        let read = |view: &View<'_>| {
            let mut dailies = Vec::new();
            for key in view.keys(DAILIES_IN, &club) {
                let (_, channel) = key?;
                let daily = view.get(DAILIES, &channel)?;
                dailies.extend(daily.map(|daily| (channel, daily)));
            }
            Ok(dailies)
        };
        self.0.engine.read(read).await
    }

    /// The channels in which a puzzle is due at `now`, the longest waiting first.
    pub async fn dailies_due(&self, now: Timestamp) -> Result<Vec<ChannelId>, StoreError> {
        let channels = |view: &View<'_>| {
            let rows = due(view, DAILIES_DUE, now);
            rows.map(|row| row.map(|(_, channel)| channel)).collect()
        };
        self.0.engine.read(channels).await
    }

    /// Sets the daily puzzle of `channel`. None turns it off, and deletes a puzzle that waits in the outbox.
    pub async fn set_daily(
        &self,
        channel: ChannelId,
        daily: Option<Daily>,
    ) -> Result<(), StoreError> {
        let set = move |tx: &mut Transaction<'_>| match daily {
            Some(daily) => tx.put(DAILIES, &channel, &daily),
            None => {
                tx.delete(DAILIES, &channel)?;
                delete_new_puzzles(tx, channel)
            }
        };
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, set)
            .await
    }

    /// Moves the puzzle that is due at `now` in `channel` to `later`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; nothing is changed then.
    pub async fn postpone_daily(
        &self,
        channel: ChannelId,
        now: Timestamp,
        later: Timestamp,
    ) -> Result<(), StoreError> {
        let postpone = move |tx: &mut Transaction<'_>| {
            let daily = tx.get(DAILIES, &channel)?;
            // The channel may have chosen another time.
            match daily.filter(|daily| daily.next <= now) {
                Some(daily) => {
                    let next = later;
                    tx.put(DAILIES, &channel, &Daily { next, ..daily })
                }
                None => Ok(()),
            }
        };
        self.0
            .engine
            .transact(Priority::Background, Durability::Durable, postpone)
            .await
    }

    /// Stores `posted` as the puzzle that was due by `daily`, to be posted in its channel, and `next` as the next due
    /// time.
    ///
    /// None, and nothing is stored, if by now another puzzle or none is due there: so each is posted once.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; nothing is stored then.
    pub async fn post_daily(
        &self,
        daily: Daily,
        posted: &Posted,
        next: Timestamp,
    ) -> Result<Option<PuzzleId>, StoreError> {
        let posted = posted.clone();
        let post = move |tx: &mut Transaction<'_>| post(tx, daily, &posted, next);
        self.0
            .engine
            .transact(Priority::Background, Durability::Durable, post)
            .await
    }
}

/// Deletes all outbox messages that post a puzzle in `channel`.
fn delete_new_puzzles(tx: &mut Transaction<'_>, channel: ChannelId) -> Result<(), StoreError> {
    for (subject, id, queued) in queue(tx, &Subject::Channel(channel))? {
        if NEW_PUZZLE.is(&queued.envelope) {
            tx.delete(OUTBOX, &(subject, id))?;
        }
    }
    Ok(())
}

fn post(
    tx: &mut Transaction<'_>,
    daily: Daily,
    posted: &Posted,
    next: Timestamp,
) -> Result<Option<PuzzleId>, StoreError> {
    let channel = posted.place.channel;
    if tx.get(DAILIES, &channel)? != Some(daily) {
        return Ok(None);
    }
    let puzzle = PuzzleId::new(tx.next_number(Counter::Puzzle)?);
    put_puzzle(tx, puzzle, posted)?;
    tx.put(DAILIES, &channel, &Daily { next, ..daily })?;
    let queued = NEW_PUZZLE.to(channel, puzzle);
    enqueue(tx, Subject::Channel(channel), &[queued], None)?;
    Ok(Some(puzzle))
}
