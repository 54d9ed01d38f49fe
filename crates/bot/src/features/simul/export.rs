//! A member's simultaneous games in their export.

use serde_json::{Value as Json, json};

use crate::game::PlayerId;
use crate::i18n::Locale;
use crate::simul::Simul;
use crate::store::{Store, StoreError};

/// The simultaneous games that name `player`: whether they are the master, and their games.
pub(super) async fn of(store: &Store, player: PlayerId) -> Result<Json, StoreError> {
    let mut rows = Vec::new();
    for (channel, simul) in store.activities_of::<Simul>(player).await? {
        let is_master = simul.master == player;
        let own = simul.boards.iter();
        let own = own.filter(|board| is_master || board.player == player);
        rows.push(json!({
            "channel": channel.to_string(),
            "master": is_master,
            "games": own.map(|board| board.game.get()).collect::<Vec<_>>(),
        }));
    }
    Ok(rows.into())
}

/// The simultaneous games that `player` plays or takes part in.
pub(super) async fn places(
    store: &Store,
    player: PlayerId,
    _: Locale,
) -> Result<Vec<String>, StoreError> {
    let simuls = store.activities_of::<Simul>(player).await?;
    let places = simuls.into_iter().filter(|(_, simul)| !simul.is_over());
    Ok(places.map(|(channel, _)| format!("<#{channel}>")).collect())
}
