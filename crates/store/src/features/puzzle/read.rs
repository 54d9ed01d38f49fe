//! Reads of posted puzzles.

use std::collections::BTreeMap;

use super::shape;
use super::tables::{ATTEMPTS, PUZZLERS, PUZZLES, PUZZLES_DUE, PUZZLES_IN};
use super::{Attempt, AttemptStage, Posted, PuzzleId, Record, Tally};
use crate::db::{All, Id, Key as _, Read as _, Source as _, View, due, skip_unreadable};
use crate::{Store, StoreError};
use tengen_game::clock::Timestamp;
use tengen_game::{ChannelId, ClubId, MessageId, Place, PlayerId};
use tengen_puzzle::{Problem, Puzzle};

impl Store {
    /// The posted puzzle with this number, if any. The rules check it again, which may take milliseconds.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub async fn puzzle(&self, id: PuzzleId) -> Result<Option<Posted>, StoreError> {
        let engine = &self.0.engine;
        let Some(shape) = engine.read(|view| view.get(PUZZLES, &id)).await? else {
            return Ok(None);
        };
        let unreadable = |_| StoreError::Unreadable { what: "a puzzle" };
        Ok(Some(Posted {
            by: shape.by.map(|by| PlayerId::new(by.0)),
            place: place(shape.club, shape.channel),
            at: Timestamp::from_millis(shape.at),
            closes: Timestamp::from_millis(shape.closes),
            closed: shape.closed.map(Timestamp::from_millis),
            message: shape.message.map(|message| MessageId::new(message.0)),
            poster_knows: shape.poster_knows,
            level: shape::level(shape.level).map_err(unreadable)?,
            puzzle: shape.puzzle.into_domain().map_err(unreadable)?,
        }))
    }

    /// The puzzle that `player` has posted last in `place`, if any. Cost: at most all puzzles that they have
    /// posted or tried, the latest first.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if one of them cannot be read.
    pub async fn last_posted_puzzle(
        &self,
        player: PlayerId,
        place: Place,
    ) -> Result<Option<PuzzleId>, StoreError> {
        let is_theirs = |shape: &shape::Posted| {
            shape.by == Some(Id(player.get())) && self::place(shape.club, shape.channel) == place
        };
        let last = |view: &View<'_>| {
            for row in view.keys(PUZZLERS, &player).rev() {
                let (_, id) = row?;
                if view.get(PUZZLES, &id)?.as_ref().is_some_and(is_theirs) {
                    return Ok(Some(id));
                }
            }
            Ok(None)
        };
        self.0.engine.read(last).await
    }

    /// Every problem posted in the club of `place`, or in its channel if there is no club, as often as it was posted.
    /// Reads every puzzle.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine. What cannot be read is left out.
    pub async fn posted_problems(&self, place: Place) -> Result<Vec<Problem>, StoreError> {
        let puzzles = self.puzzles_in(place).await?;
        let problems = puzzles.into_iter().filter_map(|(_, shape)| {
            let problem = matches!(shape.puzzle, shape::Puzzle::Problem { .. });
            match problem.then(|| shape.puzzle.into_domain())? {
                Ok(Puzzle::Problem(problem)) => Some(problem),
                _ => None,
            }
        });
        Ok(problems.collect())
    }

    /// The attempts of `player` at the puzzle, if any.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub async fn attempt(
        &self,
        id: PuzzleId,
        player: PlayerId,
    ) -> Result<Option<Attempt>, StoreError> {
        let engine = &self.0.engine;
        let shape = engine.read(|view| view.get(ATTEMPTS, &(id, player)));
        let shape = shape.await?;
        Ok(shape.map(|shape| attempt(&shape)))
    }

    /// The numbers of people who have tried and solved the puzzle.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if an attempt cannot be read.
    pub async fn tally(&self, id: PuzzleId) -> Result<Tally, StoreError> {
        let tally = |view: &View<'_>| {
            let mut tally = Tally::default();
            for row in view.scan(ATTEMPTS, &id) {
                let (_, attempt) = row?;
                tally.tried += 1;
                if attempt.stage == shape::AttemptStageShape::Solved {
                    tally.solved += 1;
                }
            }
            Ok(tally)
        };
        self.0.engine.read(tally).await
    }

    /// The puzzles whose closing time is `now` or earlier, the longest waiting first.
    pub async fn puzzles_due(&self, now: Timestamp) -> Result<Vec<PuzzleId>, StoreError> {
        let puzzles = |view: &View<'_>| {
            let rows = due(view, PUZZLES_DUE, now);
            rows.map(|row| row.map(|(_, id)| id)).collect()
        };
        self.0.engine.read(puzzles).await
    }

    /// Every attempt at the puzzles of `place`'s club, or of its channel if there is no club, by the time of the first
    /// answer.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine. What cannot be read is left out, and logged.
    pub async fn puzzle_records(&self, place: Place) -> Result<Vec<Record>, StoreError> {
        let mut records = Vec::new();
        for (puzzle, shape) in self.puzzles_in(place).await? {
            let (Ok(topic), Ok(level)) = (shape.puzzle.topic(), shape::level(shape.level)) else {
                tracing::error!(%puzzle, "could not read a puzzle");
                continue;
            };
            let engine = &self.0.engine;
            let rows = engine.read(|view| Ok(view.scan(ATTEMPTS, &puzzle).collect()));
            let rows: Vec<Result<_, StoreError>> = rows.await?;
            for row in rows {
                let ((_, player), tried) = match row {
                    Err(StoreError::Unreadable { .. }) => continue,
                    row => row?,
                };
                records.push(Record {
                    puzzle,
                    topic,
                    level,
                    player,
                    attempt: attempt(&tried),
                });
            }
        }
        records.sort_by_key(|record| (record.attempt.since, record.puzzle, record.player));
        Ok(records)
    }

    /// Members who have solved puzzles of `club` that they first answered in `from..until`, and the number of these.
    /// Cost: linear in the puzzles there that close at `from` or later.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine. Attempts that cannot be read are left out.
    pub async fn count_solved_in(
        &self,
        club: ClubId,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<BTreeMap<PlayerId, usize>, StoreError> {
        let solved = |view: &View<'_>| {
            let mut solved = BTreeMap::new();
            // A puzzle that closed earlier has no later answers.
            for row in view.rows_from(PUZZLES_IN.name(), &club.bytes(), &(club, from).bytes()) {
                let key = <(ClubId, Timestamp, PuzzleId)>::of(&row?.0);
                let (_, _, id) = key.ok_or(PUZZLES_IN.unreadable())?;
                for row in view.scan(ATTEMPTS, &id) {
                    let Some(((_, player), attempt)) = skip_unreadable(row.map(Some))? else {
                        continue;
                    };
                    let first_answer = Timestamp::from_millis(attempt.since);
                    if (from..until).contains(&first_answer)
                        && attempt.stage == shape::AttemptStageShape::Solved
                    {
                        *solved.entry(player).or_default() += 1;
                    }
                }
            }
            Ok(solved)
        };
        self.0.engine.browse(solved).await
    }

    /// The attempts of `player` at all puzzles, the oldest puzzle first.
    pub async fn puzzles_of(
        &self,
        player: PlayerId,
    ) -> Result<Vec<(PuzzleId, Attempt)>, StoreError> {
        let tried = |view: &View<'_>| {
            let mut tried = Vec::new();
            for row in view.keys(PUZZLERS, &player) {
                let (_, id) = row?;
                let shape = view.get(ATTEMPTS, &(id, player))?;
                tried.extend(shape.map(|shape| (id, attempt(&shape))));
            }
            Ok(tried)
        };
        self.0.engine.read(tried).await
    }
}

