//! A press on a button of simultaneous games.

use crate::club::activity;
use crate::features::simul::custom_id::{SimulButton, SimulPress};
use crate::features::simul::{close, mine, take};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::outcome::{Handled, ephemeral, instead};
use crate::kit::refusal::Refusal;

pub(crate) async fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let button = SimulButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let SimulButton(step, channel) = button;
    // Presses of another server are refused here.
    let simul = activity::here(ctx, channel).await?;
    match step {
        SimulPress::Take => take::take(ctx, channel, &simul).await,
        SimulPress::Mine => Ok(ephemeral(mine::boards(ctx, channel, &simul, 0).await?)),
        SimulPress::From(from) => {
            let boards = mine::boards(ctx, channel, &simul, from.into()).await?;
            Ok(instead(boards))
        }
        SimulPress::Close => close::ask(ctx, channel, &simul),
        SimulPress::CloseSure => close::close(ctx, channel, &simul).await,
    }
}
