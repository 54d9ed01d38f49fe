//! Moves that are typed into a form, or confirmed below their preview.

use crate::bot::features::play::command as play_command;
use crate::bot::features::play::command::play;
use crate::bot::games::view::shown;
use crate::bot::games::{act, find, question};
use crate::bot::kit::command::BoxFuture;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::custom_id::{CustomId, state};
use crate::bot::kit::failure::Failure;
use crate::bot::kit::form::form;
use crate::bot::kit::outcome::{Handled, Outcome, instead};
use crate::bot::kit::parse::point;
use crate::bot::kit::refusal::Refusal;
use crate::bot::kit::verb::{GameButton, Verb};
use crate::bot::port::answer::{Answer, Shown};
use crate::game::{Action, Game};
use crate::i18n::say;
use crate::rules::{Move, Point};

/// A stone on a point of a game as it was shown, after one has seen what that would look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PutButton(pub Point, pub Shown);

impl CustomId for PutButton {
    const WORD: &'static str = "put";

    fn rest(&self) -> Option<String> {
        let Self(point, shown) = self;
        Some(format!("{point}:{}:{}", shown.game, shown.revision))
    }

    fn read(rest: &str) -> Option<Self> {
        let (point, shown) = rest.split_once(':')?;
        Some(Self(point.parse().ok()?, state(shown)?))
    }
}

/// Plays the stone of a preview.
pub(crate) async fn put(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let PutButton(point, seen) = PutButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let seen = Box::pin(question::refreshed(ctx, seen)).await?;
    play_command::put(ctx, seen.game, Some(seen.revision), point).await
}

/// The form for a move, or for all the handicap stones that are left to place.
pub(crate) async fn open(ctx: &Ctx<'_>, verb: Verb, seen: Shown) -> Handled {
    let game = may_move(ctx, seen).await?;
    let stones = game.position().to_place().max(1);
    let title = say::table::form_title(game.id());
    let texts = [&title, &say::table::form_point()];
    let example = point::example(game.terms().size, stones.into());
    let custom_id = GameButton(verb, shown(&game)).write();
    Ok(form(ctx, custom_id, u16::from(stones) * 10, texts, example))
}

/// Plays what was typed into a form, or shows it first.
pub(crate) async fn typed(ctx: &Ctx<'_>, seen: Shown, text: &str) -> Handled {
    let game = find::game(ctx.services, seen.game).await?;
    let points = point::of_stones(text, game.terms().size)?;
    play(ctx, &game, Some(seen.revision), &points).await
}

/// The same below a preview: another preview takes its place.
pub(crate) async fn changed(ctx: &Ctx<'_>, seen: Shown, text: &str) -> Handled {
    let outcome = typed(ctx, seen, text).await?;
    Ok(match (outcome, ctx.pressed()) {
        (Outcome::Answer(answer, None), Some(_)) => match *answer {
            Answer::Ephemeral(preview) => instead(preview),
            other => Outcome::answer(other),
        },
        (outcome, _) => outcome,
    })
}

/// The game, if the caller is to move in it at all.
fn may_move<'a>(ctx: &'a Ctx<'_>, seen: Shown) -> BoxFuture<'a, Result<Game, Failure>> {
    Box::pin(async move {
        let game = find::game(ctx.services, seen.game).await?;
        let points = point::playable(&game);
        let some = points.iter().next().map_or(Move::Pass, Move::Play);
        act::allowed(ctx, seen, Action::Move(some)).await
    })
}
