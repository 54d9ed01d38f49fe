//! Rests of a player's clock: weekends and nights by the game's terms and the player's own time zone, vacations, and
//! outages of the bot.

use crate::clock::{Span, Timestamp};
use crate::game::{
    Calendar, Clocks, ClubId, Game, GameId, Interval, Listed, Nights, PlayerId, Weekends, Zone,
};
use crate::games::find;
use crate::games::time::vacation;
use crate::kit::failure::Failure;
use crate::kit::prefs::Pref;
use crate::kit::services::Services;
use crate::kit::uptime;
use crate::store::{Assignment, Outage, Properties, StoreError};

/// Whether a player has turns in progress in games with a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turns {
    Some,
    None,
}

/// The most vacations that are kept for a person.
pub const MOST_VACATIONS: usize = 60;
/// Time after its end from which a vacation counts for no club.
const LONG_OVER: Span = Span::days(2 * 366);

/// The time zone that a player has chosen.
pub static ZONE: Pref<PlayerId, Option<Zone>> = Pref::new("zone");

/// The vacations of a player, past ones too, in order, as [`prune`] leaves them.
pub static VACATIONS: Pref<PlayerId, Vec<Interval>> = Pref::new("vacation");

/// Zones stored for a turn, because their owners have chosen others: since when the game waits, and each zone with its
/// owner.
static TURN_ZONES: Pref<GameId, Option<TurnZones>> = Pref::new("turn-zone");

type TurnZones = (Timestamp, Vec<(PlayerId, Zone)>);

/// Rests for everybody: outages of the bot, including one that has not ended.
pub(crate) fn outages(
    services: &Services,
    read: &Properties<'_>,
) -> Result<Vec<Interval>, StoreError> {
    let interval = |Outage { from, until }| Interval { from, to: until };
    let so_far = uptime::outage_so_far(services, read);
    let outages = read.outages()?.into_iter().map(interval);
    Ok(outages.chain(so_far?).collect())
}

/// The times when `player` in `club` is away: outages of the bot, and vacations as far as the club grants them.
pub(crate) fn away(
    services: &Services,
    read: &Properties<'_>,
    club: Option<ClubId>,
    player: PlayerId,
) -> Result<Vec<Interval>, StoreError> {
    let outages = outages(services, read);
    let mut away = vacation::vacations_of(read, club, player)?;
    away.extend(outages?);
    Ok(away)
}

/// Fixes the current zone for the turns that `player` is taking, and for their pending answer in a count, so that
/// nobody gains a weekend by changing zones. Returns whether there are any, with the rows to store.
pub(crate) async fn keep_zone_of_turns(
    services: &Services,
    player: PlayerId,
) -> Result<(Turns, Vec<Assignment>), Failure> {
    let zone = ZONE.get(services, player).await?.unwrap_or_default();
    let (games, _) = find::running_games(services, player).await?;
    let (mut turns, mut assignments) = (Turns::None, Vec::new());
    for game in games.iter().filter(|game| is_on_clock(game, player)) {
        let Some(since) = game.waits_since() else {
            continue;
        };
        turns = Turns::Some;
        let (store, id) = (&services.store, game.id());
        let mut zones = store.look(|read| zones_of_turn(read, id, since)).await?;
        if zones.iter().all(|(owner, _)| *owner != player) {
            zones.push((player, zone));
            assignments.push(TURN_ZONES.assign(game.id(), &Some((since, zones))));
        }
    }
    Ok((turns, assignments))
}

/// The zones that are stored for the turn in `game` that has run `since` then.
fn zones_of_turn(
    read: &Properties<'_>,
    game: GameId,
    since: Timestamp,
) -> Result<Vec<(PlayerId, Zone)>, StoreError> {
    let stored = TURN_ZONES.of(read, game)?;
    let of_turn = stored.filter(|(turn, _)| *turn == since);
    Ok(of_turn.map(|(_, zones)| zones).unwrap_or_default())
}

/// The row of the turn in `game` without the zone of `player`, if it has one.
pub(crate) async fn zones_without(
    services: &Services,
    game: GameId,
    player: PlayerId,
) -> Result<Option<Assignment>, StoreError> {
    let stored = TURN_ZONES.get(services, game).await?;
    let theirs = stored.filter(|(_, zones)| zones.iter().any(|(owner, _)| *owner == player));
    Ok(theirs.map(|(since, mut zones)| {
        zones.retain(|(owner, _)| *owner != player);
        let others = Some((since, zones)).filter(|(_, zones)| !zones.is_empty());
        TURN_ZONES.assign(game, &others)
    }))
}

/// The rest for everybody: outages of the bot.
///
/// # Errors
///
/// A [`StoreError`] if they cannot be read: then no clock may be judged.
pub(crate) async fn of_all(services: &Services) -> Result<Calendar, StoreError> {
    let outages = services.store.look(|read| outages(services, read)).await?;
    Ok(without_weeks(outages))
}

