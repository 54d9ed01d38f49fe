//! Posting a puzzle.

use crate::bot::features::puzzle::choose::{Criteria, USUAL};
use crate::bot::features::puzzle::{card, choose, shared};
use crate::bot::games::limits;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::outcome::{Handled, Outcome};
use crate::bot::kit::people;
use crate::bot::kit::refusal::PuzzleRefusal;
use crate::bot::kit::shows::Shows;
use crate::bot::port::answer::Answer;
use crate::clock::Span;
use crate::rules::Chance;
use crate::store::{AppendError, Posted, PuzzleId};

/// So long a puzzle may be answered.
pub(crate) const OPEN: Span = Span::days(1);

/// Posts a puzzle as it is wished for.
pub(crate) async fn post(ctx: &Ctx<'_>, criteria: Criteria) -> Handled {
    limits::check_not_muted(ctx).await?;
    let spent = limits::spend_puzzle(ctx)?;
    // The same interaction chooses the same puzzle.
    let chance = Chance::new(ctx.request.interaction.0);
    let place = ctx.request.setting.place;
    let puzzle = choose::choose_puzzle(ctx.services, criteria, place, chance).await?;
    let puzzle = puzzle.ok_or(PuzzleRefusal::NoPuzzle)?;
    let posted = Posted {
        level: puzzle.level().or(criteria.level).unwrap_or(USUAL),
        puzzle,
        by: Some(ctx.caller()),
        place,
        at: ctx.now,
        closes: ctx.now.after(OPEN),
        closed: None,
        message: None,
    };
    let (id, posted) = kept(ctx, posted).await?;
    spent.keep();
    people::note_language(ctx.services, ctx.channel(), ctx.club).await;
    let card = card::puzzle_card(ctx.services, id, &posted, ctx.now, ctx.style());
    Ok(Outcome::showing(
        Answer::Post(card.await?),
        Some(Shows::Item(card::shows(id))),
    ))
}

/// Keeps `posted`. If the same interaction has posted a puzzle before a restart, that one stands.
async fn kept(ctx: &Ctx<'_>, posted: Posted) -> Result<(PuzzleId, Posted), Failure> {
    let store = ctx.services.store.clone();
    match store.post_puzzle(&posted, Some(ctx.cause())).await {
        Ok(id) => Ok((id, posted)),
        Err(AppendError::Repeated) => {
            let (player, place) = (ctx.caller(), posted.place);
            let last = store.posted_last(player, place).await?;
            let id = last.ok_or(PuzzleRefusal::NoPuzzle)?;
            Ok((id, shared::posted(ctx.services, id).await?))
        }
        Err(error) => Err(error.into()),
    }
}
