//! The puzzles that members solve alone, one after the other. Only the last one of each is kept.

use super::shape;
use super::tables::PRACTICE;
use super::{Attempt, PuzzleAction, read, write};
use crate::db::{Durability, Id, Priority, Read as _, Transaction};
use crate::schema::scalar::Meaningless;
use crate::{IdempotencyKey, Store, StoreError};
use tengen_game::PlayerId;
use tengen_game::clock::Timestamp;
use tengen_puzzle::{Pace, Puzzle, Topic};

/// The puzzle that a member solves alone, and their attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Practice {
    /// Its number for the member, from 1.
    pub number: u32,
    /// The topic of this and the next puzzles; any if none.
    pub topic: Option<Topic>,
    /// The level of the next one, and the number of puzzles solved in a row.
    pub pace: Pace,
    /// The puzzle; none once it was posted for everybody.
    pub puzzle: Option<Puzzle>,
    pub attempt: Option<Attempt>,
    /// The interaction that has started it, or has posted it.
    pub cause: IdempotencyKey,
}

impl Store {
    /// The practice puzzle of `player`, if any. The rules check it again, which may take milliseconds.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub async fn practice(&self, player: PlayerId) -> Result<Option<Practice>, StoreError> {
        let engine = &self.0.engine;
        let shape = engine.read(|view| view.get(PRACTICE, &player)).await?;
        shape.map(domain).transpose()
    }

    /// Replaces the practice puzzle of `player` by another one, with the next number.
    ///
    /// A repeated `cause` changes nothing. Returns the current puzzle.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; nothing has changed then.
    pub async fn begin_practice(
        &self,
        player: PlayerId,
        puzzle: Puzzle,
        topic: Option<Topic>,
        pace: Pace,
        cause: IdempotencyKey,
    ) -> Result<Practice, StoreError> {
        let fresh = shape::Practice {
            number: 1,
            topic: topic.map(|topic| topic.name().to_owned()),
            level: pace.level.number(),
            in_a_row: pace.in_a_row,
            puzzle: Some(shape::Puzzle::of(&puzzle)),
            attempt: None,
            cause: Id(cause.0),
        };
        let change = move |tx: &mut Transaction<'_>| -> Result<_, StoreError> {
            let number = match tx.get(PRACTICE, &player)? {
                Some(before) if before.cause == fresh.cause => return Ok(before),
                Some(before) => before.number.saturating_add(1),
                None => 1,
            };
            let fresh = shape::Practice {
                number,
                ..fresh.clone()
            };
            tx.put(PRACTICE, &player, &fresh)?;
            Ok(fresh)
        };
        let engine = &self.0.engine;
        let practice = engine
            .transact(Priority::Interactive, Durability::Durable, change)
            .await?;
        domain(practice)
    }

    /// Notes the action of `player` at `now` on the puzzle of this `number`, and returns its new state.
    ///
    /// None if their puzzle is another one by now. Repetitions of the same `cause`, and anything after the solution, do
    /// not count. A member who gives up without a try also knows the solution.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; nothing is noted then.
    pub async fn note_practice(
        &self,
        player: PlayerId,
        number: u32,
        action: PuzzleAction,
        now: Timestamp,
        cause: IdempotencyKey,
    ) -> Result<Option<Practice>, StoreError> {
        let deed = NumberedAction {
            number,
            action,
            now,
            cause: Id(cause.0),
        };
        let change = move |tx: &mut Transaction<'_>| deed.note(tx, player);
        let engine = &self.0.engine;
        let noted = engine.transact(Priority::Interactive, Durability::Durable, change);
        noted.await?.map(domain).transpose()
    }

    /// Ends the practice of `player` at the puzzle of this `number`, which `cause` has posted for everybody.
    pub async fn end_practice(
        &self,
        player: PlayerId,
        number: u32,
        cause: IdempotencyKey,
    ) -> Result<(), StoreError> {
        let change = move |tx: &mut Transaction<'_>| {
            let before = tx.get(PRACTICE, &player)?;
            let Some(before) = before.filter(|before| before.number == number) else {
                return Ok(());
            };
            let after = shape::Practice {
                puzzle: None,
                cause: Id(cause.0),
                ..before
            };
            tx.put(PRACTICE, &player, &after)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, change)
            .await
    }
}

/// An action on the puzzle of a number.
struct NumberedAction {
    number: u32,
    action: PuzzleAction,
    now: Timestamp,
    cause: Id,
}

impl NumberedAction {
    fn note(
        &self,
        tx: &mut Transaction<'_>,
        player: PlayerId,
    ) -> Result<Option<shape::Practice>, StoreError> {
        let before = tx.get(PRACTICE, &player)?;
        let is_asked =
            |before: &shape::Practice| before.number == self.number && before.puzzle.is_some();
        let Some(before) = before.filter(is_asked) else {
            return Ok(None);
        };
        let is_counted = before.attempt.as_ref().is_some_and(|attempt| {
            attempt.cause == self.cause || attempt.stage != shape::AttemptStageShape::Trying
        });
        if is_counted {
            return Ok(Some(before));
        }
        let pace = before.pace().map_err(unreadable)?;
        let pace = match (self.action, &before.attempt) {
            (PuzzleAction::Right, None) => pace.after_success(),
            (PuzzleAction::Right, Some(_)) => pace,
            (PuzzleAction::Wrong, _) => pace.after_mistake(),
            (PuzzleAction::Miss | PuzzleAction::GiveUp, _) => pace.after_failure(),
        };
        let tried = before.attempt.clone().unwrap_or(shape::Attempt {
            since: self.now.as_millis(),
            tries: 0,
            stage: shape::AttemptStageShape::Trying,
            cause: self.cause,
        });
        let after = shape::Practice {
            level: pace.level.number(),
            in_a_row: pace.in_a_row,
            attempt: write::attempt_after(self.action, Some(tried), self.now, self.cause),
            ..before
        };
        tx.put(PRACTICE, &player, &after)?;
        Ok(Some(after))
    }
}

fn unreadable(_: Meaningless) -> StoreError {
    StoreError::Unreadable {
        what: "a puzzle that somebody solves alone",
    }
}

fn domain(shape: shape::Practice) -> Result<Practice, StoreError> {
    shape.into_domain().map_err(unreadable)
}

impl shape::Practice {
    /// The puzzle and its progress; the rules check it again.
    pub(crate) fn into_domain(self) -> Result<Practice, Meaningless> {
        let pace = self.pace()?;
        let topic = self
            .topic
            .map(|name| Topic::from_name(&name).ok_or(Meaningless::Puzzle));
        let puzzle = self.puzzle.map(shape::Puzzle::into_domain);
        Ok(Practice {
            number: self.number,
            topic: topic.transpose()?,
            pace,
            puzzle: puzzle.transpose()?,
            attempt: self.attempt.as_ref().map(read::attempt),
            cause: IdempotencyKey(self.cause.0),
        })
    }

    fn pace(&self) -> Result<Pace, Meaningless> {
        Ok(Pace {
            level: shape::level(self.level)?,
            in_a_row: self.in_a_row,
        })
    }
}
