//! The end of a puzzle: by hand, or when its time is over.

use crate::bot::Bot;
use crate::bot::ask::Ask;
use crate::bot::book::instead;
use crate::bot::failure::Failure;
use crate::bot::reply::Response;
use crate::bot::request::Permissions;
use crate::clock::Timestamp;
use crate::i18n::say;
use crate::store::{Posted, PuzzleId, StoreError};

/// Closes the puzzle, if the caller has posted it or is a moderator.
pub(super) async fn close(
    ask: &Ask<'_>,
    id: PuzzleId,
    posted: Posted,
) -> Result<Response, Failure> {
    let moderates = ask.request.powers.allow(Permissions::MANAGE_MESSAGES);
    if posted.by != ask.caller() && !moderates {
        return Err(say::puzzle::not_yours().into());
    }
    ask.bot.store.close_puzzle(id, ask.now).await?;
    ask.bot.office.ring();
    let posted = Posted {
        closed: posted.closed.or(Some(ask.now)),
        ..posted
    };
    let card = ask.bot.puzzle_card(id, &posted, ask.now, ask.style());
    Ok(instead(card.await?))
}

impl Bot {
    /// Closes the puzzles whose time is over at `now`.
    pub(in crate::bot) async fn close_puzzles(&self, now: Timestamp) {
        if let Err(error) = self.close_due(now).await {
            tracing::error!(%error, "a puzzle could not be closed");
        }
    }

    async fn close_due(&self, now: Timestamp) -> Result<(), StoreError> {
        let due = self.store.puzzles_due(now).await?;
        for &id in &due {
            self.store.close_puzzle(id, now).await?;
        }
        if !due.is_empty() {
            self.office.ring();
        }
        Ok(())
    }
}
