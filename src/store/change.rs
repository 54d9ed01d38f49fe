//! One transaction over a game: its events, its lists, when it is due, and what must reach Discord because of it.

use std::sync::Arc;

use super::engine::{Durability, Isolation, Priority};
use super::outbox::enqueue;
use super::read::{Read, lenient};
use super::rows::{LastRow, rows};
use super::schema::scalar::Id;
use super::table::Entry;
use super::tables::{ALARMS, BOARDS, CAUSES, EVENTS, PLANS};
use super::transaction::{Counter, Transaction};
use super::{
    AppendError, Assignment, CARD, Envelope, ProcessId, Property, Store, StoreError, Subject,
    Timer, contest_end, index, ladder, league, property, rating, simul, timer,
};
use crate::clock::Timestamp;
use crate::game::{self, Event, Game, GameId, Revision};

/// How many interactions are remembered for each game: a second delivery comes within minutes.
const CAUSES_OF_ONE: usize = 8;
/// And for all new challenges and puzzles together, which have no game yet.
const CAUSES_OF_NEW: usize = 64;

/// The challenge that has come of a game.
const REMATCH: Property<GameId, GameId> = Property::new("rematch");

/// What is kept together with a game's new events.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// What must reach Discord because of them.
    pub queue: Vec<Envelope>,
    /// When something is due in the game from now on, if ever.
    pub alarm: Option<Timestamp>,
    /// What it was asked with, if somebody asked.
    pub cause: Option<IdempotencyKey>,
    /// Properties that change with it; of a new game, those of game 0 are its own.
    pub properties: Vec<Assignment>,
    /// When something of a feature's is due because of it.
    pub timers: Vec<Timer>,
}

impl Change {
    /// Nobody is told of the events that have led to `after`: due when the game by itself is.
    pub fn silent(after: &Game) -> Self {
        Self {
            alarm: game::deadline(after),
            ..Self::default()
        }
    }
}

/// Names what asked for a change: the same one never makes two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IdempotencyKey(pub u64);

/// The challenge that another one answers with other terms.
const ANSWERED: Property<GameId, GameId> = Property::new("answered");

/// The challenge that took the place of one.
const SUCCESSOR: Property<GameId, GameId> = Property::new("successor");

/// Where a challenge comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Somebody has asked for it; it follows from no other game.
    New,
    /// The end of this game: it is to be played once more.
    Rematch(GameId),
    /// This challenge: it is answered with other terms.
    Counter(GameId),
}

impl Store {
    /// Keeps a new challenge under the next free number: the first of `events` is the offer.
    ///
    /// # Errors
    ///
    /// An [`AppendError`]; the challenge is not kept then.
    pub async fn create(
        &self,
        events: Vec<Event>,
        change: Change,
        origin: Origin,
    ) -> Result<Game, AppendError> {
        let answered_by = self.answering(&change);
        let created =
            move |tx: &mut Transaction<'_>| created(tx, &events, &change, origin, answered_by);
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, created)
            .await
    }

    /// Keeps what has led from `before`, a game that was read, to `after`, and `change` with it; gives `after` again.
    ///
    /// # Errors
    ///
    /// [`AppendError::Stale`] if the game has got other events since it was read,
    /// [`AppendError::Repeated`] if the same cause has changed it before,
    /// [`StoreError::Corrupt`] if `after` does not go on from `before`; nothing is kept then.
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
        // A game that is over looks at ratings, plans and what it is played for; what has no event only looks at the last row.
        let is_over = index::is_over(before) || index::is_over(&after);
        let isolation = match change.cause {
            Some(_) if after.revision() != first && !is_over => Isolation::Snapshot,
            _ => Isolation::Serializable,
        };
        let step = self.step(before, after, change);
        let after = Arc::clone(&step.after);
        let appended = move |tx: &mut Transaction<'_>| appended(tx, &step);
        let engine = &self.0.engine;
        engine
            .transact_at(isolation, priority, Durability::Durable, appended)
            .await?;
        Ok(Arc::unwrap_or_clone(after))
    }

    /// Closes a challenge and keeps the one that takes its place, both or none of them: `closing` goes with what has led
    /// from `before` to `after`, and `change` with the new one, which begins with `events`; gives the new one.
    ///
    /// # Errors
    ///
    /// As [`Store::append`] and [`Store::create`]; everything is as it was then.
    pub async fn replace(
        &self,
        (before, after, closing): (&Game, Game, Change),
        events: Vec<Event>,
        change: Change,
    ) -> Result<Game, AppendError> {
        let old = before.id();
        let step = self.step(before, after, closing);
        let answered_by = self.answering(&change);
        let replaced = move |tx: &mut Transaction<'_>| {
            appended(tx, &step)?;
            let new = created(tx, &events, &change, Origin::Counter(old), answered_by)?;
            property::make(tx, &[SUCCESSOR.assign(old, &new.id())])?;
            Ok(new)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, replaced)
            .await
    }

    /// What has led from `before` to `after`, and what is kept with it.
    pub(super) fn step(&self, before: &Game, after: Game, change: Change) -> Step {
        Step {
            first: before.revision(),
            left: index::entries(before),
            entered: index::entries(&after),
            after: Arc::new(after),
            answered_by: self.answering(&change),
            change,
        }
    }

    /// The process whose answer may tell what `change` does, if somebody has asked for it.
    pub(super) fn answering(&self, change: &Change) -> Option<ProcessId> {
        change.cause.map(|_| self.0.process)
    }

    /// When something is due in `game`, if ever.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn alarm(&self, game: &Game) -> Result<Option<Timestamp>, StoreError> {
        let id = game.id();
        self.0.engine.read(|view| view.get(ALARMS, &id)).await
    }

    /// The challenge that has come of `game`, if its players wanted to play once more.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn rematch_of(&self, game: GameId) -> Result<Option<GameId>, StoreError> {
        self.property(REMATCH, game).await
    }

    /// The challenge that `game` answers with other terms, if it does.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn answered_by(&self, game: GameId) -> Result<Option<GameId>, StoreError> {
        self.property(ANSWERED, game).await
    }

    /// The challenge that took the place of `game`, if one did.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn successor_of(&self, game: GameId) -> Result<Option<GameId>, StoreError> {
        self.property(SUCCESSOR, game).await
    }
}

