//! The picker: a private board with a button for each point that it shows. A press on one is the move;
//! members who prefer a preview see one, and confirm it.

pub mod custom_id;
mod view;

use crate::features::play::caution::{Caution, caution};
use crate::features::play::picker::custom_id::{PutButton, PutSureButton, ViewButton};
use crate::features::play::picker::view::MoveToConfirm;
use crate::game::{Action, Actor, Game, OpeningStep, PlayerId, decide};
use crate::games::commit::Decided;
use crate::games::hints::{self, Hints};
use crate::games::view::grid::{Grid, View};
use crate::games::{act, find, question, teams};
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, Outcome, ephemeral, instead};
use crate::kit::parse::point;
use crate::kit::refusal::{PlayRefusal, Refusal};
use crate::port::answer::Shown;
use crate::port::message::Message;
use crate::rules::{Move, Point};
use crate::store::Properties;

/// Opens the picker.
pub(crate) async fn open(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    show(ctx, seen, None, ephemeral).await
}

/// Shows the part of the board that a button leads to.
pub(crate) async fn look(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let ViewButton(view, seen) = ViewButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    keep_undo_in_place(ctx, show(ctx, seen, Some(view), instead).await)
}

/// Plays a stone, unless a question comes first.
pub(crate) async fn put(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let PutButton(point, seen) = PutButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let game = find::game(ctx.services, seen.game).await?;
    if game.is_unmoved_since(seen.revision)
        && let Some(message) = question_before(ctx, &game, point).await?
    {
        return Ok(instead(message));
    }
    let seen = question::as_now(&game, seen);
    play(ctx, point, game, seen).await
}

/// Plays the stone that the caller has confirmed.
pub(crate) async fn put_sure(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let PutSureButton(point, seen) =
        PutSureButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let game = find::game(ctx.services, seen.game).await?;
    let seen = question::as_now(&game, seen);
    play(ctx, point, game, seen).await
}

/// The question before a stone on `point`, because the caller prefers a preview or a teacher has a caution; none if it
/// can be played at once.
pub(crate) async fn question_before(
    ctx: &Ctx<'_>,
    game: &Game,
    point: Point,
) -> Result<Option<Message>, Failure> {
    let caution = caution(ctx, game, point).await;
    if caution.is_none() && !ctx.preview.is_wanted(game) {
        return Ok(None);
    }
    show_first(ctx, game, point, caution).await.map(Some)
}

/// The board with a stone on `point`, and the button that plays it.
///
/// # Errors
/// The objections to that stone.
pub(crate) async fn preview(ctx: &Ctx<'_>, game: &Game, point: Point) -> Result<Message, Failure> {
    let caution = caution(ctx, game, point).await;
    show_first(ctx, game, point, caution).await
}

/// The preview with a teacher's caution against the stone.
async fn show_first(
    ctx: &Ctx<'_>,
    game: &Game,
    point: Point,
    caution: Option<Caution>,
) -> Result<Message, Failure> {
    let (after, hints) = after_stone(ctx, game, Some(point)).await?;
    teams::check_moves(ctx, game).await?;
    let stone = MoveToConfirm {
        game,
        after: &after,
        point,
        caution,
    };
    let style = ctx.own_style();
    let draft = view::preview(&stone, hints, style);
    Ok(draft.paint(ctx.services, style).await)
}

/// The game after a stone on `point`, if there is one, and marks for its board.
///
/// # Errors
/// The objections to that stone.
async fn after_stone(
    ctx: &Ctx<'_>,
    game: &Game,
    point: Option<Point>,
) -> Result<(Game, Hints), Failure> {
    let player = Actor::Player(teams::player_in(ctx, game));
    let decided = |read: &Properties<'_>| -> Result<_, Failure> {
        let mut decided = Decided::with_rest(ctx.services, read, game, ctx.now)?;
        if let Some(point) = point {
            decided.decide(player, Action::Move(Move::Play(point)), ctx.now)?;
        }
        let hints = hints::of(read, &decided.after);
        Ok((decided.after, hints))
    };
    ctx.services.store.look(|read| Ok(decided(read))).await?
}

