//! Plans of players, each visible to its owner only.

mod shape;

use crate::db::{Durability, Priority, Read as _, Table, Transaction, tables};
use crate::part::Part;
use crate::{Properties, Store, StoreError};
use tengen_game::{Game, GameId, Plan, PlayerId};

tables! {
    /// Plans of players.
    PLANS: (GameId, PlayerId) => Plan = Table::record("plans", "a plan").personal();
}

/// The tables and hooks of the feature.
pub(super) const PART: Part = Part {
    tables: TABLES,
    game_over: Some(game_over),
    ..Part::NONE
};

impl Properties<'_> {
    /// The plan of `player` in `game`, if any.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if the plan cannot be read.
    pub fn plan(&self, game: GameId, player: PlayerId) -> Result<Option<Plan>, StoreError> {
        self.view.get(PLANS, &(game, player))
    }
}

impl Store {
    /// The plan of `player` in `game`, if any. Whether it still applies depends on the game's record.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if the plan cannot be read.
    pub async fn plan(&self, game: GameId, player: PlayerId) -> Result<Option<Plan>, StoreError> {
        self.look(|read| read.plan(game, player)).await
    }

    /// Stores the plan of `player` in `game`, replacing the previous one.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; the previous plan is unchanged then.
    pub async fn set_plan(
        &self,
        game: GameId,
        player: PlayerId,
        plan: &Plan,
    ) -> Result<(), StoreError> {
        let plan = plan.clone();
        let change = move |tx: &mut Transaction<'_>| tx.put(PLANS, &(game, player), &plan);
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, change)
            .await
    }

    /// Deletes the plan of `player` in `game`.
    pub async fn drop_plan(&self, game: GameId, player: PlayerId) -> Result<(), StoreError> {
        let change = move |tx: &mut Transaction<'_>| tx.delete(PLANS, &(game, player));
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, change)
            .await
    }
}

/// Plans are deleted with the end of their game.
fn game_over(tx: &mut Transaction<'_>, game: &Game) -> Result<(), StoreError> {
    let plans: Vec<_> = tx.keys(PLANS, &game.id()).collect::<Result<_, _>>()?;
    plans.iter().try_for_each(|key| tx.delete(PLANS, key))
}
