//! Claiming a game from a side whose time is out, or that does not answer a count.

use crate::bot::games::act;
use crate::bot::games::view::buttons::sure;
use crate::bot::games::view::words::seat;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::outcome::Handled;
use crate::bot::kit::verb::Verb;
use crate::bot::port::answer::Shown;
use crate::game::{Action, Refusal};
use crate::i18n::say;

/// Asks whether the caller really claims the game.
pub(crate) async fn ask(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    let game = act::check_allowed(ctx, seen, Action::Claim).await?;
    let (text, label) = match (game.unanswered(), game.seats(), game.on_clock()) {
        (Some(_), ..) => {
            let text = if game.contested().is_empty() {
                say::count::confirm_claim()
            } else {
                say::count::confirm_claim_contested()
            };
            (text, say::count::button_claim())
        }
        (None, Some(seats), Some(color)) => {
            let text = say::pace::confirm_claim(seat(seats[color]));
            (text, say::pace::button_claim())
        }
        _ => return Err(Failure::from_refusal(&game, Refusal::NotAPlayer)),
    };
    let rows = sure(&label, Verb::ClaimSure, seen, ctx.reader());
    Ok(ctx.ask(&text, rows))
}
