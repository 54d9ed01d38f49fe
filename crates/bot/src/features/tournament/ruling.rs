//! The effect of an organiser's decision, or of a round's deadline, on the board of a pair.

use crate::clock::Timestamp;
use crate::contest::{At, PairBoard};
use crate::features::tournament::custom_id::TournamentPress;
use crate::features::tournament::find::{CurrentContest, check_organises};
use crate::features::tournament::words;
use crate::game::{Action, Actor, Game, PlayerId, Ruling};
use crate::games::commit::Decided;
use crate::games::outbox::board;
use crate::games::{commit, find};
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, instead};
use crate::kit::refusal::Refusal;
use crate::kit::services::Services;
use crate::port::message::{Look, Message, Row};
use crate::store::Properties;

/// Rules in `game`, whose lock the caller holds, and announces it in its channel.
pub(crate) async fn rule(
    services: &Services,
    game: &Game,
    by: PlayerId,
    ruling: Ruling,
    now: Timestamp,
) -> Result<(), Failure> {
    let reason = None;
    let action = Action::Rule { ruling, reason };
    act(services, game, Actor::Moderator(by), action, now).await
}

/// Carries the action out in `game`, whose lock the caller holds, and announces it in its channel.
pub(crate) async fn act(
    services: &Services,
    game: &Game,
    actor: Actor,
    action: Action,
    now: Timestamp,
) -> Result<(), Failure> {
    let decided = |read: &Properties<'_>| {
        let mut decided = Decided::with_rest(services, read, game, now)?;
        decided.decide(actor, action.clone(), now)?;
        Ok(decided)
    };
    let to_messages = |after: &Game| vec![board(after)];
    commit::prepare_and_write(services, game, decided, to_messages).await?;
    services.delivery.notify();
    Ok(())
}

/// The answer to an organiser who has entered the result of a running game, introduced by `head`: they may call it off.
/// The game does not end by itself, since a table is soon mistyped and a ruling cannot be undone.
pub(crate) async fn ruling_message(
    ctx: &Ctx<'_>,
    found: &CurrentContest,
    at: At,
    head: String,
) -> Result<Message, Failure> {
    let mut message = Message::text(head);
    let game = entered_board(found, at).and_then(|board| board.game);
    let Some(id) = game else {
        return Ok(message);
    };
    if !find::game(ctx.services, id).await?.phase().is_running() {
        return Ok(message);
    }
    let goes_on = say::tournament::game_goes_on(id).to(ctx.reader());
    message.content = format!("{}\n{goes_on}", message.content);
    let step = TournamentPress::CallOff(at);
    let label = say::pace::button_call_off();
    let button = words::button(&label, step, found.id, Look::Danger, ctx.reader());
    message.rows.push(Row::Buttons(vec![button]));
    Ok(message)
}

/// Calls off the game at a board whose result was entered by hand.
pub(crate) async fn call_off(ctx: &Ctx<'_>, found: &CurrentContest, at: At) -> Handled {
    check_organises(ctx, &found.contest)?;
    // If the result was taken back since, the game counts again.
    let game = entered_board(found, at).and_then(|board| board.game);
    let game = game.ok_or(Refusal::UnknownButton)?;
    let _lock = ctx.services.game_locks.lock(game).await;
    let game = find::game(ctx.services, game).await?;
    rule(
        ctx.services,
        &game,
        ctx.caller(),
        Ruling::CalledOff,
        ctx.now,
    )
    .await?;
    Ok(instead(Message::text(
        say::pace::called_off().to(ctx.reader()),
    )))
}

/// A board, if its result was entered by hand.
fn entered_board(found: &CurrentContest, at: At) -> Option<&PairBoard> {
    let (_, board) = found.contest.board(at)?;
    board.noted.map(|_| board)
}
