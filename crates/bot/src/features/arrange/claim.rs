//! Claiming a game from a side whose time is out, or that does not answer a count.

use crate::game::{Action, Refusal};
use crate::games::act;
use crate::games::view::buttons::sure;
use crate::games::view::words::seat;
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::outcome::Handled;
use crate::kit::verb::Verb;
use crate::port::answer::Shown;

/// Asks whether the caller really claims the game.
pub(crate) async fn ask(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    let game = act::check_allowed(ctx, seen, Action::Claim).await?;
    let (text, label) = match (game.pending_answer(), game.seats(), game.on_clock()) {
        (Some(_), ..) => {
            let text = if game.contested_chains().is_empty() {
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
