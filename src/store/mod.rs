//! Games on disk: events, lists, what is due. Nothing outside this folder names the engine.
//!
//! A game has a row for every few dozen events.
//! Every change is one transaction, and is on the disk when the call that made it returns, where it does not say otherwise.
//!
//! Reads are answered from the engine's memory or one short disk read, so they are made where they are asked for.

mod backup;
mod batch;
mod change;
mod commit;
mod daily;
mod discard;
mod error;
mod export;
mod fault;
mod forget;
mod import;
mod index;
mod key;
mod letter;
mod load;
mod mail;
mod open;
mod outbox;
mod outline;
mod plan;
mod private;
mod puzzle;
mod rows;
mod schema;
mod summary;
mod uptime;

use std::sync::atomic::AtomicU64;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use sled::Tree;

pub use self::backup::Backups;
use self::batch::Batch;
pub use self::change::{Cause, Change, Origin};
use self::commit::Committer;
pub use self::daily::Daily;
pub use self::error::{AppendError, ExportError, ImportError, OpenError, StoreError};
pub use self::fault::{Fault, Faults};
use self::key::{Finished, Owner};
pub use self::letter::{Letter, LetterId, Matter, Notice, Source};
pub use self::load::Load;
pub use self::outbox::Trail;
pub use self::outline::{List, Outlines};
pub use self::private::file as private_file;
pub use self::puzzle::{Attempt, Deed, Posted, Proposal, PuzzleId, Record, Stage, Tally};
#[doc(hidden)]
pub use self::schema::probe::probe;
use self::schema::scalar;
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
    /// The next letter's number.
    next_letter: AtomicU64,
    /// The first letter that this process writes: older ones were left over by another.
    first_letter: LetterId,
    faults: Faults,
}

#[derive(Clone, Debug)]
struct Trees {
    /// Schema, the next game's number, and other single values.
    meta: Tree,
    /// Games' events: game and revision of the first to events that follow each other.
    events: Tree,
    /// Players' and channels' games.
    lists: Tree,
    /// What lists tell of each game.
    outlines: Tree,
    /// Players' games in each channel, and those that are played there.
    places: Tree,
    /// Games that only name a player: challenges that came to nothing, seats they have left, rulings of theirs.
    named: Tree,
    /// Open challenges: of who has made them, and of whom they name.
    offers: Tree,
    /// What is due: time and game.
    due: Tree,
    /// When each game is due: the other way round.
    alarms: Tree,
    /// Where each game's newest board stands.
    boards: Tree,
    /// Where the board before the newest one stands, where that matters.
    trails: Tree,
    /// What must still reach Discord: game and number to letter.
    outbox: Tree,
    /// The interactions that have changed each game lately.
    causes: Tree,
    /// When the bot was down: from and until.
    outages: Tree,
    /// What players have planned ahead: game and player to plan.
    plans: Tree,
    /// When people get their next summary: player to time.
    summaries: Tree,
    /// The other way round: time and player.
    summaries_due: Tree,
    /// Puzzles that were posted.
    puzzles: Tree,
    /// What people have tried of them: puzzle and player to attempt.
    attempts: Tree,
    /// The puzzles that each player has posted or tried: player and puzzle.
    puzzlers: Tree,
    /// When puzzles close by themselves: time and puzzle.
    puzzles_due: Tree,
    /// Studies that wait for a moderator, under the numbers that they are to have as puzzles.
    proposals: Tree,
    /// In which channels a puzzle comes each day.
    dailies: Tree,
    /// The other way round: time and channel.
    dailies_due: Tree,
    /// Small named values.
    settings: Tree,
}

const NEXT_GAME: &str = "next game";

/// What a small value is to be from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedValue {
    /// What it is called.
    pub name: String,
    /// None if nothing is kept under this name any more.
    pub value: Option<String>,
}

impl NamedValue {
    /// `value` is kept under `name`.
    pub fn some(name: impl Into<String>, value: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            value: Some(value.into()),
        }
    }

    /// Nothing is kept under `name`.
    pub fn none(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            value: None,
        }
    }
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

impl BoardMessage {
    fn decode(bytes: &[u8]) -> Result<Self, StoreError> {
        let board: scalar::Board = schema::decode(bytes).map_err(|_| StoreError::Unreadable {
            what: "the place of a board",
        })?;
        Ok(Self {
            channel: ChannelId::new(board.channel.0),
            message: MessageId::new(board.message.0),
            revision: Revision::new(board.revision),
        })
    }

    fn encode(self) -> Vec<u8> {
        schema::encode(&scalar::Board {
            channel: scalar::Id(self.channel.get()),
            message: scalar::Id(self.message.get()),
            revision: self.revision.get(),
        })
    }
}

impl Store {
    /// The game with this number, if there is one.
    ///
    /// # Errors
    ///
    /// [`StoreError::Corrupt`] if its record cannot be read.
    pub async fn game(&self, id: GameId) -> Result<Option<Game>, StoreError> {
        let kept = {
            let _gate = self.0.read();
            self.0.kept(id)?
        };
        // Whoever wants to write need not wait until it is replayed.
        kept.game()
    }

