//! Studies that wait for a moderator.

use super::{Posted, PuzzleId, read};
use crate::clock::Timestamp;
use crate::game::{GameId, Place, PlayerId};
use crate::puzzle::{Level, Study};
use crate::store::batch::Batch;
use crate::store::schema::puzzle as shape;
use crate::store::schema::scalar::Id;
use crate::store::{AppendError, Cause, Inner, Store, StoreError, key, schema};

/// A study that is to be posted under its number once a moderator takes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// What is asked.
    pub study: Study,
    /// How hard it is, as its author has it.
    pub level: Level,
    /// Its author.
    pub by: PlayerId,
    /// Where it is to be posted.
    pub place: Place,
    /// Since when it waits.
    pub at: Timestamp,
}

impl Store {
    /// Keeps a study that is proposed, under the number that it is to have as a puzzle;
    /// none if `most` of the same author wait already.
    ///
    /// # Errors
    ///
    /// [`AppendError::Repeated`] if the same cause has proposed one before; nothing is kept then.
    pub async fn propose(
        &self,
        proposal: &Proposal,
        most: usize,
        cause: Option<Cause>,
    ) -> Result<Option<PuzzleId>, AppendError> {
        self.0.committer.check()?;
        let id = self.0.propose(proposal, most, cause)?;
        self.0.committer.commit().await?;
        Ok(id)
    }

    /// The study that waits under this number, if one does. The rules check it anew, which may take milliseconds.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub fn proposal(&self, id: PuzzleId) -> Result<Option<Proposal>, StoreError> {
        let Some(shape) = self.0.proposal(id)? else {
            return Ok(None);
        };
        let unreadable = |_| StoreError::Unreadable { what: "a proposal" };
        Ok(Some(Proposal {
            study: shape.study().map_err(unreadable)?,
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
    /// A [`StoreError`] of the engine. What cannot be read is nobody's.
    pub fn proposals_by(&self, player: PlayerId) -> Result<Vec<PuzzleId>, StoreError> {
        let _gate = self.0.read();
        let is_theirs = |shape: &shape::Proposal| shape.by.0 == player.get();
        self.0.proposals_that(is_theirs)
    }

    /// Posts the study that waits under `id` as `posted`; false if none waits there any more.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine; it waits on then.
    pub async fn take_proposal(&self, id: PuzzleId, posted: &Posted) -> Result<bool, StoreError> {
        self.0.committer.check()?;
        let taken = self.0.take_proposal(id, posted)?;
        self.0.committer.commit().await?;
        Ok(taken)
    }

    /// The study that waits under `id` is not wanted.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn refuse_proposal(&self, id: PuzzleId) -> Result<(), StoreError> {
        self.0.committer.check()?;
        self.0.drop_proposals(&[id])?;
        self.0.committer.commit().await
    }

    /// Forgets the studies that wait since `since` or longer.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn forget_proposals(&self, since: Timestamp) -> Result<(), StoreError> {
        let old = {
            let _gate = self.0.read();
            self.0
                .proposals_that(|shape| shape.at <= since.as_millis())?
        };
        if old.is_empty() {
            return Ok(());
        }
        self.0.committer.check()?;
        self.0.drop_proposals(&old)?;
        self.0.committer.commit().await
    }
}

impl Inner {
    fn proposal(&self, id: PuzzleId) -> Result<Option<shape::Proposal>, StoreError> {
        let bytes = self.trees.proposals.get(key::puzzle(id))?;
        let read = |bytes: sled::IVec| {
            schema::decode(&bytes).map_err(|_| StoreError::Unreadable { what: "a proposal" })
        };
        bytes.map(read).transpose()
    }

    /// The numbers of those that wait and of which `that` holds, the oldest first; the gate is the caller's.
    fn proposals_that(
        &self,
        that: impl Fn(&shape::Proposal) -> bool,
    ) -> Result<Vec<PuzzleId>, StoreError> {
        let mut found = Vec::new();
        for row in self.trees.proposals.iter() {
            let (key, value) = row?;
            if let (Some(id), Ok(shape)) = (key::of_puzzle(&key), schema::decode(&value))
                && that(&shape)
            {
                found.push(id);
            }
        }
        Ok(found)
    }

    fn propose(
        &self,
        proposal: &Proposal,
        most: usize,
        cause: Option<Cause>,
    ) -> Result<Option<PuzzleId>, AppendError> {
        let shape = shape::Proposal {
            sgf: proposal.study.to_sgf(),
            level: proposal.level.number(),
            by: Id(proposal.by.get()),
            club: proposal.place.club.map(|club| Id(club.get())),
            channel: Id(proposal.place.channel.get()),
            at: proposal.at.as_millis(),
        };
        let _gate = self.write();
        let mut batch = Batch::default();
        // First of all: what came before is no further one.
        self.remember(&mut batch, GameId::NONE, cause)?;
        if self.proposals_that(|other| other.by == shape.by)?.len() >= most {
            return Ok(None);
        }
        let id = self.next_puzzle(&mut batch)?;
        let value = schema::encode(&shape);
        batch.put(&self.trees.proposals, key::puzzle(id), value);
        batch.keep()?;
        Ok(Some(id))
    }

    fn take_proposal(&self, id: PuzzleId, posted: &Posted) -> Result<bool, StoreError> {
        let _gate = self.write();
        let proposals = &self.trees.proposals;
        if !proposals.contains_key(key::puzzle(id))? {
            return Ok(false);
        }
        let mut batch = Batch::default();
        batch.take(proposals, key::puzzle(id));
        self.put_puzzle(&mut batch, id, posted);
        batch.keep()?;
        Ok(true)
    }

    fn drop_proposals(&self, ids: &[PuzzleId]) -> Result<(), StoreError> {
        let _gate = self.write();
        for id in ids {
            self.trees.proposals.remove(key::puzzle(*id))?;
        }
        Ok(())
    }

    /// Forgets what `player` has proposed; the gate is the caller's.
    pub(super) fn forget_proposals_by(&self, player: PlayerId) -> Result<(), StoreError> {
        for id in self.proposals_that(|shape| shape.by.0 == player.get())? {
            self.trees.proposals.remove(key::puzzle(id))?;
        }
        Ok(())
    }
}
