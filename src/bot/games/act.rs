//! Carrying an action out: one way to write, from the press to the disk.

use crate::bot::games::commit::Decided;
use crate::bot::games::outbox::{MOVED, Notice, board};
use crate::bot::games::{calls, commit, find, teams};
use crate::bot::kit::command::BoxFuture;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::hooks::Follow;
use crate::bot::kit::outcome::{Handled, Outcome};
use crate::bot::kit::services::Services;
use crate::bot::port::answer::Shown;
use crate::clock::Timestamp;
use crate::game::{Action, Actor, Game, GameId, PlayerId, Revision, decide};
use crate::store::{Envelope, IdempotencyKey};

/// Carries `action` out for the caller: decided, appended in one transaction, durable when this returns.
///
/// With `seen`, only if the game still is as it was shown.
pub(crate) async fn act(
    ctx: &Ctx<'_>,
    game: GameId,
    seen: Option<Revision>,
    action: Action,
) -> Result<Game, Failure> {
    act_all(ctx, game, seen, |_| Ok(vec![action])).await
}

/// Carries `action` out for the caller as a moderator, if the game still is as they saw it.
pub(crate) async fn rule(ctx: &Ctx<'_>, seen: Shown, action: Action) -> Result<Game, Failure> {
    let moderator = Actor::Moderator(ctx.caller());
    let tell = |after: &Game| vec![board(after)];
    let plan = |game: &Game| match game.revision() == seen.revision {
        true => Ok(vec![action]),
        false => Err(Failure::MovedOn(Box::new(game.clone()))),
    };
    carry_out(ctx, moderator, seen.game, None, plan, tell).await
}

/// Carries out all the actions that `plan` makes for the game, or none of them.
pub(crate) async fn act_all(
    ctx: &Ctx<'_>,
    game: GameId,
    seen: Option<Revision>,
    plan: impl FnOnce(&Game) -> Result<Vec<Action>, Failure>,
) -> Result<Game, Failure> {
    let player = Actor::Player(ctx.caller());
    let tell = |after: &Game| vec![board(after)];
    carry_out(ctx, player, game, seen, plan, tell).await
}

/// Carries `action` out for the caller, with the outbox messages that `tell` makes of what comes of it.
pub(crate) async fn act_telling(
    ctx: &Ctx<'_>,
    game: GameId,
    seen: Option<Revision>,
    action: Action,
    tell: impl FnOnce(&Game) -> Vec<Envelope>,
) -> Result<Game, Failure> {
    let player = Actor::Player(ctx.caller());
    carry_out(ctx, player, game, seen, |_| Ok(vec![action]), tell).await
}

/// The same for the caller as `actor`, themselves or a moderator, on the game as it was `seen`.
pub(crate) async fn act_as(
    ctx: &Ctx<'_>,
    actor: Actor,
    seen: Shown,
    action: Action,
    tell: impl FnOnce(&Game) -> Vec<Envelope>,
) -> Result<Game, Failure> {
    let (game, seen) = (seen.game, Some(seen.revision));
    carry_out(ctx, actor, game, seen, |_| Ok(vec![action]), tell).await
}

async fn carry_out(
    ctx: &Ctx<'_>,
    actor: Actor,
    game: GameId,
    seen: Option<Revision>,
    plan: impl FnOnce(&Game) -> Result<Vec<Action>, Failure>,
    tell: impl FnOnce(&Game) -> Vec<Envelope>,
) -> Result<Game, Failure> {
    let _lock = ctx.services.game_locks.lock(game).await;
    let game = find::game(ctx.services, game).await?;
    let actions = plan(&game);
    let is_consent = |actions: &Vec<Action>| is_consent(ctx, &game, seen, actions);
    if !actions.as_ref().is_ok_and(is_consent) {
        check_seen(ctx, &game, seen)?;
    }
    let actions = actions?;
    let actor = match actor {
        Actor::Player(_) => Actor::Player(Box::pin(teams::as_whom(ctx, &game, &actions)).await?),
        Actor::Plan(_) | Actor::Moderator(_) | Actor::Clock => actor,
    };
    let by = By {
        services: ctx.services,
        actor,
        now: ctx.now,
    };
    let is_repeatable = actions.iter().any(calls::is_repeatable);
    let decided = Box::pin(decided(&by, &game, actions)).await?;
    let leave = match (is_repeatable, actor) {
        (true, Actor::Player(player)) => {
            let whom = calls::once_more(&game, &decided.0.after, player);
            Some(Box::pin(calls::ask(ctx, whom)).await?)
        }
        _ => None,
    };
    let hold = ctx.services.delivery.hold(game.id(), ctx.now);
    let cause = Some(ctx.cause());
    let kept = kept(&by, &game, decided, tell, cause).await;
    ctx.hold(hold, &kept);
    if let (Some(leave), Ok(game)) = (leave, &kept) {
        leave.used(Some(game)).await;
    }
    kept
}

