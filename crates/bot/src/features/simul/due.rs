//! Due work of simultaneous games: closing them automatically, and deleting old ones.

use std::sync::Arc;

use crate::clock::Timestamp;
use crate::club::activity;
use crate::game::ChannelId;
use crate::games::time::calendar;
use crate::kit::failure::Failure;
use crate::kit::services::Services;
use crate::simul::Simul;

/// Does the work due at `now`.
pub(crate) async fn run_due(services: &Arc<Services>, now: Timestamp) {
    let due = services.store.activities_due::<Simul>(now).await;
    activity::each_due("simul", due, |channel| {
        Box::pin(run_in(services, channel, now))
    })
    .await;
}

async fn run_in(services: &Services, channel: ChannelId, now: Timestamp) -> Result<(), Failure> {
    let Some(simul) = services.store.activity::<Simul>(channel).await? else {
        return Ok(());
    };
    if simul.is_over() {
        return Ok(services.store.drop_simul(channel, now).await?);
    }
    let rests = calendar::of_all(services).await?;
    let store = &services.store;
    let done = if simul.is_closed {
        if simul.patience().until_by(&rests) > now {
            return Ok(());
        }
        store.give_up_simul(channel, now).await.map(drop)
    } else {
        let known = simul.setup.open;
        let time = known.update(now, &rests);
        if time.until() <= now {
            store.close_simul(channel).await.map(drop)
        } else {
            store.keep_simul_time(channel, known, time).await
        }
    };
    activity::settle(done)?;
    services.delivery.notify();
    Ok(())
}