/// Whether puzzles of these places belong to the same standings.
fn is_same_club(one: Place, other: Place) -> bool {
    match (one.club, other.club) {
        (None, None) => one.channel == other.channel,
        (one, other) => one == other,
    }
}

pub(super) fn place(club: Option<Id>, channel: Id) -> Place {
    Place {
        club: club.map(|club| ClubId::new(club.0)),
        channel: ChannelId::new(channel.0),
    }
}

pub(super) fn attempt(shape: &shape::Attempt) -> Attempt {
    Attempt {
        since: Timestamp::from_millis(shape.since),
        tries: shape.tries,
        stage: match shape.stage {
            shape::AttemptStageShape::Trying => AttemptStage::Trying,
            shape::AttemptStageShape::Solved => AttemptStage::Solved,
            shape::AttemptStageShape::GaveUp => AttemptStage::GaveUp,
        },
    }
}

impl Store {
    /// Every puzzle that was posted in the club of `place`, or in its channel where there is no club, in order.
    /// Unreadable ones are left out, and logged.
    ///
    /// The rules check them after the read, so that writers do not wait for it.
    async fn puzzles_in(&self, place: Place) -> Result<Vec<(PuzzleId, shape::Posted)>, StoreError> {
        let rows = self
            .0
            .engine
            .read(|view| Ok(view.scan(PUZZLES, &All).collect()));
        let rows: Vec<Result<_, StoreError>> = rows.await?;
        let mut puzzles = Vec::new();
        for row in rows {
            match row {
                Ok((id, shape)) if is_same_club(self::place(shape.club, shape.channel), place) => {
                    puzzles.push((id, shape));
                }
                Ok(_) => {}
                Err(StoreError::Unreadable { .. }) => tracing::error!("could not read a puzzle"),
                Err(error) => return Err(error),
            }
        }
        Ok(puzzles)
    }
}
