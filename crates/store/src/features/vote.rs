//! Votes on the moves of teams: a row for each member who has voted, until the result was posted.

use std::slice;

use crate::db::{
    All, Durability, Invalid, Priority, Read as _, Row, Table, Transaction, View, are_assigned,
    assign_all, set_timers, tables,
};
use crate::outbox::enqueue;
use crate::part::Part;
use crate::schema::scalar::Point;
use crate::{Assignment, Envelope, Store, StoreError, Timer};
use tengen_game::clock::Timestamp;
use tengen_game::{GameId, PlayerId, Revision};
use tengen_rules::Move;

tables! {
    /// Members' votes in games, by the number of moves before them.
    VOTES: (GameId, Revision, PlayerId) => Vote = Table::record("votes", "a vote").personal();
}

/// The tables and hooks of the feature.
pub(super) const PART: Part = Part {
    tables: TABLES,
    ..Part::NONE
};

/// A member's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vote {
    pub mv: Move,
    /// The time of the vote.
    pub at: Timestamp,
}

/// The point, none for a pass, and the time in milliseconds since 1970.
impl Row for Vote {
    type Shape = (Option<Point>, i64);

    fn shape(&self) -> Self::Shape {
        let point = match self.mv {
            Move::Play(point) => Some(Point(point)),
            Move::Pass => None,
        };
        (point, self.at.as_millis())
    }

    fn of_shape((point, at): Self::Shape) -> Result<Self, Invalid> {
        Ok(Self {
            mv: point.map_or(Move::Pass, |point| Move::Play(point.0)),
            at: Timestamp::from_millis(at),
        })
    }
}

/// Identifies a vote within its game: the number of events in the record when it was opened.
pub type Turn = Revision;

/// A ballot to be cast.
#[derive(Clone, Debug)]
pub struct Cast {
    pub game: GameId,
    /// The vote.
    pub turn: Turn,
    /// The voter; replaces their earlier vote.
    pub player: PlayerId,
    pub vote: Vote,
    /// Preconditions: these properties must be unchanged for the vote to count.
    pub open: Vec<Assignment>,
    /// The member's property that must be unchanged, and the note written with the vote, if any.
    pub bound: Option<(Assignment, Assignment)>,
    /// Updates the message about the vote.
    pub message: Envelope,
    /// The number of ballots that ends the vote, and the timer set then.
    pub enough: Option<(usize, Timer)>,
}

/// The result of casting a vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CastResult {
    /// It counts.
    Cast,
    /// The vote is not open.
    Closed,
    /// The member's property has changed: they have voted elsewhere at the same time.
    Outdated,
}

/// A move that is removed from a vote.
#[derive(Clone, Debug)]
pub struct RuledOut {
    pub game: GameId,
    /// The vote.
    pub turn: Turn,
    pub mv: Move,
    /// Preconditions: these properties must be unchanged for the removal to count.
    pub known: Vec<Assignment>,
    /// The property that records the removal.
    pub noted: Assignment,
    /// Updates the message about the vote.
    pub message: Envelope,
}

impl Store {
    /// Stores `cast`, with its notes, if the vote is open; else nothing.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine; nothing is written then.
    pub async fn vote(&self, cast: Cast) -> Result<CastResult, StoreError> {
        let change = move |tx: &mut Transaction<'_>| cast_ballot(tx, &cast);
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, change)
            .await
    }

    /// Notes that a move is `ruled_out`, if it still can be, and deletes the votes for it; returns whether it could.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine; nothing is written then.
    pub async fn rule_out(&self, ruled_out: RuledOut) -> Result<bool, StoreError> {
        let change = move |tx: &mut Transaction<'_>| note_ruled_out(tx, &ruled_out);
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, change)
            .await
    }

    /// Voters in the vote `turn` of `game`, and their choices.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if one cannot be read.
    pub async fn votes(
        &self,
        game: GameId,
        turn: Turn,
    ) -> Result<Vec<(PlayerId, Vote)>, StoreError> {
        let whose = (game, turn);
        let votes = |view: &View<'_>| {
            let rows = view.scan(VOTES, &whose);
            rows.map(|row| row.map(|((_, _, player), vote)| (player, vote)))
                .collect()
        };
        self.0.engine.read(votes).await
    }

    /// The ballots of `player` that still exist, with game and turn. Cost: scans all ballots.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if one cannot be read.
    pub async fn votes_by(
        &self,
        player: PlayerId,
    ) -> Result<Vec<(GameId, Turn, Vote)>, StoreError> {
        let votes = |view: &View<'_>| {
            let mut votes = Vec::new();
            for row in view.scan(VOTES, &All) {
                let ((game, turn, by), vote) = row?;
                if by == player {
                    votes.push((game, turn, vote));
                }
            }
            Ok(votes)
        };
        self.0.engine.read(votes).await
    }

    /// Deletes the ballots of the vote `turn` of `game`. Does not wait for the disk: after a crash they may be back,
    /// which does no harm.
    pub async fn drop_votes(&self, game: GameId, turn: Turn) -> Result<(), StoreError> {
        let change = move |tx: &mut Transaction<'_>| {
            let keys: Vec<_> = tx.keys(VOTES, &(game, turn)).collect::<Result<_, _>>()?;
            keys.iter().try_for_each(|key| tx.delete(VOTES, key))
        };
        self.0
            .engine
            .transact(Priority::Background, Durability::Asynchronous, change)
            .await
    }
}

fn cast_ballot(tx: &mut Transaction<'_>, cast: &Cast) -> Result<CastResult, StoreError> {
    let (game, turn) = (cast.game, cast.turn);
    if !are_assigned(&*tx, &cast.open)? {
        return Ok(CastResult::Closed);
    }
    if let Some((known, noted)) = &cast.bound {
        if !are_assigned(&*tx, slice::from_ref(known))? {
            return Ok(CastResult::Outdated);
        }
        assign_all(tx, slice::from_ref(noted))?;
    }
    tx.put(VOTES, &(game, turn, cast.player), &cast.vote)?;
    if let Some((enough, timer)) = cast.enough {
        let voters: Vec<_> = tx.keys(VOTES, &(game, turn)).collect::<Result<_, _>>()?;
        if voters.len() >= enough {
            set_timers(tx, &[timer])?;
        }
    }
    enqueue(tx, game.into(), slice::from_ref(&cast.message), None)?;
    Ok(CastResult::Cast)
}

fn note_ruled_out(tx: &mut Transaction<'_>, ruled_out: &RuledOut) -> Result<bool, StoreError> {
    if !are_assigned(&*tx, &ruled_out.known)? {
        return Ok(false);
    }
    assign_all(tx, slice::from_ref(&ruled_out.noted))?;
    let whose = (ruled_out.game, ruled_out.turn);
    let keys: Vec<_> = tx.keys(VOTES, &whose).collect::<Result<_, _>>()?;
    for key in keys {
        let vote = tx.get(VOTES, &key)?;
        if vote.is_some_and(|vote| vote.mv == ruled_out.mv) {
            tx.delete(VOTES, &key)?;
        }
    }
    enqueue(
        tx,
        ruled_out.game.into(),
        slice::from_ref(&ruled_out.message),
        None,
    )?;
    Ok(true)
}
