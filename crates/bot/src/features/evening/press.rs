//! A press on a button of a club evening.

use crate::club::activity;
use crate::features::evening::custom_id::{EveningButton, Step};
use crate::features::evening::{guests, manage, pair, result};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::outcome::Handled;
use crate::kit::refusal::Refusal;

/// Does what the button says.
pub(crate) async fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let button = EveningButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let EveningButton(step, channel) = button;
    // Only presses of its own server reach an evening.
    let evening = activity::here(ctx, channel).await?;
    match step {
        Step::Come => guests::come(ctx, channel).await,
        Step::Away => guests::stay_away(ctx, channel).await,
        Step::Wish(wish) => guests::wish(ctx, channel, wish).await,
        Step::Pair => pair::ask(ctx, channel, &evening).await,
        Step::PairSure => pair::pair(ctx, channel, &evening).await,
        Step::Result => result::ask(ctx, channel, &evening),
        Step::Enter(entry, other) => result::enter(ctx, channel, &evening, entry, other).await,
        Step::Skip => manage::ask_to_skip(ctx, channel, &evening),
        Step::SkipSure(at) => manage::skip(ctx, channel, &evening, at).await,
        Step::End => manage::ask_for_end(ctx, channel),
        Step::EndSure => manage::end(ctx, channel, &evening).await,
    }
}
