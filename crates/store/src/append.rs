//! A transaction over one game: its events, list entries, timer and outbox messages.

use std::sync::Arc;

use super::change::{create_game, remember};
use super::db::{Durability, Entry, Isolation, Priority, Transaction, assign_all, set_timers};
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
        let transition = self.transition(before, after, change);
        let stored = Arc::clone(&transition.after);
        let write = move |tx: &mut Transaction<'_>| append_transition(tx, &transition);
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
        let transition = self.transition(before, after, closing);
        let answered_by = self.answering_process(&change);
        let write = move |tx: &mut Transaction<'_>| {
            append_transition(tx, &transition)?;
            let new = create_game(tx, &events, &change, Origin::Counter(old), answered_by)?;
            assign_all(tx, &[SUCCESSOR.assign(old, &new.id())])?;
            Ok(new)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, write)
            .await
    }

    /// The transition from `before` to `after`, and everything written with it.
    pub(super) fn transition(&self, before: &Game, after: Game, change: Change) -> Transition {
        Transition {
            first: before.revision(),
            entries_before: index::entries(before),
            entries_after: index::entries(&after),
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

/// The change of a game from the state that was read to its next one, and the index entries of both.
pub(super) struct Transition {
    /// The number of events before the change.
    first: Revision,
    after: Arc<Game>,
    entries_before: Vec<Entry>,
    entries_after: Vec<Entry>,
    change: Change,
    answered_by: Option<ProcessId>,
}

pub(super) fn append_transition(
    tx: &mut Transaction<'_>,
    transition: &Transition,
) -> Result<(), AppendError> {
    let Transition {
        first,
        after,
        change,
        answered_by,
        ..
    } = transition;
    let id = after.id();
    remember(tx, id.into(), change.cause)?;
    if index::is_over(after) {
        tx.delete(CAUSES, &Subject::Game(id))?;
    }
    tx.replace(&transition.entries_before, &transition.entries_after);
    rating::settle(tx, &transition.entries_before, &transition.entries_after)?;
    match change.alarm {
        Some(at) => tx.put(ALARMS, &id, &at)?,
        None => tx.delete(ALARMS, &id)?,
    }
    // A message that updates the card of the challenge also removes its buttons: no other message is needed.
    if change.queue.iter().any(|envelope| CARD.is(envelope)) {
        tx.delete(BOARDS, &id)?;
    }
    enqueue(tx, id.into(), &change.queue, *answered_by)?;
    assign_all(tx, &change.properties)?;
    set_timers(tx, &change.timers)?;
    // Checked last, so that an engine that fetches missing reads together knows the earlier ones by now.
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
