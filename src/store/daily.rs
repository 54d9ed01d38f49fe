//! A puzzle a day: a row for each channel that wants one, and an index by time.

use super::batch::Batch;
use super::schema::daily as shape;
use super::{Inner, Matter, Posted, PuzzleId, Store, StoreError, Trees, key, schema};
use crate::clock::Timestamp;
use crate::game::{ChannelId, ClubId, GameId, Hour};
use crate::puzzle::{Level, Topic};

/// That a puzzle comes in a channel each day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Daily {
    /// The server of the channel, by whose day the hour is told.
    pub club: ClubId,
    /// The hour at which it comes.
    pub hour: Hour,
    /// What it is about; anything otherwise.
    pub topic: Option<Topic>,
    /// How hard it is; any level otherwise.
    pub level: Option<Level>,
    /// When the next one is due.
    pub next: Timestamp,
}

impl Store {
    /// Which puzzle comes daily in `channel`, if one does.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub async fn daily(&self, channel: ChannelId) -> Result<Option<Daily>, StoreError> {
        self.0.daily(channel)
    }

    /// Which puzzles come daily in the channels of `club`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if one cannot be read.
    pub async fn dailies_of(&self, club: ClubId) -> Result<Vec<(ChannelId, Daily)>, StoreError> {
        let _gate = self.0.read();
        let mut found = Vec::new();
        for row in self.0.trees.dailies.iter() {
            let (key, value) = row?;
            let channel = key::of_channel(&key).ok_or(UNREADABLE)?;
            found.push((channel, decode(&value)?));
        }
        found.retain(|(_, daily)| daily.club == club);
        Ok(found)
    }

    /// The channels in which a puzzle is due at `now`, the longest waiting first.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn dailies_due(&self, now: Timestamp) -> Result<Vec<ChannelId>, StoreError> {
        let _gate = self.0.read();
        let mut due = Vec::new();
        for row in self.0.trees.dailies_due.iter().keys() {
            let (at, channel) = key::of_daily_due(&row?).ok_or(UNREADABLE)?;
            if at > now {
                break;
            }
            due.push(channel);
        }
        Ok(due)
    }

    /// From now on this puzzle comes daily in `channel`, or none. With none, one that has not gone out yet does not either.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn set_daily(
        &self,
        channel: ChannelId,
        daily: Option<Daily>,
    ) -> Result<(), StoreError> {
        self.0.committer.check()?;
        self.0.set_daily(channel, daily)?;
        self.0.committer.commit().await
    }

    /// Keeps `posted` as the puzzle that was due by `daily`, to be posted in its channel, and that the one after it is due at `next`.
    ///
    /// None, and nothing is kept, if another puzzle or none is due there by now: so each comes once.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; nothing is kept then.
    pub async fn post_daily(
        &self,
        daily: Daily,
        posted: &Posted,
        next: Timestamp,
    ) -> Result<Option<PuzzleId>, StoreError> {
        self.0.committer.check()?;
        let id = self.0.post_daily(daily, posted, next)?;
        self.0.committer.commit().await?;
        Ok(id)
    }
}

impl Inner {
    fn daily(&self, channel: ChannelId) -> Result<Option<Daily>, StoreError> {
        let kept = self.trees.dailies.get(key::channel(channel))?;
        kept.map(|bytes| decode(&bytes)).transpose()
    }

    fn set_daily(&self, channel: ChannelId, daily: Option<Daily>) -> Result<(), StoreError> {
        let _gate = self.write();
        let before = self.trees.dailies.get(key::channel(channel))?;
        // One that cannot be read is found in the list of what is due, and nobody misses it there.
        let before = before.and_then(|bytes| decode(&bytes).ok());
        let mut batch = Batch::default();
        self.put_daily(&mut batch, channel, before, daily);
        if daily.is_none() {
            self.take_new_puzzles(&mut batch, channel)?;
        }
        batch.keep()
    }

    /// The rows of the puzzle that comes daily in `channel`, in place of those of the one `before`.
    fn put_daily(
        &self,
        batch: &mut Batch,
        channel: ChannelId,
        before: Option<Daily>,
        after: Option<Daily>,
    ) {
        let Trees {
            dailies,
            dailies_due,
            ..
        } = &self.trees;
        if let Some(before) = before {
            batch.take(dailies_due, key::daily_due(before.next, channel));
        }
        match after {
            Some(after) => {
                batch.put(dailies, key::channel(channel), encode(&after));
                batch.put(dailies_due, key::daily_due(after.next, channel), &[]);
            }
            None => batch.take(dailies, key::channel(channel)),
        }
    }

    /// The end of all letters that post a puzzle in `channel`; the gate is the caller's.
    fn take_new_puzzles(&self, batch: &mut Batch, channel: ChannelId) -> Result<(), StoreError> {
        let posts =
            |matter| matches!(matter, Matter::NewPuzzle { channel: there, .. } if there == channel);
        for letter in self.letters_of(GameId::NONE)? {
            if posts(letter.matter) {
                batch.take(&self.trees.outbox, key::letter(GameId::NONE, letter.id));
            }
        }
        Ok(())
    }

    fn post_daily(
        &self,
        daily: Daily,
        posted: &Posted,
        next: Timestamp,
    ) -> Result<Option<PuzzleId>, StoreError> {
        let _gate = self.write();
        let channel = posted.place.channel;
        if self.daily(channel)? != Some(daily) {
            return Ok(None);
        }
        let mut batch = Batch::default();
        let id = self.next_puzzle(&mut batch)?;
        self.put_puzzle(&mut batch, id, posted);
        let after = Daily { next, ..daily };
        self.put_daily(&mut batch, channel, Some(daily), Some(after));
        let letter = Matter::NewPuzzle {
            channel,
            puzzle: id,
        };
        let mail = self.mail(GameId::NONE, &[letter])?;
        batch.deliver(&self.trees.outbox, &mail);
        batch.keep()?;
        Ok(Some(id))
    }
}

const UNREADABLE: StoreError = StoreError::Unreadable {
    what: "a daily puzzle",
};

pub(super) fn encode(daily: &Daily) -> Vec<u8> {
    schema::encode(&shape::Daily::of(daily))
}

fn decode(bytes: &[u8]) -> Result<Daily, StoreError> {
    let shape: shape::Daily = schema::decode(bytes).map_err(|_| UNREADABLE)?;
    shape.into_domain().map_err(|_| UNREADABLE)
}
