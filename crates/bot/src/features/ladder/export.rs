//! A member's ladders in their export.

use serde_json::{Value as Json, json};

use crate::game::PlayerId;
use crate::i18n::{Locale, say};
use crate::ladder::ClubLadder;
use crate::store::{Store, StoreError};

/// The ladders that name `player`: their places, and whom they have challenged lately.
pub(super) async fn of(store: &Store, player: PlayerId) -> Result<Json, StoreError> {
    let mut rows = Vec::new();
    for (channel, ladder) in store.activities_of::<ClubLadder>(player).await? {
        let places = &ladder.ladder;
        let lately = places.lately().iter();
        let lately = lately.filter(|one| one.challenger == player);
        let lately = lately
            .map(|one| json!({ "at": one.at.as_secs(), "player": one.challenged.to_string() }));
        rows.push(json!({
            "channel": channel.to_string(),
            "place": places.place(player),
            "challenged": lately.collect::<Vec<_>>(),
        }));
    }
    Ok(rows.into())
}

/// The places of `player` on ladders.
pub(super) async fn places(
    store: &Store,
    player: PlayerId,
    locale: Locale,
) -> Result<Vec<String>, StoreError> {
    let ladders = store.activities_of::<ClubLadder>(player).await?;
    let places = ladders.into_iter().filter_map(|(channel, ladder)| {
        let place = ladder.ladder.place(player)?;
        Some(say::ladder::place(channel, place).to(locale))
    });
    Ok(places.collect())
}
