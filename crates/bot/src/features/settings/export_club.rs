//! A member's data in single servers, for the file that they get of themselves.

use serde_json::{Value as Json, json};

use crate::features::settings::export::json_of;
use crate::game::PlayerId;
use crate::store::{Store, StoreError};

/// The properties of `player` in each server, except those that `is_hidden` names: their data is elsewhere in the file.
pub(super) async fn properties(
    store: &Store,
    player: PlayerId,
    is_hidden: impl Fn(&str) -> bool,
) -> Result<Vec<Json>, StoreError> {
    let properties = store.properties_in_clubs(player).await?.into_iter();
    let visible = properties.filter(|(_, name, _)| !is_hidden(name));
    let rows = visible.map(|(club, name, values)| {
        json!({ "server": club.to_string(), "name": name, "value": json_of(&values) })
    });
    Ok(rows.collect())
}
