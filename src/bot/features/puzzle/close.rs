//! The end of a puzzle: by hand, or when its time is over.

use crate::bot::features::puzzle::card;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::outcome::{Handled, instead};
use crate::bot::kit::refusal::PuzzleRefusal;
use crate::bot::kit::services::Services;
use crate::bot::port::request::Permissions;
use crate::clock::Timestamp;
use crate::store::{Posted, PuzzleId, StoreError};

/// Closes the puzzle, if the caller has posted it or is a moderator.
pub(crate) async fn close(ctx: &Ctx<'_>, id: PuzzleId, posted: Posted) -> Handled {
    let moderates = ctx.request.powers.allow(Permissions::MANAGE_MESSAGES);
    if posted.by != Some(ctx.caller()) && !moderates {
        return Err(PuzzleRefusal::NotYours.into());
    }
    ctx.services.store.close_puzzle(id, ctx.now).await?;
    ctx.services.delivery.ring();
    let posted = Posted {
        closed: posted.closed.or(Some(ctx.now)),
        ..posted
    };
    let card = card::puzzle_card(ctx.services, id, &posted, ctx.now, ctx.style());
    Ok(instead(card.await?))
}

/// Closes the puzzles whose time is over at `now`.
pub(crate) async fn close_puzzles(services: &Services, now: Timestamp) {
    if let Err(error) = close_due(services, now).await {
        tracing::error!(%error, "a puzzle could not be closed");
    }
}

async fn close_due(services: &Services, now: Timestamp) -> Result<(), StoreError> {
    let due = services.store.puzzles_due(now).await?;
    for &id in &due {
        services.store.close_puzzle(id, now).await?;
    }
    if !due.is_empty() {
        services.delivery.ring();
    }
    Ok(())
}
