//! Reviews of finished games: computed once, kept as long as the game.

mod shape;

use crate::db::{Durability, Priority, Read as _, Table, Transaction, tables};
use crate::part::Part;
use crate::{Store, StoreError};
use tengen_engine::review::Review;
use tengen_game::GameId;

tables! {
    /// The engine's judgements of finished games: they name no players.
    REVIEWS: GameId => Review = Table::record("reviews", "a review");
}

/// The tables and hooks of the feature.
pub(super) const PART: Part = Part {
    tables: TABLES,
    ..Part::NONE
};

impl Store {
    /// The review of `game`, if there is one.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if the review cannot be read.
    pub async fn review(&self, game: GameId) -> Result<Option<Review>, StoreError> {
        self.0.engine.read(|view| view.get(REVIEWS, &game)).await
    }

    /// Stores the review of `game`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; nothing is written then.
    pub async fn save_review(&self, game: GameId, review: &Review) -> Result<(), StoreError> {
        let review = review.clone();
        let change = move |tx: &mut Transaction<'_>| tx.put(REVIEWS, &game, &review);
        self.0
            .engine
            .transact(Priority::Background, Durability::Durable, change)
            .await
    }
}
