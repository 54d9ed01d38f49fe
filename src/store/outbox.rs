//! The outbox: letters wait here until Discord has what they tell.
//!
//! A letter is written in the transaction of its cause. Most are removed without waiting for the disk:
//! should that be lost, the letter is found again, and whoever sends it sees what stands, or says the same once more
//! to nobody's harm. What people are told alone waits for the disk: nobody can see that it was told.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::batch::Batch;
use super::commit::{Asker, Until};
use super::mail::Mail;
use super::{
    BoardMessage, Inner, Letter, LetterId, Matter, Source, Store, StoreError, Trees, key, schema,
};
use crate::game::GameId;

/// What becomes of a game's older messages when a new one stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trail {
    /// They stay, without their buttons.
    Kept,
    /// Only the last one stays, without its buttons.
    LastKept,
}

impl Store {
    /// All that must still reach Discord, in the order in which it was written.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn letters(&self) -> Result<Vec<Letter>, StoreError> {
        let _gate = self.0.read();
        let rows = self.0.trees.outbox.iter();
        let mut letters: Vec<_> = rows
            .filter_map(|row| self.0.letter(row).transpose())
            .collect::<Result<_, _>>()?;
        letters.sort_by_key(|letter| letter.id);
        Ok(letters)
    }

    /// Waits until all that can be read is on the disk: a row can be read a moment before, and what is told
    /// of it is not to be lost.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn make_durable(&self) -> Result<(), StoreError> {
        self.0.committer.commit().await
    }

    /// Whether `letter` is still to be sent.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn is_waiting(&self, letter: &Letter) -> Result<bool, StoreError> {
        let key = key::letter(letter.game, letter.id);
        Ok(self.0.trees.outbox.contains_key(key)?)
    }

    /// Puts another letter about `game` into the outbox, that no event of it has caused.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn write(&self, game: GameId, matter: Matter) -> Result<(), StoreError> {
        self.0.committer.check()?;
        self.0.write_letter(game, matter)?;
        self.0.committer.commit().await
    }

    /// Takes `letter` out of the outbox: Discord has it, or nobody needs it any more.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn sent(&self, letter: &Letter) -> Result<(), StoreError> {
        self.0.committer.check()?;
        self.0.take_letter(letter)?;
        match letter.matter {
            Matter::Notice { .. } | Matter::Summary { .. } => self.0.committer.commit().await,
            _ => Ok(()),
        }
    }

    /// The card of the challenge that became `game` says what has become of it.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn settled(&self, game: GameId) -> Result<(), StoreError> {
        self.0.committer.check()?;
        let _gate = self.0.write();
        for letter in self.0.letters_of(game)? {
            if let Matter::Card { .. } = letter.matter {
                let key = key::letter(game, letter.id);
                self.0.trees.outbox.remove(key)?;
            }
        }
        Ok(())
    }

    /// The message `board` shows `game`: letters that ask for it are done,
    /// and what becomes of the message before it is a letter now.
    ///
    /// A message that a newer one has overtaken on the way is to lose its own buttons.
    /// What else must reach Discord because of it is in `letters`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn shown(
        &self,
        game: GameId,
        board: BoardMessage,
        trail: Trail,
        letters: &[Matter],
    ) -> Result<(), StoreError> {
        let (inner, letters) = (Arc::clone(&self.0), letters.to_vec());
        let prepare = move || Ok(((), inner.shown(game, board, trail, &letters)?));
        let committer = &self.0.committer;
        let writing = committer.write(game, Asker::Person, Until::Seen, prepare)?;
        writing.done().await
    }
}

impl Inner {
    /// The letter in a row; none, with a word in the log, if it cannot be read.
    pub(super) fn letter(
        &self,
        row: sled::Result<(sled::IVec, sled::IVec)>,
    ) -> Result<Option<Letter>, StoreError> {
        let (key, value) = row?;
        let read = key::of_letter(&key).zip(schema::decode(&value).ok());
        let Some(((game, id), matter)) = read else {
            tracing::error!("a letter in the outbox cannot be read");
            return Ok(None);
        };
        let source = match id < self.first_letter {
            true => Source::Past,
            false => Source::Present,
        };
        Ok(Some(Letter {
            id,
            game,
            matter: Matter::of_shape(matter),
            source,
        }))
    }

