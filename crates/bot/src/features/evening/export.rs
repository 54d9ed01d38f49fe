//! A member's club evenings, in their export and in the list of activities in which they take part.

use serde_json::{Value as Json, json};

use crate::evening::Evening;
use crate::game::PlayerId;
use crate::i18n::Locale;
use crate::store::{Store, StoreError};

/// The club evenings of `player`: sign-up for the next one, attendance, and their games there.
pub(super) async fn of(store: &Store, player: PlayerId) -> Result<Json, StoreError> {
    let mut rows = Vec::new();
    for (channel, evening) in store.activities_of::<Evening>(player).await? {
        let came = evening.held.iter();
        let came = came.filter(|held| held.came.contains(&player));
        let met = evening.opponents(player).into_iter();
        rows.push(json!({
            "channel": channel.to_string(),
            "comes": evening.has_guest(player),
            "came": came.map(|held| held.began.as_secs()).collect::<Vec<_>>(),
            "played": met.map(|other| other.to_string()).collect::<Vec<_>>(),
        }));
    }
    Ok(rows.into())
}

/// The evenings for which `player` has signed up.
pub(super) async fn places(
    store: &Store,
    player: PlayerId,
    _: Locale,
) -> Result<Vec<String>, StoreError> {
    let evenings = store.activities_of::<Evening>(player).await?;
    let places = evenings
        .into_iter()
        .filter(|(_, evening)| evening.has_guest(player));
    Ok(places.map(|(channel, _)| format!("<#{channel}>")).collect())
}
