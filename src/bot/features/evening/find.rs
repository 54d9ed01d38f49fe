//! Which club evening is meant, and what is done to it.

use crate::bot::games::activity::Activity;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::refusal::{EveningRefusal, Refusal};
use crate::evening::Evening;
use crate::game::{ChannelId, ClubId, MessageId};
use crate::store::{EVENING_SHOWN, Envelope, EveningError, OutboxKind, Store, StoreError};

impl Activity for Evening {
    const SHOWN: OutboxKind<ChannelId, ()> = EVENING_SHOWN;

    async fn of(store: &Store, channel: ChannelId) -> Result<Option<Self>, StoreError> {
        store.evening(channel).await
    }

    fn club(&self) -> ClubId {
        self.club
    }

    fn message(&self) -> Option<MessageId> {
        self.message
    }

    fn missing() -> Refusal {
        EveningRefusal::Missing.into()
    }

    async fn channels(store: &Store, club: ClubId) -> Result<Vec<ChannelId>, StoreError> {
        store.evenings_in(club).await
    }

    async fn end(store: &Store, channel: ChannelId) -> Result<(), StoreError> {
        match store.end_evening(channel).await {
            Err(EveningError::Store(error)) => Err(error),
            // Whatever else it says, there are none any more.
            Ok(_) | Err(_) => Ok(()),
        }
    }
}

/// Does something to the evening of `channel`, as the store does it, and has everybody see it.
pub(crate) async fn change<T: Send + 'static>(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    change: impl Fn(&mut Evening) -> Result<(T, Vec<Envelope>), EveningError> + Send + 'static,
) -> Result<T, Failure> {
    let changed = ctx.services.store.change_evening(channel, change).await;
    ctx.services.delivery.notify();
    changed.map_err(failure)
}

/// What the one who asked is told of `error`.
pub(crate) fn failure(error: EveningError) -> Failure {
    match error {
        EveningError::Missing => EveningRefusal::Missing.into(),
        EveningError::Full(_) => EveningRefusal::Full.into(),
        EveningError::Store(error) => error.into(),
    }
}
