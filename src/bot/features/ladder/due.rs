//! What is due on ladders: games of those who have left are resigned, and newcomers who challenge nobody leave.

use std::sync::Arc;

use crate::bot::games::activity;
use crate::bot::games::resign::{self, Resigned};
use crate::bot::games::time::calendar;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::services::Services;
use crate::clock::Timestamp;
use crate::game::{ChannelId, GameId, PlayerId};
use crate::store::{LadderError, Payload};

/// Does what is due at `now`.
pub(crate) async fn go_on(services: &Arc<Services>, now: Timestamp) {
    let due = services.store.ladders_due(now).await;
    activity::each_due("ladder", due, |channel| {
        Box::pin(go_on_in(services, channel, now))
    })
    .await;
}

async fn go_on_in(services: &Services, channel: ChannelId, now: Timestamp) -> Result<(), Failure> {
    let Some(ladder) = services.store.ladder(channel).await? else {
        return Ok(());
    };
    let mut done = Ok(());
    for (player, game) in &ladder.resigning {
        // One that fails is tried again, and holds up no other one.
        done = done.and(resign(services, channel, *player, *game, now).await);
    }
    let mut times = Vec::new();
    for rung in ladder.ladder.idle(now) {
        let rests = calendar::of_member(services, Some(ladder.club), rung.who).await?;
        times.push((*rung, rung.time.brought_to(now, &rests)));
    }
    if times.is_empty() {
        return done;
    }
    let swept = services.store.change_ladder(channel, move |ladder| {
        let left = ladder.sweep(now, &times).into_iter();
        let told = left.map(|player| Payload::LadderLeft { player, channel });
        Ok(told.collect())
    });
    settled(swept.await)?;
    services.delivery.notify();
    done
}

/// Resigns `game` for `player`, who has left; it may have ended by itself.
async fn resign(
    services: &Services,
    channel: ChannelId,
    player: PlayerId,
    id: GameId,
    now: Timestamp,
) -> Result<(), Failure> {
    match resign::resigned(services, player, id, now).await? {
        // Its end takes it off the list.
        Resigned::Now => Ok(()),
        Resigned::Needless => {
            let off = services.store.change_ladder(channel, move |ladder| {
                ladder.resigned(id);
                Ok(Vec::new())
            });
            settled(off.await)
        }
    }
}

fn settled<T>(done: Result<T, LadderError>) -> Result<(), Failure> {
    match done {
        Ok(_) | Err(LadderError::Missing) => Ok(()),
        Err(LadderError::Store(error)) => Err(error.into()),
        Err(error) => Err(Failure::Fault(error.to_string())),
    }
}
