//! Which simultaneous games are meant, and why nothing is done to them.

use crate::bot::games::activity::Activity;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::refusal::{Refusal, SimulRefusal};
use crate::bot::kit::shows::{Own, Shows};
use crate::game::{ChannelId, ClubId, MessageId};
use crate::simul::Simul;
use crate::store::{OutboxKind, SIMUL_SHOWN, SimulError, Store, StoreError};

impl Activity for Simul {
    const SHOWN: OutboxKind<ChannelId, ()> = SIMUL_SHOWN;

    async fn of(store: &Store, channel: ChannelId) -> Result<Option<Self>, StoreError> {
        store.simul(channel).await
    }

    fn club(&self) -> ClubId {
        self.club
    }

    fn message(&self) -> Option<MessageId> {
        self.message
    }

    fn missing() -> Refusal {
        SimulRefusal::Missing.into()
    }

    async fn channels(store: &Store, club: ClubId) -> Result<Vec<ChannelId>, StoreError> {
        store.simuls_in(club).await
    }

    async fn end(store: &Store, channel: ChannelId) -> Result<(), StoreError> {
        match store.end_simul(channel).await {
            Err(SimulError::Store(error)) => Err(error),
            // Whatever else it says, there are none any more.
            Ok(_) | Err(_) => Ok(()),
        }
    }
}

/// What the one who asked is told of `error`.
pub(crate) fn failure(error: SimulError) -> Failure {
    match error {
        SimulError::Missing => SimulRefusal::Missing.into(),
        SimulError::Refused(refusal) => SimulRefusal::Take(refusal).into(),
        SimulError::Repeated => Refusal::Repeated.into(),
        SimulError::Store(error) => error.into(),
    }
}

/// What the message of the simul of `channel` shows.
pub(crate) fn shows(channel: ChannelId) -> Shows {
    Shows::Own(Own {
        what: "simul",
        id: channel.get(),
        note: |services, id, message| {
            let noted = async move {
                services
                    .store
                    .simul_stands(ChannelId::new(id), message)
                    .await
            };
            Box::pin(noted)
        },
    })
}
