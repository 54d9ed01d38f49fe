//! Playing a dispute out on a copy of the board.

use crate::game::{Action, Phase};
use crate::games::view::buttons::button;
use crate::games::view::shown_state;
use crate::games::{act, find};
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::form::form;
use crate::kit::outcome::Handled;
use crate::kit::parse::point;
use crate::kit::refusal::Refusal;
use crate::kit::verb::{GameButton, Verb};
use crate::port::answer::Shown;
use crate::port::message::{Look, Row};
use crate::rules::{Color, PointSet};

/// Asks who moves first on the copy.
pub(crate) async fn ask_who_moves_first(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    let first = Color::Black;
    let game = act::check_allowed(ctx, seen, Action::Try { first }).await?;
    let press = |color, verb| {
        let label = say::count::button_first(color);
        button(
            &label,
            verb,
            shown_state(&game),
            Look::Secondary,
            ctx.reader(),
        )
    };
    let rows = vec![Row::Buttons(vec![
        press(Color::Black, Verb::TryBlack),
        press(Color::White, Verb::TryWhite),
    ])];
    Ok(ctx.ask(&say::count::try_question(), rows))
}

/// Passes for the only ko; if there are several, asks for which.
pub(crate) async fn pass_for_ko(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    let game = find::game(ctx.services, seen.game).await?;
    let barred = match game.phase() {
        Phase::Trial { trial, .. } => trial.barred_points(),
        _ => PointSet::EMPTY,
    };
    match barred.iter().next() {
        Some(point) if barred.len() == 1 => act::publish(ctx, seen, Action::PassForKo(point)).await,
        Some(point) => {
            act::check_allowed(ctx, seen, Action::PassForKo(point)).await?;
            let title = say::count::button_pass_for_ko();
            let texts = [&title, &say::count::pass_for_ko_point()];
            let custom_id = GameButton(Verb::PassForKo, seen).write();
            Ok(form(ctx, custom_id, 10, texts, point.to_string()))
        }
        None => {
            act::check_seen(ctx, &game, Some(seen.revision))?;
            Err(Refusal::Text(say::refusal::no_ko()).into())
        }
    }
}

/// Passes for the ko at the typed point.
pub(crate) async fn submit(ctx: &Ctx<'_>, seen: Shown, text: &str) -> Handled {
    let size = find::game(ctx.services, seen.game).await?.terms().size;
    let point = point::parse_one(text, size)?;
    act::publish(ctx, seen, Action::PassForKo(point)).await
}
