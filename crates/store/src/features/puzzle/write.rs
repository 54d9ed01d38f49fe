//! Posting puzzles, answers to them, and closing them.

use super::read::attempt;
use super::shape;
use super::tables::{ATTEMPTS, PUZZLES};
use super::{Attempt, PUZZLE_MESSAGE, Posted, PuzzleAction, PuzzleId};
use crate::change::remember;
use crate::db::{Counter, Durability, Id, Priority, Read as _, Transaction};
use crate::outbox::enqueue;
use crate::{AppendError, Envelope, IdempotencyKey, Store, StoreError, Subject};
use tengen_game::clock::Timestamp;
use tengen_game::{ChannelId, MessageId, PlayerId};

impl Store {
    /// Stores a puzzle that is being posted under the next free number.
    ///
    /// # Errors
    ///
    /// [`AppendError::Repeated`] if the same cause has posted one before; nothing is stored then.
    pub async fn post_puzzle(
        &self,
        posted: &Posted,
        cause: Option<IdempotencyKey>,
    ) -> Result<PuzzleId, AppendError> {
        let posted = posted.clone();
        let post = move |tx: &mut Transaction<'_>| {
            remember(tx, Subject::New, cause)?;
            let id = PuzzleId::new(tx.next_number(Counter::Puzzle)?);
            put_puzzle(tx, id, &posted)?;
            Ok(id)
        };
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, post)
            .await
    }

    /// Notes the action of `player` on the puzzle at `now`, and returns their attempt afterwards.
    ///
    /// None if the puzzle is closed, or if they give up before the first answer. Repetitions of the same `cause`, and
    /// anything after the solution, do not count.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; nothing is noted then.
    pub async fn note_try(
        &self,
        id: PuzzleId,
        player: PlayerId,
        action: PuzzleAction,
        now: Timestamp,
        cause: IdempotencyKey,
    ) -> Result<Option<Attempt>, StoreError> {
        let tried = PuzzleTry {
            id,
            player,
            action,
            now,
            cause: Id(cause.0),
        };
        let change = move |tx: &mut Transaction<'_>| tried.note(tx);
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, change)
            .await
    }

    /// Closes the puzzle at `now`, unless it is closed: its message must show the solution.
    pub async fn close_puzzle(&self, id: PuzzleId, now: Timestamp) -> Result<(), StoreError> {
        self.change_puzzle(id, move |shape| {
            shape.closed.get_or_insert(now.as_millis());
        })
        .await
    }

    /// Notes that this message shows the puzzle.
    pub async fn set_puzzle_message(
        &self,
        id: PuzzleId,
        message: MessageId,
    ) -> Result<(), StoreError> {
        let message = Id(message.get());
        self.change_puzzle(id, move |shape| shape.message = Some(message))
            .await
    }

    /// Changes a posted puzzle; if that closes it, its message must be updated.
    async fn change_puzzle(
        &self,
        id: PuzzleId,
        change: impl Fn(&mut shape::Posted) + Send + 'static,
    ) -> Result<(), StoreError> {
        let write = move |tx: &mut Transaction<'_>| {
            let Some(before) = tx.get(PUZZLES, &id)? else {
                return Ok(());
            };
            let mut after = before.clone();
            change(&mut after);
            tx.put(PUZZLES, &id, &after)?;
            if before.closed == after.closed {
                Ok(())
            } else {
                enqueue(tx, Subject::Puzzle(id), &[refresh(id, &after)], None)
            }
        };
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, write)
            .await
    }
}

/// The outbox message that updates the message of a puzzle.
fn refresh(id: PuzzleId, shape: &shape::Posted) -> Envelope {
    PUZZLE_MESSAGE.to(ChannelId::new(shape.channel.0), id)
}

/// Puts a puzzle that is being posted under its number.
pub(crate) fn put_puzzle(
    tx: &mut Transaction<'_>,
    id: PuzzleId,
    posted: &Posted,
) -> Result<(), StoreError> {
    let shape = shape::Posted {
        puzzle: shape::Puzzle::of(&posted.puzzle),
        level: posted.level.number(),
        by: posted.by.map(|by| Id(by.get())),
        club: posted.place.club.map(|club| Id(club.get())),
        channel: Id(posted.place.channel.get()),
        at: posted.at.as_millis(),
        closes: posted.closes.as_millis(),
        closed: posted.closed.map(Timestamp::as_millis),
        message: posted.message.map(|message| Id(message.get())),
        poster_knows: posted.poster_knows,
    };
    tx.put(PUZZLES, &id, &shape)
}

/// A person's action on a puzzle.
struct PuzzleTry {
    id: PuzzleId,
    player: PlayerId,
    action: PuzzleAction,
    now: Timestamp,
    cause: Id,
}

impl PuzzleTry {
    fn note(&self, tx: &mut Transaction<'_>) -> Result<Option<Attempt>, StoreError> {
        let &Self { id, player, .. } = self;
        let Some(posted) = tx.get(PUZZLES, &id)? else {
            return Ok(None);
        };
        let before = tx.get(ATTEMPTS, &(id, player))?;
        if let Some(known) = &before
            && (known.cause == self.cause || known.stage != shape::AttemptStageShape::Trying)
        {
            return Ok(Some(attempt(known)));
        }
        if posted.closed.is_some() || posted.closes <= self.now.as_millis() {
            return Ok(None);
        }
        let Some(after) = attempt_after(self.action, before, self.now, self.cause) else {
            return Ok(None);
        };
        tx.put(ATTEMPTS, &(id, player), &after)?;
        enqueue(tx, Subject::Puzzle(id), &[refresh(id, &posted)], None)?;
        Ok(Some(attempt(&after)))
    }
}

/// The attempt after `action` at a time, requested by an interaction; none for giving up without a try.
pub(super) fn attempt_after(
    action: PuzzleAction,
    before: Option<shape::Attempt>,
    now: Timestamp,
    cause: Id,
) -> Option<shape::Attempt> {
    let stage = match action {
        PuzzleAction::Right => shape::AttemptStageShape::Solved,
        PuzzleAction::Wrong => shape::AttemptStageShape::Trying,
        PuzzleAction::Miss => shape::AttemptStageShape::GaveUp,
        PuzzleAction::GiveUp => {
            return before.map(|before| shape::Attempt {
                stage: shape::AttemptStageShape::GaveUp,
                cause,
                ..before
            });
        }
    };
    let (since, tries) = match before {
        Some(before) => (before.since, before.tries),
        None => (now.as_millis(), 0),
    };
    Some(shape::Attempt {
        since,
        tries: tries.saturating_add(1),
        stage,
        cause,
    })
}
