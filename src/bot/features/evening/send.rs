//! Posts the message of a club evening, and changes it.

use crate::bot::features::evening::card::{NAMED, card};
use crate::bot::features::evening::custom_id::{EveningButton, Step};
use crate::bot::features::evening::room::without_lost;
use crate::bot::games::activity;
use crate::bot::kit::custom_id::CustomId as _;
use crate::bot::kit::people;
use crate::bot::kit::services::Services;
use crate::bot::port::outbound::{Outbound, OutboundError};
use crate::clock::Span;
use crate::evening::Evening;
use crate::game::{ChannelId, MessageId};
use crate::store::{OutboxMessage, Source};

/// A message that an earlier process may have posted is looked for among those of so long.
const LOOKS_BACK: Span = Span::days(-1);

/// Has the message of the evening show it as it is now.
pub(crate) async fn refresh(
    services: &Services,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    // There may be none until the next one is announced.
    let standing = activity::standing::<Evening>(services, channel).await?;
    let Some((evening, message, locale)) = standing else {
        return Ok(());
    };
    let shown = card(channel, &evening, locale);
    let brought = out.refresh(channel, message, &shown).await;
    activity::unless_gone::<Evening>(services, channel, brought, out).await
}

/// Shows the evening in a new message, which calls those who come once it is soon.
pub(crate) async fn post(
    services: &Services,
    queued: &OutboxMessage,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let found = services.store.evening(channel).await?;
    let Some(evening) = found else {
        return Ok(());
    };
    let evening = without_lost(services, channel, evening, out).await?;
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
        None => {
            let nonce = format!("v{}", queued.id);
            match out.post(channel, &message, &nonce).await {
                Ok(message) => message,
                Err(error) => {
                    let brought = Err(error);
                    return activity::unless_gone::<Evening>(services, channel, brought, out).await;
                }
            }
        }
    };
    let stands = services
        .store
        .evening_stands(channel, evening.begins, posted);
    stands.await?;
    services.delivery.notify();
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
