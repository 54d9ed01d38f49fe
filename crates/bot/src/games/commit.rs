//! Committing a decision: its events, and the outbox messages that they cause, in one transaction.

use crate::clock::Timestamp;
use crate::game::{Action, Actor, Event, Game, GameId, Place, PlayerId, Refusal, decide};
use crate::games::outbox::{MOVED_FOR, Notice, board};
use crate::games::time::reminder::clear;
use crate::games::time::{alarm, calendar, thread};
use crate::games::{find, vanished};
use crate::kit::failure::Failure;
use crate::kit::hooks::{self, Happened};
use crate::kit::services::Services;
use crate::metrics::{self, Part};
use crate::store::{AppendError, Change, Envelope, IdempotencyKey, Properties, StoreError};

/// Decided changes of a game that are not yet written.
pub(crate) struct Decided {
    pub(crate) events: Vec<Event>,
    /// The game after them.
    pub(crate) after: Game,
    /// Notices that follow from it.
    pub(crate) notices: Vec<(PlayerId, Notice)>,
}

impl Decided {
    /// No change of `game`.
    pub(crate) fn unchanged(game: &Game) -> Self {
        Self {
            events: Vec::new(),
            after: game.clone(),
            notices: Vec::new(),
        }
    }

    /// New rest in `game` at `now`: it is written before anything else happens there.
    ///
    /// # Errors
    ///
    /// A [`Failure`] if that is not known.
    pub(crate) fn with_rest(
        services: &Services,
        read: &Properties<'_>,
        game: &Game,
        now: Timestamp,
    ) -> Result<Self, Failure> {
        let mut decided = Self::unchanged(game);
        for event in alarm::new_rest(services, read, game, now)? {
            decided.push(event)?;
        }
        Ok(decided)
    }

    /// Appends `event`.
    pub(crate) fn push(&mut self, event: Event) -> Result<(), Failure> {
        alarm::follow(&mut self.after, std::slice::from_ref(&event))?;
        self.events.push(event);
        Ok(())
    }

    /// Decides the action of `actor` at `now`.
    pub(crate) fn decide(
        &mut self,
        actor: Actor,
        action: Action,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let decided = metrics::time(Part::Decide, || decide(&self.after, actor, action, now));
        let event = decided.map_err(|refusal| Failure::from_refusal(&self.after, refusal))?;
        self.push(event)
    }
}

/// The game after the change, and everything written with it.
pub(crate) type Prepared = (Game, Change);

/// Prepares the result of `decide` for `game` and everything written with it, such as the outbox messages that
/// `to_messages` makes. All reads are made at once, so both closures may be called more than once.
pub(crate) async fn prepare(
    services: &Services,
    game: &Game,
    decide: impl Fn(&Properties<'_>) -> Result<Decided, Failure> + Send + Sync,
    to_messages: impl Fn(&Game) -> Vec<Envelope> + Send + Sync,
    cause: Option<IdempotencyKey>,
) -> Result<Prepared, Failure> {
    let prepared = |read: &Properties<'_>| {
        let decided = decide(read);
        Ok(decided
            .and_then(|decided| prepare_change(services, read, game, decided, &to_messages, cause)))
    };
    services.store.look(prepared).await?
}

fn prepare_change(
    services: &Services,
    read: &Properties<'_>,
    game: &Game,
    decided: Decided,
    to_messages: impl Fn(&Game) -> Vec<Envelope>,
    cause: Option<IdempotencyKey>,
) -> Result<Prepared, Failure> {
    let Decided {
        mut events,
        mut after,
        notices,
    } = decided;
    let Some(now) = events.last().map(|event| event.at) else {
        return Ok((after, Change::default()));
    };
    let found = vanished::find(read, game, &after, &events, now)?;
    if let Some(unrated) = found.unrated {
        events.insert(events.len() - 1, unrated);
        after = game.clone();
        alarm::follow(&mut after, &events)?;
    }
    let mut queue = to_messages(&after);
    let envelope = |(player, notice): (PlayerId, Notice)| notice.to(player, after.revision());
    queue.extend(notices.into_iter().map(envelope));
    queue.extend(thread::keep_alive_at_first(read, game, &after));
    let mut properties = if game.waits_since() == after.waits_since() {
        Vec::new()
    } else {
        vec![clear(game.id()), calendar::no_zones_of_turn(game.id())]
    };
    properties.extend(found.noted);
    let change = Change {
        queue,
        cause,
        properties,
        ..Change::default()
    };
    let happened = Happened {
        before: Some(game),
        after: &after,
        now,
    };
    let change = complete_change(services, read, happened, change)?;
    Ok((after, change))
}

