//! The outbox: letters wait here until Discord has what they tell.
//!
//! A letter is written in the transaction of its cause. Most are removed without waiting for the disk:
//! should that be lost, the letter is found again, and whoever sends it sees what stands, or says the same once more
//! to nobody's harm. What people are told alone waits for the disk: nobody can see that it was told.

use super::commit::{Asker, Until};
use super::key::{All, Begins};
use super::read::{Read, lenient};
use super::tables::{BOARDS, OUTBOX, TRAILS};
use super::transaction::{Counter, Transaction};
use super::{BoardMessage, Letter, LetterId, Matter, Source, Store, StoreError, Subject};
use crate::game::GameId;

/// What becomes of a game's older messages when a new one stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trail {
    /// They stay, without their buttons.
    Kept,
    /// Only the last one stays, without its buttons.
    LastKept,
}

impl Store {
    /// All that must still reach Discord, in the order in which it was written.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn letters(&self) -> Result<Vec<Letter>, StoreError> {
        let mut letters = letters(&self.0.read(), &All)?;
        letters.sort_by_key(|&(_, id, _)| id);
        let source = |id| match id <= self.0.last_letter {
            true => Source::Past,
            false => Source::Present,
        };
        let letter = |(subject, id, matter)| Letter {
            id,
            subject,
            matter,
            source: source(id),
        };
        Ok(letters.into_iter().map(letter).collect())
    }

    /// Waits until all that can be read is on the disk: a row can be read a moment before, and what is told
    /// of it is not to be lost.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn make_durable(&self) -> Result<(), StoreError> {
        self.0.committer.commit().await
    }

    /// Whether `letter` is still to be sent.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn is_waiting(&self, letter: &Letter) -> Result<bool, StoreError> {
        self.0.read().has(OUTBOX, &(letter.subject, letter.id))
    }

    /// Puts another letter about `subject` into the outbox, that no event of a game has caused.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn write(
        &self,
        subject: impl Into<Subject>,
        matter: Matter,
    ) -> Result<(), StoreError> {
        let subject = subject.into();
        let written = move |tx: &mut Transaction<'_>| put_letters(tx, subject, &[matter]);
        let committer = &self.0.committer;
        committer
            .transact(Asker::Person, Until::Durable, written)
            .await
    }

    /// Takes `letter` out of the outbox: Discord has it, or nobody needs it any more.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn sent(&self, letter: &Letter) -> Result<(), StoreError> {
        let until = match letter.matter {
            Matter::Notice { .. } | Matter::Summary { .. } => Until::Durable,
            _ => Until::Seen,
        };
        let key = (letter.subject, letter.id);
        let sent = move |tx: &mut Transaction<'_>| tx.take(OUTBOX, &key);
        self.0.committer.transact(Asker::Person, until, sent).await
    }

    /// The card of the challenge that became `game` says what has become of it.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn settled(&self, game: GameId) -> Result<(), StoreError> {
        let settled = move |tx: &mut Transaction<'_>| {
            for (subject, id, matter) in letters(tx, &Subject::Game(game))? {
                if let Matter::Card { .. } = matter {
                    tx.take(OUTBOX, &(subject, id))?;
                }
            }
            Ok(())
        };
        let committer = &self.0.committer;
        committer
            .transact(Asker::Person, Until::Seen, settled)
            .await
    }

    /// The message `board` shows `game`: letters that ask for it are done,
    /// and what becomes of the message before it is a letter now.
    ///
    /// A message that a newer one has overtaken on the way is to lose its own buttons.
    /// What else must reach Discord because of it is in `letters`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn shown(
        &self,
        game: GameId,
        board: BoardMessage,
        trail: Trail,
        letters: &[Matter],
    ) -> Result<(), StoreError> {
        let letters = letters.to_vec();
        let shown = move |tx: &mut Transaction<'_>| shown(tx, game, board, trail, &letters);
        let committer = &self.0.committer;
        committer.transact(Asker::Person, Until::Seen, shown).await
    }
}

/// The letters whose keys begin so; without those that cannot be read, with a word in the log.
pub(super) fn letters(
    read: &impl Read,
    beginning: &impl Begins<(Subject, LetterId)>,
) -> Result<Vec<(Subject, LetterId, Matter)>, StoreError> {
    let mut letters = Vec::new();
    for row in read.scan(OUTBOX, beginning) {
        match row {
            Ok(((subject, id), matter)) => letters.push((subject, id, matter)),
            Err(StoreError::Unreadable { .. }) => {
                tracing::error!("a letter in the outbox cannot be read");
            }
            Err(error) => return Err(error),
        }
    }
    Ok(letters)
}

/// Writes letters about `subject`, which take the place of those that they overtake.
pub(super) fn mail(
    tx: &mut Transaction<'_>,
    subject: Subject,
    matters: &[Matter],
) -> Result<(), StoreError> {
    if matters.is_empty() {
        return Ok(());
    }
    for (_, id, older) in letters(tx, &subject)? {
        if matters.iter().any(|newer| older.is_overtaken_by(*newer)) {
            tx.take(OUTBOX, &(subject, id))?;
        }
    }
    put_letters(tx, subject, matters)
}

fn put_letters(
    tx: &mut Transaction<'_>,
    subject: Subject,
    matters: &[Matter],
) -> Result<(), StoreError> {
    for matter in matters {
        let id = LetterId(tx.next(Counter::Letter)?);
        tx.put(OUTBOX, &(subject, id), matter)?;
    }
    Ok(())
}

/// The message `board` shows `game`.
fn shown(
    tx: &mut Transaction<'_>,
    game: GameId,
    board: BoardMessage,
    trail: Trail,
    more: &[Matter],
) -> Result<(), StoreError> {
    // A place that cannot be read is as good as none: the new one takes its room.
    let (newest, older) = match lenient(tx.get(BOARDS, &game))? {
        Some(known) if known.message == board.message => (board, None),
        Some(known) if known.revision > board.revision => (known, Some(board)),
        known => (board, known),
    };
    let before_that = match (trail, older) {
        (Trail::LastKept, Some(_)) => lenient(tx.get(TRAILS, &game))?,
        (Trail::LastKept, None) | (Trail::Kept, _) => None,
    };
    let strip = older.map(|old| Matter::Strip {
        channel: old.channel,
        message: old.message,
    });
    let delete = before_that.map(|old| Matter::Delete {
        channel: old.channel,
        message: old.message,
    });
    let new = strip.into_iter().chain(delete);
    let new: Vec<Matter> = new.chain(more.iter().copied()).collect();
    let subject = Subject::Game(game);
    for (_, id, matter) in letters(tx, &subject)? {
        if matches!(matter, Matter::Board { revision, .. } if revision <= newest.revision) {
            tx.take(OUTBOX, &(subject, id))?;
        }
    }
    put_letters(tx, subject, &new)?;
    tx.put(BOARDS, &game, &newest)?;
    match (trail, older) {
        (Trail::LastKept, Some(older)) => tx.put(TRAILS, &game, &older),
        (Trail::LastKept, None) => Ok(()),
        (Trail::Kept, _) => tx.take(TRAILS, &game),
    }
}
