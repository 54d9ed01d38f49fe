//! Posts a digest, unless it is there already, or there is nothing to report.

use crate::clock::Timestamp;
use crate::club::trouble::Lost;
use crate::features::digest::setting::DIGEST;
use crate::features::digest::{TIMER, view, week};
use crate::game::{ChannelId, ClubId};
use crate::games::time::calendar::club_zone;
use crate::i18n::{Day, say};
use crate::kit::once;
use crate::kit::prefs::{Pref, language};
use crate::kit::services::Services;
use crate::port::outbound::{Outbound, OutboundError};
use crate::store::{Batch, OutboxMessage, StoreError, Timer};

/// Posts in `channel` the events in `club` from `since` until `until`, if digests are still on. If the channel is not
/// writable, digests are switched off, and the moderators are informed once.
pub(crate) async fn send(
    services: &Services,
    queued: &OutboxMessage,
    club: ClubId,
    channel: ChannelId,
    since: Timestamp,
    until: Timestamp,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let known = DIGEST.get(services, club).await?;
    if known.is_none_or(|digest| digest.channel != channel) {
        return Ok(());
    }
    let week = week::week(services, club, channel, since, until).await;
    let week = week?;
    if week.is_quiet() {
        return Ok(());
    }
    let locale = language::channel_language(services, channel).await;
    let zone = club_zone(services, club).await?;
    let day = |at: Timestamp| Day(at.after(zone.offset(at)));
    let (first, last) = (day(since), day(until));
    let message = view::message(services, &week, first, last, locale).await;
    let nonce = format!("o{}", queued.id);
    // The text names the days.
    match once::post(queued, channel, until, &message, &nonce, out).await {
        Ok(_) => Ok(()),
        Err(error) if error.is_about_place() => {
            tracing::warn!(%channel, %error, "could not post a weekly digest: the bot lost access to the channel");
            end(services, club, channel)
                .await
                .map_err(OutboundError::from)
        }
        Err(error) => Err(error),
    }
}

/// A club's digest that cannot be posted any more.
pub(super) static LOST: Lost = Lost {
    channel: Pref::new("lost-digest"),
    text: say::digest::lost,
};

/// Switches digests in `channel` off, and reports that to the moderators of `club`.
async fn end(services: &Services, club: ClubId, channel: ChannelId) -> Result<(), StoreError> {
    let known = DIGEST.get(services, club).await?;
    // The channel may have been changed in the meantime.
    let Some(digest) = known.filter(|digest| digest.channel == channel) else {
        return Ok(());
    };
    // The report first: noting it twice does no harm, and if the process ends here, the outbox message is delivered
    // again.
    services
        .store
        .assign(&[LOST.assignment(club, channel)])
        .await?;
    let ended = Batch {
        assignments: vec![DIGEST.assign(club, &None)],
        timers: vec![Timer::off(club, TIMER)],
        ..Batch::default()
    };
    let as_read = vec![DIGEST.assign(club, &Some(digest))];
    services.store.write_all_if(as_read, ended).await?;
    Ok(())
}
