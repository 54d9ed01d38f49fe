//! Moves that are typed into a form.

use crate::features::play::command::{offer_to_type_again, play};
use crate::features::play::picker;
use crate::game::{Action, Game};
use crate::games::view::shown_state;
use crate::games::{act, find};
use crate::i18n::say;
use crate::kit::command::BoxFuture;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::form::form;
use crate::kit::outcome::{Handled, instead};
use crate::kit::parse::point;
use crate::kit::verb::{GameButton, Verb};
use crate::port::answer::Shown;
use crate::rules::Move;

/// The form for a move, or for all the handicap stones that are left to place.
pub(crate) async fn open(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    let game = match may_move(ctx, seen).await {
        Ok(game) => game,
        Err(failure) => return picker::or_new_picker(ctx, Err(failure), instead).await,
    };
    let stones = game.position().to_place().max(1);
    let title = say::table::form_title(game.id());
    let texts = [&title, &say::table::form_point()];
    let example = point::example(game.terms().size, stones.into());
    let custom_id = GameButton(Verb::Type, shown_state(&game)).write();
    Ok(form(ctx, custom_id, u16::from(stones) * 10, texts, example))
}

/// Plays the move typed into the form, or previews it, in the place of the message that opened the form.
pub(crate) async fn submit(ctx: &Ctx<'_>, seen: Shown, text: &str) -> Handled {
    let game = find::game(ctx.services, seen.game).await?;
    let played = match point::of_stones(text, game.terms().size) {
        Ok(points) => play(ctx, &game, Some(seen.revision), &points, instead).await,
        Err(failure) => Err(failure),
    };
    let played = played.map_err(|failure| offer_to_type_again(&game, failure));
    picker::or_new_picker(ctx, played, instead).await
}

/// The game, if the caller is to move in it at all.
fn may_move<'a>(ctx: &'a Ctx<'_>, seen: Shown) -> BoxFuture<'a, Result<Game, Failure>> {
    Box::pin(async move {
        let game = find::game(ctx.services, seen.game).await?;
        let points = point::playable(&game);
        let some = points.iter().next().map_or(Move::Pass, Move::Play);
        act::check_allowed(ctx, seen, Action::Move(some)).await
    })
}
