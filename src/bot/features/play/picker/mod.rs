//! The picker: a private board on which a move is chosen by pressing, and seen before it is played.

pub mod custom_id;
mod view;

use crate::bot::features::play::picker::custom_id::{
    PickButton, PickMenu, PutButton, PutSureButton,
};
use crate::bot::features::play::picker::view::Choice;
use crate::bot::games::caution::{Caution, caution};
use crate::bot::games::time::alarm;
use crate::bot::games::time::alarm::follow;
use crate::bot::games::view::pick::{Points, nearest};
use crate::bot::games::{act, find, hints, question, teams};
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::custom_id::CustomId as _;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::outcome::{Handled, Outcome, ephemeral, instead};
use crate::bot::kit::parse::point;
use crate::bot::kit::refusal::{PlayRefusal, Refusal};
use crate::bot::port::answer::Shown;
use crate::bot::port::message::Message;
use crate::game::{self, Action, Actor, Game, OpeningStep, PlayerId, decide};
use crate::i18n::say;
use crate::rules::{Move, Point, PointSet};

/// Opens the picker.
pub(crate) async fn open(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    show(ctx, seen, None, ephemeral).await
}

/// Chooses the point of a button.
pub(crate) async fn pick(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let PickButton(point, seen) = PickButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    show(ctx, seen, Some(point), instead).await
}

/// Chooses the point of a menu's entry.
pub(crate) async fn pick_from(ctx: &Ctx<'_>, custom_id: &str, value: &str) -> Handled {
    let PickMenu(_, _, seen) = PickMenu::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let point = value.parse().map_err(|_| Refusal::UnknownButton)?;
    show(ctx, seen, Some(point), instead).await
}

/// Plays the chosen stone, unless a teacher has something to say against it first.
pub(crate) async fn put(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let PutButton(point, seen) = PutButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let game = find::game(ctx.services, seen.game).await?;
    if game.is_unmoved_since(seen.revision)
        && let Some(message) = cautioned(ctx, &game, point).await?
    {
        return Ok(instead(message));
    }
    play(ctx, point, question::as_now(&game, seen)).await
}

/// Plays the chosen stone, whatever a teacher has said against it.
pub(crate) async fn put_sure(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let PutSureButton(point, seen) =
        PutSureButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let seen = Box::pin(question::refreshed(ctx, seen)).await?;
    play(ctx, point, seen).await
}

/// The picker with a stone on `point` and what a teacher says against it; none if there is nothing to say.
pub(crate) async fn cautioned(
    ctx: &Ctx<'_>,
    game: &Game,
    point: Point,
) -> Result<Option<Message>, Failure> {
    match Box::pin(caution(ctx, game, point)).await {
        Some(caution) => shown(ctx, game, Some(point), Some(caution)).await.map(Some),
        None => Ok(None),
    }
}

/// Plays a stone. Of a free handicap and in an opening, the next one is chosen in the same message.
async fn play(ctx: &Ctx<'_>, point: Point, seen: Shown) -> Handled {
    let action = Action::Move(Move::Play(point));
    match Box::pin(act::act(ctx, seen.game, Some(seen.revision), action)).await {
        // The dispatcher brings the board, where it can.
        Ok(game) if goes_on(&game, ctx.caller()) && ctx.at_home() => {
            picker(ctx, &game, None).await.map(instead)
        }
        Ok(game) => Ok(Outcome::news(game)),
        Err(failure) => or_anew(ctx, Err(failure), instead).await,
    }
}

/// Whether `player`, who has just put a stone, puts the next one as well.
fn goes_on(game: &Game, player: PlayerId) -> bool {
    let wants_stone = match game.opening().map(|opening| opening.step) {
        Some(OpeningStep::Place | OpeningStep::Offer { .. } | OpeningStep::Pick { .. }) => true,
        Some(OpeningStep::Choose | OpeningStep::ChooseOrPlaceTwo | OpeningStep::Count) => false,
        None => game.position().to_place() > 0,
    };
    wants_stone && game.on_turn() == Some(player)
}

