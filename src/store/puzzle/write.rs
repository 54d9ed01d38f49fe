//! Posting puzzles, what people do with them, and their end.

use super::read::attempt;
use super::{Attempt, Deed, NEXT_PUZZLE, Posted, PuzzleId};
use crate::clock::Timestamp;
use crate::game::{ChannelId, GameId, MessageId, PlayerId};
use crate::store::batch::Batch;
use crate::store::schema::puzzle as shape;
use crate::store::schema::scalar::Id;
use crate::store::{AppendError, Cause, Inner, Matter, Store, StoreError, key, schema};

impl Store {
    /// Keeps a puzzle that is being posted under the next free number.
    ///
    /// # Errors
    ///
    /// [`AppendError::Repeated`] if the same cause has posted one before; nothing is kept then.
    pub async fn post_puzzle(
        &self,
        posted: &Posted,
        cause: Option<Cause>,
    ) -> Result<PuzzleId, AppendError> {
        self.0.committer.check()?;
        let id = self.0.post_puzzle(posted, cause)?;
        self.0.committer.commit().await?;
        Ok(id)
    }

    /// Notes what `player` does with the puzzle at `now`, and gives their attempt as it is then.
    ///
    /// None if the puzzle is closed, or they give up before they have tried. What was done with the same
    /// `cause`, and whatever comes after the solution, counts no second time.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; nothing is noted then.
    pub async fn note_try(
        &self,
        id: PuzzleId,
        player: PlayerId,
        deed: Deed,
        now: Timestamp,
        cause: Cause,
    ) -> Result<Option<Attempt>, StoreError> {
        self.0.committer.check()?;
        let noted = self.0.note_try(id, player, deed, now, cause)?;
        self.0.committer.commit().await?;
        Ok(noted)
    }

    /// Closes the puzzle at `now`, unless it is: its message is to tell the solution.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn close_puzzle(&self, id: PuzzleId, now: Timestamp) -> Result<(), StoreError> {
        self.0.committer.check()?;
        self.0.change_puzzle(id, |shape| {
            if shape.closed.is_none() {
                shape.closed = Some(now.as_millis());
            }
        })?;
        self.0.committer.commit().await
    }

    /// The puzzle is shown in this message.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn puzzle_stands(&self, id: PuzzleId, message: MessageId) -> Result<(), StoreError> {
        self.0.committer.check()?;
        self.0
            .change_puzzle(id, |shape| shape.message = Some(Id(message.get())))?;
        self.0.committer.commit().await
    }
}

/// The letter that the message of a puzzle is to show it as it is now.
fn letter(id: PuzzleId, shape: &shape::Posted) -> Matter {
    Matter::Puzzle {
        channel: ChannelId::new(shape.channel.0),
        puzzle: id,
    }
}

impl Inner {
    /// The next puzzle's number, which nothing else gets then; the gate is the caller's.
    pub(in crate::store) fn next_puzzle(&self, batch: &mut Batch) -> Result<PuzzleId, StoreError> {
        let number = self.next_number(batch, NEXT_PUZZLE, "the next puzzle's number")?;
        Ok(PuzzleId(number))
    }

    /// The rows of a puzzle that is being posted: itself, whose it is, and when it closes.
    pub(in crate::store) fn put_puzzle(&self, batch: &mut Batch, id: PuzzleId, posted: &Posted) {
        let shape = shape::Posted {
            puzzle: shape::Puzzle::of(&posted.puzzle),
            level: posted.level.number(),
            by: Id(posted.by.get()),
            club: posted.place.club.map(|club| Id(club.get())),
            channel: Id(posted.place.channel.get()),
            at: posted.at.as_millis(),
            closes: posted.closes.as_millis(),
            closed: posted.closed.map(Timestamp::as_millis),
            message: posted.message.map(|message| Id(message.get())),
        };
        let trees = &self.trees;
        batch.put(&trees.puzzles, key::puzzle(id), schema::encode(&shape));
        if !posted.by.is_nobody() {
            batch.put(&trees.puzzlers, key::puzzler(posted.by, id), &[]);
        }
        batch.put(&trees.puzzles_due, key::puzzle_due(posted.closes, id), &[]);
    }

