//! The form for stones of chains: dead, alive, or in seki.

use crate::game::{Action, Game};
use crate::games::view::shown_state;
use crate::games::{act, find};
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::form::form;
use crate::kit::outcome::{Handled, Outcome};
use crate::kit::parse::point;
use crate::kit::verb::{GameButton, Verb};
use crate::port::answer::Shown;
use crate::rules::Point;

/// The form for stones of chains that `verb` marks.
pub(crate) async fn open(ctx: &Ctx<'_>, verb: Verb, seen: Shown) -> Handled {
    let game = act::check_allowed(ctx, seen, Action::Resume).await?;
    let title = match verb {
        Verb::Seki => say::count::seki_form_title(),
        _ => say::count::form_title(),
    };
    let texts = [&title, &say::count::form_points()];
    let example = point::example(game.terms().size, 2);
    let custom_id = GameButton(verb, shown_state(&game)).write();
    Ok(form(ctx, custom_id, 200, texts, example))
}

/// Marks the chains whose stones were typed, by the actions of `toggle`.
pub(crate) async fn mark(
    ctx: &Ctx<'_>,
    seen: Shown,
    text: &str,
    toggle: fn(&Game, &[Point]) -> Result<Vec<Action>, Failure>,
) -> Handled {
    let size = find::game(ctx.services, seen.game).await?.terms().size;
    let points = point::several(text, size)?;
    let plan = |game: &Game| toggle(game, &points);
    let game = act::act_all(ctx, seen.game, Some(seen.revision), plan).await?;
    Ok(Outcome::Update(Box::new(game)))
}
