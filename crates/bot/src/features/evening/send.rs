//! Posts the message of a club evening, and changes it.

use crate::clock::Span;
use crate::club::activity;
use crate::evening::Evening;
use crate::features::evening::card::{MOST_NAMED, card};
use crate::features::evening::custom_id::{EveningButton, EveningPress};
use crate::features::evening::room::without_lost;
use crate::game::ChannelId;
use crate::kit::custom_id::CustomId as _;
use crate::kit::once;
use crate::kit::prefs::language;
use crate::kit::services::Services;
use crate::port::outbound::{Outbound, OutboundError, Trace};
use crate::store::OutboxMessage;

/// Period in which a message that an earlier process may have posted is searched for.
const SEARCH_PERIOD: Span = Span::days(-1);

/// Updates the message of the evening.
pub(crate) async fn refresh(
    services: &Services,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    // There may be no message until the next evening is announced.
    let shown = activity::find_with_message::<Evening>(services, channel).await?;
    let Some((evening, message, locale)) = shown else {
        return Ok(());
    };
    let card = card(channel, &evening, locale);
    let sent = out.refresh(channel, message, &card).await;
    activity::end_if_gone::<Evening>(services, channel, sent, out).await
}

/// Posts a new message of the evening; once the evening is announced, it pings the guests.
pub(crate) async fn post(
    services: &Services,
    queued: &OutboxMessage,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let found = services.store.activity::<Evening>(channel).await?;
    let Some(evening) = found else {
        return Ok(());
    };
    let evening = without_lost(services, channel, evening, out).await?;
    let locale = language::channel_language(services, channel).await;
    let mut message = card(channel, &evening, locale);
    if evening.is_announced {
        // The message does not name the others.
        let guests = evening.guests.iter().take(MOST_NAMED);
        message.mention = guests.map(|guest| guest.who).collect();
    }
    let come = EveningButton(EveningPress::Come, channel).write();
    let shows = |trace: &Trace| {
        trace
            .tokens
            .iter()
            .any(|token| Some(token) == come.as_ref())
    };
    let since = services.now().after(SEARCH_PERIOD);
    let earlier = once::earlier(queued, channel, since, shows, out).await?;
    let posted = match earlier.filter(|newest| Some(*newest) > evening.message) {
        Some(message) => message,
        None => {
            let nonce = format!("v{}", queued.id);
            match out.post(channel, &message, &nonce).await {
                Ok(message) => message,
                Err(error) => {
                    let sent = Err(error);
                    return activity::end_if_gone::<Evening>(services, channel, sent, out).await;
                }
            }
        }
    };
    let begins = evening.begins;
    let is_meant = move |now: &Evening| now.begins == begins;
    let noted = services
        .store
        .set_activity_message(channel, posted, is_meant);
    noted.await?;
    services.delivery.notify();
    Ok(())
}
