//! Carrying an action out: one way to write, from the press to the disk.

use crate::clock::Timestamp;
use crate::game::{Action, Actor, Event, Game, GameId, PlayerId, Revision, decide};
use crate::games::commit::{Decided, Prepared};
use crate::games::outbox::{MOVED, board};
use crate::games::view::board::addressees;
use crate::games::{commit, find, teams};
use crate::kit::command::BoxFuture;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::hooks::Follow;
use crate::kit::outcome::{Handled, Outcome};
use crate::kit::services::Services;
use crate::people::calls;
use crate::port::answer::Shown;
use crate::store::{Envelope, IdempotencyKey, Properties};

/// The game in which to act.
pub(crate) enum TargetGame {
    /// The game with this number.
    Id(GameId),
    /// Read before its lock was taken: usually nobody has acted since.
    Found(Box<Game>),
}

impl From<GameId> for TargetGame {
    fn from(id: GameId) -> Self {
        Self::Id(id)
    }
}

impl From<Game> for TargetGame {
    fn from(game: Game) -> Self {
        Self::Found(Box::new(game))
    }
}

/// Carries `action` out for the caller: decided, appended in one transaction, durable when this returns.
///
/// With `seen`, only if the game still is as it was shown.
pub(crate) async fn act(
    ctx: &Ctx<'_>,
    game: impl Into<TargetGame>,
    seen: Option<Revision>,
    action: Action,
) -> Result<Game, Failure> {
    act_all(ctx, game, seen, |_| Ok(vec![action.clone()])).await
}

/// Carries `action` out for the caller as a moderator, if the game still is as they saw it.
pub(crate) async fn rule(ctx: &Ctx<'_>, seen: Shown, action: Action) -> Result<Game, Failure> {
    let moderator = Actor::Moderator(ctx.caller());
    let to_messages = |after: &Game| vec![board(after)];
    let plan = |game: &Game| {
        if game.revision() == seen.revision {
            Ok(vec![action.clone()])
        } else {
            Err(Failure::MovedOn(Box::new(game.clone())))
        }
    };
    carry_out(ctx, moderator, seen.game.into(), None, plan, to_messages).await
}

/// Carries out all the actions that `plan` makes for the game, or none of them.
pub(crate) async fn act_all(
    ctx: &Ctx<'_>,
    game: impl Into<TargetGame>,
    seen: Option<Revision>,
    plan: impl Fn(&Game) -> Result<Vec<Action>, Failure>,
) -> Result<Game, Failure> {
    let player = Actor::Player(ctx.caller());
    let to_messages = |after: &Game| vec![board(after)];
    carry_out(ctx, player, game.into(), seen, plan, to_messages).await
}

/// Performs `action` for the caller, with the outbox messages that `to_messages` makes of the result.
pub(crate) async fn act_with_messages(
    ctx: &Ctx<'_>,
    game: GameId,
    seen: Option<Revision>,
    action: Action,
    to_messages: impl Fn(&Game) -> Vec<Envelope> + Send + Sync,
) -> Result<Game, Failure> {
    let player = Actor::Player(ctx.caller());
    let plan = |_: &Game| Ok(vec![action.clone()]);
    carry_out(ctx, player, game.into(), seen, plan, to_messages).await
}

/// Performs `action` for the caller as `actor`, a player or a moderator, on the game as it was `seen`.
pub(crate) async fn act_as(
    ctx: &Ctx<'_>,
    actor: Actor,
    seen: Shown,
    action: Action,
    to_messages: impl Fn(&Game) -> Vec<Envelope> + Send + Sync,
) -> Result<Game, Failure> {
    let (game, seen) = (seen.game.into(), Some(seen.revision));
    let plan = |_: &Game| Ok(vec![action.clone()]);
    carry_out(ctx, actor, game, seen, plan, to_messages).await
}

async fn carry_out(
    ctx: &Ctx<'_>,
    actor: Actor,
    target: TargetGame,
    seen: Option<Revision>,
    plan: impl Fn(&Game) -> Result<Vec<Action>, Failure>,
    to_messages: impl Fn(&Game) -> Vec<Envelope> + Send + Sync,
) -> Result<Game, Failure> {
    let id = match &target {
        TargetGame::Id(id) => *id,
        TargetGame::Found(game) => game.id(),
    };
    let _lock = ctx.services.game_locks.lock(id).await;
    let TargetGame::Found(found) = target else {
        let game = find::game(ctx.services, id).await?;
        return attempt(ctx, actor, &game, seen, &plan, &to_messages).await;
    };
    let first = attempt(ctx, actor, &found, seen, &plan, &to_messages).await;
    if let Ok(_) | Err(Failure::Voted(..)) = first {
        return first;
    }
    // The failure may be due to a change since the game was read.
    let game = find::game(ctx.services, id).await?;
    if game.revision() == found.revision() {
        return first;
    }
    attempt(ctx, actor, &game, seen, &plan, &to_messages).await
}

