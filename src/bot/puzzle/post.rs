//! Posting a puzzle.

use super::Wish;
use super::choose::USUAL;
use crate::bot::ask::Ask;
use crate::bot::failure::Failure;
use crate::bot::reply::{Answer, Response, Shows};
use crate::clock::Span;
use crate::i18n::say;
use crate::rules::Chance;
use crate::store::{AppendError, Posted, PuzzleId};

/// So long a puzzle may be answered.
pub(super) const OPEN: Span = Span::days(1);

/// Posts a puzzle as it is wished for.
pub(in crate::bot) async fn post(ask: &Ask<'_>, wish: Wish) -> Result<Response, Failure> {
    ask.check_not_muted().await?;
    let spent = ask.spend_puzzle()?;
    // The same interaction chooses the same puzzle.
    let chance = Chance::new(ask.request.interaction.0);
    let place = ask.request.setting.place;
    let puzzle = ask.bot.choose_puzzle(wish, place, chance).await?;
    let puzzle = puzzle.ok_or_else(say::puzzle::none)?;
    let posted = Posted {
        level: puzzle.level().or(wish.level).unwrap_or(USUAL),
        puzzle,
        by: ask.caller(),
        place,
        at: ask.now,
        closes: ask.now.after(OPEN),
        closed: None,
        message: None,
    };
    let (id, posted) = kept(ask, posted).await?;
    spent.keep();
    ask.bot.note_language(ask.channel(), ask.club).await;
    let card = ask.bot.puzzle_card(id, &posted, ask.now, ask.style());
    Ok(Response {
        answer: Answer::Post(card.await?),
        shows: Some(Shows::Puzzle(id)),
        hold: None,
    })
}

/// Keeps `posted`. If the same interaction has posted a puzzle before a restart, that one stands.
async fn kept(ask: &Ask<'_>, posted: Posted) -> Result<(PuzzleId, Posted), Failure> {
    let store = ask.bot.store.clone();
    match store.post_puzzle(&posted, Some(ask.cause())).await {
        Ok(id) => Ok((id, posted)),
        Err(AppendError::Repeated) => {
            let (player, place) = (posted.by, posted.place);
            let last = move || store.posted_last(player, place);
            let last = ask.bot.easels.work(last).await;
            let last = last.ok_or_else(say::refusal::trouble)??;
            let id = last.ok_or_else(say::puzzle::none)?;
            Ok((id, ask.bot.posted(id).await?))
        }
        Err(error) => Err(error.into()),
    }
}