    pub(super) fn letters_of(&self, game: GameId) -> Result<Vec<Letter>, StoreError> {
        let rows = self.trees.outbox.scan_prefix(key::game(game));
        rows.filter_map(|row| self.letter(row).transpose())
            .collect()
    }

    /// Numbers for new letters; the gate is the caller's.
    pub(super) fn numbered(&self, matters: &[Matter]) -> Vec<(LetterId, Matter)> {
        let number = |matter: &Matter| {
            let number = self.next_letter.fetch_add(1, Ordering::SeqCst);
            (LetterId(number), *matter)
        };
        matters.iter().map(number).collect()
    }

    /// The keys of the letters about `game` that nobody needs once there are `newer` ones; the gate is the caller's.
    pub(super) fn overtaken(
        &self,
        game: GameId,
        newer: &[Matter],
    ) -> Result<Vec<[u8; 16]>, StoreError> {
        let letters = self.letters_of(game)?;
        let overtaken = letters.iter().filter(|letter| {
            let by = |newer: &Matter| letter.matter.is_overtaken_by(*newer);
            newer.iter().any(by)
        });
        Ok(overtaken
            .map(|letter| key::letter(game, letter.id))
            .collect())
    }

    fn write_letter(&self, game: GameId, matter: Matter) -> Result<(), StoreError> {
        let _gate = self.write();
        for (number, matter) in self.numbered(&[matter]) {
            let value = schema::encode(&matter.shape());
            let key = key::letter(game, number);
            self.trees.outbox.insert(key, value)?;
        }
        Ok(())
    }

    fn take_letter(&self, letter: &Letter) -> Result<(), StoreError> {
        let _gate = self.write();
        let key = key::letter(letter.game, letter.id);
        self.trees.outbox.remove(key)?;
        Ok(())
    }

    /// What is written when the message `board` shows `game`; the gate is the caller's.
    fn shown(
        &self,
        game: GameId,
        board: BoardMessage,
        trail: Trail,
        letters: &[Matter],
    ) -> Result<Batch, StoreError> {
        let row = key::game(game);
        let known = self.trees.boards.get(row)?;
        let known = known
            .map(|bytes| BoardMessage::decode(&bytes))
            .transpose()
            // A place that cannot be read is as good as none: the new one takes its room.
            .unwrap_or_default();
        let (newest, older) = match known {
            Some(known) if known.message == board.message => (board, None),
            Some(known) if known.revision > board.revision => (known, Some(board)),
            known => (board, known),
        };
        let before_that = match trail {
            Trail::Kept => None,
            Trail::LastKept => self.trees.trails.get(row)?,
        };
        let before_that = before_that
            .map(|bytes| BoardMessage::decode(&bytes))
            .transpose()
            .unwrap_or_default()
            .filter(|_| older.is_some());
        let strip = older.map(|old| Matter::Strip {
            channel: old.channel,
            message: old.message,
        });
        let delete = before_that.map(|old| Matter::Delete {
            channel: old.channel,
            message: old.message,
        });
        let new = strip.into_iter().chain(delete);
        let new: Vec<Matter> = new.chain(letters.iter().copied()).collect();
        let done = self
            .letters_of(game)?
            .into_iter()
            .filter(|letter| {
                matches!(letter.matter, Matter::Board { revision, .. } if revision <= newest.revision)
            })
            .map(|letter| key::letter(game, letter.id));
        let mail = Mail {
            game,
            done: done.collect(),
            new: self.numbered(&new),
        };
        let Trees {
            boards,
            trails,
            outbox,
            ..
        } = &self.trees;
        let mut batch = Batch::default();
        batch.put(boards, row, newest.encode());
        match (trail, older) {
            (Trail::LastKept, Some(older)) => batch.put(trails, row, older.encode()),
            (Trail::LastKept, None) => {}
            (Trail::Kept, _) => batch.take(trails, row),
        }
        batch.deliver(outbox, &mail);
        Ok(batch)
    }
}