/// Whether `actions` propose what the other side has proposed since the game was `seen`: both want the same, also where
/// both pressed at the same instant.
fn is_consent(ctx: &Ctx<'_>, game: &Game, seen: Option<Revision>, actions: &[Action]) -> bool {
    let (Some(seen), [Action::Propose(own)]) = (seen, actions) else {
        return false;
    };
    match (game.proposed(), teams::color_led(ctx, game)) {
        (Some((by, other)), Some(side)) => {
            by != side && other == *own && game.is_unmoved_since(seen)
        }
        _ => false,
    }
}

/// Carries out `actions` that no interaction asks for, such as the program's, if the game still is as it was `seen`.
pub(crate) async fn act_unasked(
    by: &By<'_>,
    seen: Shown,
    actions: Vec<Action>,
    tell: impl FnOnce(&Game) -> Vec<Envelope>,
) -> Result<Game, Failure> {
    let _lock = by.services.game_locks.lock(seen.game).await;
    let game = find::game(by.services, seen.game).await?;
    if game.revision() != seen.revision {
        return Err(Failure::MovedOn(Box::new(game)));
    }
    let decided = Box::pin(decided(by, &game, actions)).await?;
    let kept = kept(by, &game, decided, tell, None).await;
    by.services.delivery.notify();
    kept
}

/// Who acts, with what, and when.
pub(crate) struct By<'a> {
    pub(crate) services: &'a Services,
    pub(crate) actor: Actor,
    pub(crate) now: Timestamp,
}

/// What has been decided, and who is told something because of it.
type WithNotices = (Decided, Vec<(PlayerId, Notice)>);

/// What comes of all these `actions` in `game`, with what follows from them.
async fn decided(by: &By<'_>, game: &Game, actions: Vec<Action>) -> Result<WithNotices, Failure> {
    let mut decided = Decided::rested(by.services, game, by.now).await?;
    for action in actions {
        decided.decide(by.actor, action, by.now)?;
    }
    let mut notices = Vec::new();
    for follow in by.services.hooks.iter().filter_map(|hooks| hooks.follow) {
        match follow(by.services, game, &decided.after, by.now).await {
            Some(Follow::Event(event)) => decided.push(event)?,
            Some(Follow::Notice(player, notice)) => notices.push((player, notice)),
            None => {}
        }
    }
    Ok((decided, notices))
}

/// Writes what has been `decided` for `game`, with the outbox messages that `tell` makes of what comes of it.
async fn kept(
    by: &By<'_>,
    game: &Game,
    (decided, notices): WithNotices,
    tell: impl FnOnce(&Game) -> Vec<Envelope>,
    cause: Option<IdempotencyKey>,
) -> Result<Game, Failure> {
    let tell = |after: &Game| {
        let told = |(player, notice): (PlayerId, Notice)| notice.to(player, after.revision());
        let left = game.place().channel;
        let moved = after.place().channel != left;
        let moved = moved.then_some(MOVED.to(left, ()));
        let queue = tell(after).into_iter().chain(notices.into_iter().map(told));
        queue.chain(moved).collect()
    };
    commit::keep(by.services, game, decided, tell, cause).await
}

/// Whether the caller can take their last move in `game` back without anybody's consent.
pub(crate) fn can_take_back(ctx: &Ctx<'_>, game: &Game) -> bool {
    let decided = |player| decide(game, Actor::Player(player), Action::TakeBack, ctx.now);
    teams::leader_in(ctx, game).is_ok_and(|player| decided(player).is_ok())
}

/// Refuses a press on a board that is not the newest one. That the bot has opened the game's thread since makes none old.
///
/// Everybody else hears what is wrong anyway: that they do not play in it, or that the challenge is closed.
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

/// Acts on the game as it was `seen`, and tells everybody what came of it.
pub(crate) fn publish<'a>(ctx: &'a Ctx<'_>, seen: Shown, action: Action) -> BoxFuture<'a, Handled> {
    Box::pin(async move {
        let game = act(ctx, seen.game, Some(seen.revision), action).await?;
        Ok(Outcome::news(game))
    })
}

/// The game, if the caller could carry `action` out now: so that nobody is asked a vain question.
pub(crate) fn allowed<'a>(
    ctx: &'a Ctx<'_>,
    seen: Shown,
    action: Action,
) -> BoxFuture<'a, Result<Game, Failure>> {
    Box::pin(async move {
        let game = find::game(ctx.services, seen.game).await?;
        check_seen(ctx, &game, Some(seen.revision))?;
        let mut settled = Decided::rested(ctx.services, &game, ctx.now).await?;
        let is_move = matches!(action, Action::Move(_));
        let player = match is_move {
            true => teams::player_in(ctx, &game),
            false => teams::leader_in(ctx, &game)?,
        };
        settled.decide(Actor::Player(player), action, ctx.now)?;
        if is_move {
            teams::check_moves(ctx, &game).await?;
        }
        Ok(game)
    })
}
