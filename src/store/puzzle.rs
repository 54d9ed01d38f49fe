//! Puzzles that were posted, who has tried them, and when they close.

use sled::Transactional as _;
use sled::transaction::TransactionError;

use super::change::remember;
use super::schema::puzzle as shape;
use super::schema::scalar::Id;
use super::{AppendError, Cause, Inner, Matter, Store, StoreError, Trees, change, key, schema};
use crate::clock::Timestamp;
use crate::game::{ChannelId, ClubId, GameId, MessageId, Place, PlayerId, Revision};
use crate::puzzle::{Level, RulePuzzle, Topic};

/// The number of a posted puzzle, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleId(u64);

impl PuzzleId {
    /// The puzzle with this number.
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// The number.
    pub const fn get(self) -> u64 {
        self.0
    }
}

impl std::fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// A puzzle that was posted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Posted {
    /// What is asked.
    pub puzzle: RulePuzzle,
    /// Who has asked for it.
    pub by: PlayerId,
    /// Where it was posted.
    pub place: Place,
    /// When.
    pub at: Timestamp,
    /// When it closes by itself.
    pub closes: Timestamp,
    /// When it was closed, if it is.
    pub closed: Option<Timestamp>,
    /// The message that shows it, if that is known.
    pub message: Option<MessageId>,
}

impl Posted {
    /// Whether nobody's answers count any more at `now`.
    pub fn is_closed(&self, now: Timestamp) -> bool {
        self.closed.is_some() || self.closes <= now
    }
}

/// What somebody has tried of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// When the first answer came.
    pub since: Timestamp,
    /// How many answers were counted, at least 1.
    pub tries: u32,
    /// How far it has come.
    pub stage: Stage,
}

/// How far somebody is with a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It is not solved yet.
    Trying,
    /// The last answer that was counted solved it.
    Solved,
    /// They have asked for the solution.
    GaveUp,
}

/// What somebody does with a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A right answer.
    Right,
    /// A wrong answer.
    Wrong,
    /// They ask for the solution; before the first answer that is not possible.
    GiveUp,
}

/// How many have tried a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// All who have answered at least once.
    pub tried: usize,
    /// Those of them who have solved it.
    pub solved: usize,
}

/// One person's attempt at one puzzle of a club, with what the standings are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// What it is about.
    pub topic: Topic,
    /// How hard it is, as it was measured when it was posted.
    pub level: Level,
    /// Who.
    pub player: PlayerId,
    /// What they have tried.
    pub attempt: Attempt,
}

