//! The member who started a channel's game against the engine: its thinking uses their budget.
//!
//! A member can start such games in many channels. They are limited as if all of them were the member's own.

use crate::game::{Game, GameId, Invitation, PlayerId, Progress};
use crate::kit::failure::Failure;
use crate::kit::prefs::{OrUsual as _, Pref};
use crate::kit::services::Services;
use crate::store::{Assignment, Batch, StoreError};

/// The member who started a channel's game against the engine.
static STARTER: Pref<GameId, Option<PlayerId>> = Pref::new("begun-by");
/// The games that each member has started for channels.
static STARTED: Pref<PlayerId, Vec<GameId>> = Pref::new("begun-for-channels");

/// Notes for a new game of `challenger` that `player` starts for others; none if they play themselves, or against
/// people. Entries of games that are over are removed.
pub(crate) async fn notes(
    services: &Services,
    player: PlayerId,
    challenger: PlayerId,
    invitation: Invitation,
) -> Result<Vec<Assignment>, StoreError> {
    let is_one =
        challenger.team_channel().is_some() && invitation.players().any(PlayerId::is_program);
    if !is_one {
        return Ok(Vec::new());
    }
    let known = STARTED.get(services, player).await?;
    let mut kept = running(services, &known).await?;
    let over = known.iter().filter(|game| !kept.contains(game));
    let mut noted: Vec<_> = over.map(|game| STARTER.assign(*game, &None)).collect();
    kept.push(GameId::NONE);
    noted.push(STARTED.assign(player, &kept));
    noted.push(STARTER.assign(GameId::NONE, &Some(player)));
    Ok(noted)
}

/// Number of running games that `player` has started for members of channels.
pub(crate) async fn count(services: &Services, player: PlayerId) -> Result<usize, Failure> {
    let known = STARTED.get(services, player).await?;
    Ok(running(services, &known).await?.len())
}

/// The member whose budget pays for the engine's thinking in `game` against `other`; for a team, who started the game.
pub(crate) async fn budget_owner(services: &Services, game: &Game, other: PlayerId) -> PlayerId {
    match other.team_channel() {
        Some(_) => STARTER
            .get(services, game.id())
            .await
            .or_usual(None)
            .unwrap_or(other),
        None => other,
    }
}

/// Removes `player` from all notes (data deletion).
pub(crate) async fn forget(services: &Services, player: PlayerId) -> Result<(), StoreError> {
    let known = STARTED.get(services, player).await?;
    let assignments = known
        .iter()
        .map(|game| STARTER.assign(*game, &None))
        .collect();
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
