//! Rated games that an absent player loses on time: only the first of a series counts for ratings, until they come
//! back.

use crate::clock::Timestamp;
use crate::game::{Action, Actor, Event, Game, Phase, PlayerId, decide};
use crate::games::time::alarm::follow;
use crate::kit::failure::Failure;
use crate::kit::prefs::Pref;
use crate::rules::Ending;
use crate::store::{Assignment, Properties};

/// The time since which a player has been absent: when they lost a rated game on time.
static VANISHED: Pref<PlayerId, Option<Timestamp>> = Pref::new("vanished");

/// The finding about absent players, written with the events.
#[derive(Debug, Default)]
pub(crate) struct Found {
    /// The event that the result does not count: it belongs right before the last event.
    pub(crate) unrated: Option<Event>,
    pub(crate) noted: Vec<Assignment>,
}

/// Finds, at `now`, in the `events` that lead to the state `after` of `game`, the players who acted, so are present,
/// and the player who lost on time, so is absent.
///
/// # Errors
///
/// A [`Failure`] if facts about a player are unreadable.
pub(crate) fn find(
    read: &Properties<'_>,
    game: &Game,
    after: &Game,
    events: &[Event],
    now: Timestamp,
) -> Result<Found, Failure> {
    let mut found = Found::default();
    for event in events {
        if let Actor::Player(player) = event.by
            && player.is_person()
        {
            found.noted.push(VANISHED.assign(player, &None));
        }
    }
    let Some(player) = loser_on_time(after).filter(|_| game.is_rated() && game.is_long_enough())
    else {
        return Ok(found);
    };
    if VANISHED.of(read, player)?.is_none() {
        found.noted.push(VANISHED.assign(player, &Some(now)));
        return Ok(found);
    }
    let mut before = game.clone();
    if let Some((_, earlier)) = events.split_last() {
        follow(&mut before, earlier)?;
    }
    let unrated = decide(&before, Actor::Clock, Action::Unrate, now);
    found.unrated = Some(unrated.map_err(|refusal| Failure::from_refusal(&before, refusal))?);
    Ok(found)
}

/// The member who has lost `game` on time, if that is how it ended.
fn loser_on_time(game: &Game) -> Option<PlayerId> {
    let Phase::Finished(outcome) = game.phase() else {
        return None;
    };
    let loser = !outcome.winner.filter(|_| outcome.ending == Ending::Time)?;
    let mut players = game.seats()?[loser].players();
    players.next().filter(|player| player.is_person())
}
