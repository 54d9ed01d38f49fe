//! Lists of games, made of rows that are stored beside the records: the cost depends on the shown games, not on all.
//!
//! A row is written in the transaction of its events, and follows from them alone. One that is missing, of another
//! version, or not of the record's last event is ignored: then the record is replayed.

use std::collections::HashSet;

use super::db::{Key, Read, Source as _, StoredGame, Table, View, skip_unreadable};
use super::load::games;
use super::rows::{LastRow, read_rows, replay_rows};
use super::tables::{
    FINISHED_IN, FINISHED_OF, FINISHED_OF_IN, OFFERED_IN, OPEN_IN, OUTLINES, PLAYED_IN, RUNNING_OF,
    RUNNING_OF_IN,
};
use super::{Store, StoreError};
use tengen_game::{ChannelId, ClubId, Game, GameId, Outline, PlayerId};

/// Games per read.
const AT_ONCE: usize = 16;

/// A list of games: running ones in the order of their numbers, finished ones the latest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// Unfinished games that the player plays, has offered or is invited to.
    Of(PlayerId),
    /// Those of them in a channel.
    OfIn(PlayerId, ChannelId),
    /// Games played in a channel, or offered there and played elsewhere, as in a thread.
    PlayedIn(ChannelId),
    /// Challenges that were made in a channel and are open.
    OfferedIn(ChannelId),
    /// Challenges that were made in a club, are open and name nobody.
    OpenIn(ClubId),
    /// Finished games of the player.
    FinishedBy(PlayerId),
    /// Those offered in a channel, or last played there.
    FinishedByIn(PlayerId, ChannelId),
    /// Finished games of a channel.
    FinishedIn(ChannelId),
}

impl List {
    /// Its games, one after the other; those of a channel or a club that are not over from the number `first` on.
    fn games<'a>(
        self,
        read: &'a View<'_>,
        first: GameId,
    ) -> Box<dyn Iterator<Item = Result<GameId, StoreError>> + 'a> {
        match self {
            Self::Of(player) => games(read, RUNNING_OF, &player),
            Self::OfIn(player, channel) => games(read, RUNNING_OF_IN, &(player, channel)),
            Self::PlayedIn(channel) => games_from(read, PLAYED_IN, channel, first),
            Self::OfferedIn(channel) => games_from(read, OFFERED_IN, channel, first),
            Self::OpenIn(club) => games_from(read, OPEN_IN, club, first),
            Self::FinishedBy(player) => games(read, FINISHED_OF, &player),
            Self::FinishedByIn(player, channel) => games(read, FINISHED_OF_IN, &(player, channel)),
            Self::FinishedIn(channel) => games(read, FINISHED_IN, &channel),
        }
    }
}

/// Games of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outlines {
    pub games: Vec<Outline>,
    /// Games with unreadable records, among those that were read.
    pub unreadable: Vec<GameId>,
}

impl Store {
    /// The first games of `list` that are `wanted`, at most `limit`; later ones are not read.
    pub async fn outlines(
        &self,
        list: List,
        limit: usize,
        wanted: impl FnMut(&Outline) -> bool,
    ) -> Result<Outlines, StoreError> {
        self.outlines_from(list, GameId::new(0), limit, wanted)
            .await
    }

