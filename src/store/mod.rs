//! Games on disk: events, lists, what is due. Nothing outside this folder names the engine.
//!
//! A running game has a row for each event; a game that is over is one row with all of them.
//! Every change is one transaction, and is on the disk when the call that made it returns, where it does not say otherwise.
//!
//! Reads are answered from the engine's memory or one short disk read, so they are made where they are asked for.

mod commit;
mod error;
mod export;
mod import;
mod index;
mod key;
mod open;
mod schema;

use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use sled::transaction::{ConflictableTransactionError, TransactionError};
use sled::{Transactional as _, Tree};

use self::commit::Committer;
pub use self::error::{AppendError, ExportError, ImportError, OpenError, StoreError};
use self::index::Rows;
use self::key::{Finished, Owner};
use self::schema::scalar;
use crate::clock::Timestamp;
use crate::game::{ChannelId, Event, Game, GameId, MessageId, PlayerId, Revision};

/// The database. Clones share it.
#[derive(Clone, Debug)]
pub struct Store(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    trees: Trees,
    committer: Committer,
    /// Readers may run together; a transaction runs alone, so that nobody sees half of one.
    gate: RwLock<()>,
}

#[derive(Clone, Debug)]
struct Trees {
    /// Schema, the next game's number, and other single values.
    meta: Tree,
    /// A running game's events: game and revision to event.
    events: Tree,
    /// Games that are over: game to all events.
    records: Tree,
    /// Players' and channels' games.
    lists: Tree,
    /// What is due: time and game.
    due: Tree,
    /// Where each game's newest board stands.
    boards: Tree,
    /// Small named values.
    settings: Tree,
}

const NEXT_GAME: &str = "next game";

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

/// Why a transaction was given up.
enum Abort {
    Stale,
    Unreadable(&'static str),
}

impl Store {
    /// Keeps a new challenge under the next free number.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; the challenge is not kept then.
    pub async fn create(&self, offered: Event) -> Result<Game, StoreError> {
        self.0.committer.check()?;
        let game = self.0.create(offered)?;
        self.0.committer.commit().await?;
        Ok(game)
    }

    /// Appends `events` to `game`, and gives the game with them.
    ///
    /// # Errors
    ///
    /// [`AppendError::Stale`] if the game has got other events since it was read; nothing is kept then.
    pub async fn append(&self, game: &Game, events: Vec<Event>) -> Result<Game, AppendError> {
        self.0.committer.check()?;
        let after = self.0.append(game, events)?;
        self.0.committer.commit().await?;
        Ok(after)
    }

    /// The game with this number, if there is one.
    ///
    /// # Errors
    ///
    /// [`StoreError::Corrupt`] if its record cannot be read.
    pub async fn game(&self, id: GameId) -> Result<Option<Game>, StoreError> {
        let _gate = self.0.read();
        self.0.game(id)
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
            let (at, game) = key::time_of_due(&row)
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
        let board: scalar::Board = schema::decode(&bytes).map_err(|_| StoreError::Unreadable {
            what: "the place of a board",
        })?;
        Ok(Some(BoardMessage {
            channel: ChannelId::new(board.channel.0),
            message: MessageId::new(board.message.0),
            revision: Revision::new(board.revision),
        }))
    }

    /// Notes where the newest board of `game` stands.
    ///
    /// This is on the disk with the next change: losing it leaves an old board with its buttons, and they know that they are old.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn set_board_message(
        &self,
        game: GameId,
        board: BoardMessage,
    ) -> Result<(), StoreError> {
        self.0.committer.check()?;
        let _gate = self.0.write();
        let value = schema::encode(&scalar::Board {
            channel: scalar::Id(board.channel.get()),
            message: scalar::Id(board.message.get()),
            revision: board.revision.get(),
        });
        self.0.trees.boards.insert(key::game(game), value)?;
        Ok(())
    }

