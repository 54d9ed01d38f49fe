//! Games and the lists of them.

use super::db::{Key, KeyPrefix, Read as _, Table, View, due};
use super::load::games;
use super::rows::{read_rows, replay_rows};
use super::tables::{BOARDS, DUE, FINISHED_OF, NAMING, RUNNING_IN, RUNNING_OF};
use super::{BoardMessage, Properties, Store, StoreError};
use tengen_game::clock::Timestamp;
use tengen_game::{ChannelId, Game, GameId, PlayerId};

impl Properties<'_> {
    /// The message of the newest board of `game`, if known.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub fn board_message(&self, game: GameId) -> Result<Option<BoardMessage>, StoreError> {
        self.view.get(BOARDS, &game)
    }
}

impl Store {
    /// The game with this number, if there is one.
    ///
    /// # Errors
    ///
    /// [`StoreError::Corrupt`] if its record cannot be read.
    pub async fn game(&self, id: GameId) -> Result<Option<Game>, StoreError> {
        // Replayed after the read, so that writers need not wait.
        let stored = self.0.engine.read(|view| read_rows(view, id)).await?;
        replay_rows(&stored)
    }

    /// The games that `player` plays, has offered or is invited to, and that are not over.
    pub async fn games_of(&self, player: PlayerId) -> Result<Vec<GameId>, StoreError> {
        self.read_list(RUNNING_OF, &player, usize::MAX).await
    }

    /// The games in `channel` that are not over.
    pub async fn games_in(&self, channel: ChannelId) -> Result<Vec<GameId>, StoreError> {
        self.read_list(RUNNING_IN, &channel, usize::MAX).await
    }

    /// The games that `player` has finished, the latest first, `limit` of them at most.
    pub async fn finished_games_of(
        &self,
        player: PlayerId,
        limit: usize,
    ) -> Result<Vec<GameId>, StoreError> {
        self.read_list(FINISHED_OF, &player, limit).await
    }

    /// All games that name `player` in any of their events: those of [`Store::games_of`] and
    /// [`Store::finished_games_of`], challenges that came to nothing, games in which they have left their
    /// seat, and those in which they have ruled.
    pub async fn games_naming(&self, player: PlayerId) -> Result<Vec<GameId>, StoreError> {
        let mut games = self.games_of(player).await?;
        games.extend(self.finished_games_of(player, usize::MAX).await?);
        for game in self.read_list(NAMING, &player, usize::MAX).await? {
            if !games.contains(&game) {
                games.push(game);
            }
        }
        Ok(games)
    }

    /// The games that are due at `now`, the longest waiting first, `limit` of them at most.
    pub async fn due(
        &self,
        now: Timestamp,
        limit: usize,
    ) -> Result<Vec<(Timestamp, GameId)>, StoreError> {
        let engine = &self.0.engine;
        engine
            .read(|view| due(view, DUE, now).take(limit).collect())
            .await
    }

    /// The message of the newest board of `game`, if known.
    pub async fn board_message(&self, game: GameId) -> Result<Option<BoardMessage>, StoreError> {
        self.look(|read| read.board_message(game)).await
    }

    /// The first games of a list.
    async fn read_list<K: Key>(
        &self,
        list: Table<K, ()>,
        beginning: &(impl KeyPrefix<K> + Sync),
        limit: usize,
    ) -> Result<Vec<GameId>, StoreError> {
        let games = |view: &View<'_>| games(view, list, beginning).take(limit).collect();
        self.0.engine.read(games).await
    }
}
