//! Updates the message of simultaneous games, with a minimum interval between edits however many moves are made;
//! and reports their end.

use crate::clock::Span;
use crate::club::activity;
use crate::features::simul::card::{card, score};
use crate::game::ChannelId;
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::prefs::language;
use crate::kit::services::Services;
use crate::port::message::{Message, Sound};
use crate::port::outbound::{Outbound, OutboundError};
use crate::simul::Simul;
use crate::store::{OutboxId, OutboxMessage, Subject};

/// Minimum interval between two edits of the message.
const EDIT_INTERVAL: Span = Span::seconds(10);

/// Updates the message of the simultaneous games of `channel`.
pub(crate) async fn refresh(
    services: &Services,
    queued: &OutboxMessage,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let standing = activity::find_with_message::<Simul>(services, channel).await?;
    let Some((simul, message, locale)) = standing else {
        return Ok(());
    };
    let shown = card(services, channel, &simul, locale).await;
    let shown = shown?;
    let sent = out.refresh(channel, message, &shown).await;
    activity::end_if_gone::<Simul>(services, channel, sent, out).await?;
    let until = services.now().after(EDIT_INTERVAL);
    services.delivery.defer(queued.subject, until);
    Ok(())
}

/// Reports in `channel` that its simultaneous games are over.
pub(crate) async fn over(
    services: &Services,
    queued: OutboxId,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let found = services.store.activity::<Simul>(channel).await?;
    // Newer ones may have replaced them.
    let Some(simul) = found.filter(Simul::is_over) else {
        return Ok(());
    };
    let locale = language::channel_language(services, channel).await;
    let over = say::simul::over();
    let message = Message {
        content: format!("{} {}", over.to(locale), score(&simul).to(locale)),
        sound: Sound::Silent,
        ..Message::default()
    };
    let nonce = format!("o{queued}");
    out.post(channel, &message, &nonce).await?;
    services.delivery.end_deferral(Subject::Channel(channel));
    Ok(())
}

/// Shows the caller's latest action on the simultaneous games of `channel` at once. Such actions are rare, unlike moves.
pub(crate) fn show_at_once(ctx: &Ctx<'_>, channel: ChannelId) {
    ctx.services
        .delivery
        .end_deferral(Subject::Channel(channel));
    ctx.services.delivery.notify();
}