/// Performs the planned action in `game`, which is locked; nothing is written if it has changed.
async fn attempt(
    ctx: &Ctx<'_>,
    actor: Actor,
    game: &Game,
    seen: Option<Revision>,
    plan: impl Fn(&Game) -> Result<Vec<Action>, Failure>,
    to_messages: impl Fn(&Game) -> Vec<Envelope> + Send + Sync,
) -> Result<Game, Failure> {
    let actions = plan(game);
    let is_consent = |actions: &Vec<Action>| is_consent(ctx, game, seen, actions);
    if !actions.as_ref().is_ok_and(is_consent) {
        check_seen(ctx, game, seen)?;
    }
    let actions = actions?;
    let actor = match actor {
        Actor::Player(_) => {
            // On the heap: only in games of teams the acting player is not the caller.
            Actor::Player(Box::pin(teams::acting_player(ctx, game, &actions)).await?)
        }
        Actor::Plan(_) | Actor::Moderator(_) | Actor::Clock => actor,
    };
    let by = Author {
        services: ctx.services,
        actor,
        now: ctx.now,
    };
    let cause = Some(ctx.cause());
    // On the heap: it holds the game before and after, and the code below does not need them.
    let prepared = Box::pin(prepare_change(&by, game, &actions, to_messages, cause)).await?;
    let leave = match (actions.iter().any(is_repeatable), actor) {
        (true, Actor::Player(player)) => {
            let whom = players_to_ping_again(game, &prepared.0, player);
            // On the heap: it is rarely needed.
            Some(Box::pin(calls::ask(ctx, whom)).await?)
        }
        _ => None,
    };
    let hold = ctx.services.delivery.hold(game.id(), ctx.now);
    let kept = commit::write(ctx.services, game, prepared).await;
    ctx.hold(hold, &kept);
    if let (Some(leave), Ok(after)) = (leave, &kept) {
        leave.note_used(Some(after)).await;
    }
    kept
}

/// Whether `action` can be repeated without an action of the others, and can be refused: moving, counting and resigning
/// are always possible.
fn is_repeatable(action: &Action) -> bool {
    matches!(
        action,
        Action::Propose(_) | Action::GiveTime(_) | Action::TakeBack | Action::Try { .. }
    )
}

/// Players pinged again by `actor` in the state `after` of `game`: they have not acted since the actor did.
fn players_to_ping_again(game: &Game, after: &Game, actor: PlayerId) -> Vec<PlayerId> {
    let by = |player| move |event: &&Event| event.by == Actor::Player(player);
    let events = game.events();
    let own = events.iter().rev().position(|event| by(actor)(&event));
    let since = own.map_or(events, |own| &events[events.len() - own..]);
    let mut called = addressees(game);
    called.extend(addressees(after));
    called.retain(|player| *player != actor && !since.iter().any(|event| by(*player)(&event)));
    called
}

/// Whether `actions` repeat the other side's since the game was `seen`, a proposal or an agreement to the count: both
/// want the same, even if both pressed at the same instant.
fn is_consent(ctx: &Ctx<'_>, game: &Game, seen: Option<Revision>, actions: &[Action]) -> bool {
    let (Some(seen), Some(side)) = (seen, teams::led_color(ctx, game)) else {
        return false;
    };
    match actions {
        [Action::Propose(own)] => game
            .open_proposal()
            .is_some_and(|(by, other)| by != side && other == *own && game.is_unmoved_since(seen)),
        [Action::Agree] => game.is_same_count_since(seen, side),
        _ => false,
    }
}

/// Carries out `actions` that no interaction asks for, such as the program's, if the game still is as it was `seen`.
pub(crate) async fn act_unasked(
    by: &Author<'_>,
    seen: Shown,
    actions: Vec<Action>,
    to_messages: impl Fn(&Game) -> Vec<Envelope> + Send + Sync,
) -> Result<Game, Failure> {
    let _lock = by.services.game_locks.lock(seen.game).await;
    let game = find::game(by.services, seen.game).await?;
    if game.revision() != seen.revision {
        return Err(Failure::MovedOn(Box::new(game)));
    }
    // On the heap, as in `attempt`.
    let prepared = Box::pin(prepare_change(by, &game, &actions, to_messages, None)).await?;
    let kept = commit::write(by.services, &game, prepared).await;
    by.services.delivery.notify();
    kept
}

/// The author of a change, with the services and the time.
pub(crate) struct Author<'a> {
    pub(crate) services: &'a Services,
    pub(crate) actor: Actor,
    pub(crate) now: Timestamp,
}

