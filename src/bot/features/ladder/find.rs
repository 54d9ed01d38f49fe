//! Which ladder is meant, and what is done to it.

use crate::bot::games::activity::Activity;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::refusal::{LadderRefusal, Refusal};
use crate::bot::kit::shows::{Own, Shows};
use crate::game::{ChannelId, ClubId, MessageId, PlayerId};
use crate::ladder::ClubLadder;
use crate::store::{Envelope, LADDER_SHOWN, LadderError, OutboxKind, Store, StoreError};

impl Activity for ClubLadder {
    const SHOWN: OutboxKind<ChannelId, ()> = LADDER_SHOWN;

    async fn of(store: &Store, channel: ChannelId) -> Result<Option<Self>, StoreError> {
        store.ladder(channel).await
    }

    fn club(&self) -> ClubId {
        self.club
    }

    fn message(&self) -> Option<MessageId> {
        self.message
    }

    fn missing() -> Refusal {
        LadderRefusal::Missing.into()
    }

    async fn channels(store: &Store, club: ClubId) -> Result<Vec<ChannelId>, StoreError> {
        store.ladders_in(club).await
    }

    async fn end(store: &Store, channel: ChannelId) -> Result<(), StoreError> {
        match store.end_ladder(channel).await {
            Err(LadderError::Store(error)) => Err(error),
            // Whatever else it says, there is none any more.
            Ok(_) | Err(_) => Ok(()),
        }
    }
}

/// Does something to the ladder of `channel`, as the store does it, and has everybody see it.
pub(crate) async fn change(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    change: impl Fn(&mut ClubLadder) -> Result<Vec<Envelope>, LadderError> + Send + 'static,
) -> Result<ClubLadder, Failure> {
    let changed = ctx.services.store.change_ladder(channel, change).await;
    ctx.services.delivery.notify();
    changed.map_err(|error| failure(error, ctx.caller()))
}

/// What the one who asked is told of `error`, where `other` was to be challenged.
pub(crate) fn failure(error: LadderError, other: PlayerId) -> Failure {
    match error {
        LadderError::Missing => LadderRefusal::Missing.into(),
        LadderError::Refused(refusal) => LadderRefusal::Challenge(refusal, other).into(),
        LadderError::NotJoined(refusal) => LadderRefusal::NotJoined(refusal).into(),
        LadderError::Repeated => Refusal::Repeated.into(),
        LadderError::Store(error) => error.into(),
    }
}

/// What the message of the ladder of `channel` shows.
pub(crate) fn shows(channel: ChannelId) -> Shows {
    Shows::Own(Own {
        what: "ladder",
        id: channel.get(),
        note: |services, id, message| {
            let noted = async move {
                services
                    .store
                    .ladder_stands(ChannelId::new(id), message)
                    .await
            };
            Box::pin(noted)
        },
    })
}
