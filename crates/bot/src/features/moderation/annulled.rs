//! Games that can be annulled: rated ones, as far back as ratings can be recomputed, and those of activities, such as a
//! league.

use crate::features::moderation::refusal::ModerationRefusal;
use crate::game::{Game, Refusal};
use crate::games::rated;
use crate::kit::failure::Failure;
use crate::kit::hooks;
use crate::kit::services::Services;
use crate::rating::Pool;

/// Maximum number of later games of a pool whose ratings are recomputed when a game is annulled: that happens in one
/// transaction, which blocks other writers. That many take a fifth of a second, and are more than a large club ends in a
/// year.
const MOST_LATER: usize = 2000;

/// Refuses to annul a `game` that counts for nothing, or that ended too long ago for all later ratings to be
/// recomputed.
///
/// # Errors
///
/// The refusal, or a [`StoreError`](crate::store::StoreError) if the games cannot be read.
pub(crate) async fn check(services: &Services, game: &Game) -> Result<(), Failure> {
    let counts = rated::counts(game) && rated::why_unrated(game).is_none();
    if !counts && !hooks::is_part(services, game).await? {
        return Err(Failure::from_refusal(game, Refusal::NotRated));
    }
    let (Some(ended), Some(club)) = (game.end_time(), game.offer().place.club) else {
        return Ok(());
    };
    for &pool in Pool::of(&game.terms().rules, game.terms().size) {
        let moment = (ended, game.id());
        let later = services
            .store
            .count_rated_later(club, pool, moment, MOST_LATER + 1);
        if later.await? > MOST_LATER {
            return Err(ModerationRefusal::AnnulledLate(MOST_LATER).into());
        }
    }
    Ok(())
}