/// Puts the picker away.
pub(crate) async fn cancel(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    let game = find::game(ctx.services, seen.game).await?;
    if game.color_of(teams::player_in(ctx, &game)).is_none() {
        return Err(Failure::refused(&game, game::Refusal::NotAPlayer));
    }
    Ok(instead(Message {
        content: say::table::not_played().to(ctx.reader()),
        ..Message::default()
    }))
}

/// What was `handled`; but where the game has moved on and the caller is to move in it, a picker of the game as it is now.
pub(crate) async fn or_anew(
    ctx: &Ctx<'_>,
    handled: Handled,
    put: fn(Message) -> Outcome,
) -> Handled {
    let game = match handled {
        Err(Failure::MovedOn(game)) => game,
        handled => return handled,
    };
    match picker(ctx, &game, None).await {
        Ok(mut message) => {
            let moved_on = say::refusal::moved_on(game.id()).to(ctx.reader());
            message.content = format!("{moved_on}\n{}", message.content);
            Ok(put(message))
        }
        Err(Failure::Refused(_)) if game.color_of(teams::player_in(ctx, &*game)).is_some() => {
            Err(Failure::MovedOn(game))
        }
        Err(failure) => Err(failure),
    }
}

/// The picker of the game that was `seen`, with a stone on `point`, if the position is still the same.
async fn show(
    ctx: &Ctx<'_>,
    seen: Shown,
    point: Option<Point>,
    put: fn(Message) -> Outcome,
) -> Handled {
    let game = find::game(ctx.services, seen.game).await?;
    let shown = match game.is_unmoved_since(seen.revision) {
        true => picker(ctx, &game, point).await.map(put),
        false => Err(Failure::MovedOn(Box::new(game))),
    };
    or_anew(ctx, shown, put).await
}

/// The picker of `game` for the caller, with a stone on `point`, or on the legal point nearest to the last move.
///
/// # Errors
/// What stands against that stone, or against any of the caller's; [`PlayRefusal::NoLegalPoint`] if nothing but a pass is left.
pub(crate) async fn picker(
    ctx: &Ctx<'_>,
    game: &Game,
    point: Option<Point>,
) -> Result<Message, Failure> {
    shown(ctx, game, point, None).await
}

/// The same with what a teacher says against the stone.
async fn shown(
    ctx: &Ctx<'_>,
    game: &Game,
    point: Option<Point>,
    caution: Option<Caution>,
) -> Result<Message, Failure> {
    let mut after = game.clone();
    let rested = alarm::rested(ctx.services, game, ctx.now).await?;
    follow(&mut after, &rested)?;
    let legal = point::playable(&after);
    let point = point.or_else(|| first(&after, legal));
    let action = Action::Move(point.map_or(Move::Pass, Move::Play));
    let event = decide(
        &after,
        Actor::Player(teams::player_in(ctx, game)),
        action,
        ctx.now,
    )
    .map_err(|refusal| Failure::refused(game, refusal))?;
    Box::pin(teams::check_moves(ctx, game)).await?;
    let at = point.ok_or(PlayRefusal::NoLegalPoint)?;
    follow(&mut after, &[event])?;
    let choice = Choice {
        game,
        after: &after,
        points: Points {
            size: game.terms().size,
            legal,
            at,
        },
        caution,
    };
    let (hints, style) = (hints::hints(ctx.services, &after).await, ctx.own_style());
    let draft = view::picker(&choice, hints, style);
    Ok(draft.paint(ctx.services, style).await)
}

/// The one of `legal` where the picker begins: nearest to the last move, else to the centre.
fn first(game: &Game, legal: PointSet) -> Option<Point> {
    let size = game.terms().size;
    let centre = Point::new(size.columns() / 2, size.rows() / 2);
    let last = match game.in_play().last().map(|turn| turn.mv) {
        Some(Move::Play(point)) => Some(point),
        Some(Move::Pass) | None => centre,
    };
    nearest(legal.iter(), last?)
}