/// The new challenge of `events`.
pub(super) fn created(
    tx: &mut Transaction<'_>,
    events: &[Event],
    change: &Change,
    origin: Origin,
    answered_by: Option<ProcessId>,
) -> Result<Game, AppendError> {
    remember(tx, Subject::New, change.cause)?;
    let id = GameId::new(tx.next(Counter::Game)?);
    // Whatever has happened to the counter, no game is written over.
    if LastRow::of(tx, id)?.is_some() {
        return Err(StoreError::Failed(format!("game {id} is there already")).into());
    }
    let game = begun(id, events).ok_or(StoreError::Unreadable {
        what: "a new challenge",
    })?;
    for (key, segment) in rows(id, Revision::new(0), events) {
        tx.put(EVENTS, &key, &segment)?;
    }
    tx.replace(&[], &index::entries(&game));
    if let Some(at) = change.alarm {
        tx.put(ALARMS, &id, &at)?;
    }
    enqueue(tx, id.into(), &change.queue, answered_by)?;
    match origin {
        Origin::New => {}
        Origin::Rematch(earlier) => property::make(tx, &[REMATCH.assign(earlier, &id)])?,
        Origin::Counter(answered) => property::make(tx, &[ANSWERED.assign(id, &answered)])?,
    }
    // What is noted of it, and of the members who make it.
    let properties = change.properties.iter().map(|property| property.of_new(id));
    property::make(tx, &properties.collect::<Vec<_>>())?;
    Ok(game)
}

/// What has led from a game as it was read to another.
pub(super) struct Step {
    /// How many events had been read.
    first: Revision,
    after: Arc<Game>,
    /// The entries of the game before.
    left: Vec<Entry>,
    /// And after.
    entered: Vec<Entry>,
    change: Change,
    answered_by: Option<ProcessId>,
}

pub(super) fn appended(tx: &mut Transaction<'_>, step: &Step) -> Result<(), AppendError> {
    let Step {
        first,
        after,
        change,
        answered_by,
        ..
    } = step;
    let id = after.id();
    remember(tx, id.into(), change.cause)?;
    if index::is_over(after) {
        tx.take(CAUSES, &Subject::Game(id))?;
        let plans: Vec<_> = tx.keys(PLANS, &id).collect::<Result<_, _>>()?;
        for key in plans {
            tx.take(PLANS, &key)?;
        }
    }
    tx.replace(&step.left, &step.entered);
    rating::settle(tx, &step.left, &step.entered)?;
    match change.alarm {
        Some(at) => tx.put(ALARMS, &id, &at)?,
        None => tx.take(ALARMS, &id)?,
    }
    // Who tells the card of a challenge what has become of it needs to strip it no more.
    if change.queue.iter().any(|envelope| CARD.is(envelope)) {
        tx.take(BOARDS, &id)?;
    }
    enqueue(tx, id.into(), &change.queue, *answered_by)?;
    property::make(tx, &change.properties)?;
    timer::set(tx, &change.timers)?;
    // Last of all: an engine that fetches what a change reads hears of all of it at once.
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
        contest_end::game_over(tx, id)?;
        ladder::game_over(tx, after)?;
        league::game_over(tx, after)?;
        simul::game_over(tx, after)?;
    }
    Ok(())
}

/// Notes `cause` among those of `subject`, unless it is there already: then the change is refused.
pub(super) fn remember(
    tx: &mut Transaction<'_>,
    subject: Subject,
    cause: Option<IdempotencyKey>,
) -> Result<(), AppendError> {
    let Some(IdempotencyKey(cause)) = cause else {
        return Ok(());
    };
    let most = match subject {
        Subject::New => CAUSES_OF_NEW,
        _ => CAUSES_OF_ONE,
    };
    // What cannot be read stands in nobody's way: it is only the second line of defence.
    let mut known = lenient(tx.get(CAUSES, &subject))?.unwrap_or_default();
    if known.contains(&Id(cause)) {
        return Err(AppendError::Repeated);
    }
    known.push(Id(cause));
    let too_many = known.len().saturating_sub(most);
    known.drain(..too_many);
    Ok(tx.put(CAUSES, &subject, &known)?)
}

/// The game that begins with `events`, if one can.
fn begun(id: GameId, events: &[Event]) -> Option<Game> {
    let (offered, more) = events.split_first()?;
    let mut game = Game::offered(id, offered.clone()).ok()?;
    for event in more {
        game.apply(event.clone()).ok()?;
    }
    Some(game)
}
