//! Changing a plan below the message that shows it.

use crate::features::plan::change;
use crate::features::plan::change::PlanCommand;
use crate::games::view::shown_state;
use crate::games::{act, find};
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::form::form;
use crate::kit::outcome::{Handled, instead};
use crate::kit::parse::{line, point};
use crate::kit::refusal::Refusal;
use crate::kit::verb::{GameButton, Verb};
use crate::port::answer::Shown;

/// The form for another line.
pub(crate) async fn open(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    let game = find::visible(ctx, seen.game).await?;
    act::check_seen(ctx, &game, Some(seen.revision))?;
    let title = say::plan::form_title(game.id());
    let texts = [&title, &say::plan::form_line()];
    let example = point::example(game.terms().size, 4);
    let custom_id = GameButton(Verb::PlanAdd, shown_state(&game)).write();
    Ok(form(ctx, custom_id, 200, texts, example))
}

/// Adds the line that was typed.
pub(crate) async fn add(ctx: &Ctx<'_>, seen: Shown, text: &str) -> Handled {
    change(ctx, seen, PlanCommand::Add(line::read(text, 1)?)).await
}

/// Drops the line that was chosen.
pub(crate) async fn drop_line(ctx: &Ctx<'_>, seen: Shown, value: &str) -> Handled {
    let line = line::expand(value).ok_or(Refusal::UnknownButton)?;
    change(ctx, seen, PlanCommand::Drop(line)).await
}

/// Carries out `command` on the caller's plan, and shows the plan where they pressed.
pub(crate) async fn change(ctx: &Ctx<'_>, seen: Shown, command: PlanCommand) -> Handled {
    let message = change::carry_out(ctx, seen.game, Some(seen.revision), &command).await?;
    Ok(instead(message))
}
