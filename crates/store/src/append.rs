//! A transaction over one game: its events, list entries, timer and outbox messages.

use std::sync::Arc;

use super::change::{create_game, remember};
use super::db::{Durability, Entry, Isolation, Priority, Transaction, make, set};
use super::features::PARTS;
use super::outbox::enqueue;
use super::rows::{LastRow, rows};
use super::tables::{ALARMS, BOARDS, CAUSES, EVENTS};
use super::{
    AppendError, CARD, Change, Origin, ProcessId, Property, Store, StoreError, Subject, index,
    rating,
};
use tengen_game::{Event, Game, GameId, Revision};

/// The challenge that replaced this one.
const SUCCESSOR: Property<GameId, GameId> = Property::new("successor");

impl Store {
    /// Stores the events that lead from `before`, a game that was read, to `after`, with `change`; returns `after`
    /// again.
    ///
    /// # Errors
    ///
    /// [`AppendError::Stale`] if the game has new events since it was read,
    /// [`AppendError::Repeated`] if the same cause has changed it before,
    /// [`StoreError::Corrupt`] if `after` does not continue `before`; nothing is stored then.
    pub async fn append(
        &self,
        before: &Game,
        after: Game,
        change: Change,
    ) -> Result<Game, AppendError> {
        let (id, first) = (before.id(), before.revision());
        if after.id() != id || !after.events().starts_with(before.events()) {
            let reason = "what is to be kept does not go on from what was read".to_owned();
            return Err(StoreError::Corrupt { game: id, reason }.into());
        }
        let priority = match change.cause {
            Some(_) => Priority::Interactive,
            None => Priority::Background,
        };
        // A finished game touches ratings, plans and its activity; a change without an event only the last row.
        let is_over = index::is_over(before) || index::is_over(&after);
        let isolation = match change.cause {
            Some(_) if after.revision() != first && !is_over => Isolation::Snapshot,
            _ => Isolation::Serializable,
        };
        let step = self.step(before, after, change);
        let stored = Arc::clone(&step.after);
        let write = move |tx: &mut Transaction<'_>| append_step(tx, &step);
        let engine = &self.0.engine;
        engine
            .transact_at(isolation, priority, Durability::Durable, write)
            .await?;
        Ok(Arc::unwrap_or_clone(stored))
    }

    /// Closes a challenge and stores its replacement, both or none of them: `closing` accompanies the events from
    /// `before` to `after`, and `change` the new one, which begins with `events`; returns the new one.
    ///
    /// # Errors
    ///
    /// As [`Store::append`] and [`Store::create`]; nothing is changed then.
    pub async fn replace(
        &self,
        before: &Game,
        after: Game,
        closing: Change,
        events: Vec<Event>,
        change: Change,
    ) -> Result<Game, AppendError> {
        let old = before.id();
        let step = self.step(before, after, closing);
        let answered_by = self.answering_process(&change);
        let write = move |tx: &mut Transaction<'_>| {
            append_step(tx, &step)?;
            let new = create_game(tx, &events, &change, Origin::Counter(old), answered_by)?;
            make(tx, &[SUCCESSOR.assign(old, &new.id())])?;
            Ok(new)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, write)
            .await
    }

    /// The step from `before` to `after`, and everything written with it.
    pub(super) fn step(&self, before: &Game, after: Game, change: Change) -> Transition {
        Transition {
            first: before.revision(),
            left: index::entries(before),
            entered: index::entries(&after),
            after: Arc::new(after),
            answered_by: self.answering_process(&change),
            change,
        }
    }

    /// The challenge that replaced `game`, if there is one.
    pub async fn successor_of(&self, game: GameId) -> Result<Option<GameId>, StoreError> {
        self.property(SUCCESSOR, game).await
    }
}

/// The step from a game as it was read to its next state.
pub(super) struct Transition {
    /// The number of events before the change.
    first: Revision,
    after: Arc<Game>,
    /// Entries before the change.
    left: Vec<Entry>,
    /// Entries after the change.
    entered: Vec<Entry>,
    change: Change,
    answered_by: Option<ProcessId>,
}

pub(super) fn append_step(tx: &mut Transaction<'_>, step: &Transition) -> Result<(), AppendError> {
    let Transition {
        first,
        after,
        change,
        answered_by,
        ..
    } = step;
    let id = after.id();
    remember(tx, id.into(), change.cause)?;
    if index::is_over(after) {
        tx.delete(CAUSES, &Subject::Game(id))?;
    }
    tx.replace(&step.left, &step.entered);
    rating::settle(tx, &step.left, &step.entered)?;
    match change.alarm {
        Some(at) => tx.put(ALARMS, &id, &at)?,
        None => tx.delete(ALARMS, &id)?,
    }
    // A message that updates the card of the challenge also removes its buttons: no other message is needed.
    if change.queue.iter().any(|envelope| CARD.is(envelope)) {
        tx.delete(BOARDS, &id)?;
    }
    enqueue(tx, id.into(), &change.queue, *answered_by)?;
    make(tx, &change.properties)?;
    set(tx, &change.timers)?;
    // Last of all: an engine that fetches all reads of a change together sees them all before this.
    let last = LastRow::of(tx, id)?.filter(|last| last.revision() == *first);
    let last = last.ok_or(AppendError::Stale {
        game: id,
        read: *first,
    })?;
    if after.revision() != *first {
        for (key, segment) in rows(id, last.next(), after.events()) {
            tx.put(EVENTS, &key, &segment)?;
        }
    }
    if index::is_over(after) {
        let mut ends = PARTS.iter().filter_map(|part| part.game_over);
        ends.try_for_each(|end| end(tx, after))?;
    }
    Ok(())
}
