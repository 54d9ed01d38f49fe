//! Games on disk: events, lists, what is due. Nothing outside this folder names the engine.
//!
//! A game has a row for every few dozen events.
//! Every change is one transaction, and is on the disk when the call that made it returns, where it does not say otherwise.
//!
//! Reads are answered from the engine's memory or one short disk read, so they are made where they are asked for.

mod backup;
mod change;
mod commit;
mod daily;
mod derive;
mod discard;
mod error;
mod export;
mod fault;
mod forget;
mod import;
mod index;
mod key;
mod load;
mod migrate;
mod open;
mod outbox;
mod outbox_message;
mod outline;
mod plan;
mod private;
mod property;
mod puzzle;
mod read;
mod rows;
mod schema;
mod subject;
mod summary;
mod table;
mod tables;
mod transaction;
mod trees;
mod uptime;

use std::sync::{Arc, PoisonError, RwLock, RwLockWriteGuard};

pub use self::backup::Backups;
pub use self::change::{Change, IdempotencyKey, Origin};
use self::commit::Committer;
pub use self::daily::Daily;
pub use self::error::{AppendError, ExportError, ImportError, OpenError, StoreError};
pub use self::fault::{Fault, Faults};
use self::key::{Begins, Key};
pub use self::load::Load;
pub use self::outbox::MessageRetention;
pub use self::outbox_message::{Notice, OutboxId, OutboxMessage, Payload, Source};
pub use self::outline::{List, Outlines};
pub use self::private::file as private_file;
pub(crate) use self::property::stored_as;
pub use self::property::{Assignment, Owner, Owns, Property, Stored, Value};
pub use self::puzzle::{Attempt, Deed, Posted, Proposal, PuzzleId, Record, Stage, Tally};
use self::read::{Read as _, View};
use self::rows::Kept;
#[doc(hidden)]
pub use self::schema::probe::probe;
pub use self::subject::Subject;
use self::table::Table;
use self::tables::{
    BOARDS, DUE, FINISHED_IN, FINISHED_OF, NAMING, RUNNING_IN, RUNNING_OF, RUNNING_OF_IN,
};
use self::transaction::Counter;
use self::trees::Trees;
pub use self::uptime::Outage;
use crate::clock::Timestamp;
use crate::game::{ChannelId, Game, GameId, MessageId, PlayerId, Revision};

/// The database. Clones share it.
#[derive(Clone, Debug)]
pub struct Store(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    trees: Trees,
    committer: Committer,
    /// Readers may run together; a transaction runs alone, so that nobody sees half of one.
    gate: Arc<RwLock<()>>,
    /// The last outbox message that an earlier process has written.
    last_message: OutboxId,
    faults: Faults,
}

/// Where a game's newest board, or the card of its challenge, stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardMessage {
    /// The channel.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
    /// The revision that it shows.
    pub revision: Revision,
}

impl Store {
    /// The game with this number, if there is one.
    ///
    /// # Errors
    ///
    /// [`StoreError::Corrupt`] if its record cannot be read.
    pub async fn game(&self, id: GameId) -> Result<Option<Game>, StoreError> {
        // Whoever wants to write need not wait until it is replayed.
        let kept = Kept::of(&self.0.read(), id)?;
        kept.game()
    }

    /// The games that `player` plays, has offered or is invited to, and that are not over.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn games_of(&self, player: PlayerId) -> Result<Vec<GameId>, StoreError> {
        self.0.listed(RUNNING_OF, &player, usize::MAX)
    }

    /// The games in `channel` that are not over.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn games_in(&self, channel: ChannelId) -> Result<Vec<GameId>, StoreError> {
        self.0.listed(RUNNING_IN, &channel, usize::MAX)
    }

    /// Those of `player`'s games that are in `channel` and not over, without a look at the others, however many there are.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn games_of_in(
        &self,
        player: PlayerId,
        channel: ChannelId,
    ) -> Result<Vec<GameId>, StoreError> {
        self.0.listed(RUNNING_OF_IN, &(player, channel), usize::MAX)
    }

    /// The games that `player` has finished, the latest first, `limit` of them at most.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn finished_of(
        &self,
        player: PlayerId,
        limit: usize,
    ) -> Result<Vec<GameId>, StoreError> {
        self.0.listed(FINISHED_OF, &player, limit)
    }

    /// All games that name `player` in any of their events: those of [`Store::games_of`] and [`Store::finished_of`],
    /// challenges that came to nothing, games in which they have left their seat, and those in which they have ruled.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn games_naming(&self, player: PlayerId) -> Result<Vec<GameId>, StoreError> {
        let mut games = self.games_of(player).await?;
        games.extend(self.finished_of(player, usize::MAX).await?);
        for game in self.0.listed(NAMING, &player, usize::MAX)? {
            if !games.contains(&game) {
                games.push(game);
            }
        }
        Ok(games)
    }

    /// The games that were finished in `channel`, the latest first, `limit` of them at most.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn finished_in(
        &self,
        channel: ChannelId,
        limit: usize,
    ) -> Result<Vec<GameId>, StoreError> {
        self.0.listed(FINISHED_IN, &channel, limit)
    }

    /// The games that are due at `now`, the longest waiting first, `limit` of them at most.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn due(
        &self,
        now: Timestamp,
        limit: usize,
    ) -> Result<Vec<(Timestamp, GameId)>, StoreError> {
        let view = self.0.read();
        read::due(&view, DUE, now).take(limit).collect()
    }

    /// Where the newest board of `game` stands, if that is known.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn board_message(&self, game: GameId) -> Result<Option<BoardMessage>, StoreError> {
        self.0.read().get(BOARDS, &game)
    }

    /// Ends when writing has failed for good, such as on a full disk: every change is refused from then on,
    /// and only a program that opens the database anew can write again. Does not hold the database.
    pub fn failed(&self) -> impl Future<Output = ()> + Send + use<> {
        self.0.committer.failed()
    }

    /// Makes everything durable, and lets go of the database if no other clone holds it.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] if that fails.
    pub async fn close(self) -> Result<(), StoreError> {
        self.0.committer.commit().await?;
        if let Some(Inner {
            trees, committer, ..
        }) = Arc::into_inner(self.0)
        {
            drop(trees);
            committer.stop().await;
        }
        Ok(())
    }
}

impl Inner {
    /// The database as it is now; nothing is written while this is held.
    fn read(&self) -> View<'_> {
        View {
            trees: &self.trees,
            _gate: self.gate.read().unwrap_or_else(PoisonError::into_inner),
        }
    }

    /// Keeps everybody else from reading and writing while this is held.
    fn alone(&self) -> RwLockWriteGuard<'_, ()> {
        self.gate.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// The first games of a list.
    fn listed<K: Key>(
        &self,
        list: Table<K, ()>,
        beginning: &impl Begins<K>,
        limit: usize,
    ) -> Result<Vec<GameId>, StoreError> {
        let view = self.read();
        let games = load::games(&view, list, beginning);
        games.take(limit).collect()
    }
}
