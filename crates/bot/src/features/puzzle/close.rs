//! The end of a puzzle: by hand, or when its time is over.

use crate::clock::Timestamp;
use crate::features::puzzle::refusal::PuzzleRefusal;
use crate::features::puzzle::step::PuzzlePress;
use crate::features::puzzle::{card, shared};
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, ephemeral, instead};
use crate::kit::reach;
use crate::kit::services::Services;
use crate::port::message::{Look, Message, Row};
use crate::port::request::Permissions;
use crate::store::{Posted, PuzzleId};

/// Asks whether to close the puzzle, if the caller has posted it or is a moderator: closing shows everybody the
/// solution.
///
/// Where the bot can only answer interactions, the puzzle is closed at once: its card could not be updated later.
pub(crate) async fn ask(ctx: &Ctx<'_>, id: PuzzleId, posted: Posted) -> Handled {
    admit(ctx, &posted)?;
    if reach::is_silent(ctx.services, ctx.channel()).await || posted.is_closed(ctx.now) {
        let posted = close(ctx, id, posted).await?;
        let card = card::puzzle_card(ctx.services, id, &posted, ctx.now, ctx.style());
        return Ok(instead(card.await?));
    }
    let reader = ctx.reader();
    let label = say::puzzle::button_close();
    let sure = shared::button(&label, PuzzlePress::CloseSure, id, Look::Danger, reader);
    Ok(ephemeral(Message {
        content: say::puzzle::close_question(id.to_string()).to(reader),
        rows: vec![Row::Buttons(vec![sure])],
        ..Message::default()
    }))
}

/// Closes the puzzle, if the caller has posted it or is a moderator; an outbox message updates its card.
pub(crate) async fn close_surely(ctx: &Ctx<'_>, id: PuzzleId, posted: Posted) -> Handled {
    admit(ctx, &posted)?;
    close(ctx, id, posted).await?;
    Ok(instead(Message::text(
        say::puzzle::closed_now(id.to_string()).to(ctx.reader()),
    )))
}

/// Refuses callers who neither posted the puzzle nor moderate.
fn admit(ctx: &Ctx<'_>, posted: &Posted) -> Result<(), PuzzleRefusal> {
    let moderates = ctx.request.permissions.allow(Permissions::MANAGE_MESSAGES);
    if posted.by == Some(ctx.caller()) || moderates {
        Ok(())
    } else {
        Err(PuzzleRefusal::NotYours)
    }
}

async fn close(ctx: &Ctx<'_>, id: PuzzleId, posted: Posted) -> Result<Posted, Failure> {
    ctx.services.store.close_puzzle(id, ctx.now).await?;
    ctx.services.delivery.notify();
    Ok(Posted {
        closed: posted.closed.or(Some(ctx.now)),
        ..posted
    })
}

/// Closes the puzzles whose time is over at `now`.
pub(crate) async fn close_puzzles(services: &Services, now: Timestamp) {
    let due = match services.store.puzzles_due(now).await {
        Ok(due) => due,
        Err(error) => {
            tracing::error!(%error, "could not read which puzzles are over");
            return;
        }
    };
    for &id in &due {
        if let Err(error) = services.store.close_puzzle(id, now).await {
            tracing::error!(puzzle = id.get(), %error, "could not close a puzzle");
        }
    }
    if !due.is_empty() {
        services.delivery.notify();
    }
}
