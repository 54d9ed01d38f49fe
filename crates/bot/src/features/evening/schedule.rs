//! Discord's scheduled event: the next club evening in the server's list of events.

use crate::club::activity;
use crate::evening::{Evening, Every, Room, ScheduledId};
use crate::features::evening::room::without_lost;
use crate::game::{ChannelId, ClubId, Zone};
use crate::games::time::calendar::club_zone;
use crate::i18n::{Locale, Quote, say};
use crate::kit::exhibits::Open;
use crate::kit::prefs::language;
use crate::kit::services::Services;
use crate::port::outbound::{Outbound, OutboundError};
use crate::port::scheduled::{Repeats, Scheduled};
use crate::store::StoreError;

/// Creates or updates Discord's scheduled event of the evening of `channel`.
pub(crate) async fn update_event(
    services: &Services,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let found = services.store.activity::<Evening>(channel).await?;
    // No event begins in the past: the next one follows when this one is closed.
    let Some(evening) = found.filter(|evening| evening.begins > services.now()) else {
        return Ok(());
    };
    let evening = without_lost(services, channel, evening, out).await?;
    let zone = club_zone(services, evening.club).await?;
    let locale = language::channel_language(services, channel).await;
    let in_room = event(channel, &evening, evening.room, zone, locale);
    let mut scheduled = out
        .schedule(evening.club, evening.scheduled, &in_room)
        .await;
    if evening.room.is_some() && scheduled.as_ref().is_err_and(|error| !error.is_temporary()) {
        // The bot may create none in that channel, or the channel is gone, which Discord refuses like a malformed
        // request: an event outside channels still says where the evening is.
        let outside = event(channel, &evening, None, zone, locale);
        scheduled = out
            .schedule(evening.club, evening.scheduled, &outside)
            .await;
    }
    match scheduled {
        Ok(id) if evening.scheduled == Some(id) => Ok(()),
        Ok(id) => {
            let noted = services.store.note_scheduled_evening(channel, evening, id);
            noted.await?;
            services.delivery.notify();
            Ok(())
        }
        Err(OutboundError::Forbidden | OutboundError::NoAccess) => {
            // `/evening` shows it to the moderators; the next evening tries again.
            tracing::info!(%channel, "the bot may not create events");
            Ok(())
        }
        // The evening has just started: Discord takes no event that begins in the past.
        Err(error) if !error.is_temporary() && evening.begins <= services.now() => {
            tracing::debug!(%channel, %error, "an evening began before its event could be created");
            Ok(())
        }
        Err(error) => Err(error),
    }
}

/// Deletes Discord's scheduled event.
pub(crate) async fn delete_event(
    club: ClubId,
    event: ScheduledId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    match out.unschedule(club, event).await {
        Err(OutboundError::Forbidden | OutboundError::NoAccess | OutboundError::Gone) => Ok(()),
        done => done,
    }
}

/// The coming evenings in channels that are `open`, at their places. Their guests are shown on the server alone.
///
/// # Errors
///
/// A [`StoreError`] if they cannot be read.
pub(crate) async fn coming_events(
    services: &Services,
    open: &Open<'_>,
    locale: Locale,
) -> Result<Vec<Scheduled>, StoreError> {
    let zone = club_zone(services, open.club).await?;
    let evenings = activity::open_in::<Evening>(services, open).await?;
    let now = services.now();
    let coming = evenings
        .into_iter()
        .filter(|(_, evening)| evening.ends() > now);
    let events = coming.map(|(channel, evening)| event(channel, &evening, None, zone, locale));
    Ok(events.collect())
}

/// The event of `evening` in this `room`, with the place in its description; without a room, at the place.
fn event(
    channel: ChannelId,
    evening: &Evening,
    room: Option<Room>,
    zone: Zone,
    locale: Locale,
) -> Scheduled {
    let about = say::evening::event_about(channel).to(locale);
    let place = || say::evening::at(Quote::new(&evening.place)).to(locale);
    Scheduled {
        name: say::evening::title().to(locale).into(),
        about: match room {
            Some(_) => format!("{about}\n{}", place()).into(),
            None => about.into(),
        },
        place: evening.place.as_str().into(),
        room,
        begins: evening.begins,
        ends: evening.ends(),
        repeats: repeats(evening, zone),
    }
}

/// The repetition of Discord's event. Discord counts days in UTC: if they differ from the club's, the first of their
/// kind in a month need not be the club's, and the event does not repeat.
fn repeats(evening: &Evening, zone: Zone) -> Option<Repeats> {
    let (in_utc, in_club) = (Zone::UTC.day(evening.begins), zone.day(evening.begins));
    let (weekday, _) = in_utc;
    match (evening.rhythm.every, evening.rhythm.every.of_month()) {
        (_, Some(number)) => (in_utc == in_club).then_some(Repeats::EachMonth(number, weekday)),
        (Every::SecondWeek, None) => Some(Repeats::SecondWeek(weekday)),
        (_, None) => Some(Repeats::EachWeek(weekday)),
    }
}
