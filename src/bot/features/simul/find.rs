//! Which simultaneous games are meant, and why nothing is done to them.

use crate::bot::games::activity::Activity;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::refusal::{Refusal, SimulRefusal};
use crate::game::{ChannelId, ClubId, MessageId};
use crate::simul::Simul;
use crate::store::{SimulError, Store, StoreError};

impl Activity for Simul {
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
