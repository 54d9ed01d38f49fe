//! What is known of posted puzzles.

use super::{Attempt, Posted, PuzzleId, Record, Stage, Tally};
use crate::clock::Timestamp;
use crate::game::{ChannelId, ClubId, MessageId, Place, PlayerId};
use crate::puzzle::{Problem, Puzzle};
use crate::store::schema::puzzle as shape;
use crate::store::schema::scalar::Id;
use crate::store::{Inner, Store, StoreError, key, schema};

impl Store {
    /// The posted puzzle with this number, if there is one. The rules check it anew, which may take milliseconds.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub fn puzzle(&self, id: PuzzleId) -> Result<Option<Posted>, StoreError> {
        let Some(shape) = self.0.posted(id)? else {
            return Ok(None);
        };
        let unreadable = |_| StoreError::Unreadable { what: "a puzzle" };
        Ok(Some(Posted {
            by: PlayerId::new(shape.by.0),
            place: place(shape.club, shape.channel),
            at: Timestamp::from_millis(shape.at),
            closes: Timestamp::from_millis(shape.closes),
            closed: shape.closed.map(Timestamp::from_millis),
            message: shape.message.map(|message| MessageId::new(message.0)),
            level: shape::level(shape.level).map_err(unreadable)?,
            puzzle: shape.puzzle.into_domain().map_err(unreadable)?,
        }))
    }

    /// The puzzle that `player` has posted last in `place`, if any. It reads all that they have to do with.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if one of them cannot be read.
    pub fn posted_last(
        &self,
        player: PlayerId,
        place: Place,
    ) -> Result<Option<PuzzleId>, StoreError> {
        let _gate = self.0.read();
        for id in self.0.puzzles_with(player)?.into_iter().rev() {
            let posted = self.0.posted(id)?;
            let is_theirs = |shape: &shape::Posted| {
                shape.by.0 == player.get() && self::place(shape.club, shape.channel) == place
            };
            if posted.as_ref().is_some_and(is_theirs) {
                return Ok(Some(id));
            }
        }
        Ok(None)
    }

    /// Every problem that was posted in `place`'s club, or its channel where there is no club, as often as it was. It reads every puzzle.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine. What cannot be read is left out.
    pub fn problems_seen(&self, place: Place) -> Result<Vec<Problem>, StoreError> {
        let puzzles = self.0.puzzles_in(place)?;
        let problems = puzzles.into_iter().filter_map(|(_, shape)| {
            let problem = matches!(shape.puzzle, shape::Puzzle::Problem { .. });
            match problem.then(|| shape.puzzle.into_domain())? {
                Ok(Puzzle::Problem(problem)) => Some(problem),
                _ => None,
            }
        });
        Ok(problems.collect())
    }

    /// What `player` has tried of the puzzle, if anything.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub fn attempt(&self, id: PuzzleId, player: PlayerId) -> Result<Option<Attempt>, StoreError> {
        let shape = self.0.attempt(id, player)?;
        Ok(shape.map(|shape| attempt(&shape)))
    }

    /// How many have tried the puzzle.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if something of it cannot be read.
    pub fn tally(&self, id: PuzzleId) -> Result<Tally, StoreError> {
        let _gate = self.0.read();
        let mut tally = Tally::default();
        for row in self.0.trees.attempts.scan_prefix(key::puzzle(id)).values() {
            tally.tried += 1;
            if decoded(&row?)?.stage == shape::Stage::Solved {
                tally.solved += 1;
            }
        }
        Ok(tally)
    }

    /// The puzzles that close by themselves until `now`, the longest waiting first.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn puzzles_due(&self, now: Timestamp) -> Result<Vec<PuzzleId>, StoreError> {
        let _gate = self.0.read();
        let mut due = Vec::new();
        for row in self.0.trees.puzzles_due.iter().keys() {
            let unreadable = StoreError::Unreadable {
                what: "when puzzles close",
            };
            let (at, id) = key::of_puzzle_due(&row?).ok_or(unreadable)?;
            if at > now {
                break;
            }
            due.push(id);
        }
        Ok(due)
    }

    /// Every attempt at the puzzles of `place`'s club, or of its channel where there is no club, by the time of the first answer.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine. What cannot be read is left out, with a word in the log.
    pub fn puzzle_records(&self, place: Place) -> Result<Vec<Record>, StoreError> {
        let mut records = Vec::new();
        for (puzzle, shape) in self.0.puzzles_in(place)? {
            let (Ok(topic), Ok(level)) = (shape.puzzle.topic(), shape::level(shape.level)) else {
                tracing::error!(%puzzle, "a puzzle cannot be read");
                continue;
            };
            let rows = {
                let _gate = self.0.read();
                let rows = self.0.trees.attempts.scan_prefix(key::puzzle(puzzle));
                rows.collect::<Result<Vec<_>, _>>()?
            };
            for (key, value) in rows {
                if let (Some((_, player)), Ok(shape)) = (key::of_attempt(&key), decoded(&value)) {
                    records.push(Record {
                        puzzle,
                        topic,
                        level,
                        player,
                        attempt: attempt(&shape),
                    });
                }
            }
        }
        records.sort_by_key(|record| (record.attempt.since, record.puzzle, record.player));
        Ok(records)
    }

    /// What `player` has tried of all puzzles, the oldest puzzle first, and nothing of anybody else's.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub fn puzzles_of(&self, player: PlayerId) -> Result<Vec<(PuzzleId, Attempt)>, StoreError> {
        let _gate = self.0.read();
        let mut tried = Vec::new();
        for id in self.0.puzzles_with(player)? {
            let shape = self.0.attempt(id, player)?;
            tried.extend(shape.map(|shape| (id, attempt(&shape))));
        }
        Ok(tried)
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
            shape::Stage::Trying => Stage::Trying,
            shape::Stage::Solved => Stage::Solved,
            shape::Stage::GaveUp => Stage::GaveUp,
        },
    }
}

