//! Posting a message once: an earlier process may have posted it just before it ended.

use crate::clock::Timestamp;
use crate::game::{ChannelId, MessageId};
use crate::port::message::Message;
use crate::port::outbound::{Outbound, OutboundError, Trace};
use crate::store::{OutboxMessage, Source};

/// Posts `message` in `channel`, unless an earlier process has posted it. Only messages from `since` on are read: the
/// same text may have been posted before.
///
/// # Errors
///
/// An [`OutboundError`] if it could not be posted.
pub(crate) async fn post(
    queued: &OutboxMessage,
    channel: ChannelId,
    since: Timestamp,
    message: &Message,
    nonce: &str,
    out: &dyn Outbound,
) -> Result<MessageId, OutboundError> {
    let is_same = |trace: &Trace| trace.says(message);
    match earlier(queued, channel, since, is_same, out).await? {
        Some(standing) => Ok(standing),
        None => out.post(channel, message, nonce).await,
    }
}

/// The message in `channel` that an earlier process has posted for `queued` just before it ended: the newest one from
/// `since` on for which `is_it` is true.
///
/// # Errors
///
/// An [`OutboundError`] if the channel cannot be read now.
pub(crate) async fn earlier(
    queued: &OutboxMessage,
    channel: ChannelId,
    since: Timestamp,
    is_it: impl Fn(&Trace) -> bool,
    out: &dyn Outbound,
) -> Result<Option<MessageId>, OutboundError> {
    match queued.source {
        Source::Present => Ok(None),
        Source::Past => find_trace(channel, since, is_it, out).await,
    }
}

/// The newest message in `channel` from `since` on for which `is_it` is true. None if the bot may not read there: then
/// only the nonce prevents a second post.
///
/// # Errors
///
/// An [`OutboundError`] if the channel cannot be read now.
pub(crate) async fn find_trace(
    channel: ChannelId,
    since: Timestamp,
    is_it: impl Fn(&Trace) -> bool,
    out: &dyn Outbound,
) -> Result<Option<MessageId>, OutboundError> {
    match out.traces(channel, since, None).await {
        Ok(traces) => {
            let found = traces.into_iter().filter(is_it);
            Ok(found.map(|trace| trace.message).max())
        }
        Err(error) if error.is_temporary() => Err(error),
        Err(_) => Ok(None),
    }
}
