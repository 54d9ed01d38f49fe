//! A tournament that changes together with one of its games.

use super::change_contest;
use crate::append::append_transition;
use crate::db::{Durability, Priority, Transaction};
use crate::{AppendError, Change, ContestError, Envelope, Store};
use tengen_club::contest::{Contest, ContestId, Refusal, Results};
use tengen_game::Game;

impl Store {
    /// Changes a tournament, as [`Store::change_contest`] does, together with one of its games, both or none of them:
    /// the events from `before` to `after`, and their change.
    ///
    /// # Errors
    ///
    /// A [`ContestError`]; nothing is changed then.
    pub async fn change_contest_and_game(
        &self,
        id: ContestId,
        change: impl Fn(&mut Contest, &Results) -> Result<Vec<Envelope>, Refusal> + Send + 'static,
        before: &Game,
        after: Game,
        with: Change,
    ) -> Result<(Contest, Results), ContestError> {
        let transition = self.transition(before, after, with);
        let both = move |tx: &mut Transaction<'_>| {
            append_transition(tx, &transition).map_err(|error| match error {
                AppendError::Store(error) => ContestError::Store(error),
                AppendError::Repeated | AppendError::Stale { .. } => ContestError::MovedOn,
            })?;
            change_contest(tx, id, &change)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, both)
            .await
    }
}
