//! Reads of ratings.

use super::settle::count_earlier_wins;
use super::{RATED, Rated, RatingStep, STANDINGS, STEPS, Standing};
use crate::db::{Key as _, KeyPrefix, Read as _, Row as _, Source as _, View, skip_unreadable};
use crate::{Store, StoreError};
use tengen_game::clock::Timestamp;
use tengen_game::{ClubId, GameId, PlayerId};
use tengen_rating::Pool;

impl Store {
    /// Computes all ratings again from the logs, and returns the number of derived rows: for measurements.
    #[doc(hidden)]
    pub async fn recompute_ratings(&self) -> Result<usize, StoreError> {
        Ok(self.0.engine.totals().await?.len())
    }

    /// The standing of `player` in a club and a pool; none without a rated game.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub async fn rating(
        &self,
        club: ClubId,
        pool: Pool,
        player: PlayerId,
    ) -> Result<Option<Standing>, StoreError> {
        let key = ((club, pool), player);
        self.0.engine.read(|view| view.get(STANDINGS, &key)).await
    }

    /// All players of rated games in a club and a pool, with their standings.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine. What cannot be read is left out.
    pub async fn ratings(
        &self,
        club: ClubId,
        pool: Pool,
    ) -> Result<Vec<(PlayerId, Standing)>, StoreError> {
        let all = |view: &View<'_>| {
            let club_pool = (club, pool);
            let rows = view.scan(STANDINGS, &club_pool);
            let rows = rows.filter_map(|row| {
                let row = skip_unreadable(row.map(Some)).transpose()?;
                Some(row.map(|((_, player), standing)| (player, standing)))
            });
            rows.collect()
        };
        self.0.engine.browse(all).await
    }

    /// The rated games of `player` in a club and a pool, the earliest first: the end and the effect of each.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine. What cannot be read is left out.
    pub async fn rated_games_of(
        &self,
        club: ClubId,
        pool: Pool,
        player: PlayerId,
    ) -> Result<Vec<(Timestamp, GameId, RatingStep)>, StoreError> {
        let theirs = ((club, pool), player);
        let all = |view: &View<'_>| {
            let rows = view.scan(STEPS, &theirs);
            let rows = rows.filter_map(|row| {
                let row = skip_unreadable(row.map(Some)).transpose()?;
                Some(row.map(|((_, _, (at, game)), step)| (at, game, step)))
            });
            rows.collect()
        };
        self.0.engine.browse(all).await
    }

    /// The rated games of a club and a pool that ended from `from` until before `until`, the earliest first.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine. What cannot be read is left out.
    pub async fn rated_games(
        &self,
        club: ClubId,
        pool: Pool,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<Vec<(Timestamp, GameId, Rated)>, StoreError> {
        let prefix = KeyPrefix::<((ClubId, Pool), (Timestamp, GameId))>::prefix(&(club, pool));
        let first = ((club, pool), (from, GameId::NONE)).bytes();
        let all = |view: &View<'_>| {
            let mut games = Vec::new();
            for row in view.rows_from(RATED.name(), &prefix, &first) {
                let (key, value) = row?;
                let Some((_, (at, game))) = <((ClubId, Pool), (Timestamp, GameId))>::of(&key)
                else {
                    continue;
                };
                if at >= until {
                    break;
                }
                games.extend(Rated::decode(&value).ok().map(|rated| (at, game, rated)));
            }
            Ok(games)
        };
        self.0.engine.browse(all).await
    }

    /// The number of rated games of a club and a pool that ended after the one that ended at `moment`, at most `most`.
    pub async fn count_rated_later(
        &self,
        club: ClubId,
        pool: Pool,
        moment: (Timestamp, GameId),
        most: usize,
    ) -> Result<usize, StoreError> {
        let prefix = KeyPrefix::<((ClubId, Pool), (Timestamp, GameId))>::prefix(&(club, pool));
        let first = ((club, pool), moment).bytes();
        let count = |view: &View<'_>| {
            let rows = view.rows_from(RATED.name(), &prefix, &first);
            let mut later = 0;
            for row in rows {
                let (key, _) = row?;
                let at = <((ClubId, Pool), (Timestamp, GameId))>::of(&key);
                later += usize::from(at.is_some_and(|(_, at)| at > moment));
                if later >= most {
                    break;
                }
            }
            Ok(later)
        };
        self.0.engine.browse(count).await
    }

    /// Number of recent wins of `winner` over `loser` in a club and a pool, for a game that ends at `at`.
    pub async fn count_recent_wins(
        &self,
        club: ClubId,
        pool: Pool,
        winner: PlayerId,
        loser: PlayerId,
        at: Timestamp,
    ) -> Result<usize, StoreError> {
        let beaten = |view: &View<'_>| {
            let (club_pool, moment) = ((club, pool), (at, GameId::NONE));
            count_earlier_wins(view, club_pool, winner, loser, moment)
        };
        self.0.engine.read(beaten).await
    }

    /// The change of `player`'s rating in a club and a pool by the game that ended at `at`, if it counts.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub async fn rating_change(
        &self,
        club: ClubId,
        pool: Pool,
        player: PlayerId,
        at: Timestamp,
        game: GameId,
    ) -> Result<Option<RatingStep>, StoreError> {
        let key = ((club, pool), player, (at, game));
        self.0.engine.read(|view| view.get(STEPS, &key)).await
    }
}
