//! What players have planned ahead: for each, only they may read it.

use sled::IVec;

use super::schema::{self, plan};
use super::{Inner, Store, StoreError, key};
use crate::game::{GameId, Plan, PlayerId};

impl Store {
    /// What `player` has planned in `game`, if anything. Whether it still holds, the record of the game tells.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if the plan cannot be read.
    pub async fn plan(&self, game: GameId, player: PlayerId) -> Result<Option<Plan>, StoreError> {
        let Some(bytes) = self.0.trees.plans.get(key::plan(game, player))? else {
            return Ok(None);
        };
        let unreadable = || StoreError::Unreadable { what: "a plan" };
        let shape: plan::Plan = schema::decode(&bytes).map_err(|_| unreadable())?;
        shape.into_domain().map(Some).map_err(|_| unreadable())
    }

    /// Keeps what `player` plans in `game`, instead of what was planned before.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; what was planned before may still be there then.
    pub async fn set_plan(
        &self,
        game: GameId,
        player: PlayerId,
        plan: &Plan,
    ) -> Result<(), StoreError> {
        self.0.committer.check()?;
        let value = schema::encode(&plan::Plan::of(plan));
        self.0.keep_plan(game, player, value)?;
        self.0.committer.commit().await
    }

    /// Forgets what `player` has planned in `game`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn drop_plan(&self, game: GameId, player: PlayerId) -> Result<(), StoreError> {
        self.0.committer.check()?;
        self.0.forget_plan(game, player)?;
        self.0.committer.commit().await
    }
}

impl Inner {
    fn keep_plan(&self, game: GameId, player: PlayerId, value: Vec<u8>) -> Result<(), StoreError> {
        let _gate = self.write();
        self.trees.plans.insert(key::plan(game, player), value)?;
        Ok(())
    }

    fn forget_plan(&self, game: GameId, player: PlayerId) -> Result<(), StoreError> {
        let _gate = self.write();
        self.trees.plans.remove(key::plan(game, player))?;
        Ok(())
    }

    /// The rows of what is planned in `game`; the gate is the caller's.
    pub(super) fn plans_in(&self, game: GameId) -> Result<Vec<IVec>, StoreError> {
        let rows = self.trees.plans.scan_prefix(key::game(game));
        Ok(rows.keys().collect::<Result<_, _>>()?)
    }
}
