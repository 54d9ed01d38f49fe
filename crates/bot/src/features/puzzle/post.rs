//! Posting a puzzle.

use crate::clock::Span;
use crate::features::puzzle::refusal::PuzzleRefusal;
use crate::features::puzzle::{card, shared};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, Outcome};
use crate::kit::prefs::language;
use crate::kit::response::Shows;
use crate::people::limits;
use crate::port::answer::Answer;
use crate::puzzle::Puzzle;
use crate::store::{AppendError, Posted, Practice, PuzzleId};

/// Time in which a puzzle can be answered.
pub(crate) const OPEN: Span = Span::days(1);

/// Posts the caller's practice puzzle for everybody.
pub(crate) async fn post(ctx: &Ctx<'_>, practice: Practice, puzzle: Puzzle) -> Handled {
    limits::check_not_muted(ctx).await?;
    let spent = limits::spend_puzzle(ctx)?;
    let posted = Posted {
        level: puzzle.level().unwrap_or(practice.pace.level),
        puzzle,
        by: Some(ctx.caller()),
        place: ctx.request.setting.place,
        at: ctx.now,
        closes: ctx.now.after(OPEN),
        closed: None,
        message: None,
        poster_knows: practice.attempt.is_some(),
    };
    let (id, posted) = store_post(ctx, posted).await?;
    spent.keep();
    let store = &ctx.services.store;
    let ended = store.end_practice(ctx.caller(), practice.number, ctx.cause());
    ended.await?;
    language::note(ctx.services, ctx.channel(), ctx.club).await;
    show(ctx, id, &posted).await
}

/// The card that this interaction posted before a restart.
pub(crate) async fn show_last(ctx: &Ctx<'_>) -> Handled {
    let (id, posted) = latest_post(ctx).await?;
    show(ctx, id, &posted).await
}

async fn show(ctx: &Ctx<'_>, id: PuzzleId, posted: &Posted) -> Handled {
    let card = card::puzzle_card(ctx.services, id, posted, ctx.now, ctx.style());
    Ok(Outcome::showing(
        Answer::Post(card.await?),
        Some(Shows::Item(card::shows(id))),
    ))
}

/// The caller's latest puzzle here.
async fn latest_post(ctx: &Ctx<'_>) -> Result<(PuzzleId, Posted), Failure> {
    let place = ctx.request.setting.place;
    let last = ctx
        .services
        .store
        .last_posted_puzzle(ctx.caller(), place)
        .await?;
    let id = last.ok_or(PuzzleRefusal::NoPuzzle)?;
    Ok((id, shared::read_posted(ctx.services, id).await?))
}

/// Stores `posted`. If the same interaction has posted a puzzle before a restart, that one is kept.
async fn store_post(ctx: &Ctx<'_>, posted: Posted) -> Result<(PuzzleId, Posted), Failure> {
    let store = ctx.services.store.clone();
    match store.post_puzzle(&posted, Some(ctx.cause())).await {
        Ok(id) => Ok((id, posted)),
        Err(AppendError::Repeated) => latest_post(ctx).await,
        Err(error) => Err(error.into()),
    }
}
