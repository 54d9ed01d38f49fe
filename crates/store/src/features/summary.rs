//! Times of the daily summaries.

use crate::db::{Durability, Priority, Read as _, Table, Transaction, View, due, tables};
use crate::outbox::enqueue;
use crate::part::Part;
use crate::{OutboxKind, Overtakes, Partition, Store, StoreError, Subject};
use tengen_game::PlayerId;
use tengen_game::clock::Timestamp;

tables! {
    /// The time of each player's next summary.
    SUMMARIES: PlayerId => Timestamp = Table::record("summaries", "when a summary is due")
        .personal()
        .indexed(|player, at| vec![SUMMARIES_DUE.entry(&(*at, *player))]);
    /// The players by the times of their next summaries.
    SUMMARIES_DUE: (Timestamp, PlayerId) => () =
        Table::derived("summaries due", "the list of summaries");
}

/// The tables and hooks of the feature.
pub(super) const PART: Part = Part {
    tables: TABLES,
    ..Part::NONE
};

/// A summary of the games that wait for a player.
pub const NEW_SUMMARY: OutboxKind<PlayerId, ()> = OutboxKind::new("summary", Partition::Player)
    .overtaking(Overtakes::Same)
    .durable();

impl Store {
    /// Schedules the next summary of `player` for `at`, or turns summaries off.
    pub async fn set_summary(
        &self,
        player: PlayerId,
        at: Option<Timestamp>,
    ) -> Result<(), StoreError> {
        let set = move |tx: &mut Transaction<'_>| match at {
            Some(at) => tx.put(SUMMARIES, &player, &at),
            None => tx.delete(SUMMARIES, &player),
        };
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, set)
            .await
    }

    /// Queues a summary for `player`, which replaces one that is not yet sent, and schedules the next one for `next`.
    pub async fn summarize(&self, player: PlayerId, next: Timestamp) -> Result<(), StoreError> {
        let change = move |tx: &mut Transaction<'_>| {
            tx.put(SUMMARIES, &player, &next)?;
            enqueue(
                tx,
                Subject::Member(player),
                &[NEW_SUMMARY.to(player, ())],
                None,
            )
        };
        self.0
            .engine
            .transact(Priority::Background, Durability::Durable, change)
            .await
    }

    /// Players whose summary is due at `now`, the oldest first.
    pub async fn summaries_due(&self, now: Timestamp) -> Result<Vec<PlayerId>, StoreError> {
        let players = |view: &View<'_>| {
            let rows = due(view, SUMMARIES_DUE, now);
            rows.map(|row| row.map(|(_, player)| player)).collect()
        };
        self.0.engine.read(players).await
    }

    /// The time of the next summary of `player`, if any.
    pub async fn summary(&self, player: PlayerId) -> Result<Option<Timestamp>, StoreError> {
        let engine = &self.0.engine;
        engine.read(|view| view.get(SUMMARIES, &player)).await
    }
}
