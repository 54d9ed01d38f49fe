//! The games that wait for the program, or for another one.

use crate::game::{GameId, Outline, PlayerId, Revision};
use crate::kit::services::Services;
use crate::store::{List, StoreError};

/// The games that wait for a program, whether the settings still name it or not, each with how many events it has.
pub(crate) async fn find_owed(services: &Services) -> Result<Vec<(GameId, Revision)>, StoreError> {
    let mut owed = Vec::new();
    let players = services.store.busy_from(PlayerId::PROGRAMS_FROM).await?;
    for program in players.into_iter().filter(|player| player.is_program()) {
        let waits = |game: &Outline| game.awaited.contains(&program);
        let found = services
            .store
            .outlines(List::Of(program), usize::MAX, waits);
        let games = found.await?.games.into_iter();
        owed.extend(games.map(|game| (game.id, game.revision)));
    }
    Ok(owed)
}
