//! The time to answer a challenge: it does not run while the bot was down, nor in a vacation of those who are asked.

use crate::bot::games::time::calendar;
use crate::bot::kit::services::Services;
use crate::clock::{Span, Timestamp};
use crate::game::{Action, Actor, Calendar, Event, Game, decide};
use crate::store::StoreError;

/// When the challenge `game` lapses, if nothing rests from now on.
pub(crate) async fn lapses_at(services: &Services, game: &Game) -> Result<Timestamp, StoreError> {
    let time = game.offer().time();
    let calendars = calendars(services, game).await?;
    let each = calendars.iter().map(|rests| time.until_by(rests));
    // The one who comes back first does not wait for the others in vain.
    Ok(each.max().unwrap_or(time.until()))
}

/// What is to be written down before anything else happens to the challenge `game` at `now`.
pub(crate) async fn rested(
    services: &Services,
    game: &Game,
    now: Timestamp,
) -> Result<Vec<Event>, StoreError> {
    let time = game.offer().time();
    let calendars = calendars(services, game).await?;
    let each = calendars.iter().map(|rests| rests.rested(time.since, now));
    let known = match game.phase() {
        crate::game::Phase::Offered { expires, .. } => expires.since(time.until()),
        _ => Span::ZERO,
    };
    let news = each.max().unwrap_or(Span::ZERO).minus(known);
    let decided = decide(game, Actor::Clock, Action::Rest(news), now);
    // That nothing has is the usual case, and refused.
    Ok(decided.into_iter().collect())
}

/// The calendars of those who are asked; that of everybody where nobody is asked by name.
async fn calendars(services: &Services, game: &Game) -> Result<Vec<Calendar>, StoreError> {
    let offer = game.offer();
    let mut calendars = Vec::new();
    for player in offer.invitation.players() {
        calendars.push(calendar::of_member(services, offer.place.club, player).await?);
    }
    if calendars.is_empty() {
        calendars.push(calendar::of_all(services).await?);
    }
    Ok(calendars)
}
