//! A member's leagues in their export.

use serde_json::{Value as Json, json};

use crate::game::PlayerId;
use crate::i18n::Locale;
use crate::league::League;
use crate::store::{Store, StoreError};

/// The leagues that name `player`: whether they are a member, and their games in the season.
pub(super) async fn of(store: &Store, player: PlayerId) -> Result<Json, StoreError> {
    let mut rows = Vec::new();
    for (channel, league) in store.activities_of::<League>(player).await? {
        let season = league.season();
        let seat = season.and_then(|season| season.seat(player));
        let games = season.into_iter().flat_map(|season| season.games());
        let own = games.filter(|one| seat.is_some_and(|seat| one.side(seat).is_some()));
        rows.push(json!({
            "channel": channel.to_string(),
            "member": league.has(player),
            "season": season.map(|season| season.number),
            "division": season.and_then(|season| season.division_of(player)).map(|at| at + 1),
            "games": own.map(|one| one.game.get()).collect::<Vec<_>>(),
        }));
    }
    Ok(rows.into())
}

/// The leagues of which `player` is a member.
pub(super) async fn places(
    store: &Store,
    player: PlayerId,
    _: Locale,
) -> Result<Vec<String>, StoreError> {
    let leagues = store.activities_of::<League>(player).await?;
    let places = leagues.into_iter().filter(|(_, league)| league.has(player));
    Ok(places.map(|(channel, _)| format!("<#{channel}>")).collect())
}
