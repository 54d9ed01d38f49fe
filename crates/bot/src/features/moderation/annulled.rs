//! Which games can be annulled: those that count for ratings, as far back as these can be worked out anew, and those that
//! are played for something else, such as a league.

use crate::game::{Game, Refusal};
use crate::games::rated;
use crate::kit::failure::Failure;
use crate::kit::hooks;
use crate::kit::refusal::ModerationRefusal;
use crate::kit::services::Services;
use crate::rating::Pool;

/// The most later games of a pool that are rated anew when a game is annulled: one transaction does it, and nobody else
/// can write meanwhile. That is a fifth of a second, and more games than a large club ends in a year.
const MOST_LATER: usize = 2000;

/// Refuses to annul a `game` that counts for nothing, or is too long ago for all later ratings to be worked out without it.
///
/// # Errors
///
/// The refusal, or a [`StoreError`](crate::store::StoreError) if the games cannot be read.
pub(crate) async fn check(services: &Services, game: &Game) -> Result<(), Failure> {
    let counts = rated::counts(game) && rated::why_unrated(game).is_none();
    if !counts && !hooks::is_part(services, game).await? {
        return Err(Failure::from_refusal(game, Refusal::NotRated));
    }
    let (Some(ended), Some(club)) = (game.ended(), game.offer().place.club) else {
        return Ok(());
    };
    for &pool in Pool::of(&game.terms().rules, game.terms().size) {
        let moment = (ended, game.id());
        let later = services
            .store
            .rated_later((club, pool), moment, MOST_LATER + 1);
        if later.await? > MOST_LATER {
            return Err(ModerationRefusal::AnnulledLate(MOST_LATER).into());
        }
    }
    Ok(())
}
