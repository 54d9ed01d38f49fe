//! `/looking-for-game weekly`: to be paired each week, and the button that ends it.

use std::sync::LazyLock;

use crate::features::challenge::refusal::ChallengeRefusal;
use crate::features::challenge::weekly::TIMER;
use crate::features::challenge::weekly::member::{MEMBER, Membership};
use crate::features::challenge::weekly::setting::PAIRING;
use crate::i18n::{Until, say};
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{CustomId as _, custom_ids};
use crate::kit::outcome::{Handled, ephemeral, instead};
use crate::kit::refusal::Refusal;
use crate::kit::spec::OptionSpec;
use crate::people::limits;
use crate::people::profile::RANK;
use crate::port::message::{Button, Look, Message, Row};

pub(crate) static COMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        let (title, about) = (say::seats::command_weekly(), say::seats::weekly_about());
        OptionSpec::subcommand("weekly", title, about, Vec::new())
    }),
    run: |ctx, _| Box::pin(join(ctx)),
};

/// Ends the caller's weekly games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeaveButton;

custom_ids! {
    LeaveButton = "weekly-leave";
}

/// The caller gets a game each week from now on.
async fn join(ctx: &Ctx<'_>) -> Handled {
    let (services, caller) = (ctx.services, ctx.caller());
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    limits::check_not_muted(ctx).await?;
    let next = services.store.timer(club, TIMER).await?;
    let (Some(_), Some(next)) = (PAIRING.get(services, club).await?, next) else {
        return Err(ChallengeRefusal::NoPairing.into());
    };
    if MEMBER.get(services, (club, caller)).await?.is_none() {
        let member = Some(Membership::default());
        MEMBER.set(services, (club, caller), &member).await?;
    }
    let rank = RANK.get(services, caller).await?;
    let unknown = rank.is_none().then(say::seats::weekly_rank);
    let texts = [Some(say::seats::weekly_in(Until(next))), unknown];
    let sentences = texts.iter().flatten().map(|text| text.to(ctx.reader()));
    let leave = Button {
        label: say::seats::button_leave().to(ctx.reader()),
        custom_id: LeaveButton.write().expect("a word is short"),
        look: Look::Secondary,
    };
    let lines: Vec<_> = sentences.collect();
    Ok(ephemeral(Message {
        content: lines.join("\n"),
        rows: vec![Row::Buttons(vec![leave])],
        ..Message::default()
    }))
}

/// Removes the caller from weekly games.
pub(crate) async fn leave(ctx: &Ctx<'_>) -> Handled {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    MEMBER
        .set(ctx.services, (club, ctx.caller()), &None)
        .await?;
    Ok(instead(Message::text(
        say::seats::weekly_left().to(ctx.reader()),
    )))
}
