//! Discord's scheduled event: it tells when the next club evening is, in the list of events of the server.

use crate::bot::features::evening::send::undelivered;
use crate::bot::games::time::club_zone::club_zone;
use crate::bot::kit::people;
use crate::bot::kit::services::Services;
use crate::bot::port::outbound::{Outbound, OutboundError};
use crate::bot::port::scheduled::{Repeats, Scheduled};
use crate::evening::{Evening, Every, ScheduledId};
use crate::game::{ChannelId, ClubId, Zone};
use crate::i18n::{Locale, say};

/// Has Discord's event tell of the evening of `channel` as it is now.
pub(crate) async fn keep(
    services: &Services,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let found = services.store.evening(channel).await.map_err(undelivered)?;
    // No event begins in the past: the next one follows when this one is closed.
    let Some(evening) = found.filter(|evening| evening.begins > services.now()) else {
        return Ok(());
    };
    let zone = club_zone(services, evening.club);
    let zone = zone.await.map_err(undelivered)?;
    let locale = people::language(services, channel).await;
    let mut event = event(channel, &evening, zone, locale);
    let mut kept = out.schedule(evening.club, evening.scheduled, &event).await;
    if event.room.is_some() && kept.as_ref().is_err_and(OutboundError::is_about_place) {
        // The bot may make none in that channel, or it is gone: the event says where the evening is all the same.
        event.room = None;
        kept = out.schedule(evening.club, evening.scheduled, &event).await;
    }
    match kept {
        Ok(id) if evening.scheduled == Some(id) => Ok(()),
        Ok(id) => {
            let noted = services.store.evening_scheduled(channel, (evening, id));
            noted.await.map_err(undelivered)?;
            services.delivery.notify();
            Ok(())
        }
        Err(OutboundError::Forbidden | OutboundError::NoAccess) => {
            // Moderators are told by `/evening`; the next evening tries again.
            tracing::info!(%channel, "the bot may not create events");
            Ok(())
        }
        Err(error) => Err(error),
    }
}

/// Has Discord's event go.
pub(crate) async fn remove(
    club: ClubId,
    event: ScheduledId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    match out.unschedule(club, event).await {
        Err(OutboundError::Forbidden | OutboundError::NoAccess | OutboundError::Gone) => Ok(()),
        done => done,
    }
}

fn event(channel: ChannelId, evening: &Evening, zone: Zone, locale: Locale) -> Scheduled {
    Scheduled {
        name: say::evening::title().to(locale).into(),
        about: say::evening::event_about(channel).to(locale).into(),
        place: evening.place.as_str().into(),
        room: evening.room,
        begins: evening.begins,
        ends: evening.ends(),
        repeats: repeats(evening, zone),
    }
}

/// How Discord's event repeats. Discord counts the days of Greenwich: where these are others than those of the club,
/// the first of their kind in a month need not be the club's, and the event stands alone.
fn repeats(evening: &Evening, zone: Zone) -> Option<Repeats> {
    let (there, here) = (Zone::UTC.day(evening.begins), zone.day(evening.begins));
    let (weekday, _) = there;
    match (evening.rhythm.every, evening.rhythm.every.of_month()) {
        (_, Some(number)) => (there == here).then_some(Repeats::EachMonth(number, weekday)),
        (Every::SecondWeek, None) => Some(Repeats::SecondWeek(weekday)),
        (_, None) => Some(Repeats::EachWeek(weekday)),
    }
}