    fn post_puzzle(&self, posted: &Posted, cause: Option<Cause>) -> Result<PuzzleId, AppendError> {
        let _gate = self.write();
        let mut batch = Batch::default();
        self.remember(&mut batch, GameId::NONE, cause)?;
        let id = self.next_puzzle(&mut batch)?;
        self.put_puzzle(&mut batch, id, posted);
        batch.keep()?;
        Ok(id)
    }

    fn note_try(
        &self,
        id: PuzzleId,
        player: PlayerId,
        deed: Deed,
        now: Timestamp,
        cause: Cause,
    ) -> Result<Option<Attempt>, StoreError> {
        let _gate = self.write();
        let Some(posted) = self.posted(id)? else {
            return Ok(None);
        };
        let before = self.attempt(id, player)?;
        if let Some(known) = &before
            && (known.cause == Id(cause.0) || known.stage != shape::Stage::Trying)
        {
            return Ok(Some(attempt(known)));
        }
        let closed = posted.closed.is_some() || posted.closes <= now.as_millis();
        let after = match (deed, before) {
            _ if closed => return Ok(None),
            (Deed::GiveUp, None) => return Ok(None),
            (Deed::GiveUp, Some(before)) => shape::Attempt {
                stage: shape::Stage::GaveUp,
                cause: Id(cause.0),
                ..before
            },
            (Deed::Right | Deed::Wrong, before) => shape::Attempt {
                since: before
                    .as_ref()
                    .map_or(now.as_millis(), |before| before.since),
                tries: before.map_or(0, |before| before.tries).saturating_add(1),
                stage: match deed {
                    Deed::Right => shape::Stage::Solved,
                    Deed::Wrong | Deed::GiveUp => shape::Stage::Trying,
                },
                cause: Id(cause.0),
            },
        };
        let trees = &self.trees;
        let mut batch = Batch::default();
        let row = key::attempt(id, player);
        batch.put(&trees.attempts, row, schema::encode(&after));
        batch.put(&trees.puzzlers, key::puzzler(player, id), &[]);
        let mail = self.mail(GameId::NONE, &[letter(id, &posted)])?;
        batch.deliver(&trees.outbox, &mail);
        batch.keep()?;
        Ok(Some(attempt(&after)))
    }

    /// Changes what is known of a posted puzzle; its message is to show it.
    fn change_puzzle(
        &self,
        id: PuzzleId,
        change: impl FnOnce(&mut shape::Posted),
    ) -> Result<(), StoreError> {
        let _gate = self.write();
        let Some(before) = self.posted(id)? else {
            return Ok(());
        };
        let mut after = before.clone();
        change(&mut after);
        if after == before {
            return Ok(());
        }
        let trees = &self.trees;
        let mut batch = Batch::default();
        batch.put(&trees.puzzles, key::puzzle(id), schema::encode(&after));
        if before.closed != after.closed {
            let closes = Timestamp::from_millis(before.closes);
            batch.take(&trees.puzzles_due, key::puzzle_due(closes, id));
            let mail = self.mail(GameId::NONE, &[letter(id, &after)])?;
            batch.deliver(&trees.outbox, &mail);
        }
        batch.keep()
    }

    /// Takes away what `player` has tried and proposed, and puts `nobody` in their place where they have posted a puzzle.
    pub(in crate::store) fn forget_puzzles(
        &self,
        player: PlayerId,
        nobody: PlayerId,
    ) -> Result<(), StoreError> {
        let _gate = self.write();
        self.forget_proposals_by(player)?;
        for id in self.puzzles_with(player)? {
            let posted = self.posted(id)?;
            let posted = posted.filter(|posted| posted.by == Id(player.get()));
            let trees = &self.trees;
            let mut batch = Batch::default();
            if let Some(posted) = posted {
                let by = Id(nobody.get());
                let renamed = shape::Posted { by, ..posted };
                batch.put(&trees.puzzles, key::puzzle(id), schema::encode(&renamed));
            }
            batch.take(&trees.attempts, key::attempt(id, player));
            batch.take(&trees.puzzlers, key::puzzler(player, id));
            batch.keep()?;
        }
        Ok(())
    }
}