/// The rest for `player` in `club`: outages of the bot, and vacations within the club's allowance.
///
/// # Errors
///
/// As [`of_all`].
pub(crate) async fn of_member(
    services: &Services,
    club: Option<ClubId>,
    player: PlayerId,
) -> Result<Calendar, StoreError> {
    let away = |read: &Properties<'_>| away(services, read, club, player);
    Ok(without_weeks(services.store.look(away).await?))
}

/// The calendar of time that runs at night and on weekends.
pub(crate) fn without_weeks(away: Vec<Interval>) -> Calendar {
    Calendar::new(Zone::UTC, Weekends::Count, Nights::Count, away)
}

/// The rest of the clock of `player` in `game`.
///
/// # Errors
///
/// A [`StoreError`], also if their zone, a vacation or an outage cannot be read: then the rest is unknown, and no
/// clock may be judged.
pub async fn calendar(
    services: &Services,
    player: PlayerId,
    game: &Game,
) -> Result<Calendar, StoreError> {
    let calendar =
        |read: &Properties<'_>| calendar_in(services, read, player, game, Ok(Vec::new()));
    services.store.look(calendar).await
}

/// The calendar of `player` in `game`: in their zone of `zones` if it is there, else in the one they have chosen.
fn calendar_in(
    services: &Services,
    read: &Properties<'_>,
    player: PlayerId,
    game: &impl Listed,
    zones: Result<Vec<(PlayerId, Zone)>, StoreError>,
) -> Result<Calendar, StoreError> {
    let (pace, club) = (&game.terms().pace, game.offer().place.club);
    let chosen = ZONE.of(read, player);
    let away = away(services, read, club, player);
    let zone = match zones?.iter().find(|(owner, _)| *owner == player) {
        Some((_, zone)) => *zone,
        None => chosen?.unwrap_or_default(),
    };
    Ok(Calendar::new(zone, pace.weekends, pace.nights, away?))
}

/// The calendar of the player whose clock runs in `game`; none while no clock runs.
///
/// # Errors
///
/// As [`calendar`].
pub fn calendar_of_turn(
    services: &Services,
    read: &Properties<'_>,
    game: &Game,
) -> Result<Option<Calendar>, StoreError> {
    let since = game.clocks().and_then(Clocks::since);
    let Some((since, player)) = since.zip(game.on_turn()) else {
        return Ok(None);
    };
    calendar_since(services, read, since, player, game).map(Some)
}

/// The calendar of `player`, for whom `game` has waited `since` then: in the zone that they had chosen by then.
pub(crate) fn calendar_since(
    services: &Services,
    read: &Properties<'_>,
    since: Timestamp,
    player: PlayerId,
    game: &impl Listed,
) -> Result<Calendar, StoreError> {
    let zones = zones_of_turn(read, game.id(), since);
    calendar_in(services, read, player, game, zones)
}

/// Whether `player` is to move in `game`, if it has a clock, or owes an answer to its count.
pub(crate) fn is_on_clock(game: &Game, player: PlayerId) -> bool {
    match game.pending_answer() {
        Some(unanswered) => game.color_of(player) == Some(unanswered.color),
        None => game.on_turn() == Some(player) && game.clocks().is_some(),
    }
}

/// Deletes the zones that were stored for a turn in `game` that is over.
pub(crate) fn no_zones_of_turn(game: GameId) -> Assignment {
    TURN_ZONES.assign(game, &None)
}

/// `vacations` in order. Above [`MOST_VACATIONS`], those that were over long before the last are dropped first, then
/// the shortest: a vacation that has used up a club's grant must not be forgotten because of short ones after it.
pub fn prune(mut vacations: Vec<Interval>) -> Vec<Interval> {
    vacations.sort_unstable_by_key(|interval| interval.from);
    while vacations.len() > MOST_VACATIONS
        && let Some((last, earlier)) = vacations.split_last()
    {
        let weight = |away: &Interval| {
            let is_recent = last.from.since(away.to) < LONG_OVER;
            (is_recent, away.to.since(away.from))
        };
        let least = (0..earlier.len()).min_by_key(|&at| weight(&earlier[at]));
        vacations.remove(least.unwrap_or_default());
    }
    vacations
}

/// The zone that a club has chosen.
pub(crate) static CLUB_ZONE: Pref<ClubId, Option<Zone>> = Pref::new("club-zone");

/// The time zone of `club`, for hours.
///
/// # Errors
///
/// A [`StoreError`], also if it cannot be read.
pub(crate) async fn club_zone(services: &Services, club: ClubId) -> Result<Zone, StoreError> {
    Ok(CLUB_ZONE.get(services, club).await?.unwrap_or_default())
}
