//! Posts the message of a club evening, and changes it.

use crate::bot::features::evening::card::{NAMED, card};
use crate::bot::features::evening::custom_id::{EveningButton, Step};
use crate::bot::games::activity;
use crate::bot::kit::custom_id::CustomId as _;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::people;
use crate::bot::kit::services::Services;
use crate::bot::port::outbound::{Outbound, OutboundError};
use crate::clock::Span;
use crate::evening::Evening;
use crate::game::{ChannelId, MessageId};
use crate::store::{EveningError, OutboxMessage, Source, StoreError};

/// A message that an earlier process may have posted is looked for among those of so long.
const LOOKS_BACK: Span = Span::days(-1);

/// Has the message of the evening show it as it is now.
pub(crate) async fn refresh(
    services: &Services,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    // There may be none until the next one is announced.
    if let Some((evening, message, locale)) = activity::standing(services, channel).await? {
        let shown = card(channel, &evening, locale);
        out.refresh(channel, message, &shown).await?;
    }
    Ok(())
}

/// Shows the evening in a new message, which calls those who come once it is soon.
pub(crate) async fn post(
    services: &Services,
    queued: &OutboxMessage,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let found = services.store.evening(channel).await.map_err(undelivered)?;
    let Some(evening) = found else {
        return Ok(());
    };
    let locale = people::language(services, channel).await;
    let mut message = card(channel, &evening, locale);
    if evening.is_announced {
        // The others are not named in it.
        let guests = evening.guests.iter().take(NAMED);
        message.mention = guests.map(|guest| guest.who).collect();
    }
    let standing = match queued.source {
        Source::Present => None,
        Source::Past => posted(services, channel, &evening, out).await?,
    };
    let posted = match standing {
        Some(message) => message,
        None => match out
            .post(channel, &message, &format!("v{}", queued.id))
            .await
        {
            // Nobody could end it any more.
            Err(OutboundError::Gone) => return end(services, channel).await,
            posted => posted?,
        },
    };
    let stands = services
        .store
        .evening_stands(channel, evening.begins, posted);
    stands.await.map_err(undelivered)?;
    services.delivery.notify();
    Ok(())
}

/// Ends the evenings of a channel that is gone.
async fn end(services: &Services, channel: ChannelId) -> Result<(), OutboundError> {
    tracing::info!(%channel, "the channel of a club evening is gone");
    match services.store.end_evening(channel).await {
        Ok(_) => services.delivery.notify(),
        Err(EveningError::Store(error)) => return Err(undelivered(error)),
        Err(EveningError::Missing | EveningError::Full(_)) => {}
    }
    Ok(())
}

/// The message that an earlier process has posted just before it ended, if it has: its buttons tell.
async fn posted(
    services: &Services,
    channel: ChannelId,
    evening: &Evening,
    out: &dyn Outbound,
) -> Result<Option<MessageId>, OutboundError> {
    let come = EveningButton(Step::Come, channel).write();
    let since = services.now().after(LOOKS_BACK);
    match out.traces(channel, since, None).await {
        Ok(traces) => {
            let shows = traces.into_iter().filter(|trace| {
                let mut tokens = trace.tokens.iter();
                tokens.any(|token| Some(token) == come.as_ref())
            });
            let newest = shows.map(|trace| trace.message).max();
            Ok(newest.filter(|newest| Some(*newest) > evening.message))
        }
        Err(error) if error.is_passing() => Err(error),
        // Where the bot may not look, the nonce is all there is.
        Err(_) => Ok(None),
    }
}

pub(crate) fn undelivered(error: StoreError) -> OutboundError {
    Failure::from(error).undelivered()
}
