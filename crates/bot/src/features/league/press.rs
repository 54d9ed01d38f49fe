//! A press on a button of a league.

use crate::club::activity;
use crate::features::league::custom_id::{LeagueButton, LeaguePress, button};
use crate::features::league::find::change;
use crate::features::league::refusal::LeagueRefusal;
use crate::features::league::{manage, play, table};
use crate::game::ChannelId;
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::outcome::{Handled, instead};
use crate::kit::refusal::Refusal;
use crate::league::League;
use crate::people::limits;
use crate::port::message::{Look, Message, Row};

pub(crate) async fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let button = LeagueButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let LeagueButton(step, channel) = button;
    // Presses of another server are refused here.
    let league = activity::here(ctx, channel).await?;
    match step {
        LeaguePress::Play => play::ask(ctx, channel, &league).await,
        LeaguePress::Join => join(ctx, channel).await,
        LeaguePress::Table => table::own_table(ctx, channel, &league).await,
        LeaguePress::Division(division) => table::of(ctx, channel, &league, division).await,
        LeaguePress::Leave => ask_to_leave(ctx, channel, &league),
        LeaguePress::LeaveSure => leave(ctx, channel, &league).await,
        LeaguePress::More
        | LeaguePress::Start
        | LeaguePress::StartSure(_)
        | LeaguePress::Close
        | LeaguePress::CloseSure(_)
        | LeaguePress::CloseNowSure(_)
        | LeaguePress::Extend(_)
        | LeaguePress::End
        | LeaguePress::EndSure(_) => manage::press(ctx, channel, &league, step).await,
    }
}

async fn join(ctx: &Ctx<'_>, channel: ChannelId) -> Handled {
    limits::check_not_muted(ctx).await?;
    let player = ctx.caller();
    let joined = change(ctx, channel, move |league| {
        league.join(player)?;
        Ok(Vec::new())
    });
    let league = joined.await?;
    let next = league.next().into();
    let is_playing = league
        .current()
        .is_some_and(|season| season.seat(player).is_some());
    Ok(match league.current() {
        // They had left, and are back in the current season.
        Some(season) if is_playing => ctx.ephemeral(&say::league::joined(season.number.into())),
        Some(_) => ctx.ephemeral(&say::league::joined_next(next)),
        None => ctx.ephemeral(&say::league::joined(next)),
    })
}

fn ask_to_leave(ctx: &Ctx<'_>, channel: ChannelId, league: &League) -> Handled {
    check_in(ctx, league)?;
    let games = league.running_of(ctx.caller()).count();
    let sure = button(
        &say::league::button_leave(),
        LeaguePress::LeaveSure,
        channel,
        Look::Danger,
        ctx.reader(),
    );
    let question = say::league::leave_question(games);
    Ok(ctx.ask(&question, vec![Row::Buttons(vec![sure])]))
}

async fn leave(ctx: &Ctx<'_>, channel: ChannelId, league: &League) -> Handled {
    check_in(ctx, league)?;
    let player = ctx.caller();
    let left = change(ctx, channel, move |league| {
        league.leave(player);
        Ok(Vec::new())
    });
    left.await?;
    Ok(instead(Message::text(say::league::left().to(ctx.reader()))))
}

fn check_in(ctx: &Ctx<'_>, league: &League) -> Result<(), LeagueRefusal> {
    if league.has(ctx.caller()) {
        Ok(())
    } else {
        Err(LeagueRefusal::NotIn)
    }
}
