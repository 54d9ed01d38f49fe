//! Lists of games, told by rows that are kept beside the records: a look costs what it shows, not what there is.
//!
//! A row is written in the transaction of the events that it tells of, and follows from them alone.
//! One that is missing, of another version, or not of the record's last event is passed over: then the record is replayed.

use super::load::games;
use super::read::{Read, lenient};
use super::rows::{Kept, LastRow};
use super::tables::{
    FINISHED_IN, FINISHED_OF, FINISHED_OF_IN, OUTLINES, PLAYED_IN, RUNNING_OF, RUNNING_OF_IN,
};
use super::{Store, StoreError};
use crate::game::{ChannelId, GameId, Outline, PlayerId};

/// A list of games: running ones in the order of their numbers, finished ones the latest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// Those that somebody plays, has offered or is invited to, and that are not over.
    Of(PlayerId),
    /// Those of them in a channel.
    OfIn(PlayerId, ChannelId),
    /// Those that are being played in a channel.
    PlayedIn(ChannelId),
    /// Those that somebody has finished.
    FinishedBy(PlayerId),
    /// Those of them that were offered in a channel, or played there at last.
    FinishedByIn(PlayerId, ChannelId),
    /// Those that were finished in a channel.
    FinishedIn(ChannelId),
}

impl List {
    /// Its games, one after the other.
    fn games(self, read: &impl Read) -> Box<dyn Iterator<Item = Result<GameId, StoreError>> + '_> {
        match self {
            Self::Of(player) => games(read, RUNNING_OF, &player),
            Self::OfIn(player, channel) => games(read, RUNNING_OF_IN, &(player, channel)),
            Self::PlayedIn(channel) => games(read, PLAYED_IN, &channel),
            Self::FinishedBy(player) => games(read, FINISHED_OF, &player),
            Self::FinishedByIn(player, channel) => games(read, FINISHED_OF_IN, &(player, channel)),
            Self::FinishedIn(channel) => games(read, FINISHED_IN, &channel),
        }
    }
}

/// Games of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outlines {
    /// Those that were asked for.
    pub games: Vec<Outline>,
    /// Those whose record cannot be read, as far as it was looked.
    pub unreadable: Vec<GameId>,
}

impl Store {
    /// The first games of `list` that are `wanted`, `limit` of them at most; what comes after them is not looked at.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn outlines(
        &self,
        list: List,
        limit: usize,
        mut wanted: impl FnMut(&Outline) -> bool,
    ) -> Result<Outlines, StoreError> {
        let mut found = Outlines::default();
        for id in list.games(&self.0.trees) {
            if found.games.len() == limit {
                break;
            }
            match self.outline(id?) {
                Ok(outline) => found.games.extend(outline.filter(&mut wanted)),
                Err(StoreError::Corrupt { game, reason }) => {
                    tracing::error!(%game, %reason, "the record of a game cannot be read");
                    found.unreadable.push(game);
                }
                Err(error) => return Err(error),
            }
        }
        Ok(found)
    }

    /// What lists tell of the game `id`, if there is one.
    ///
    /// # Errors
    ///
    /// [`StoreError::Corrupt`] if there is no row that tells it, and the record cannot be read.
    pub fn outline(&self, id: GameId) -> Result<Option<Outline>, StoreError> {
        let kept = {
            let view = self.0.read();
            let outlined = lenient(view.get(OUTLINES, &id))?;
            // One that means nothing is made anew, as one that is missing.
            match outlined.and_then(|outlined| outlined.into_domain(id).ok()) {
                Some(outline) if is_latest(&view, &outline)? => return Ok(Some(outline)),
                _ => Kept::of(&view, id)?,
            }
        };
        Ok(kept.game()?.as_ref().map(Outline::of))
    }
}

/// Whether `outline` tells of all that its record holds.
fn is_latest(read: &impl Read, outline: &Outline) -> Result<bool, StoreError> {
    match LastRow::of(read, outline.id) {
        Ok(Some(last)) => Ok(last.revision() == outline.revision),
        Ok(None) | Err(StoreError::Corrupt { .. }) => Ok(false),
        Err(error) => Err(error),
    }
}
