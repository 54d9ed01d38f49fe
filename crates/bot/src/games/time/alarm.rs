//! Alarms of clocks: they record rest, and make the bot look at a game when something is due.
//!
//! A turn lasts until its clock has run for the side's time left, without rest; the calendar of the side to move
//! defines the rest. The record must contain it too: before any event of a running clock, new rest is recorded in the
//! same transaction.
//!
//! An alarm may come too early, since more rest may be found than was known when it was set: then it is set anew. If a
//! zone, a vacation or an outage is unreadable, the rest is unknown: no clock is judged then, and the bot looks again
//! soon.

use crate::clock::{Span, Timestamp};
use crate::game::{Action, Actor, Event, Game, GameId, Phase, PlayerId, decide};
use crate::games::find;
use crate::games::outbox::{KEEP_OPEN, REFRESH};
use crate::games::time::agenda::agenda;
use crate::games::time::calendar::is_on_clock;
use crate::games::time::reminder::Due;
use crate::games::time::{calendar, offer, reminder, thread};
use crate::kit::failure::Failure;
use crate::kit::services::Services;
use crate::store::{Change, Envelope, Properties, StoreError};

/// The next look at a game whose calendars cannot be read.
const RETRY_INTERVAL: Span = Span::minutes(1);
/// Delay between a vacation that moves deadlines and the edit of the boards: taking a vacation and ending it over and
/// over edits each board once.
const REFRESH_AFTER: Span = Span::minutes(1);

/// New rest of the running turn in `game` at `now`, if any: it must be written before anything else happens.
///
/// # Errors
///
/// A [`StoreError`] if that is not known: then nothing else is to happen either.
pub(crate) fn new_rest(
    services: &Services,
    read: &Properties<'_>,
    game: &Game,
    now: Timestamp,
) -> Result<Vec<Event>, StoreError> {
    if let Phase::Offered { expires, .. } = game.phase() {
        // A reminder is not due yet.
        return if now < expires {
            Ok(Vec::new())
        } else {
            offer::new_rest(services, read, game, now)
        };
    }
    let Some(calendar) = calendar::calendar_of_turn(services, read, game)? else {
        return Ok(Vec::new());
    };
    let rested = game.clocks().and_then(|clocks| {
        let rested = calendar.rest_between(clocks.since()?, now);
        Some(rested.minus(clocks.recorded_rest()))
    });
    let decided = rested.map(|news| decide(game, Actor::Clock, Action::Rest(news), now));
    // Usually nothing has, which is refused.
    Ok(decided.and_then(Result::ok).into_iter().collect())
}

/// The next time to look at `game`: soon, if its calendars cannot be read now.
pub(crate) fn next_look(
    services: &Services,
    read: &Properties<'_>,
    game: &Game,
) -> Option<Timestamp> {
    match agenda(services, read, game) {
        Ok(agenda) => agenda.next(),
        Err(error) => {
            tracing::error!(game = %game.id(), %error, "could not compute when a game is due");
            Some(services.now().after(RETRY_INTERVAL))
        }
    }
}

/// The change of `game` at an alarm before its end, at `now`: reminds a player, or keeps its thread open. Otherwise the
/// alarm came too early because of more rest than was known: the board shows the new deadline.
pub(crate) async fn early_change(
    services: &Services,
    game: &Game,
    now: Timestamp,
) -> Result<Change, Failure> {
    let rang = services.store.alarm(game).await?;
    let known = |read: &Properties<'_>| {
        let mut agenda = agenda(services, read, game)?;
        let is_due = |due: &mut Due| due.at <= now;
        let reminded: Vec<Due> = agenda.reminders.extract_if(.., is_due).collect();
        let noted = reminder::note_of_reminders(read, game.id(), &reminded)?;
        let keep_alive = match rang {
            Some(rang) => thread::keep_alive(read, game, agenda.deadline, just_before(rang))?,
            None => None,
        };
        Ok((agenda, reminded, noted, keep_alive))
    };
    let (agenda, reminded, noted, keep_alive) = services.store.look(known).await?;
    let mut queue: Vec<Envelope> = reminded.iter().map(|due| due.to_envelope(game)).collect();
    if let Some(keep_alive) = keep_alive
        && keep_alive <= now
    {
        let channel = game.place().channel;
        queue.push(KEEP_OPEN.to(channel, ()));
    }
    if queue.is_empty() {
        queue.push(refresh(game));
    }
    Ok(Change {
        queue,
        properties: noted.into_iter().collect(),
        alarm: agenda.next(),
        ..Change::default()
    })
}

/// Writes a `change` without events of `game`.
pub(crate) async fn write_change(
    services: &Services,
    game: &Game,
    change: Change,
) -> Result<(), Failure> {
    services.store.append(game, game.clone(), change).await?;
    services.delivery.notify();
    Ok(())
}

/// Sets the alarms of all games in which `player` is to move: such as when they want to be reminded at another time.
///
/// # Errors
///
/// A [`StoreError`] if one cannot be set.
pub async fn set_alarms(services: &Services, player: PlayerId) -> Result<(), StoreError> {
    in_each_turn(services, player, |_| Vec::new()).await
}

/// Renews the alarms of all games in which `player` is to move, after a change of their rest; the boards show the new
/// deadlines a little later.
///
/// # Errors
///
/// A [`StoreError`] if one cannot be set.
pub async fn move_deadlines(services: &Services, player: PlayerId) -> Result<(), StoreError> {
    let until = services.now().after(REFRESH_AFTER);
    let to_messages = |game: &Game| {
        services.delivery.defer(game.id().into(), until);
        vec![refresh(game)]
    };
    in_each_turn(services, player, to_messages).await
}

async fn in_each_turn(
    services: &Services,
    player: PlayerId,
    to_messages: impl Fn(&Game) -> Vec<Envelope>,
) -> Result<(), StoreError> {
    for id in services.store.games_of(player).await? {
        match in_turn(services, id, player, &to_messages).await {
            Ok(()) => {}
            Err(Failure::Fault(reason)) => return Err(StoreError::Failed(reason)),
            Err(Failure::Uncertain(reason)) => return Err(StoreError::Uncertain(reason)),
            // A failing game must not stop the others.
            Err(failure) => {
                tracing::warn!(game = %id, ?failure, "could not set a timer");
            }
        }
    }
    Ok(())
}

async fn in_turn(
    services: &Services,
    id: GameId,
    player: PlayerId,
    to_messages: impl Fn(&Game) -> Vec<Envelope>,
) -> Result<(), Failure> {
    let _lock = services.game_locks.lock(id).await;
    let game = find::game(services, id).await?;
    if is_on_clock(&game, player) {
        let alarm = |read: &Properties<'_>| Ok(next_look(services, read, &game));
        let change = Change {
            queue: to_messages(&game),
            alarm: services.store.look(alarm).await?,
            ..Change::default()
        };
        write_change(services, &game, change).await?;
    }
    Ok(())
}

/// The latest instant before `time`, so that the next event may come at `time`.
fn just_before(time: Timestamp) -> Timestamp {
    time.after(Span::millis(-1))
}

/// The outbox message that updates the deadline on the board of `game`.
fn refresh(game: &Game) -> Envelope {
    REFRESH.to(game.place().channel, game.revision())
}

/// Applies `events` that were decided for `game` to it.
pub(crate) fn follow(game: &mut Game, events: &[Event]) -> Result<(), Failure> {
    for event in events {
        game.apply(event.clone())
            .map_err(|error| Failure::Fault(format!("a decided event does not apply: {error}")))?;
    }
    Ok(())
}
