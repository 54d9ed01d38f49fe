//! Changes of games: everything written together with events, and new games.

use super::db::{
    Counter, Durability, Id, Priority, Read, Transaction, assign_all, skip_unreadable,
};
use super::outbox::enqueue;
use super::rows::{LastRow, rows};
use super::tables::{ALARMS, CAUSES, EVENTS};
use super::{
    AppendError, Assignment, Envelope, ProcessId, Property, Store, StoreError, Subject, Timer,
    index,
};
use tengen_game::clock::Timestamp;
use tengen_game::{self as game, Event, Game, GameId, Revision};

/// Causes remembered for each game: Discord repeats a delivery within minutes.
const CAUSES_OF_ONE: usize = 8;
/// Causes remembered for all new challenges and puzzles together, which have no number yet.
const CAUSES_OF_NEW: usize = 64;

/// The rematch of a game.
const REMATCH: Property<GameId, GameId> = Property::new("rematch");

/// Everything written together with a game's new events.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// Outbox messages that they cause.
    pub queue: Vec<Envelope>,
    /// The game's next alarm, if any.
    pub alarm: Option<Timestamp>,
    /// The idempotency key, if a request caused it.
    pub cause: Option<IdempotencyKey>,
    /// Properties that change with it; of a new game, those of game 0 are its own.
    pub properties: Vec<Assignment>,
    /// Timers of features to set.
    pub timers: Vec<Timer>,
}

/// A game to be created: its first events, and what is written in the same transaction.
#[derive(Clone, Debug)]
pub struct NewGame {
    pub events: Vec<Event>,
    pub change: Change,
}

impl Change {
    /// A change without outbox messages for the events that have led to `after`; due when the game itself is.
    pub fn silent(after: &Game) -> Self {
        Self {
            alarm: game::deadline(after),
            ..Self::default()
        }
    }
}

/// The cause of a change: one cause never makes two changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IdempotencyKey(pub u64);

/// The challenge that this one answers with other terms.
const ANSWERED: Property<GameId, GameId> = Property::new("answered");

/// The origin of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A new game, which follows from no other.
    New,
    /// The end of this game: a rematch.
    Rematch(GameId),
    /// This challenge: it is answered with other terms.
    Counter(GameId),
}

impl Store {
    /// Stores a new challenge under the next free number: the first of `events` is the offer.
    ///
    /// # Errors
    ///
    /// An [`AppendError`]; the challenge is not stored then.
    pub async fn create(
        &self,
        events: Vec<Event>,
        change: Change,
        origin: Origin,
    ) -> Result<Game, AppendError> {
        let answered_by = self.answering_process(&change);
        let created =
            move |tx: &mut Transaction<'_>| create_game(tx, &events, &change, origin, answered_by);
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, created)
            .await
    }

    /// The process whose answer may show the effect of `change`, if it was requested by an interaction.
    pub(super) fn answering_process(&self, change: &Change) -> Option<ProcessId> {
        change.cause.map(|_| self.0.process)
    }

    /// The next alarm of `game`, if any.
    pub async fn alarm(&self, game: &Game) -> Result<Option<Timestamp>, StoreError> {
        let id = game.id();
        self.0.engine.read(|view| view.get(ALARMS, &id)).await
    }

    /// The rematch of `game`, if its players wanted one.
    pub async fn rematch_of(&self, game: GameId) -> Result<Option<GameId>, StoreError> {
        self.property(REMATCH, game).await
    }

    /// The challenge that `game` answers with other terms, if it does.
    pub async fn answered_by(&self, game: GameId) -> Result<Option<GameId>, StoreError> {
        self.property(ANSWERED, game).await
    }
}

/// The new challenge of `events`.
pub(super) fn create_game(
    tx: &mut Transaction<'_>,
    events: &[Event],
    change: &Change,
    origin: Origin,
    answered_by: Option<ProcessId>,
) -> Result<Game, AppendError> {
    remember(tx, Subject::New, change.cause)?;
    let id = GameId::new(tx.next_number(Counter::Game)?);
    // Even if the counter is wrong, no game is overwritten.
    if LastRow::of(tx, id)?.is_some() {
        return Err(StoreError::Failed(format!("game {id} is there already")).into());
    }
    let game = begin(id, events).ok_or(StoreError::Unreadable {
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
        Origin::Rematch(earlier) => assign_all(tx, &[REMATCH.assign(earlier, &id)])?,
        Origin::Counter(answered) => assign_all(tx, &[ANSWERED.assign(id, &answered)])?,
    }
    // Properties of the game, and of the members who start it.
    let properties = change.properties.iter().map(|property| property.of_new(id));
    assign_all(tx, &properties.collect::<Vec<_>>())?;
    Ok(game)
}

/// Adds `cause` to those of `subject`; refuses the change if it is known already.
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
    // An unreadable row does not matter: this is only the second line of defence.
    let mut known = skip_unreadable(tx.get(CAUSES, &subject))?.unwrap_or_default();
    if known.contains(&Id(cause)) {
        return Err(AppendError::Repeated);
    }
    known.push(Id(cause));
    let too_many = known.len().saturating_sub(most);
    known.drain(..too_many);
    Ok(tx.put(CAUSES, &subject, &known)?)
}

/// The game that begins with `events`, if one can.
fn begin(id: GameId, events: &[Event]) -> Option<Game> {
    let (offered, more) = events.split_first()?;
    let mut game = Game::begin(id, offered.clone()).ok()?;
    for event in more {
        game.apply(event.clone()).ok()?;
    }
    Some(game)
}
