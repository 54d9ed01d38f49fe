//! A press on a button of a ladder.

use crate::club::activity;
use crate::features::ladder::custom_id::{LadderButton, LadderPress, button};
use crate::features::ladder::find::change;
use crate::features::ladder::refusal::LadderRefusal;
use crate::features::ladder::{challenge, manage, show};
use crate::game::ChannelId;
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::outcome::{Handled, instead};
use crate::kit::refusal::Refusal;
use crate::ladder::{self, ClubLadder};
use crate::people::limits;
use crate::port::message::{Look, Message, Row};

pub(crate) async fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let button = LadderButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let LadderButton(step, channel) = button;
    // Presses of another server are refused here.
    let ladder = activity::here(ctx, channel).await?;
    match step {
        LadderPress::Join => join(ctx, channel).await,
        LadderPress::Challenge => challenge::ask(ctx, channel, &ladder).await,
        LadderPress::All => show::show_all(ctx, channel, &ladder),
        LadderPress::From(place) => show::turn(ctx, channel, &ladder, place),
        LadderPress::Leave => ask_to_leave(ctx, channel, &ladder),
        LadderPress::LeaveSure => leave(ctx, channel, &ladder).await,
        LadderPress::EndSure => manage::end(ctx, channel).await,
    }
}

async fn join(ctx: &Ctx<'_>, channel: ChannelId) -> Handled {
    limits::check_not_muted(ctx).await?;
    let (player, now) = (ctx.caller(), ctx.now);
    let joined = change(ctx, channel, move |ladder| {
        ladder.ladder.join(player, now)?;
        Ok(Vec::new())
    });
    // A new member has the last place.
    Ok(match joined.await?.ladder.rungs().len() {
        1 => ctx.ephemeral(&say::ladder::first()),
        place => ctx.ephemeral(&say::ladder::joined(place)),
    })
}

fn ask_to_leave(ctx: &Ctx<'_>, channel: ChannelId, ladder: &ClubLadder) -> Handled {
    check_stands(ctx, ladder)?;
    let caller = ctx.caller();
    let running = ladder.ladder.running().iter();
    let games = running.filter(|one| [one.challenger, one.challenged].contains(&caller));
    let sure = button(
        &say::ladder::button_leave(),
        LadderPress::LeaveSure,
        channel,
        Look::Danger,
        ctx.reader(),
    );
    let question = say::ladder::leave_question(games.count());
    Ok(ctx.ask(&question, vec![Row::Buttons(vec![sure])]))
}

async fn leave(ctx: &Ctx<'_>, channel: ChannelId, ladder: &ClubLadder) -> Handled {
    check_stands(ctx, ladder)?;
    let player = ctx.caller();
    let left = change(ctx, channel, move |ladder| {
        ladder.leave(player);
        Ok(Vec::new())
    });
    left.await?;
    Ok(instead(Message::text(say::ladder::left().to(ctx.reader()))))
}

fn check_stands(ctx: &Ctx<'_>, ladder: &ClubLadder) -> Result<(), LadderRefusal> {
    let place = ladder.ladder.place(ctx.caller());
    let not_on = LadderRefusal::Challenge(ladder::Refusal::NotOn, ctx.caller());
    place.map(drop).ok_or(not_on)
}
