//! Due work of ladders: resigning games of members who have left, and removing newcomers who challenge nobody.

use std::sync::Arc;

use crate::clock::Timestamp;
use crate::club::activity::settle;
use crate::club::{activity, resign};
use crate::game::{ChannelId, PlayerId};
use crate::games::time::calendar;
use crate::i18n::{Name, say};
use crate::kit::failure::Failure;
use crate::kit::services::Services;
use crate::ladder::ClubLadder;
use crate::people::calls::ping;
use crate::port::outbound::{Outbound, OutboundError};
use crate::store::{OutboxId, OutboxKind, Partition};

/// Reports in a channel that a member has left its ladder, because they have challenged nobody.
pub(crate) const LADDER_LEFT: OutboxKind<(PlayerId, ChannelId), ()> =
    OutboxKind::new("ladder left", |(_, channel)| Partition::Channel(channel)).durable();

/// Does the work due at `now`.
pub(crate) async fn run_due(services: &Arc<Services>, now: Timestamp) {
    let due = services.store.activities_due::<ClubLadder>(now).await;
    activity::each_due("ladder", due, |channel| {
        Box::pin(run_in(services, channel, now))
    })
    .await;
}

async fn run_in(services: &Services, channel: ChannelId, now: Timestamp) -> Result<(), Failure> {
    let Some(ladder) = services.store.activity::<ClubLadder>(channel).await? else {
        return Ok(());
    };
    let owed = &ladder.resigning;
    let mut done =
        resign::resign_owed(services, channel, owed, ClubLadder::forget_resignation, now).await;
    let mut times = Vec::new();
    for rung in ladder.ladder.idle(now) {
        match calendar::of_member(services, Some(ladder.club), rung.who).await {
            Ok(rests) => times.push((*rung, rung.time.update(now, &rests))),
            // The next look tries this one again; the others are still removed.
            Err(error) => done = done.and(Err(error.into())),
        }
    }
    if times.is_empty() {
        return done;
    }
    let swept = services
        .store
        .change_activity::<ClubLadder>(channel, move |ladder| {
            let left = ladder.remove_idle(now, &times).into_iter();
            let messages = left.map(|player| LADDER_LEFT.to((player, channel), ()));
            Ok(messages.collect())
        });
    settle(swept.await)?;
    services.delivery.notify();
    done
}

/// Informs a member in a channel that they are off its ladder.
pub(crate) async fn tell_idle(
    services: &Services,
    queued: OutboxId,
    player: PlayerId,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let text = say::ladder::idle(Name::mention(player));
    let sent = ping(services, queued, player, channel, text, out).await;
    activity::end_if_gone::<ClubLadder>(services, channel, sent, out).await
}
