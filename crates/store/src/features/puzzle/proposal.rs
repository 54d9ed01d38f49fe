//! Studies that wait for a moderator.

use super::shape;
use super::tables::PROPOSALS;
use super::write::put_puzzle;
use super::{Posted, PuzzleId, read};
use crate::change::remember;
use crate::db::{All, Counter, Durability, Id, Priority, Read, Transaction};
use crate::{AppendError, IdempotencyKey, Store, StoreError, Subject};
use tengen_game::clock::Timestamp;
use tengen_game::{Place, PlayerId};
use tengen_puzzle::{Level, Remark, Study};

/// A study that waits for a moderator, under its later number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    pub study: Study,
    /// Guesses made while reading its file.
    pub remarks: Vec<Remark>,
    /// Its difficulty, as stated by its author.
    pub level: Level,
    /// Its author.
    pub by: PlayerId,
    /// The place where it will be posted.
    pub place: Place,
    /// The time of the proposal.
    pub at: Timestamp,
}

impl Store {
    /// Stores a proposed study under its later number as a puzzle;
    /// none if `most` of the same author wait already.
    ///
    /// # Errors
    ///
    /// [`AppendError::Repeated`] if the same cause has proposed one before; nothing is stored then.
    pub async fn propose(
        &self,
        proposal: &Proposal,
        most: usize,
        cause: Option<IdempotencyKey>,
    ) -> Result<Option<PuzzleId>, AppendError> {
        let shape = shape::Proposal {
            sgf: proposal.study.to_sgf(),
            remarks: proposal.remarks.iter().map(shape::Remark::of).collect(),
            level: proposal.level.number(),
            by: Id(proposal.by.get()),
            club: proposal.place.club.map(|club| Id(club.get())),
            channel: Id(proposal.place.channel.get()),
            at: proposal.at.as_millis(),
        };
        let change = move |tx: &mut Transaction<'_>| {
            // Checked first: a repetition is not another proposal.
            remember(tx, Subject::New, cause)?;
            let theirs = proposals_that(tx, |other| other.by == shape.by)?;
            if theirs.len() >= most {
                return Ok(None);
            }
            let id = PuzzleId::new(tx.next_number(Counter::Puzzle)?);
            tx.put(PROPOSALS, &id, &shape)?;
            Ok(Some(id))
        };
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, change)
            .await
    }

    /// The study that waits under this number, if any. The rules check it again, which may take milliseconds.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub async fn proposal(&self, id: PuzzleId) -> Result<Option<Proposal>, StoreError> {
        let engine = &self.0.engine;
        let Some(shape) = engine.read(|view| view.get(PROPOSALS, &id)).await? else {
            return Ok(None);
        };
        let unreadable = |_| StoreError::Unreadable { what: "a proposal" };
        Ok(Some(Proposal {
            study: shape.study().map_err(unreadable)?,
            remarks: shape.remarks(),
            level: shape::level(shape.level).map_err(unreadable)?,
            by: PlayerId::new(shape.by.0),
            place: read::place(shape.club, shape.channel),
            at: Timestamp::from_millis(shape.at),
        }))
    }

    /// The numbers of the studies of `player` that wait, the oldest first. It reads all that wait.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine. Unreadable ones belong to nobody.
    pub async fn proposals_by(&self, player: PlayerId) -> Result<Vec<PuzzleId>, StoreError> {
        let is_theirs = |shape: &shape::Proposal| shape.by.0 == player.get();
        let engine = &self.0.engine;
        engine.read(|view| proposals_that(view, is_theirs)).await
    }

    /// Posts the study that waits under `id` as `posted`; false if it no longer waits.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine; the study still waits then.
    pub async fn take_proposal(&self, id: PuzzleId, posted: &Posted) -> Result<bool, StoreError> {
        let posted = posted.clone();
        let change = move |tx: &mut Transaction<'_>| {
            let waits = tx.has(PROPOSALS, &id)?;
            if waits {
                tx.delete(PROPOSALS, &id)?;
                put_puzzle(tx, id, &posted)?;
            }
            Ok(waits)
        };
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, change)
            .await
    }

    /// Deletes the study that waits under `id`.
    pub async fn refuse_proposal(&self, id: PuzzleId) -> Result<(), StoreError> {
        let change = move |tx: &mut Transaction<'_>| tx.delete(PROPOSALS, &id);
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, change)
            .await
    }

    /// Deletes the studies that have waited since `since` or longer.
    pub async fn forget_proposals(&self, since: Timestamp) -> Result<(), StoreError> {
        let is_old = move |shape: &shape::Proposal| shape.at <= since.as_millis();
        let engine = &self.0.engine;
        let old = engine.read(|view| proposals_that(view, is_old)).await?;
        if old.is_empty() {
            return Ok(());
        }
        let change = move |tx: &mut Transaction<'_>| {
            let still_old = proposals_that(tx, is_old)?;
            still_old.iter().try_for_each(|id| tx.delete(PROPOSALS, id))
        };
        self.0
            .engine
            .transact(Priority::Background, Durability::Durable, change)
            .await
    }
}

/// The numbers of the waiting studies for which `that` is true, the oldest first; unreadable ones are left out.
fn proposals_that(
    read: &impl Read,
    that: impl Fn(&shape::Proposal) -> bool,
) -> Result<Vec<PuzzleId>, StoreError> {
    let mut found = Vec::new();
    for row in read.scan(PROPOSALS, &All) {
        match row {
            Ok((id, shape)) if that(&shape) => found.push(id),
            Ok(_) | Err(StoreError::Unreadable { .. }) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(found)
}
