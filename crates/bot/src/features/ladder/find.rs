//! Finds and changes a ladder.

use crate::club::activity::ActivityWords;
use crate::features::ladder::refusal::LadderRefusal;
use crate::game::{ChannelId, ClubId, PlayerId};
use crate::i18n::{Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::hooks::Leaders;
use crate::kit::refusal::Refusal;
use crate::kit::services::Services;
use crate::ladder::ClubLadder;
use crate::store::{Envelope, LadderError, LadderForbids, StoreError};

impl ActivityWords for ClubLadder {
    fn no_activity() -> Refusal {
        LadderRefusal::Missing.into()
    }

    fn here(channels: String) -> Text {
        say::ladder::here(channels)
    }
}

/// Applies `change` to the ladder of `channel` in the store, and has the dispatcher send what follows.
pub(crate) async fn change(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    change: impl Fn(&mut ClubLadder) -> Result<Vec<Envelope>, LadderError> + Send + 'static,
) -> Result<ClubLadder, Failure> {
    let changed = ctx
        .services
        .store
        .change_activity::<ClubLadder>(channel, change)
        .await;
    ctx.services.delivery.notify();
    changed.map_err(|error| failure(error, ctx.caller()))
}

/// The explanation of `error` for the caller, who wanted to challenge `other`.
pub(crate) fn failure(error: LadderError, other: PlayerId) -> Failure {
    match error {
        LadderError::Missing => LadderRefusal::Missing.into(),
        LadderError::Refused(LadderForbids::Challenge(refusal)) => {
            LadderRefusal::Challenge(refusal, other).into()
        }
        LadderError::Refused(LadderForbids::Place(refusal)) => {
            LadderRefusal::NotJoined(refusal).into()
        }
        LadderError::Repeated => Refusal::Repeated.into(),
        LadderError::Store(error) => error.into(),
    }
}

/// The leader of the ladder of `channel`, if it is one of `club`.
///
/// # Errors
///
/// A [`StoreError`] if it cannot be read.
pub(crate) async fn leaders(
    services: &Services,
    club: ClubId,
    channel: ChannelId,
) -> Result<Option<Leaders>, StoreError> {
    let ladder = services.store.activity::<ClubLadder>(channel).await?;
    let ladder = ladder.filter(|ladder| ladder.club == club);
    Ok(ladder.map(|ladder| {
        let rungs = ladder.ladder.rungs().iter();
        Leaders {
            title: say::ladder::title(),
            players: rungs.map(|rung| rung.who).collect(),
        }
    }))
}
