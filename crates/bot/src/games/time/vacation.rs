//! Vacations that count: within the allowance of each game's club, the one of its challenge.
//!
//! A vacation belongs to its player, and is stored as it was taken. How much of it stops a clock is computed for each
//! game from the days that the game's club grants within a year: so it does not matter where the vacation was taken,
//! nor whether the game began before it. Each change of the days that a club grants is stored with its time. A vacation
//! follows the grant at its beginning, so that nobody who is away loses on time because a club has reduced it.

use crate::clock::{Span, Timestamp};
use crate::game::{ClubId, GameId, Interval, PlayerId, TimeControl};
use crate::games::find;
use crate::games::time::calendar::VACATIONS;
use crate::kit::failure::Failure;
use crate::kit::hooks;
use crate::kit::prefs::Pref;
use crate::kit::services::Services;
use crate::store::{Properties, StoreError, stored_as};

/// Period for which a club grants a number of days.
const YEAR: Span = Span::days(365);
/// Days that a club grants by default; games outside of clubs have the same.
const USUAL: u16 = 30;
/// The most changes that are kept, the latest.
const MOST_CHANGES: usize = 20;

/// Days of vacation that a club grants within a year, with the changes of this number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grant {
    /// The number before the first change.
    first: u16,
    /// The changes in order: time and new number.
    later: Vec<(Timestamp, u16)>,
}

impl Default for Grant {
    fn default() -> Self {
        Self::of(USUAL)
    }
}

/// A club's grant.
pub static GRANT: Pref<ClubId, Grant> = Pref::new("vacation-days");

stored_as! {
    Grant, as (u16, Vec<(Timestamp, u16)>):
        |grant| (grant.first, grant.later.clone()),
        |(first, later)| Some(Self { first, later });
}

impl Grant {
    /// A constant number of `days`.
    pub fn of(days: u16) -> Self {
        Self {
            first: days,
            later: Vec::new(),
        }
    }

    /// This grant until `now`, and `days` from then on.
    pub fn with_days(mut self, now: Timestamp, days: u16) -> Self {
        // If the clock was set back, the latest change is valid.
        self.later.retain(|(since, _)| *since < now);
        self.later.push((now, days));
        if self.later.len() > MOST_CHANGES {
            self.first = self.later.remove(0).1;
        }
        self
    }

    /// Days granted within a year at `at`.
    pub fn at(&self, at: Timestamp) -> u16 {
        let held = self.later.iter().rev().find(|(since, _)| *since <= at);
        held.map_or(self.first, |(_, days)| *days)
    }

    /// The parts of the sorted `vacations` that stop the player's clocks.
    pub fn within_grant(&self, vacations: &[Interval]) -> Vec<Interval> {
        let mut counted = Vec::new();
        for away in vacations {
            let to = away
                .to
                .min(away.from.after(self.rest_of(&counted, away.from)));
            counted.push(Interval { to, ..*away });
        }
        counted.retain(|away| away.from < away.to);
        counted
    }

    /// The time left of the grant at `at` after the sorted `vacations`.
    pub fn time_left(&self, vacations: &[Interval], at: Timestamp) -> Span {
        self.rest_of(&self.within_grant(vacations), at)
    }

    fn rest_of(&self, counted: &[Interval], at: Timestamp) -> Span {
        let year = at.after(Span::ZERO.minus(YEAR));
        let within = |away: &Interval| away.to.since(away.from.max(year)).max(Span::ZERO);
        let taken = counted.iter().map(within).fold(Span::ZERO, Span::plus);
        Span::days(self.at(at).into()).minus(taken).max(Span::ZERO)
    }
}

/// The vacation that `club` grants its members; outside of clubs the default.
///
/// # Errors
///
/// A [`StoreError`], also if it cannot be read.
pub(crate) async fn vacation_grant(
    services: &Services,
    club: Option<ClubId>,
) -> Result<Grant, StoreError> {
    let Some(club) = club else {
        return Ok(Grant::default());
    };
    GRANT.get(services, club).await
}

/// The vacations of `player` as far as `club` grants them.
pub(crate) fn vacations_of(
    read: &Properties<'_>,
    club: Option<ClubId>,
    player: PlayerId,
) -> Result<Vec<Interval>, StoreError> {
    let vacations = VACATIONS.of(read, player);
    let grant = club.map_or(Ok(Grant::default()), |club| GRANT.of(read, club));
    let vacations = vacations?;
    if vacations.is_empty() {
        return Ok(vacations);
    }
    Ok(grant?.within_grant(&vacations))
}

/// Those of `players` who are on vacation, as far as `club` grants one.
pub(crate) async fn away_of(
    services: &Services,
    club: ClubId,
    players: &[PlayerId],
    now: Timestamp,
) -> Result<Vec<PlayerId>, Failure> {
    let grant = vacation_grant(services, Some(club)).await?;
    let mut away = Vec::new();
    for player in players {
        let vacations = VACATIONS.get(services, *player).await?;
        let counted = grant.within_grant(&vacations);
        if counted.iter().any(|one| one.from <= now && now < one.to) {
            away.push(*player);
        }
    }
    Ok(away)
}

/// Grants of clubs in which games of `player` may begin without their action: there a vacation counts even without a
/// game.
pub(crate) async fn grants_without_games(
    services: &Services,
    player: PlayerId,
) -> Result<Vec<Grant>, Failure> {
    let mut grants = Vec::new();
    for club in hooks::clubs_with_timed_games(services, player).await? {
        grants.push(vacation_grant(services, Some(club)).await?);
    }
    Ok(grants)
}

/// The timed games of `player`, each with the days that its club grants.
pub(crate) async fn grants_for(
    services: &Services,
    player: PlayerId,
) -> Result<Vec<(GameId, Grant)>, Failure> {
    let (games, _) = find::running_games(services, player).await?;
    let mut grants = Vec::new();
    for game in games {
        let is_timed = game.terms().pace.control != TimeControl::Untimed;
        if is_timed && game.phase().is_running() && game.color_of(player).is_some() {
            let grant = vacation_grant(services, game.offer().place.club).await?;
            grants.push((game.id(), grant));
        }
    }
    Ok(grants)
}