/// Rows to write for all these `actions` in `game` and everything that follows from them, with the outbox messages that
/// `to_messages` makes of the result.
async fn prepare_change(
    by: &Author<'_>,
    game: &Game,
    actions: &[Action],
    to_messages: impl Fn(&Game) -> Vec<Envelope> + Send + Sync,
    cause: Option<IdempotencyKey>,
) -> Result<Prepared, Failure> {
    let to_messages = |after: &Game| {
        let left = game.place().channel;
        let moved = after.place().channel != left;
        let moved = moved.then_some(MOVED.to(left, ()));
        to_messages(after).into_iter().chain(moved).collect()
    };
    let prepare = |suggested: Option<Event>| {
        let decided = move |read: &Properties<'_>| {
            let mut decided = decide_all(by, read, game, actions)?;
            suggested
                .iter()
                .try_for_each(|event| decided.push(event.clone()))?;
            Ok(decided)
        };
        commit::prepare(by.services, game, decided, to_messages, cause)
    };
    let prepared = prepare(None).await?;
    for suggest in by
        .services
        .hooks
        .games
        .iter()
        .filter_map(|hooks| hooks.suggest)
    {
        if let Some(event) = suggest(by.services, game, &prepared.0, by.now).await {
            return prepare(Some(event)).await;
        }
    }
    Ok(prepared)
}

/// Decides all these `actions` in `game`, and their consequences.
fn decide_all(
    by: &Author<'_>,
    read: &Properties<'_>,
    game: &Game,
    actions: &[Action],
) -> Result<Decided, Failure> {
    let mut decided = Decided::with_rest(by.services, read, game, by.now)?;
    for action in actions {
        decided.decide(by.actor, action.clone(), by.now)?;
    }
    for follow in by
        .services
        .hooks
        .games
        .iter()
        .filter_map(|hooks| hooks.follow)
    {
        match follow(read, game, &decided.after, by.now) {
            Some(Follow::Event(event)) => decided.push(event)?,
            Some(Follow::Notice(player, notice)) => decided.notices.push((player, notice)),
            None => {}
        }
    }
    Ok(decided)
}

/// Whether the caller can take back their last move in `game` without consent.
pub(crate) fn can_take_back(ctx: &Ctx<'_>, game: &Game) -> bool {
    let decided = |player| decide(game, Actor::Player(player), Action::TakeBack, ctx.now);
    teams::leader_in(ctx, game).is_ok_and(|player| decided(player).is_ok())
}

/// Refuses a player's press on a board that is not the newest one. A thread opened by the bot since then does not make
/// a board old.
///
/// Callers who do not play in the game are refused later anyway, or the challenge is closed.
pub(crate) fn check_seen(
    ctx: &Ctx<'_>,
    game: &Game,
    seen: Option<Revision>,
) -> Result<(), Failure> {
    let stale = seen.is_some_and(|seen| !game.is_untouched_since(seen));
    let plays = game.color_of(teams::player_in(ctx, game)).is_some();
    let is_asked = find::is_substitute(game, ctx.caller());
    if stale && (plays || is_asked) {
        return Err(Failure::MovedOn(Box::new(game.clone())));
    }
    Ok(())
}

/// Acts on the `seen` state of the game, and posts the news.
pub(crate) fn publish<'a>(ctx: &'a Ctx<'_>, seen: Shown, action: Action) -> BoxFuture<'a, Handled> {
    Box::pin(async move {
        let game = act(ctx, seen.game, Some(seen.revision), action).await?;
        Ok(Outcome::news(game))
    })
}

/// The game, if the caller could perform `action` now: checked before asking for details.
pub(crate) fn check_allowed<'a>(
    ctx: &'a Ctx<'_>,
    seen: Shown,
    action: Action,
) -> BoxFuture<'a, Result<Game, Failure>> {
    Box::pin(async move {
        let game = find::game(ctx.services, seen.game).await?;
        let revision = Some(seen.revision);
        if !is_consent(ctx, &game, revision, std::slice::from_ref(&action)) {
            check_seen(ctx, &game, revision)?;
        }
        let settled =
            |read: &Properties<'_>| Ok(Decided::with_rest(ctx.services, read, &game, ctx.now));
        let mut settled = ctx.services.store.look(settled).await??;
        let is_move = matches!(action, Action::Move(_));
        let player = if is_move {
            teams::player_in(ctx, &game)
        } else {
            teams::leader_in(ctx, &game)?
        };
        settled.decide(Actor::Player(player), action, ctx.now)?;
        if is_move {
            teams::check_moves(ctx, &game).await?;
        }
        Ok(game)
    })
}
