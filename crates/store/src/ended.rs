//! The games of a club by their end: the cost of reading a week depends on that week alone.

use super::db::{Key as _, Source as _, View};
use super::tables::ENDED_IN;
use super::{Outlines, Store, StoreError};
use tengen_game::clock::Timestamp;
use tengen_game::{ClubId, GameId};

impl Store {
    /// The games that ended in `club` from `from` until before `until`, the earliest first, with those that cannot be
    /// read.
    pub async fn ended_in(
        &self,
        club: ClubId,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<Outlines, StoreError> {
        let ids = |view: &View<'_>| {
            let mut ids = Vec::new();
            for row in view.rows_from(ENDED_IN.name(), &club.bytes(), &(club, from).bytes()) {
                let key = <(ClubId, Timestamp, GameId)>::of(&row?.0);
                let (_, at, id) = key.ok_or(ENDED_IN.unreadable())?;
                if at >= until {
                    break;
                }
                ids.push(id);
            }
            Ok(ids)
        };
        let ids: Vec<GameId> = self.0.engine.browse(ids).await?;
        let mut ended = Outlines::default();
        for id in ids {
            match self.outline(id).await {
                Ok(outline) => ended.games.extend(outline),
                Err(StoreError::Corrupt { .. }) => ended.unreadable.push(id),
                Err(error) => return Err(error),
            }
        }
        Ok(ended)
    }
}
