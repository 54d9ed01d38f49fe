//! Keeping what has been decided: the events, and what must reach Discord because of them, in one transaction.

use std::borrow::Cow;

use crate::bot::games::outbox::{MOVED_FOR, board};
use crate::bot::games::time::reminder::nobody_reminded;
use crate::bot::games::time::{alarm, calendar, thread};
use crate::bot::games::{find, vanished};
use crate::bot::kit::failure::Failure;
use crate::bot::kit::hooks::{self, Happened};
use crate::bot::kit::services::Services;
use crate::clock::Timestamp;
use crate::game::{
    Action, Actor, Event, Game, GameId, Place, PlayerId, Refusal, decide, program_in,
};
use crate::store::{AppendError, Change, Envelope, IdempotencyKey};

/// What `events`, the last of them at `now`, make of `game`, and what is kept with them: among it the outbox messages that
/// `tell` makes of what comes of them.
pub(crate) async fn prepared(
    services: &Services,
    game: &Game,
    (mut events, now): (Vec<Event>, Timestamp),
    tell: impl FnOnce(&Game) -> Vec<Envelope>,
    cause: Option<IdempotencyKey>,
) -> Result<(Game, Change), Failure> {
    let mut after = game.clone();
    alarm::follow(&mut after, &events)?;
    let found = Box::pin(vanished::found(services, (game, &after), &events, now)).await?;
    if let Some(unrated) = found.unrated {
        events.insert(events.len() - 1, unrated);
        after = game.clone();
        alarm::follow(&mut after, &events)?;
    }
    let mut queue = tell(&after);
    queue.extend(Box::pin(thread::keep_alive_at_first(services, game, &after)).await);
    let mut properties = match game.waits_since() == after.waits_since() {
        true => Vec::new(),
        false => vec![
            nobody_reminded(game.id()),
            calendar::no_zones_of_turn(game.id()),
        ],
    };
    properties.extend(found.noted);
    let mut change = Change {
        queue,
        alarm: Box::pin(alarm::next_look(services, &after)).await,
        cause,
        properties,
        timers: Vec::new(),
    };
    let happened = Happened {
        before: Some(game),
        after: &after,
        now,
    };
    Box::pin(hooks::keep(services, happened, &mut change)).await?;
    Ok((after, change))
}

/// Appends `events` to `game`, with the outbox messages that `tell` makes of what comes of them.
pub(crate) async fn keep(
    services: &Services,
    game: &Game,
    events: Vec<Event>,
    tell: impl FnOnce(&Game) -> Vec<Envelope>,
    cause: Option<IdempotencyKey>,
) -> Result<Game, Failure> {
    let Some(now) = events.last().map(|event| event.at) else {
        return Ok(game.clone());
    };
    let prepared = Box::pin(prepared(services, game, (events, now), tell, cause));
    let (after, change) = prepared.await?;
    // Much is awaited around this; held apart, it makes none of that larger.
    match Box::pin(services.store.append(game, after, change)).await {
        Ok(after) => {
            if program_in(&after).is_some() {
                services.thinking.notify(after.id());
            }
            Ok(after)
        }
        Err(AppendError::Stale { .. } | AppendError::Repeated) => {
            let game = find::game(services, game.id()).await?;
            Err(Failure::MovedOn(Box::new(game)))
        }
        Err(AppendError::Store(error)) => Err(error.into()),
    }
}

/// Moves `game` to `place`, where its board is to stand then; the players `told` hear of it directly.
pub(crate) async fn relocate(
    services: &Services,
    game: GameId,
    place: Place,
    told: &[PlayerId],
    now: Timestamp,
) -> Result<Game, Failure> {
    let _lock = services.game_locks.lock(game).await;
    let game = find::game(services, game).await?;
    let told = told.iter().map(|&player| MOVED_FOR.to(player, ()));
    let tell = |after: &Game| [board(after)].into_iter().chain(told).collect();
    let relocated = by_clock(services, &game, Action::Relocate(place), now);
    let kept = keep(services, &game, relocated.await?, tell, None).await?;
    services.delivery.notify();
    Ok(kept)
}

/// What happens in `game` when something is done that no player does; nothing if it is so already.
pub(crate) async fn by_clock(
    services: &Services,
    game: &Game,
    action: Action,
    now: Timestamp,
) -> Result<Vec<Event>, Failure> {
    let mut events = alarm::rested(services, game, now).await?;
    let mut after = Cow::Borrowed(game);
    if !events.is_empty() {
        alarm::follow(after.to_mut(), &events)?;
    }
    let decided = match decide(&after, Actor::Clock, action, now) {
        Ok(event) => event,
        Err(Refusal::NothingToChange) => return Ok(Vec::new()),
        Err(refusal) => return Err(Failure::refused(game, refusal)),
    };
    events.push(decided);
    Ok(events)
}
