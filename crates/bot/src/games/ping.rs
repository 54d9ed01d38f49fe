//! A text that pings a member in a channel, for an outbox message.

use crate::game::{ChannelId, PlayerId};
use crate::i18n::Text;
use crate::kit::people;
use crate::kit::services::Services;
use crate::port::message::Message;
use crate::port::outbound::{Outbound, OutboundError};
use crate::store::OutboxId;

/// Posts `text`, which names `player`, in `channel`, so that they are pinged.
///
/// # Errors
///
/// An [`OutboundError`] if it could not be posted.
pub(crate) async fn ping(
    services: &Services,
    queued: OutboxId,
    (player, channel): (PlayerId, ChannelId),
    text: Text,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let message = Message {
        content: text.to(people::language(services, channel).await),
        mention: vec![player],
        ..Message::default()
    };
    let nonce = format!("o{queued}");
    out.post(channel, &message, &nonce).await.map(drop)
}