    /// The games that `player` plays, has offered or is invited to, and that are not over.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn games_of(&self, player: PlayerId) -> Result<Vec<GameId>, StoreError> {
        self.0
            .listed(Owner::Player(player), Finished::No, usize::MAX)
    }

    /// The games in `channel` that are not over.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn games_in(&self, channel: ChannelId) -> Result<Vec<GameId>, StoreError> {
        self.0
            .listed(Owner::Channel(channel), Finished::No, usize::MAX)
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
        let owner = Owner::PlayerIn(player, channel);
        let prefix = owner.prefix(Finished::No);
        let _gate = self.0.read();
        let rows = self.0.trees.places.scan_prefix(prefix).keys();
        rows.map(|row| listed_at(&row?)).collect()
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
        self.0.listed(Owner::Player(player), Finished::Yes, limit)
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
        for row in self.0.trees.named.scan_prefix(key::player(player)).keys() {
            let game = listed_at(&row?)?;
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
        self.0.listed(Owner::Channel(channel), Finished::Yes, limit)
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
        let _gate = self.0.read();
        let mut due = Vec::new();
        for row in self.0.trees.due.iter().keys().take(limit) {
            let row = row?;
            let unreadable = StoreError::Unreadable {
                what: "the list of what is due",
            };
            let (at, game) = key::time_at_start(&row)
                .zip(key::game_at_end(&row))
                .ok_or(unreadable)?;
            if at > now {
                break;
            }
            due.push((at, game));
        }
        Ok(due)
    }

    /// Where the newest board of `game` stands, if that is known.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn board_message(&self, game: GameId) -> Result<Option<BoardMessage>, StoreError> {
        let Some(bytes) = self.0.trees.boards.get(key::game(game))? else {
            return Ok(None);
        };
        BoardMessage::decode(&bytes).map(Some)
    }

    /// The small value called `name`, if there is one.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn setting(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.0.faults.check_read(name)?;
        let Some(bytes) = self.0.trees.settings.get(name)? else {
            return Ok(None);
        };
        let value = schema::decode(&bytes);
        value
            .map(Some)
            .map_err(|_| StoreError::Unreadable { what: "a setting" })
    }

    /// The small values whose names begin with `prefix`, by their names.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine, also if one of them cannot be read.
    pub async fn settings_under(&self, prefix: &str) -> Result<Vec<(String, String)>, StoreError> {
        self.0.faults.check_read(prefix)?;
        let rows = self.0.trees.settings.scan_prefix(prefix);
        let read = |row: sled::Result<(sled::IVec, sled::IVec)>| {
            let unreadable = StoreError::Unreadable { what: "a setting" };
            let (name, value) = row?;
            let name = String::from_utf8(name.to_vec()).ok();
            name.zip(schema::decode(&value).ok()).ok_or(unreadable)
        };
        rows.map(read).collect()
    }

    /// Gives the small value called `name`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn set_setting(&self, name: &str, value: &str) -> Result<(), StoreError> {
        self.set_settings(&[NamedValue::some(name, value)]).await
    }

    /// Gives all these small values, and takes away those that are to be none: together, or not at all.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn set_settings(&self, values: &[NamedValue]) -> Result<(), StoreError> {
        if values.is_empty() {
            return Ok(());
        }
        self.0.committer.check()?;
        {
            let _gate = self.0.write();
            let mut batch = Batch::default();
            self.0.put_settings(&mut batch, values)?;
            batch.keep()?;
        }
        self.0.committer.commit().await
    }

    /// Takes the small value called `name` away, if there is one. Nobody waits for the disk:
    /// it must do no harm if it is there again.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn drop_setting(&self, name: &str) -> Result<(), StoreError> {
        self.0.committer.check()?;
        // Taking away what is not there would be written down as well.
        if self.0.trees.settings.contains_key(name)? {
            let _gate = self.0.write();
            self.0.trees.settings.remove(name)?;
        }
        Ok(())
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
    fn read(&self) -> RwLockReadGuard<'_, ()> {
        self.gate.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, ()> {
        self.gate.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// The rows of small values; the gate is the caller's.
    fn put_settings(&self, batch: &mut Batch, values: &[NamedValue]) -> Result<(), StoreError> {
        let settings = &self.trees.settings;
        for NamedValue { name, value } in values {
            match value {
                Some(value) => batch.put(settings, name, schema::encode(value)),
                // A tree from which nothing goes is no burden to the transaction.
                None if settings.contains_key(name)? => batch.take(settings, name),
                None => {}
            }
        }
        Ok(())
    }

    /// The next number that is counted under `name`, from 1 on, which nothing else gets then; `what` it is called
    /// where it cannot be read. The gate is the caller's.
    fn next_number(
        &self,
        batch: &mut Batch,
        name: &str,
        what: &'static str,
    ) -> Result<u64, StoreError> {
        let meta = &self.trees.meta;
        let number: u64 = match meta.get(name)? {
            None => 1,
            Some(bytes) => schema::decode(&bytes).map_err(|_| StoreError::Unreadable { what })?,
        };
        batch.put(meta, name, schema::encode(&(number + 1)));
        Ok(number)
    }

    fn listed(
        &self,
        owner: Owner,
        finished: Finished,
        limit: usize,
    ) -> Result<Vec<GameId>, StoreError> {
        let _gate = self.read();
        let rows = self
            .trees
            .lists
            .scan_prefix(owner.prefix(finished))
            .keys()
            .take(limit);
        rows.map(|row| listed_at(&row?)).collect()
    }
}

/// The game to which a row of a list leads.
fn listed_at(row: &[u8]) -> Result<GameId, StoreError> {
    let unreadable = StoreError::Unreadable {
        what: "a list of games",
    };
    key::game_at_end(row).ok_or(unreadable)
}
