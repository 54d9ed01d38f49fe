//! A press on a button of a club evening.

use crate::club::activity;
use crate::features::evening::custom_id::{EveningButton, EveningPress};
use crate::features::evening::{guests, manage, pair, result};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::outcome::Handled;
use crate::kit::refusal::Refusal;

/// Handles the press.
pub(crate) async fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let button = EveningButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let EveningButton(step, channel) = button;
    // Presses of another server are refused here.
    let evening = activity::here(ctx, channel).await?;
    match step {
        EveningPress::Come => guests::sign_up(ctx, channel).await,
        EveningPress::Away => guests::cancel_sign_up(ctx, channel).await,
        EveningPress::Wish(wish) => guests::wish(ctx, channel, wish).await,
        EveningPress::Pair => pair::ask(ctx, channel, &evening).await,
        EveningPress::PairSure => pair::pair(ctx, channel, &evening).await,
        EveningPress::Result => result::ask(ctx, channel, &evening),
        EveningPress::Enter(entry, other, seen) => {
            result::enter(ctx, channel, &evening, entry, other, seen).await
        }
        EveningPress::Skip => manage::ask_to_skip(ctx, channel, &evening),
        EveningPress::SkipSure(at) => manage::skip(ctx, channel, &evening, at).await,
        EveningPress::End => manage::ask_for_end(ctx, channel),
        EveningPress::EndSure => manage::end(ctx, channel, &evening).await,
    }
}
