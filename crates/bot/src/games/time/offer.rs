//! The time to answer a challenge: it does not run during outages of the bot, or vacations of the invited players.

use crate::clock::{Span, Timestamp};
use crate::game::{Action, Actor, Calendar, Event, Game, decide};
use crate::games::time::calendar;
use crate::kit::services::Services;
use crate::store::{Properties, StoreError};

/// When the challenge `game` lapses, without further rest.
pub(crate) fn lapses_at(
    services: &Services,
    read: &Properties<'_>,
    game: &Game,
) -> Result<Timestamp, StoreError> {
    let time = game.offer().time();
    let calendars = calendars(services, read, game)?;
    let each = calendars.iter().map(|rests| time.until_by(rests));
    // The first member to come back must not wait for the others.
    Ok(each.max().unwrap_or(time.until()))
}

/// New rest of the challenge `game` at `now`: it must be written before anything else happens.
pub(crate) fn new_rest(
    services: &Services,
    read: &Properties<'_>,
    game: &Game,
    now: Timestamp,
) -> Result<Vec<Event>, StoreError> {
    let time = game.offer().time();
    let calendars = calendars(services, read, game)?;
    let each = calendars
        .iter()
        .map(|rests| rests.rest_between(time.since, now));
    let known = match game.phase() {
        crate::game::Phase::Offered { expires, .. } => expires.since(time.until()),
        _ => Span::ZERO,
    };
    let news = each.max().unwrap_or(Span::ZERO).minus(known);
    let decided = decide(game, Actor::Clock, Action::Rest(news), now);
    // Usually nothing has, which is refused.
    Ok(decided.into_iter().collect())
}

/// The calendars of the invited players; the default one if nobody is invited by name.
fn calendars(
    services: &Services,
    read: &Properties<'_>,
    game: &Game,
) -> Result<Vec<Calendar>, StoreError> {
    let (invitation, club) = (game.offer().invitation, game.offer().place.club);
    let away = |player| calendar::away(services, read, club, player);
    let mut rests: Vec<_> = invitation.players().map(away).collect();
    if rests.is_empty() {
        rests.push(calendar::outages(services, read));
    }
    let calendars = rests.into_iter();
    calendars
        .map(|rests| Ok(calendar::without_weeks(rests?)))
        .collect()
}