    /// The small value called `name`, if there is one.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn setting(&self, name: &str) -> Result<Option<String>, StoreError> {
        let Some(bytes) = self.0.trees.settings.get(name)? else {
            return Ok(None);
        };
        let value = schema::decode(&bytes);
        value
            .map(Some)
            .map_err(|_| StoreError::Unreadable { what: "a setting" })
    }

    /// Gives the small value called `name`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn set_setting(&self, name: &str, value: &str) -> Result<(), StoreError> {
        self.0.committer.check()?;
        self.0.set_setting(name, value)?;
        self.0.committer.commit().await
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

    fn set_setting(&self, name: &str, value: &str) -> Result<(), StoreError> {
        let _gate = self.write();
        self.trees.settings.insert(name, schema::encode(&value))?;
        Ok(())
    }

    fn create(&self, offered: Event) -> Result<Game, StoreError> {
        let _gate = self.write();
        let Trees {
            meta,
            events,
            lists,
            due,
            ..
        } = &self.trees;
        let made = (meta, events, lists, due).transaction(|(meta, events, lists, due)| {
            let number = match meta.get(NEXT_GAME)? {
                None => 1,
                Some(bytes) => schema::decode(&bytes).map_err(|_| {
                    ConflictableTransactionError::Abort(Abort::Unreadable("the next game's number"))
                })?,
            };
            let id = GameId::new(number);
            let game = Game::offered(id, offered.clone()).map_err(|_| {
                ConflictableTransactionError::Abort(Abort::Unreadable("a new challenge"))
            })?;
            meta.insert(NEXT_GAME, schema::encode(&(number + 1)))?;
            let event = schema::encode_event(&offered);
            events.insert(&key::event(id, Revision::new(0)), event)?;
            let rows = Rows::of(&game);
            for key in rows.listed {
                lists.insert(key, &[])?;
            }
            if let Some(key) = rows.due {
                due.insert(key, &[])?;
            }
            Ok(game)
        });
        made.map_err(|error| match error {
            TransactionError::Abort(Abort::Unreadable(what)) => StoreError::Unreadable { what },
            TransactionError::Abort(Abort::Stale) => StoreError::Failed("stale".to_owned()),
            TransactionError::Storage(error) => error.into(),
        })
    }

    fn append(&self, before: &Game, appended: Vec<Event>) -> Result<Game, AppendError> {
        let id = before.id();
        let mut after = before.clone();
        for event in &appended {
            after
                .apply(event.clone())
                .map_err(|error| StoreError::Corrupt {
                    game: id,
                    reason: error.to_string(),
                })?;
        }
        if appended.is_empty() {
            return Ok(after);
        }
        let (old, new) = (Rows::of(before), Rows::of(&after));
        let first = before.revision();
        let _gate = self.write();
        let Trees {
            events,
            records,
            lists,
            due,
            ..
        } = &self.trees;
        let done = (events, records, lists, due).transaction(|(events, records, lists, due)| {
            let stale = || ConflictableTransactionError::Abort(Abort::Stale);
            let newest = first
                .get()
                .checked_sub(1)
                .map(Revision::new)
                .ok_or_else(stale)?;
            if events.get(key::event(id, newest))?.is_none()
                || events.get(key::event(id, first))?.is_some()
            {
                return Err(stale());
            }
            if index::is_over(&after) {
                for revision in 0..first.get() {
                    events.remove(&key::event(id, Revision::new(revision)))?;
                }
                records.insert(&key::game(id), schema::encode_record(after.events()))?;
            } else {
                for (event, revision) in appended.iter().zip(first.get()..) {
                    let value = schema::encode_event(event);
                    events.insert(&key::event(id, Revision::new(revision)), value)?;
                }
            }
            for key in old.listed.iter().filter(|key| !new.listed.contains(key)) {
                lists.remove(key.as_slice())?;
            }
            for key in &new.listed {
                lists.insert(key.as_slice(), &[])?;
            }
            if let Some(key) = old.due.as_ref().filter(|_| old.due != new.due) {
                due.remove(key.as_slice())?;
            }
            if let Some(key) = &new.due {
                due.insert(key.as_slice(), &[])?;
            }
            Ok(())
        });
        match done {
            Ok(()) => Ok(after),
            Err(TransactionError::Abort(Abort::Stale)) => Err(AppendError::Stale {
                game: id,
                read: first,
            }),
            Err(TransactionError::Abort(Abort::Unreadable(what))) => {
                Err(StoreError::Unreadable { what }.into())
            }
            Err(TransactionError::Storage(error)) => Err(StoreError::from(error).into()),
        }
    }

    /// The game with this number; the gate is the caller's.
    fn game(&self, id: GameId) -> Result<Option<Game>, StoreError> {
        let corrupt = |reason: &dyn std::fmt::Display| StoreError::Corrupt {
            game: id,
            reason: reason.to_string(),
        };
        let mut events: Vec<Event> = Vec::new();
        if let Some(bytes) = self.trees.records.get(key::game(id))? {
            events = schema::decode_record(&bytes).map_err(|error| corrupt(&error))?;
        } else {
            for row in self.trees.events.scan_prefix(key::game(id)) {
                let (key, bytes) = row?;
                if *key != key::event(id, Revision::new(events.len() as u32)) {
                    return Err(corrupt(&"an event is missing"));
                }
                events.push(schema::decode_event(&bytes).map_err(|error| corrupt(&error))?);
            }
        }
        if events.is_empty() {
            return Ok(None);
        }
        Game::replay(id, events)
            .map(Some)
            .map_err(|error| corrupt(&error))
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
        rows.map(|row| {
            let unreadable = StoreError::Unreadable {
                what: "a list of games",
            };
            key::game_at_end(&row?).ok_or(unreadable)
        })
        .collect()
    }
}
