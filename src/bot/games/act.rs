//! Carrying an action out: one way to write, from the press to the disk.

use crate::bot::games::outbox::board;
use crate::bot::games::time::alarm;
use crate::bot::games::time::alarm::follow;
use crate::bot::games::{commit, find, suggest};
use crate::bot::kit::command::BoxFuture;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::feature::Follow;
use crate::bot::kit::outcome::{Handled, Outcome};
use crate::bot::port::answer::Shown;
use crate::game::{Action, Actor, Game, GameId, Revision, decide};
use crate::store::Payload;

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
    tell: impl FnOnce(&Game) -> Vec<Payload>,
) -> Result<Game, Failure> {
    let player = Actor::Player(ctx.caller());
    carry_out(ctx, player, game, seen, |_| Ok(vec![action]), tell).await
}

async fn carry_out(
    ctx: &Ctx<'_>,
    actor: Actor,
    game: GameId,
    seen: Option<Revision>,
    plan: impl FnOnce(&Game) -> Result<Vec<Action>, Failure>,
    tell: impl FnOnce(&Game) -> Vec<Payload>,
) -> Result<Game, Failure> {
    let _seat = ctx.services.tables.lock(game).await;
    let game = find::game(ctx.services, game).await?;
    check_seen(ctx, &game, seen)?;
    let mut events = Box::pin(alarm::rested(ctx.services, &game, ctx.now)).await?;
    let mut after = game.clone();
    follow(&mut after, &events)?;
    for action in plan(&game)? {
        let decided = decide(&after, actor, action, ctx.now)
            .map_err(|refusal| Failure::refused(&after, refusal))?;
        follow(&mut after, std::slice::from_ref(&decided))?;
        events.push(decided);
    }
    let mut notices = Vec::new();
    for follow in ctx.features.iter().filter_map(|feature| feature.follow) {
        match follow(ctx.services, &game, &after, ctx.now).await {
            Some(Follow::Event(event)) => {
                alarm::follow(&mut after, std::slice::from_ref(&event))?;
                events.push(event);
            }
            Some(Follow::Notice(player, notice)) => notices.push((player, notice)),
            None => {}
        }
    }
    if let Some(event) = suggest::suggested(ctx.services, &after, &events, ctx.now).await {
        follow(&mut after, std::slice::from_ref(&event))?;
        events.push(event);
    }
    let tell = |after: &Game| {
        let told = |(player, notice)| Payload::Notice {
            revision: after.revision(),
            player,
            notice,
        };
        let left = game.place().channel;
        let moved = after.place().channel != left;
        let moved = moved.then_some(Payload::Moved { channel: left });
        let queue = tell(after).into_iter().chain(notices.into_iter().map(told));
        queue.chain(moved).collect()
    };
    let hold = ctx.services.delivery.hold(game.id(), ctx.now);
    let kept = commit::keep(ctx.services, &game, events, tell, Some(ctx.cause())).await;
    ctx.hold(hold, &kept);
    kept
}

/// Refuses a press on a board that is not the newest one.
///
/// Everybody else hears what is wrong anyway: that they do not play in it, or that the challenge is closed.
pub(crate) fn check_seen(
    ctx: &Ctx<'_>,
    game: &Game,
    seen: Option<Revision>,
) -> Result<(), Failure> {
    let stale = seen.is_some_and(|seen| seen != game.revision());
    let player = game.color_of(ctx.caller()).is_some();
    if stale && player {
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
        let mut settled = game.clone();
        follow(
            &mut settled,
            &alarm::rested(ctx.services, &game, ctx.now).await?,
        )?;
        decide(&settled, Actor::Player(ctx.caller()), action, ctx.now)
            .map_err(|refusal| Failure::refused(&game, refusal))?;
        Ok(game)
    })
}
