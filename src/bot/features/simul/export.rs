//! What is kept of a member, for the file that they get of themselves.

use serde_json::{Value as Json, json};

use crate::game::PlayerId;
use crate::simul::Simul;
use crate::store::{Store, StoreError};

/// The simultaneous games that name `player`: whether they play all of them, and which games are theirs.
pub(super) async fn of(store: &Store, player: PlayerId) -> Result<Vec<Json>, StoreError> {
    let mut told = Vec::new();
    for channel in store.activities_of::<Simul>(player).await? {
        let Some(simul) = store.activity::<Simul>(channel).await? else {
            continue;
        };
        let is_master = simul.master == player;
        let own = simul.boards.iter();
        let own = own.filter(|board| is_master || board.player == player);
        told.push(json!({
            "channel": channel.to_string(),
            "master": is_master,
            "games": own.map(|board| board.game.get()).collect::<Vec<_>>(),
        }));
    }
    Ok(told)
}
