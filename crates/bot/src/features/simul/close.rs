//! "Close": the master, or a moderator, stops new boards. Running games continue.

use crate::club::activity;
use crate::features::simul::custom_id::{SimulPress, button};
use crate::features::simul::find::failure;
use crate::features::simul::refusal::SimulRefusal;
use crate::features::simul::send::show_at_once;
use crate::game::ChannelId;
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::outcome::{Handled, instead};
use crate::port::message::{Look, Message, Row};
use crate::simul::Simul;

/// Asks whether to close.
pub(crate) fn ask(ctx: &Ctx<'_>, channel: ChannelId, simul: &Simul) -> Handled {
    check_may_close(ctx, simul)?;
    let label = say::simul::button_close();
    let sure = button(
        &label,
        SimulPress::CloseSure,
        channel,
        Look::Danger,
        ctx.reader(),
    );
    let question = say::simul::close_question();
    Ok(ctx.ask(&question, vec![Row::Buttons(vec![sure])]))
}

/// Closes the simultaneous games for new players.
pub(crate) async fn close(ctx: &Ctx<'_>, channel: ChannelId, simul: &Simul) -> Handled {
    check_may_close(ctx, simul)?;
    let closed = ctx.services.store.close_simul(channel).await;
    closed.map_err(failure)?;
    show_at_once(ctx, channel);
    Ok(instead(Message::text(
        say::simul::closed_now().to(ctx.reader()),
    )))
}

fn check_may_close(ctx: &Ctx<'_>, simul: &Simul) -> Result<(), SimulRefusal> {
    if ctx.caller() == simul.master || activity::moderates(ctx) {
        Ok(())
    } else {
        Err(SimulRefusal::NotYours)
    }
}
