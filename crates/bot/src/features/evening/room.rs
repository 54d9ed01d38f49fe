//! The voice channel of a club evening: once it is deleted, the evening has only its address.

use crate::club::activity;
use crate::evening::Evening;
use crate::game::ChannelId;
use crate::kit::services::Services;
use crate::port::outbound::{Outbound, OutboundError};

/// The `evening` of `channel`. If its voice channel is deleted, the evening loses it, and no message names it any more.
///
/// # Errors
///
/// An [`OutboundError`] if the voice channel could not be looked up, or its loss not stored.
pub(crate) async fn without_lost(
    services: &Services,
    channel: ChannelId,
    evening: Evening,
    out: &dyn Outbound,
) -> Result<Evening, OutboundError> {
    let Some(room) = evening.room else {
        return Ok(evening);
    };
    if !activity::is_gone(services, room.channel(), out).await? {
        return Ok(evening);
    }
    let left = services
        .store
        .do_in_activity::<Evening, _>(channel, move |evening| {
            evening.room = evening.room.filter(|known| *known != room);
            Ok(((), Vec::new()))
        });
    activity::settle(left.await)?;
    services.delivery.notify();
    Ok(Evening {
        room: None,
        ..evening
    })
}
