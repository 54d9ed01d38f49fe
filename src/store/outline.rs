//! Lists of games, told by rows that are kept beside the records: a look costs what it shows, not what there is.
//!
//! A row is written in the transaction of the events that it tells of, and follows from them alone.
//! One that is missing, of another version, or not of the record's last event is passed over: then the record is replayed.

use std::collections::HashSet;

use super::load::games;
use super::read::{Read, View, lenient};
use super::rows::{Kept, LastRow};
use super::tables::{
    FINISHED_IN, FINISHED_OF, FINISHED_OF_IN, OUTLINES, PLAYED_IN, RUNNING_OF, RUNNING_OF_IN,
};
use super::{Inner, Store, StoreError};
use crate::game::{ChannelId, GameId, Outline, PlayerId};

/// So many games are looked at in one read.
const AT_ONCE: usize = 16;

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
        let mut looked_at = HashSet::new();
        // Who asks for few games mostly finds them among the first.
        for portion in [limit.saturating_add(AT_ONCE), usize::MAX] {
            let games = |view: &View<'_>| list.games(view).take(portion).collect();
            let mut games: Vec<GameId> = self.0.engine.browse(games).await?;
            let is_all = games.len() < portion;
            games.retain(|&game| looked_at.insert(game));
            for some in games.chunks(limit.clamp(1, AT_ONCE)) {
                for (game, told) in self.0.told(some).await? {
                    if found.games.len() == limit {
                        return Ok(found);
                    }
                    match told.outline() {
                        Ok(outline) => found.games.extend(outline.filter(&mut wanted)),
                        Err(StoreError::Corrupt { reason, .. }) => {
                            tracing::error!(%game, %reason, "the record of a game cannot be read");
                            found.unreadable.push(game);
                        }
                        Err(error) => return Err(error),
                    }
                }
            }
            if is_all {
                break;
            }
        }
        Ok(found)
    }

    /// What lists tell of the game `id`, if there is one.
    ///
    /// # Errors
    ///
    /// [`StoreError::Corrupt`] if there is no row that tells it, and the record cannot be read.
    pub async fn outline(&self, id: GameId) -> Result<Option<Outline>, StoreError> {
        let told = self.0.engine.read(|view| Told::of(view, id)).await?;
        told.outline()
    }
}

impl Inner {
    /// What there is to tell each of `games` by.
    async fn told(&self, games: &[GameId]) -> Result<Vec<(GameId, Told)>, StoreError> {
        let told = |view: &View<'_>| {
            let each = games.iter().map(|&id| Ok((id, Told::of(view, id)?)));
            each.collect()
        };
        self.engine.read(told).await
    }
}

/// What there is to tell a game by.
enum Told {
    /// The row beside its record.
    Row(Box<Outline>),
    /// Its record alone.
    Record(Kept),
}

impl Told {
    fn of(read: &impl Read, id: GameId) -> Result<Self, StoreError> {
        let outlined = lenient(read.get(OUTLINES, &id))?;
        // One that means nothing is made anew, as one that is missing.
        match outlined.and_then(|outlined| outlined.into_domain(id).ok()) {
            Some(outline) if is_latest(read, &outline)? => Ok(Self::Row(Box::new(outline))),
            _ => Ok(Self::Record(Kept::of(read, id)?)),
        }
    }

    fn outline(self) -> Result<Option<Outline>, StoreError> {
        match self {
            Self::Row(outline) => Ok(Some(*outline)),
            Self::Record(kept) => Ok(kept.game()?.as_ref().map(Outline::of)),
        }
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
