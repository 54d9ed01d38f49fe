//! Posting puzzles, what people do with them, and their end.

use sled::Transactional as _;
use sled::transaction::{
    ConflictableTransactionError, TransactionalTree, UnabortableTransactionError,
};

use super::read::attempt;
use super::{Attempt, Deed, NEXT_PUZZLE, Posted, PuzzleId};
use crate::clock::Timestamp;
use crate::game::{ChannelId, GameId, MessageId, PlayerId};
use crate::store::change::{self, Abort, remember};
use crate::store::schema::puzzle as shape;
use crate::store::schema::scalar::Id;
use crate::store::{AppendError, Cause, Inner, Matter, Store, StoreError, Trees, key, schema};

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

/// The next puzzle's number, which nothing else gets then.
pub(super) fn next(
    meta: &TransactionalTree,
) -> Result<PuzzleId, ConflictableTransactionError<Abort>> {
    let kept = meta.get(NEXT_PUZZLE)?;
    let id = numbered(kept.as_deref()).ok_or_else(|| change::unreadable(NUMBER))?;
    taken(meta, id)?;
    Ok(id)
}

/// The number of the next puzzle as it is kept; none if that cannot be read.
fn numbered(kept: Option<&[u8]>) -> Option<PuzzleId> {
    let number = kept.map_or(Ok(1), schema::decode);
    number.ok().map(PuzzleId)
}

/// The next puzzle gets a number after `id`.
pub(in crate::store) fn taken(
    meta: &TransactionalTree,
    id: PuzzleId,
) -> Result<(), UnabortableTransactionError> {
    meta.insert(NEXT_PUZZLE, schema::encode(&(id.get() + 1)))?;
    Ok(())
}

const NUMBER: &str = "the next puzzle's number";

/// The rows of a puzzle that is being posted: itself, whose it is, and when it closes.
pub(in crate::store) fn insert(
    id: PuzzleId,
    posted: &Posted,
    [puzzles, puzzlers, due]: [&TransactionalTree; 3],
) -> Result<(), UnabortableTransactionError> {
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
    puzzles.insert(&key::puzzle(id), schema::encode(&shape))?;
    if !posted.by.is_nobody() {
        puzzlers.insert(&key::puzzler(posted.by, id), &[])?;
    }
    due.insert(&key::puzzle_due(posted.closes, id), &[])?;
    Ok(())
}

impl Inner {
    /// The number that the next puzzle gets; the gate is the caller's.
    pub(in crate::store) fn next_puzzle(&self) -> Result<PuzzleId, StoreError> {
        let kept = self.trees.meta.get(NEXT_PUZZLE)?;
        numbered(kept.as_deref()).ok_or(StoreError::Unreadable { what: NUMBER })
    }

    fn post_puzzle(&self, posted: &Posted, cause: Option<Cause>) -> Result<PuzzleId, AppendError> {
        let _gate = self.write();
        let Trees {
            meta,
            puzzles,
            puzzlers,
            puzzles_due,
            causes,
            ..
        } = &self.trees;
        let trees = (meta, puzzles, puzzlers, puzzles_due, causes);
        let made = trees.transaction(|(meta, puzzles, puzzlers, due, causes)| {
            remember(causes, GameId::NONE, cause, change::CAUSES_OF_NEW)?;
            let id = next(meta)?;
            insert(id, posted, [puzzles, puzzlers, due])?;
            Ok(id)
        });
        made.map_err(change::refused)
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
        let letters = [letter(id, &posted)];
        let mail = self.mail(GameId::NONE, &letters)?;
        let trees = &self.trees;
        let trees = (&trees.attempts, &trees.puzzlers, &trees.outbox);
        let kept = trees.transaction(|(attempts, puzzlers, outbox)| {
            attempts.insert(&key::attempt(id, player), schema::encode(&after))?;
            puzzlers.insert(&key::puzzler(player, id), &[])?;
            mail.deliver(outbox)?;
            Ok(())
        });
        kept.map_err(StoreError::from)?;
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
        let closing = before.closed != after.closed;
        let letters: Vec<Matter> = closing.then(|| letter(id, &after)).into_iter().collect();
        let mail = self.mail(GameId::NONE, &letters)?;
        let trees = &self.trees;
        let trees = (&trees.puzzles, &trees.puzzles_due, &trees.outbox);
        let kept = trees.transaction(|(puzzles, due, outbox)| {
            puzzles.insert(&key::puzzle(id), schema::encode(&after))?;
            if closing {
                let closes = Timestamp::from_millis(before.closes);
                due.remove(&key::puzzle_due(closes, id))?;
            }
            mail.deliver(outbox)?;
            Ok(())
        });
        kept.map_err(StoreError::from)
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
            let trees = (&trees.puzzles, &trees.attempts, &trees.puzzlers);
            let done = trees.transaction(|(puzzles, attempts, puzzlers)| {
                if let Some(posted) = &posted {
                    let renamed = shape::Posted {
                        by: Id(nobody.get()),
                        ..posted.clone()
                    };
                    puzzles.insert(&key::puzzle(id), schema::encode(&renamed))?;
                }
                attempts.remove(&key::attempt(id, player))?;
                puzzlers.remove(&key::puzzler(player, id))?;
                Ok(())
            });
            done.map_err(StoreError::from)?;
        }
        Ok(())
    }
}