fn decoded(bytes: &[u8]) -> Result<shape::Attempt, StoreError> {
    schema::decode(bytes).map_err(|_| StoreError::Unreadable {
        what: "who has tried a puzzle",
    })
}

impl Inner {
    pub(super) fn posted(&self, id: PuzzleId) -> Result<Option<shape::Posted>, StoreError> {
        let bytes = self.trees.puzzles.get(key::puzzle(id))?;
        let read = |bytes: sled::IVec| {
            schema::decode(&bytes).map_err(|_| StoreError::Unreadable { what: "a puzzle" })
        };
        bytes.map(read).transpose()
    }

    pub(super) fn attempt(
        &self,
        id: PuzzleId,
        player: PlayerId,
    ) -> Result<Option<shape::Attempt>, StoreError> {
        let bytes = self.trees.attempts.get(key::attempt(id, player))?;
        bytes.map(|bytes| decoded(&bytes)).transpose()
    }

    /// Every puzzle that was posted in the club of `place`, or in its channel where there is no club, in order.
    /// What cannot be read is left out, with a word in the log.
    ///
    /// Those who write wait only until the rows are read, and not until they are understood.
    fn puzzles_in(&self, place: Place) -> Result<Vec<(PuzzleId, shape::Posted)>, StoreError> {
        let rows = {
            let _gate = self.read();
            let rows = self.trees.puzzles.iter();
            rows.collect::<Result<Vec<_>, _>>()?
        };
        let read = |(key, value): (sled::IVec, sled::IVec)| {
            let read = key::of_puzzle(&key).zip(schema::decode::<shape::Posted>(&value).ok());
            if read.is_none() {
                tracing::error!("a puzzle cannot be read");
            }
            read.filter(|(_, shape)| is_same_club(self::place(shape.club, shape.channel), place))
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// The puzzles that `player` has posted or tried; the gate is the caller's.
    pub(in crate::store) fn puzzles_with(
        &self,
        player: PlayerId,
    ) -> Result<Vec<PuzzleId>, StoreError> {
        let rows = self.trees.puzzlers.scan_prefix(key::player(player)).keys();
        rows.map(|row| {
            let unreadable = StoreError::Unreadable {
                what: "a list of puzzles",
            };
            key::of_puzzler(&row?).ok_or(unreadable)
        })
        .collect()
    }
}
