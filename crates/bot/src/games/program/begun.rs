//! The member who began a channel's game against the engine: its thinking uses their budget.
//!
//! A member can begin such games in many channels. They are bounded as if all of them were the member's own.

use crate::game::{Game, GameId, Invitation, PlayerId, Progress};
use crate::kit::failure::Failure;
use crate::kit::prefs::{OrUsual as _, Pref};
use crate::kit::services::Services;
use crate::store::{Assignment, Batch, StoreError};

/// The member who began a channel's game against the engine.
static BY: Pref<GameId, Option<PlayerId>> = Pref::new("begun-by");
/// The games that each member has begun.
static BEGUN: Pref<PlayerId, Vec<GameId>> = Pref::new("begun-for-channels");

/// Notes for a new game of `challenger` that `player` begins for others; none if they play themselves, or against
/// people. Entries of games that are over are removed.
pub(crate) async fn notes(
    services: &Services,
    player: PlayerId,
    (challenger, invitation): (PlayerId, Invitation),
) -> Result<Vec<Assignment>, StoreError> {
    let is_one =
        challenger.team_channel().is_some() && invitation.players().any(PlayerId::is_program);
    if !is_one {
        return Ok(Vec::new());
    }
    let known = BEGUN.get(services, player).await?;
    let mut goes_on = running(services, &known).await?;
    let over = known.iter().filter(|game| !goes_on.contains(game));
    let mut noted: Vec<_> = over.map(|game| BY.assign(*game, &None)).collect();
    goes_on.push(GameId::NONE);
    noted.push(BEGUN.assign(player, &goes_on));
    noted.push(BY.assign(GameId::NONE, &Some(player)));
    Ok(noted)
}

/// How many games that `player` has begun for the members of channels go on.
pub(crate) async fn count(services: &Services, player: PlayerId) -> Result<usize, Failure> {
    let known = BEGUN.get(services, player).await?;
    Ok(running(services, &known).await?.len())
}

/// Whose budget pays for the engine's thinking in `game` against `other`: for a team, the member who began it.
pub(crate) async fn at_whose_expense(
    services: &Services,
    game: &Game,
    other: PlayerId,
) -> PlayerId {
    match other.team_channel() {
        Some(_) => BY
            .get(services, game.id())
            .await
            .or_usual(None)
            .unwrap_or(other),
        None => other,
    }
}

/// Removes `player` from all notes (data deletion).
pub(crate) async fn forget(services: &Services, player: PlayerId) -> Result<(), StoreError> {
    let known = BEGUN.get(services, player).await?;
    let assignments = known.iter().map(|game| BY.assign(*game, &None)).collect();
    let batch = Batch {
        assignments,
        ..Batch::default()
    };
    services.store.write_all(batch).await
}

/// Those of `games` that are offered or in progress.
async fn running(services: &Services, games: &[GameId]) -> Result<Vec<GameId>, StoreError> {
    let mut running = Vec::new();
    for &game in games {
        let is_over = match services.store.outline(game).await {
            Ok(Some(outline)) => {
                matches!(outline.progress, Progress::Closed | Progress::Finished(_))
            }
            Ok(None) => true,
            // An unreadable game keeps its slot.
            Err(StoreError::Corrupt { .. }) => false,
            Err(error) => return Err(error),
        };
        if !is_over {
            running.push(game);
        }
    }
    Ok(running)
}
