//! The message of a tournament shows its current state. If its channel is deleted, the tournament ends, since nobody
//! could end it any more.

use crate::club::activity;
use crate::contest::{ContestId, Phase, Refusal, Standing};
use crate::features::tournament::{asked, card, due};
use crate::game::{ChannelId, ClubId, PlayerId};
use crate::kit::prefs::language;
use crate::kit::reach;
use crate::kit::services::Services;
use crate::port::outbound::{Outbound, OutboundError};
use crate::store::{CONTEST_MESSAGE, StoreError, Subject};

/// Updates the message of the tournament.
pub(crate) async fn refresh(
    services: &Services,
    id: ContestId,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    if reach::is_silent(services, channel).await {
        return Ok(());
    }
    let found = services.store.contest(id).await;
    let found = found?;
    let (contest, results) = found.ok_or(OutboundError::Gone)?;
    let brought = match contest.message {
        Some(message) => {
            let locale = language::channel_language(services, channel).await;
            let card = card::card(id, &contest, &results, locale);
            out.refresh(channel, message, &card).await
        }
        // It was never posted: a press will bring it up to date.
        None => Err(OutboundError::Gone),
    };
    let is_over = contest.phase(&results) == Phase::Over;
    if brought != Err(OutboundError::Gone)
        || is_over
        || !activity::is_gone(services, channel, out).await?
    {
        return brought;
    }
    tracing::info!(contest = %id, "ended a tournament: its channel is gone");
    end(services, id).await
}

/// Ends the tournament as its organiser would.
async fn end(services: &Services, id: ContestId) -> Result<(), OutboundError> {
    let now = services.now();
    let ended = services.store.change_contest(id, move |contest, results| {
        let asking: Vec<_> = contest.of(Standing::Forming).collect();
        match contest.close(now, results) {
            Err(Refusal::Over) => Ok(Vec::new()),
            closed => closed.map(|()| asked::drop_questions(id, contest, &asking)),
        }
    });
    due::settle(ended.await.map(drop))?;
    services.delivery.notify();
    Ok(())
}

/// Updates the messages of all tournaments of `organiser` in `club`: one whose channel is deleted ends by that, and no
/// longer counts.
///
/// # Errors
///
/// A [`StoreError`] of the engine.
pub(crate) async fn refresh_all_of(
    services: &Services,
    organiser: PlayerId,
    club: ClubId,
) -> Result<(), StoreError> {
    for id in services.store.contests_in(club).await? {
        let Some((contest, results)) = services.store.contest(id).await? else {
            continue;
        };
        if contest.organiser == organiser && contest.phase(&results) != Phase::Over {
            let shown = CONTEST_MESSAGE.to(contest.place.channel, id);
            services.store.write(Subject::Contest(id), shown).await?;
        }
    }
    services.delivery.notify();
    Ok(())
}