/// `change` with the rows that accompany every event of a game: its next due time, and what features add.
///
/// # Errors
///
/// A [`StoreError`] if its data cannot be read.
pub(crate) async fn complete(
    services: &Services,
    happened: Happened<'_>,
    change: Change,
) -> Result<Change, StoreError> {
    let completed =
        |read: &Properties<'_>| complete_change(services, read, happened, change.clone());
    services.store.look(completed).await
}

fn complete_change(
    services: &Services,
    read: &Properties<'_>,
    happened: Happened<'_>,
    mut change: Change,
) -> Result<Change, StoreError> {
    change.alarm = alarm::next_look(services, read, happened.after);
    hooks::keep(services, read, happened, &mut change)?;
    Ok(change)
}

/// Commits the result of `decide` for `game`, as [`prepare`] makes it.
pub(crate) async fn prepare_and_write(
    services: &Services,
    game: &Game,
    decide: impl Fn(&Properties<'_>) -> Result<Decided, Failure> + Send + Sync,
    to_messages: impl Fn(&Game) -> Vec<Envelope> + Send + Sync,
) -> Result<Game, Failure> {
    // On the heap: it holds the game before and after, and is done with before the write.
    let prepared = Box::pin(prepare(services, game, decide, to_messages, None)).await?;
    write(services, game, prepared).await
}

/// Writes the prepared change of `game`.
pub(crate) async fn write(
    services: &Services,
    game: &Game,
    (after, change): Prepared,
) -> Result<Game, Failure> {
    if after.revision() == game.revision() {
        return Ok(after);
    }
    // On the heap, so that the futures that await this stay small.
    match Box::pin(services.store.append(game, after, change)).await {
        Ok(after) => {
            hooks::notify_written(services, &after);
            Ok(after)
        }
        Err(AppendError::Stale { .. } | AppendError::Repeated) => {
            let game = find::game(services, game.id()).await?;
            Err(Failure::MovedOn(Box::new(game)))
        }
        Err(AppendError::Store(error)) => Err(error.into()),
    }
}

/// Moves `game` to `place`, where its board will be posted; these `players` get a direct message.
pub(crate) async fn relocate(
    services: &Services,
    game: GameId,
    place: Place,
    players: &[PlayerId],
    now: Timestamp,
) -> Result<Game, Failure> {
    let _lock = services.game_locks.lock(game).await;
    let game = find::game(services, game).await?;
    let messages = players.iter().map(|&player| MOVED_FOR.to(player, ()));
    let to_messages = |after: &Game| [board(after)].into_iter().chain(messages.clone()).collect();
    let relocated =
        |read: &Properties<'_>| by_clock(services, read, &game, Action::Relocate(place), now);
    let kept = prepare_and_write(services, &game, relocated, to_messages).await?;
    services.delivery.notify();
    Ok(kept)
}

/// The decision of `action` in `game`, which no player makes; no change if it has happened already.
pub(crate) fn by_clock(
    services: &Services,
    read: &Properties<'_>,
    game: &Game,
    action: Action,
    now: Timestamp,
) -> Result<Decided, Failure> {
    let mut decided = Decided::with_rest(services, read, game, now)?;
    match decide(&decided.after, Actor::Clock, action, now) {
        Ok(event) => decided.push(event)?,
        Err(Refusal::NothingToChange) => return Ok(Decided::unchanged(game)),
        Err(refusal) => return Err(Failure::from_refusal(game, refusal)),
    }
    Ok(decided)
}
