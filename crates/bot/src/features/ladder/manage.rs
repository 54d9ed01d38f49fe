//! Actions of moderators on a ladder: remove a player, and end it.

use std::sync::LazyLock;

use crate::club::activity;
use crate::features::ladder::custom_id::{LadderPress, button};
use crate::features::ladder::find::{change, failure};
use crate::features::ladder::refusal::LadderRefusal;
use crate::game::ChannelId;
use crate::i18n::{Name, say};
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, instead};
use crate::kit::refusal::Refusal;
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::ladder::{self, ClubLadder};
use crate::port::message::{Look, Message, Row};

pub(crate) static REMOVE: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        use say::ladder as l;
        let kind = OptionKind::Person;
        let player = OptionSpec::optional("player", l::player(), l::removed_about(), kind);
        let options = vec![player.required()];
        OptionSpec::subcommand("remove", l::remove(), l::remove_about(), options)
    }),
    run: |ctx, options| Box::pin(remove(ctx, options)),
};

pub(crate) static END: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        use say::ladder as l;
        OptionSpec::subcommand("end", l::end(), l::end_about(), Vec::new())
    }),
    run: |ctx, options| Box::pin(ask_for_end(ctx, options)),
};

async fn remove(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    activity::check_moderates(ctx)?;
    let (channel, ladder) = activity::find_here::<ClubLadder>(ctx).await?;
    let player = options.human("player")?.ok_or(Refusal::MissingOption)?;
    if ladder.ladder.place(player).is_none() {
        return Err(LadderRefusal::Challenge(ladder::Refusal::NotThere, player).into());
    }
    let removed = change(ctx, channel, move |ladder| {
        ladder.leave(player);
        Ok(Vec::new())
    });
    removed.await?;
    Ok(ctx.ephemeral(&say::ladder::removed(Name::mention(player))))
}

async fn ask_for_end(ctx: &Ctx<'_>, _: Options<'_>) -> Handled {
    activity::check_moderates(ctx)?;
    let (channel, _) = activity::find_here::<ClubLadder>(ctx).await?;
    let sure = button(
        &say::ladder::button_end(),
        LadderPress::EndSure,
        channel,
        Look::Danger,
        ctx.reader(),
    );
    let question = say::ladder::end_question(channel);
    Ok(ctx.ask(&question, vec![Row::Buttons(vec![sure])]))
}

/// Ends the ladder of `channel`, and deletes its data.
pub(crate) async fn end(ctx: &Ctx<'_>, channel: ChannelId) -> Handled {
    activity::check_moderates(ctx)?;
    let ended = ctx
        .services
        .store
        .end_activity::<ClubLadder>(channel, |_| Ok(()))
        .await;
    ended.map_err(|error| failure(error, ctx.caller()))?;
    ctx.services.delivery.notify();
    Ok(instead(Message::text(
        say::ladder::ended().to(ctx.reader()),
    )))
}