    /// As [`Store::outlines`], for games with a number from `first` on; `list` is of a channel or a club.
    pub async fn outlines_from(
        &self,
        list: List,
        first: GameId,
        limit: usize,
        mut wanted: impl FnMut(&Outline) -> bool,
    ) -> Result<Outlines, StoreError> {
        let mut found = Outlines::default();
        let mut looked_at = HashSet::new();
        let at_once = limit.clamp(1, AT_ONCE);
        // A short list is mostly found among the first games.
        for portion in [limit.saturating_add(AT_ONCE), usize::MAX] {
            let listed = |view: &View<'_>| {
                let all = list.games(view, first).take(portion);
                let all = all.collect::<Result<Vec<_>, _>>()?;
                let is_all = all.len() < portion;
                let is_new = |game: &GameId| !looked_at.contains(game);
                let new: Vec<GameId> = all.into_iter().filter(is_new).collect();
                let beginning = summaries(view, &new[..at_once.min(new.len())])?;
                Ok((new, beginning, is_all))
            };
            let (games, beginning, is_all) = self.0.engine.browse(listed).await?;
            looked_at.extend(games.iter().copied());
            let mut beginning = Some(beginning);
            for some in games.chunks(at_once) {
                let summaries = match beginning.take() {
                    Some(beginning) => beginning,
                    None => self.0.engine.read(|view| summaries(view, some)).await?,
                };
                for (game, source) in summaries {
                    if found.games.len() == limit {
                        return Ok(found);
                    }
                    match source.outline() {
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

    /// Number of games in `list`.
    pub async fn count(&self, list: List) -> Result<usize, StoreError> {
        let count = |view: &View<'_>| {
            let mut games = list.games(view, GameId::new(0));
            games.try_fold(0, |count, game| game.map(|_| count + 1))
        };
        self.0.engine.browse(count).await
    }

    /// The outline of the game `id`, if it exists.
    ///
    /// # Errors
    ///
    /// [`StoreError::Corrupt`] if there is no such row, and the record cannot be read.
    pub async fn outline(&self, id: GameId) -> Result<Option<Outline>, StoreError> {
        let source = self
            .0
            .engine
            .read(|view| OutlineSource::of(view, id))
            .await?;
        source.outline()
    }

    /// The game of `list`, if there is only one.
    ///
    /// # Errors
    ///
    /// [`StoreError::Corrupt`] if its record cannot be read.
    pub async fn only(&self, list: List) -> Result<Option<Game>, StoreError> {
        let only = |view: &View<'_>| {
            let mut games = list.games(view, GameId::new(0));
            match (games.next().transpose()?, games.next()) {
                (Some(only), None) => read_rows(view, only).map(Some),
                _ => Ok(None),
            }
        };
        let stored = self.0.engine.read(only).await?;
        stored.map_or(Ok(None), |stored| replay_rows(&stored))
    }
}

/// The outlines of `games`, or substitutes for damaged ones.
fn summaries(
    read: &impl Read,
    games: &[GameId],
) -> Result<Vec<(GameId, OutlineSource)>, StoreError> {
    let each = games
        .iter()
        .map(|&id| Ok((id, OutlineSource::of(read, id)?)));
    each.collect()
}

/// The outline of the game `id`, if it exists.
pub(super) fn read_outline(read: &impl Read, id: GameId) -> Result<Option<Outline>, StoreError> {
    OutlineSource::of(read, id)?.outline()
}

/// A game's outline, or its substitute.
enum OutlineSource {
    /// The row beside its record.
    Row(Box<Outline>),
    /// Its record alone.
    Record(StoredGame),
}

impl OutlineSource {
    fn of(read: &impl Read, id: GameId) -> Result<Self, StoreError> {
        let outlined = skip_unreadable(read.get(OUTLINES, &id))?;
        // An unreadable outline is derived again, like a missing one.
        match outlined.and_then(|outlined| outlined.into_domain(id).ok()) {
            Some(outline) if is_latest(read, &outline)? => Ok(Self::Row(Box::new(outline))),
            _ => Ok(Self::Record(read_rows(read, id)?)),
        }
    }

    fn outline(self) -> Result<Option<Outline>, StoreError> {
        match self {
            Self::Row(outline) => Ok(Some(*outline)),
            Self::Record(stored) => Ok(replay_rows(&stored)?.as_ref().map(Outline::of)),
        }
    }
}

/// The games of a list of a channel or a club, `place`, from the number `first` on.
fn games_from<'a, P: Key + 'a>(
    read: &'a View<'_>,
    list: Table<(P, GameId), ()>,
    place: P,
    first: GameId,
) -> Box<dyn Iterator<Item = Result<GameId, StoreError>> + 'a> {
    let rows = read.rows_from(list.name(), &place.bytes(), &(place, first).bytes());
    Box::new(rows.map(move |row| {
        let key = <(P, GameId)>::of(&row?.0);
        key.map(|(_, game)| game).ok_or(list.unreadable())
    }))
}

/// Whether `outline` covers the whole record.
fn is_latest(read: &impl Read, outline: &Outline) -> Result<bool, StoreError> {
    match LastRow::of(read, outline.id) {
        Ok(Some(last)) => Ok(last.revision() == outline.revision),
        Ok(None) | Err(StoreError::Corrupt { .. }) => Ok(false),
        Err(error) => Err(error),
    }
}
