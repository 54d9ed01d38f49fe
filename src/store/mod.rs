//! Games on disk: events, lists, what is due. Nothing outside this folder names the engine.
//!
//! A game has a row for every few dozen events.
//! Every change is one transaction, and is on the disk when the call that made it returns, where it does not say otherwise.
//!
//! Reads and changes are functions of rows that may be run twice (`engine`): the revision of a game decides whether
//! a change of it counts, and no lock of this process.

mod activity;
mod backup;
mod change;
mod check;
mod contest;
mod contest_end;
mod contest_news;
mod copy;
mod daily;
mod derive;
mod discard;
mod ended;
mod engine;
mod error;
mod evening;
mod export;
mod fault;
mod forget;
mod import;
mod index;
mod key;
mod kinds;
mod known;
mod ladder;
mod league;
mod lease;
mod left;
mod load;
mod migrate;
mod open;
mod outbox;
mod outbox_message;
mod outline;
mod page;
mod plan;
mod private;
mod property;
mod puzzle;
mod queued;
mod rating;
mod read;
mod rows;
mod schema;
mod simul;
mod subject;
mod summary;
mod table;
mod tables;
mod timer;
mod transaction;
mod uptime;
mod vote;

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

pub use self::activity::Made;
pub use self::backup::Backups;
pub use self::change::{Change, IdempotencyKey, Origin};
pub use self::check::{Checked, Damage, Wrong};
pub use self::contest::ContestError;
pub use self::contest_news::{CONTEST_NEWS, CONTEST_OVER, CONTEST_SHOWN, ContestNews};
pub use self::copy::{Copied, Progress};
pub use self::daily::{Daily, NEW_PUZZLE};
#[cfg(feature = "postgres")]
pub use self::engine::Chance;
use self::engine::Engine;
pub use self::error::{
    AppendError, CopyError, ExportError, ImportError, Lack, OpenError, StoreError,
};
pub use self::evening::{
    EVENING_ANNOUNCED, EVENING_SCHEDULED, EVENING_SHOWN, EVENING_UNSCHEDULED, EveningError,
};
pub use self::export::Exported;
pub use self::fault::{Fault, Faults};
use self::key::{Begins, Key};
pub use self::kinds::{BOARD, CARD, DELETE, STRIP};
pub use self::ladder::{LADDER, LADDER_SHOWN, LadderError};
pub use self::league::{LEAGUE, LEAGUE_SHOWN, LeagueError};
pub use self::lease::{Lease, ProcessId, Signs, Work};
pub use self::load::Load;
#[cfg(feature = "postgres")]
pub use self::open::Server;
pub use self::outbox::MessageRetention;
pub use self::outbox_message::{Envelope, Handling, OutboxKind, Overtakes, Partition, Recipient};
pub use self::outline::{List, Outlines};
pub use self::private::file as private_file;
pub(crate) use self::property::stored_as;
pub use self::property::{Assignment, Owner, Owns, Property, Stored, Value};
pub use self::puzzle::{
    Attempt, PUZZLE_SHOWN, Posted, Proposal, PuzzleAction, PuzzleId, Record, Stage, Tally,
};
use self::queued::Queued;
pub use self::queued::{OutboxId, OutboxMessage, Source};
pub use self::rating::{Declared, Rated, STRENGTHS, Standing, Step};
use self::read::{Read as _, View};
use self::rows::Kept;
#[doc(hidden)]
pub use self::schema::probe::probe;
pub use self::simul::{SIMUL, SIMUL_OVER, SIMUL_SHOWN, SimulError};
pub use self::subject::Subject;
pub use self::summary::NEW_SUMMARY;
use self::table::Table;
use self::tables::{
    BOARDS, DUE, FINISHED_IN, FINISHED_OF, NAMING, RUNNING_IN, RUNNING_OF, RUNNING_OF_IN,
};
pub use self::timer::{Batch, Timer};
use self::transaction::Counter;
pub use self::uptime::Outage;
pub use self::vote::{Ballots, Cast, RuledOut, Turn, Vote};
use crate::clock::Timestamp;
use crate::game::{ChannelId, Game, GameId, MessageId, PlayerId, Revision};

/// The database. Clones share it.
#[derive(Clone, Debug)]
pub struct Store(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    engine: Engine,
    process: ProcessId,
    /// The last outbox message that an earlier process has written, or that a server had which was started anew.
    last_message: AtomicU64,
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
        // Anyone who wants to write need not wait until it is replayed.
        let kept = self.0.engine.read(|view| Kept::of(view, id)).await?;
        kept.game()
    }

    /// The games that `player` plays, has offered or is invited to, and that are not over.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn games_of(&self, player: PlayerId) -> Result<Vec<GameId>, StoreError> {
        self.0.listed(RUNNING_OF, &player, usize::MAX).await
    }

    /// The games in `channel` that are not over.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn games_in(&self, channel: ChannelId) -> Result<Vec<GameId>, StoreError> {
        self.0.listed(RUNNING_IN, &channel, usize::MAX).await
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
        self.0
            .listed(RUNNING_OF_IN, &(player, channel), usize::MAX)
            .await
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
        self.0.listed(FINISHED_OF, &player, limit).await
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
        for game in self.0.listed(NAMING, &player, usize::MAX).await? {
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
        self.0.listed(FINISHED_IN, &channel, limit).await
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
        let engine = &self.0.engine;
        engine
            .read(|view| read::due(view, DUE, now).take(limit).collect())
            .await
    }

    /// Where the newest board of `game` stands, if that is known.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn board_message(&self, game: GameId) -> Result<Option<BoardMessage>, StoreError> {
        self.0.engine.read(|view| view.get(BOARDS, &game)).await
    }

    /// How many bytes the database takes on the disk.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] if that cannot be told.
    pub async fn size(&self) -> Result<u64, StoreError> {
        self.0.engine.size().await
    }

    /// Ends when writing has failed for good, such as on a full disk: every change is refused from then on,
    /// and only a program that opens the database anew can write again. Does not hold the database.
    pub fn failed(&self) -> impl Future<Output = ()> + Send + use<> {
        self.0.engine.failed()
    }

    /// Makes everything durable, and lets go of the database if no other clone holds it.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] if that fails.
    pub async fn close(self) -> Result<(), StoreError> {
        self.0.engine.checkpoint().await?;
        if let Some(Inner { engine, .. }) = Arc::into_inner(self.0) {
            engine.close().await?;
        }
        Ok(())
    }

    /// Makes everything durable, and notes beside a folder's database how far it has come: a copy that is not whole is
    /// refused from then on. Called at the start and each day; [`Store::close`] does it as well.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] if that fails.
    pub async fn checkpoint(&self) -> Result<(), StoreError> {
        self.0.engine.checkpoint().await
    }
}

impl Inner {
    /// The first games of a list.
    async fn listed<K: Key>(
        &self,
        list: Table<K, ()>,
        beginning: &(impl Begins<K> + Sync),
        limit: usize,
    ) -> Result<Vec<GameId>, StoreError> {
        let games = |view: &View<'_>| load::games(view, list, beginning).take(limit).collect();
        self.engine.read(games).await
    }
}