/// Plays a stone. Of a free handicap and in an opening, the next one is chosen in the same message.
async fn play(ctx: &Ctx<'_>, point: Point, game: Game, seen: Shown) -> Handled {
    let action = Action::Move(Move::Play(point));
    match act::act(ctx, game, Some(seen.revision), action).await {
        // The dispatcher posts the board, if it can.
        Ok(game) if places_next(&game, ctx.caller()) && ctx.at_home() && !ctx.is_on_page() => {
            picker(ctx, &game, None).await.map(instead)
        }
        Ok(game) => Ok(Outcome::news(game)),
        Err(failure) => keep_undo_in_place(ctx, or_new_picker(ctx, Err(failure), instead).await),
    }
}

/// Whether `player`, who has just placed a stone, also places the next one.
fn places_next(game: &Game, player: PlayerId) -> bool {
    let wants_stone = match game.opening().map(|opening| opening.step) {
        Some(OpeningStep::Place | OpeningStep::Offer { .. } | OpeningStep::Pick { .. }) => true,
        Some(
            OpeningStep::Choose
            | OpeningStep::ChooseOrPlaceTwo
            | OpeningStep::ChooseOrOfferTen
            | OpeningStep::Count,
        ) => false,
        None => game.position().to_place() > 0,
    };
    wants_stone && game.on_turn() == Some(player)
}

/// The `handled` result; but if the game has moved on and it is the caller's turn, a picker of the current position.
pub(crate) async fn or_new_picker(
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

/// The result of a press in the picker; but after a second quick press, following the caller's own move, Undo stays in
/// its place.
fn keep_undo_in_place(ctx: &Ctx<'_>, handled: Handled) -> Handled {
    match handled {
        Err(Failure::MovedOn(game)) if ctx.at_home() && act::can_take_back(ctx, &game) => {
            Ok(Outcome::News(game))
        }
        handled => handled,
    }
}

/// The picker of the game that was `seen`, if the position is still the same.
async fn show(
    ctx: &Ctx<'_>,
    seen: Shown,
    view: Option<View>,
    put: fn(Message) -> Outcome,
) -> Handled {
    let game = find::game(ctx.services, seen.game).await?;
    let shown = if game.is_unmoved_since(seen.revision) {
        picker(ctx, &game, view).await.map(put)
    } else {
        Err(Failure::MovedOn(Box::new(game)))
    };
    or_new_picker(ctx, shown, put).await
}

/// The picker of `game` for the caller, at their current part of the board, or where their move will most likely be.
///
/// # Errors
/// The objection to any stone of theirs; [`PlayRefusal::NoLegalPoint`] if nothing but a pass is left.
pub(crate) async fn picker(
    ctx: &Ctx<'_>,
    game: &Game,
    view: Option<View>,
) -> Result<Message, Failure> {
    let (settled, hints) = after_stone(ctx, game, None).await?;
    let legal = point::playable(&settled);
    let some = legal.iter().next();
    let (who, mv) = (
        teams::player_in(ctx, game),
        some.map_or(Move::Pass, Move::Play),
    );
    decide(&settled, Actor::Player(who), Action::Move(mv), ctx.now)
        .map_err(|refusal| Failure::from_refusal(game, refusal))?;
    teams::check_moves(ctx, game).await?;
    some.ok_or(PlayRefusal::NoLegalPoint)?;
    let grid = Grid {
        size: game.terms().size,
        legal,
        view: view.unwrap_or_else(|| View::of(&settled, legal)),
    };
    let style = ctx.own_style();
    let is_vote = who != ctx.caller();
    let draft = view::picker(game, &grid, view::task(game, is_vote), hints, style);
    Ok(draft.paint(ctx.services, style).await)
}
