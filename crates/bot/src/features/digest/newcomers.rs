//! Members who have finished their first games in a club.

use crate::clock::Timestamp;
use crate::features::digest::week::counts;
use crate::game::{ClubId, Outline, PlayerId, Progress};
use crate::kit::services::Services;
use crate::store::{List, StoreError};

/// Maximum number of earlier games that are read: a member who has finished as many elsewhere is no beginner.
const MOST_READ: usize = 100;

/// Whether no game that counts had ended for `player` in `club` before `since`.
///
/// # Errors
///
/// A [`StoreError`] if that cannot be read.
pub(crate) async fn is_new(
    services: &Services,
    club: ClubId,
    player: PlayerId,
    since: Timestamp,
) -> Result<bool, StoreError> {
    let mut looked_at = 0;
    let is_known = |game: &Outline| {
        let Progress::Finished(finish) = game.progress else {
            return false;
        };
        if finish.at >= since {
            return false;
        }
        looked_at += 1;
        looked_at >= MOST_READ || (game.place.club == Some(club) && counts(game))
    };
    let store = &services.store;
    let earlier = store.outlines(List::FinishedBy(player), 1, is_known);
    Ok(earlier.await?.games.is_empty())
}
