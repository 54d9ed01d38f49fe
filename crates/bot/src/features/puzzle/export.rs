//! A member's puzzles in their export.

use serde_json::{Value as Json, json};

use crate::game::PlayerId;
use crate::kit::command::BoxFuture;
use crate::kit::hooks::Export;
use crate::kit::services::Services;
use crate::puzzle::Topic;
use crate::store::{AttemptStage, Store, StoreError};

/// Attempts, studies that wait for a moderator, and the puzzle that a member solves alone.
pub(super) const EXPORTS: &[Export] = &[
    Export {
        name: "puzzles",
        of: |services, player| {
            read_in_pool(services, |store| async move {
                attempts_of(&store, player).await
            })
        },
    },
    Export {
        name: "proposed_puzzles",
        of: |services, player| {
            read_in_pool(
                services,
                |store| async move { studies_of(&store, player).await },
            )
        },
    },
    Export {
        name: "puzzle_alone",
        of: |services, player| {
            read_in_pool(services, |store| async move {
                practice_of(&store, player).await
            })
        },
    },
];

/// Reads in the pool for CPU-bound work: reading makes puzzles anew.
fn read_in_pool<'a, F>(
    services: &'a Services,
    read: impl FnOnce(Store) -> F,
) -> BoxFuture<'a, Result<Json, StoreError>>
where
    F: Future<Output = Result<Json, StoreError>> + Send + 'static,
{
    let read = read(services.store.clone());
    Box::pin(async {
        let read = services.cpu.read(read).await;
        read.unwrap_or_else(|| Err(StoreError::Failed("a puzzle could not be made".to_owned())))
    })
}

/// The studies of `player` that wait for a moderator.
async fn studies_of(store: &Store, player: PlayerId) -> Result<Json, StoreError> {
    let mut rows = Vec::new();
    for id in store.proposals_by(player).await? {
        let proposal = store.proposal(id).await?;
        rows.extend(proposal.map(|proposal| {
            json!({
                "puzzle": id.get(),
                "since": proposal.at.as_secs(),
                "sgf": proposal.study.to_sgf(),
            })
        }));
    }
    Ok(rows.into())
}

/// The puzzle that `player` solves alone.
async fn practice_of(store: &Store, player: PlayerId) -> Result<Json, StoreError> {
    let practice = store.practice(player).await?;
    let row = practice.map(|practice| {
        json!({
            "puzzle": practice.number,
            "topic": practice.topic.map(Topic::name),
            "level": practice.pace.level.number(),
            "in_a_row": practice.pace.in_a_row,
            "tries": practice.attempt.map_or(0, |attempt| attempt.tries),
        })
    });
    Ok(row.into())
}

/// Attempts of `player` at puzzles.
async fn attempts_of(store: &Store, player: PlayerId) -> Result<Json, StoreError> {
    let tried = store.puzzles_of(player).await?;
    let rows = tried.into_iter().map(|(id, attempt)| {
        let stage = match attempt.stage {
            AttemptStage::Trying => "trying",
            AttemptStage::Solved => "solved",
            AttemptStage::GaveUp => "gave_up",
        };
        json!({
            "puzzle": id.get(),
            "since": attempt.since.as_secs(),
            "tries": attempt.tries,
            "stage": stage,
        })
    });
    Ok(rows.collect())
}
