//! Due work of club evenings: announcing them, and closing them when they are over.

use std::sync::Arc;

use crate::clock::{Span, Timestamp};
use crate::club::activity;
use crate::club::activity::settle;
use crate::evening::Evening;
use crate::game::ChannelId;
use crate::games::time::calendar::club_zone;
use crate::kit::failure::Failure;
use crate::kit::services::Services;
use crate::store::{EVENING_ANNOUNCED, EVENING_SCHEDULED, EveningError, STRIP};

/// Time within which nearly all evenings are due.
const WEEK: Span = Span::days(7);

/// Does the work due at `now`.
pub(crate) async fn run_due(services: &Arc<Services>, now: Timestamp) {
    // Later ones may have been scheduled while the clock was ahead.
    let later = services
        .store
        .activities_after::<Evening>(now.after(WEEK))
        .await;
    activity::each_due("club evening", later, |channel| {
        Box::pin(reschedule(services, channel, now))
    })
    .await;
    let due = services.store.activities_due::<Evening>(now).await;
    activity::each_due("club evening", due, |channel| {
        Box::pin(run_in(services, channel, now))
    })
    .await;
}

/// Reschedules the evening of `channel` after a clock that was set ahead.
async fn reschedule(
    services: &Services,
    channel: ChannelId,
    now: Timestamp,
) -> Result<(), Failure> {
    let known = services.store.activity::<Evening>(channel).await?;
    let Some(evening) = known.filter(|evening| evening.is_ahead(now)) else {
        return Ok(());
    };
    let zone = club_zone(services, evening.club).await?;
    let first = evening.rhythm.first(zone, now);
    let changed = services
        .store
        .do_in_activity::<Evening, _>(channel, move |evening| {
            if !evening.is_ahead(now) {
                return Ok(((), Vec::new()));
            }
            evening.undo_clock_error(first, now);
            Ok(((), vec![EVENING_SCHEDULED.to(channel, ())]))
        });
    settle(changed.await)?;
    services.delivery.notify();
    Ok(())
}

async fn run_in(services: &Services, channel: ChannelId, now: Timestamp) -> Result<(), Failure> {
    let Some(evening) = services.store.activity::<Evening>(channel).await? else {
        return Ok(());
    };
    let done = if now < evening.closes() {
        announce(services, channel, evening.begins, now).await
    } else {
        close(services, channel, &evening, now).await
    };
    settle(done)?;
    services.delivery.notify();
    Ok(())
}

/// Pings the guests of the evening that begins at `begins`.
async fn announce(
    services: &Services,
    channel: ChannelId,
    begins: Timestamp,
    now: Timestamp,
) -> Result<(), EveningError> {
    let announced = services
        .store
        .do_in_activity::<Evening, _>(channel, move |evening| {
            if is_outdated(evening, begins, now) {
                return Ok(((), Vec::new()));
            }
            evening.is_announced = true;
            // No pings after the end: the process may have been down.
            let is_news = now < evening.ends() && !evening.is_quiet();
            let new = is_news.then(|| EVENING_ANNOUNCED.to(channel, ()));
            Ok(((), new.into_iter().collect()))
        });
    announced.await
}

/// Replaces the `evening`, which is over, by the next one.
async fn close(
    services: &Services,
    channel: ChannelId,
    evening: &Evening,
    now: Timestamp,
) -> Result<(), EveningError> {
    let begins = evening.begins;
    let zone = club_zone(services, evening.club).await?;
    let next = evening.rhythm.next_after(zone, begins, now);
    let closed = services.store.close_evening(channel, move |evening| {
        if is_outdated(evening, begins, now) {
            return Ok(Vec::new());
        }
        let strip = evening.message.map(|message| STRIP.to(channel, message));
        evening.close(next, now);
        let scheduled = EVENING_SCHEDULED.to(channel, ());
        if evening.is_quiet() {
            return Ok(vec![scheduled]);
        }
        // Sign-up for the next one is open from now on.
        let new = EVENING_ANNOUNCED.to(channel, ());
        Ok(strip.into_iter().chain([scheduled, new]).collect())
    });
    // If its message does not show everything yet, a later tick closes it.
    closed.await.map(|_is_closed| ())
}

/// Whether the evening that was to begin at `begins` needs no more work: it may have been skipped in the meantime.
fn is_outdated(evening: &Evening, begins: Timestamp, now: Timestamp) -> bool {
    evening.begins != begins || evening.due() > now
}