pub(super) const NEXT_PUZZLE: &str = "next puzzle";

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
            place: place(&shape),
            at: Timestamp::from_millis(shape.at),
            closes: Timestamp::from_millis(shape.closes),
            closed: shape.closed.map(Timestamp::from_millis),
            message: shape.message.map(|message| MessageId::new(message.0)),
            puzzle: shape.puzzle.into_domain().map_err(unreadable)?,
        }))
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
        let _gate = self.0.read();
        let mut records = Vec::new();
        for row in self.0.trees.puzzles.iter() {
            let (key, value) = row?;
            let read = key::of_puzzle(&key).zip(schema::decode::<shape::Posted>(&value).ok());
            let known = read.and_then(|(id, shape)| {
                let (topic, level) = (shape.puzzle.topic().ok()?, shape::level(shape.level).ok()?);
                Some((id, self::place(&shape), topic, level))
            });
            let Some((id, posted, topic, level)) = known else {
                tracing::error!("a puzzle cannot be read");
                continue;
            };
            if !is_same_club(posted, place) {
                continue;
            }
            for row in self.0.trees.attempts.scan_prefix(&key) {
                let (key, value) = row?;
                if let (Some((_, player)), Ok(shape)) = (key::of_attempt(&key), decoded(&value)) {
                    records.push(Record {
                        puzzle: id,
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

fn place(shape: &shape::Posted) -> Place {
    Place {
        club: shape.club.map(|club| ClubId::new(club.0)),
        channel: ChannelId::new(shape.channel.0),
    }
}

fn attempt(shape: &shape::Attempt) -> Attempt {
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

/// The letter that the message of a puzzle is to show it as it is now.
fn letter(id: PuzzleId, shape: &shape::Posted) -> Matter {
    Matter::Puzzle {
        channel: ChannelId::new(shape.channel.0),
        puzzle: id,
    }
}

impl Inner {
    fn posted(&self, id: PuzzleId) -> Result<Option<shape::Posted>, StoreError> {
        let bytes = self.trees.puzzles.get(key::puzzle(id))?;
        let read = |bytes: sled::IVec| {
            schema::decode(&bytes).map_err(|_| StoreError::Unreadable { what: "a puzzle" })
        };
        bytes.map(read).transpose()
    }

    fn attempt(
        &self,
        id: PuzzleId,
        player: PlayerId,
    ) -> Result<Option<shape::Attempt>, StoreError> {
        let bytes = self.trees.attempts.get(key::attempt(id, player))?;
        bytes.map(|bytes| decoded(&bytes)).transpose()
    }

    /// The puzzles that `player` has posted or tried; the gate is the caller's.
    pub(super) fn puzzles_with(&self, player: PlayerId) -> Result<Vec<PuzzleId>, StoreError> {
        let rows = self.trees.puzzlers.scan_prefix(key::player(player)).keys();
        rows.map(|row| {
            let unreadable = StoreError::Unreadable {
                what: "a list of puzzles",
            };
            key::of_puzzler(&row?).ok_or(unreadable)
        })
        .collect()
    }

    fn post_puzzle(&self, posted: &Posted, cause: Option<Cause>) -> Result<PuzzleId, AppendError> {
        let shape = shape::Posted {
            puzzle: shape::Puzzle::of(&posted.puzzle),
            level: posted.puzzle.level().number(),
            by: Id(posted.by.get()),
            club: posted.place.club.map(|club| Id(club.get())),
            channel: Id(posted.place.channel.get()),
            at: posted.at.as_millis(),
            closes: posted.closes.as_millis(),
            closed: posted.closed.map(Timestamp::as_millis),
            message: posted.message.map(|message| Id(message.get())),
        };
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
            let number = match meta.get(NEXT_PUZZLE)? {
                None => 1,
                Some(bytes) => schema::decode(&bytes)
                    .map_err(|_| change::unreadable("the next puzzle's number"))?,
            };
            let id = PuzzleId(number);
            meta.insert(NEXT_PUZZLE, schema::encode(&(number + 1)))?;
            puzzles.insert(&key::puzzle(id), schema::encode(&shape))?;
            puzzlers.insert(&key::puzzler(posted.by, id), &[])?;
            due.insert(&key::puzzle_due(posted.closes, id), &[])?;
            Ok(id)
        });
        made.map_err(|error| change::refused(error, GameId::NONE, Revision::new(0)))
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
        let overtaken = self.overtaken(GameId::NONE, &letters)?;
        let letters = self.numbered(&letters);
        let trees = &self.trees;
        let trees = (&trees.attempts, &trees.puzzlers, &trees.outbox);
        let kept = trees.transaction(|(attempts, puzzlers, outbox)| {
            attempts.insert(&key::attempt(id, player), schema::encode(&after))?;
            puzzlers.insert(&key::puzzler(player, id), &[])?;
            for key in &overtaken {
                outbox.remove(key)?;
            }
            for (number, matter) in &letters {
                let value = schema::encode(&matter.shape());
                outbox.insert(&key::letter(GameId::NONE, *number), value)?;
            }
            Ok(())
        });
        kept.map_err(engine)?;
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
        let overtaken = self.overtaken(GameId::NONE, &letters)?;
        let letters = self.numbered(&letters);
        let trees = &self.trees;
        let trees = (&trees.puzzles, &trees.puzzles_due, &trees.outbox);
        let kept = trees.transaction(|(puzzles, due, outbox)| {
            puzzles.insert(&key::puzzle(id), schema::encode(&after))?;
            if closing {
                let closes = Timestamp::from_millis(before.closes);
                due.remove(&key::puzzle_due(closes, id))?;
            }
            for key in &overtaken {
                outbox.remove(key)?;
            }
            for (number, matter) in &letters {
                let value = schema::encode(&matter.shape());
                outbox.insert(&key::letter(GameId::NONE, *number), value)?;
            }
            Ok(())
        });
        kept.map_err(engine)
    }

    /// Takes away what `player` has tried, and puts `nobody` in their place where they have posted a puzzle.
    pub(super) fn forget_puzzles(
        &self,
        player: PlayerId,
        nobody: PlayerId,
    ) -> Result<(), StoreError> {
        let _gate = self.write();
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
            done.map_err(engine)?;
        }
        Ok(())
    }
}

fn engine(error: TransactionError<std::convert::Infallible>) -> StoreError {
    match error {
        TransactionError::Storage(error) => error.into(),
        TransactionError::Abort(never) => match never {},
    }
}
