//! `/club`: the page of the club, for the caller alone until they show it to everybody.

use std::sync::LazyLock;

use crate::features::club::card::{button, card};
use crate::features::club::custom_id::{ClubPress, PageButton};
use crate::features::club::edit;
use crate::games::{readable, share};
use crate::i18n::say;
use crate::kit::command::{Command, no_suggestions};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, Outcome, ephemeral};
use crate::kit::refusal::Refusal;
use crate::kit::spec::CommandSpec;
use crate::people::limits;
use crate::port::answer::Answer;
use crate::port::message::{Message, Row};

pub(crate) static COMMAND: Command = Command {
    spec: LazyLock::new(|| {
        CommandSpec::new("club", say::club::command(), say::club::command_about())
    }),
    run: |ctx, _| Box::pin(async move { Ok(ephemeral(own_page(ctx).await?)) }),
    complete: no_suggestions,
};

/// The page for the caller alone, with buttons to edit it.
pub(crate) async fn own_page(ctx: &Ctx<'_>) -> Result<Message, Failure> {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    let card = card(ctx.services, club, &readable::channels(ctx), ctx.reader()).await?;
    let share = button(&say::table::button_share(), ClubPress::Share, ctx.reader());
    let edit = edit::EDITORS.admit(ctx.request.permissions).is_ok();
    let edit = edit.then(|| button(&say::club::button_edit(), ClubPress::Edit, ctx.reader()));
    let buttons = [share].into_iter().chain(edit);
    Ok(Message {
        rows: vec![Row::Buttons(buttons.collect())],
        ..card
    })
}

/// Handles a press on a button of the page.
pub(crate) async fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let PageButton(step) = PageButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    match step {
        ClubPress::Share => share_page(ctx).await,
        ClubPress::Edit => edit::open(ctx).await,
    }
}

/// Posts the page for everybody, below the name of the caller.
async fn share_page(ctx: &Ctx<'_>) -> Handled {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    limits::check_not_muted(ctx).await?;
    Ok(Outcome::answer(Answer::Post(Message {
        content: share::line(ctx.caller(), ctx.club),
        ..card(ctx.services, club, &readable::channels(ctx), ctx.club).await?
    })))
}
