//! The games that wait for the program.

use crate::bot::kit::services::Services;
use crate::game::{GameId, Outline, PlayerId, Revision};
use crate::store::{List, StoreError};

/// The games that wait for the program, each with how many events it has.
pub(crate) async fn owed(services: &Services) -> Result<Vec<(GameId, Revision)>, StoreError> {
    let mut owed = Vec::new();
    for program in PlayerId::programs() {
        let waits = |game: &Outline| game.awaited.contains(&program);
        let found = services
            .store
            .outlines(List::Of(program), usize::MAX, waits);
        let games = found.await?.games.into_iter();
        owed.extend(games.map(|game| (game.id, game.revision)));
    }
    Ok(owed)
}
