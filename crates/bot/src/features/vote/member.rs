//! A member's votes, and the games in which they are a captain, as exported and forgotten.

use serde_json::{Value as Json, json};

use crate::game::PlayerId;
use crate::games::votes::veto::{CAPTAIN, Captain};
use crate::kit::hooks::{Export, MemberHooks};
use crate::kit::services::Services;
use crate::rules::Move;
use crate::store::{Store, StoreError};

pub(super) static HOOKS: MemberHooks = MemberHooks {
    exports: &[
        Export {
            name: "votes",
            of: |services, player| Box::pin(votes_of(&services.store, player)),
        },
        Export {
            name: "captain_in_games",
            of: |services, player| Box::pin(captaincies(services, player)),
        },
    ],
    forget: Some(|services, player| Box::pin(forget(services, player))),
    ..MemberHooks::NONE
};

/// The moves that `player` has voted for, as far as they are still stored.
async fn votes_of(store: &Store, player: PlayerId) -> Result<Json, StoreError> {
    let votes = store.votes_by(player).await?.into_iter();
    let rows: Vec<_> = votes.map(|(game, turn, vote)| {
        let at = match vote.mv {
            Move::Play(point) => point.to_string(),
            Move::Pass => "pass".to_owned(),
        };
        json!({ "game": game.get(), "events_before": turn.get(), "move": at, "at": vote.at.as_secs() })
    })
    .collect();
    Ok(rows.into())
}

/// The games in which `player` is a captain. Reads all games.
async fn captaincies(services: &Services, player: PlayerId) -> Result<Json, StoreError> {
    let all = services.store.each_property(CAPTAIN.property()).await?;
    let is_theirs = |captain: &Option<Captain>| captain.is_some_and(|one| one.player == player);
    let theirs = all.into_iter().filter(|(_, captain)| is_theirs(captain));
    Ok(theirs
        .map(|(game, _)| game.get())
        .collect::<Vec<_>>()
        .into())
}

/// Removes `player` as a captain (data deletion).
async fn forget(services: &Services, player: PlayerId) -> Result<(), StoreError> {
    let without =
        move |_, captain: Option<Captain>| captain.filter(|captain| captain.player != player);
    services
        .store
        .edit_property(CAPTAIN.property(), without)
        .await
}
