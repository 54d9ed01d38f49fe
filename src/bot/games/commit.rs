//! Keeping what has been decided: the events, and what must reach Discord because of them, in one transaction.

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
use crate::metrics::{self, Part};
use crate::store::{AppendError, Change, Envelope, IdempotencyKey};

/// What happens in a game: decided, and not written yet.
pub(crate) struct Decided {
    pub(crate) events: Vec<Event>,
    /// The game after them.
    pub(crate) after: Game,
}

impl Decided {
    /// Nothing happens in `game`.
    fn nothing(game: &Game) -> Self {
        Self {
            events: Vec::new(),
            after: game.clone(),
        }
    }

    /// What has newly rested in `game` at `now`: it is written down before anything else happens there.
    ///
    /// # Errors
    ///
    /// A [`Failure`] if that is not known.
    pub(crate) async fn rested(
        services: &Services,
        game: &Game,
        now: Timestamp,
    ) -> Result<Self, Failure> {
        let mut decided = Self::nothing(game);
        for event in Box::pin(alarm::rested(services, game, now)).await? {
            decided.push(event)?;
        }
        Ok(decided)
    }

    /// `event` happens next.
    pub(crate) fn push(&mut self, event: Event) -> Result<(), Failure> {
        alarm::follow(&mut self.after, std::slice::from_ref(&event))?;
        self.events.push(event);
        Ok(())
    }

    /// What `actor` does at `now` happens next.
    pub(crate) fn decide(
        &mut self,
        actor: Actor,
        action: Action,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let decided = metrics::time(Part::Decide, || decide(&self.after, actor, action, now));
        let event = decided.map_err(|refusal| Failure::refused(&self.after, refusal))?;
        self.push(event)
    }
}

/// What comes of what was `decided` for `game` by `now`, and what is kept with it: among it the outbox messages that
/// `tell` makes of what comes of it.
pub(crate) async fn prepared(
    services: &Services,
    game: &Game,
    (decided, now): (Decided, Timestamp),
    tell: impl FnOnce(&Game) -> Vec<Envelope>,
    cause: Option<IdempotencyKey>,
) -> Result<(Game, Change), Failure> {
    let Decided {
        mut events,
        mut after,
    } = decided;
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

/// Writes what was `decided` for `game`, with the outbox messages that `tell` makes of what comes of it.
pub(crate) async fn keep(
    services: &Services,
    game: &Game,
    decided: Decided,
    tell: impl FnOnce(&Game) -> Vec<Envelope>,
    cause: Option<IdempotencyKey>,
) -> Result<Game, Failure> {
    let Some(now) = decided.events.last().map(|event| event.at) else {
        return Ok(game.clone());
    };
    let prepared = Box::pin(prepared(services, game, (decided, now), tell, cause));
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
) -> Result<Decided, Failure> {
    let mut decided = Decided::rested(services, game, now).await?;
    match decide(&decided.after, Actor::Clock, action, now) {
        Ok(event) => decided.push(event)?,
        Err(Refusal::NothingToChange) => return Ok(Decided::nothing(game)),
        Err(refusal) => return Err(Failure::refused(game, refusal)),
    }
    Ok(decided)
}
