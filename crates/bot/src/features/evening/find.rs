//! Finds and changes a club evening.

use crate::club::activity::ActivityWords;
use crate::evening::Evening;
use crate::features::evening::refusal::EveningRefusal;
use crate::game::ChannelId;
use crate::i18n::{Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::refusal::Refusal;
use crate::store::{Envelope, EveningError};

impl ActivityWords for Evening {
    fn no_activity() -> Refusal {
        EveningRefusal::Missing.into()
    }

    fn here(channels: String) -> Text {
        say::evening::here(channels)
    }
}

/// Applies `change` to the evening of `channel` in the store, and has the dispatcher send what follows.
pub(crate) async fn change<T: Send + 'static>(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    change: impl Fn(&mut Evening) -> Result<(T, Vec<Envelope>), EveningError> + Send + 'static,
) -> Result<T, Failure> {
    let changed = ctx
        .services
        .store
        .do_in_activity::<Evening, _>(channel, change)
        .await;
    ctx.services.delivery.notify();
    changed.map_err(failure)
}

/// The explanation of `error` for the caller.
pub(crate) fn failure(error: EveningError) -> Failure {
    match error {
        EveningError::Missing => EveningRefusal::Missing.into(),
        EveningError::Repeated => Refusal::Repeated.into(),
        EveningError::Refused(_) => EveningRefusal::Full.into(),
        EveningError::Store(error) => error.into(),
    }
}
