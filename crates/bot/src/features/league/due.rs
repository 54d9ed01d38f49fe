//! Due work of leagues: resigning games of members who have left, ending seasons, and beginning others automatically.

use std::sync::Arc;

use crate::clock::Timestamp;
use crate::club::activity;
use crate::club::activity::settle;
use crate::club::resign;
use crate::features::league::news::envelopes;
use crate::features::league::start;
use crate::game::{ChannelId, PlayerId};
use crate::games::time::{calendar, vacation};
use crate::kit::failure::Failure;
use crate::kit::services::Services;
use crate::league::{League, NotStarted, Season};
use crate::store::{LeagueError, LeagueForbids};

/// Does the work due at `now`.
pub(crate) async fn run_due(services: &Arc<Services>, now: Timestamp) {
    let due = services.store.activities_due::<League>(now).await;
    activity::each_due("league", due, |channel| {
        Box::pin(run_in(services, channel, now))
    })
    .await;
}

async fn run_in(services: &Services, channel: ChannelId, now: Timestamp) -> Result<(), Failure> {
    let Some(league) = services.store.activity::<League>(channel).await? else {
        return Ok(());
    };
    let owed = &league.resigning;
    let done = resign::resign_owed(services, channel, owed, League::forget_resignation, now).await;
    let rests = calendar::of_all(services).await?;
    let away = idle_away(services, &league, now).await?;
    let mut copy = league.clone();
    copy.update(now, &rests);
    let _news = copy.advance(now, &away);
    if copy == league {
        // After the end of a season, the next one begins at the next look.
        return if league.begins_by_itself(now) {
            done.and(begin(services, channel, &league, now).await)
        } else {
            done
        };
    }
    let advanced = services
        .store
        .change_activity::<League>(channel, move |league| {
            league.update(now, &rests);
            let news = league.advance(now, &away);
            let number = league.season().map_or(0, |season| season.number);
            Ok(envelopes(channel, number, news))
        });
    settle(advanced.await)?;
    services.delivery.notify();
    done
}

/// Players without games in the season who are on vacation at `now`: it does not end for them as if they had stayed
/// away. If a vacation is unreadable, the player counts as away, and the season ends for the others.
pub(super) async fn idle_away(
    services: &Services,
    league: &League,
    now: Timestamp,
) -> Result<Vec<PlayerId>, Failure> {
    let idle: Vec<_> = league
        .current()
        .into_iter()
        .flat_map(Season::idle)
        .collect();
    let mut away = Vec::new();
    for player in idle {
        match vacation::away_of(services, league.club, &[player], now).await {
            Ok(found) => away.extend(found),
            Err(Failure::Unreadable(reason)) => {
                tracing::error!(%reason, "could not read whether a member is on vacation");
                away.push(player);
            }
            Err(failure) => return Err(failure),
        }
    }
    Ok(away)
}

/// Begins the next season automatically.
async fn begin(
    services: &Services,
    channel: ChannelId,
    league: &League,
    now: Timestamp,
) -> Result<(), Failure> {
    let ranks = start::ranks(services, league).await?;
    let number = league.next();
    let begun = services
        .store
        .change_activity::<League>(channel, move |league| {
            if league.next() != number || !league.begins_by_itself(now) {
                return Err(NotStarted::Outdated.into());
            }
            Ok(start::begin(league, channel, &ranks, now)?)
        });
    match begun.await {
        // A moderator has started it, or has turned automatic beginnings off, or somebody has left.
        Err(LeagueError::Refused(LeagueForbids::Season(_))) => return Ok(()),
        begun => settle(begun)?,
    }
    services.delivery.notify();
    Ok(())
}
