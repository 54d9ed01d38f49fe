//! Sends digests that are due: the outbox message and the end of its period in one transaction, so that each comes once
//! and reports nothing twice. Digests missed while the bot was down become one late digest.

use std::sync::Arc;

use crate::clock::{Span, Timestamp};
use crate::club::activity::each_due;
use crate::features::digest::TIMER;
use crate::features::digest::month::{self, GAME_OF_MONTH, GameOfMonth};
use crate::features::digest::setting::{DIGEST, Digest};
use crate::game::{ChannelId, ClubId};
use crate::games::time::calendar::club_zone;
use crate::kit::failure::Failure;
use crate::kit::services::Services;
use crate::store::{Batch, OutboxKind, Partition, Subject, Timer};

/// A digest for a channel: events in a club between two times.
pub(crate) const DIGEST_WRITTEN: OutboxKind<ChannelId, (ClubId, (Timestamp, Timestamp))> =
    OutboxKind::new("digest", Partition::Channel).durable();
/// A vote in a channel on the best games that ended in a club within a period.
pub(crate) const GAMES_OF_MONTH: OutboxKind<ChannelId, (ClubId, (Timestamp, Timestamp))> =
    OutboxKind::new("games of the month", Partition::Channel).durable();

/// Maximum time until the next digest, unless the clock was set ahead.
const LATEST: Span = Span::days(8);

/// Sends the digest of every club in which one is due at `now`.
pub(crate) async fn digest_all(services: &Arc<Services>, now: Timestamp) {
    let store = &services.store;
    // Timers beyond that were set while the clock was ahead.
    let late = store.timers_after::<ClubId>(TIMER, now.after(LATEST)).await;
    each_due("digest", late, |club| {
        Box::pin(reschedule(services, club, now))
    })
    .await;
    let due = store.timers_due::<ClubId>(TIMER, now).await;
    each_due("digest", due, |club| Box::pin(digest(services, club, now))).await;
}

/// Reschedules the digest of `club` after a clock that was set ahead.
async fn reschedule(services: &Services, club: ClubId, now: Timestamp) -> Result<(), Failure> {
    let Some(known) = DIGEST.get(services, club).await? else {
        return Ok(());
    };
    let digest = Digest {
        since: known.since.min(now),
        ..known
    };
    let zone = club_zone(services, club).await?;
    let batch = Batch {
        assignments: vec![DIGEST.assign(club, &Some(digest))],
        timers: vec![Timer::at(club, TIMER, zone.next_monday(now, known.hour))],
        ..Batch::default()
    };
    let as_read = vec![DIGEST.assign(club, &Some(known))];
    services.store.write_all_if(as_read, batch).await?;
    Ok(())
}

async fn digest(services: &Services, club: ClubId, now: Timestamp) -> Result<(), Failure> {
    let due = services.store.timer(club, TIMER).await?;
    let known = DIGEST.get(services, club).await?;
    let (Some(due), Some(digest)) = (due.filter(|due| *due <= now), known) else {
        return Ok(());
    };
    let zone = club_zone(services, club).await?;
    let Digest {
        channel,
        hour,
        since,
    } = digest;
    let next = Digest {
        since: now,
        ..digest
    };
    let queued = DIGEST_WRITTEN.to(channel, (club, (since, now)));
    let month = match GAME_OF_MONTH.get(services, club).await? {
        GameOfMonth::On => month::previous_month(zone, due),
        GameOfMonth::Off => None,
    };
    let month = month.map(|(since, until)| GAMES_OF_MONTH.to(channel, (club, (since, until))));
    let queue = [queued].into_iter().chain(month);
    let batch = Batch {
        assignments: vec![DIGEST.assign(club, &Some(next))],
        timers: vec![Timer::at(club, TIMER, zone.next_monday(now, hour))],
        queue: queue
            .map(|queued| (Subject::Channel(channel), queued))
            .collect(),
    };
    let as_read = vec![DIGEST.assign(club, &Some(digest))];
    // Otherwise it was changed just now, and comes at the next look.
    services.store.write_all_if(as_read, batch).await?;
    services.delivery.notify();
    Ok(())
}
