//! Chooses the most interesting games of a month: long ones, rated ones, those between equals, and upsets.

use std::cmp::Reverse;

use crate::clock::Timestamp;
use crate::features::digest::upset::{black_wins, upset};
use crate::features::digest::week::{changes, counts, is_readable};
use crate::game::{ChannelId, ClubId, Listed as _, Outline, PlayerId, Seat, program_in};
use crate::games::rated::Changes;
use crate::kit::services::Services;
use crate::port::message::Poll;
use crate::store::StoreError;

/// Board points per event in the shortest game that may be chosen.
const POINTS_AN_EVENT: usize = 5;
/// Maximum scores of a game: for its length, for being rated, for equal players, and for an upset.
const LENGTH_SCORE: usize = 100;
const RATED_SCORE: usize = 50;
const EQUAL_SCORE: usize = 50;
const UPSET_SCORE: usize = 100;

/// The most interesting games of `club` that ended from `since` until before `until`, in the order of their numbers: at
/// most as many as a poll has answers, all of them readable to readers of `channel`.
///
/// # Errors
///
/// A [`StoreError`] if something of it cannot be read.
pub(crate) async fn best(
    services: &Services,
    club: ClubId,
    channel: ChannelId,
    since: Timestamp,
    until: Timestamp,
) -> Result<Vec<Outline>, StoreError> {
    let ended = services.store.games_ended_in(club, since, until).await?;
    let mut found = Vec::new();
    for game in ended.games.into_iter().filter(is_played) {
        if !is_readable(services, channel, &game).await? {
            continue;
        }
        let changes = changes(services, club, &game).await?;
        found.push((score(&game, changes), game));
    }
    found.sort_by_key(|(score, game)| (Reverse(*score), game.id));
    found.truncate(Poll::MOST);
    let mut best: Vec<_> = found.into_iter().map(|(_, game)| game).collect();
    best.sort_by_key(|game| game.id);
    Ok(best)
}

/// The two players of `game`, Black first, if both are people.
pub(crate) fn players(game: &Outline) -> Option<[PlayerId; 2]> {
    let seats = game.seats?;
    let player = |seat| match seat {
        Seat::Player(player) if player.is_person() => Some(player),
        Seat::Player(_) | Seat::InTurn(_) => None,
    };
    Some([player(seats.black)?, player(seats.white)?])
}

/// Whether `game` was played by two people, and long enough to be chosen.
fn is_played(game: &Outline) -> bool {
    let least = game.terms().size.points() / POINTS_AN_EVENT;
    counts(game) && program_in(game).is_none() && players(game).is_some() && events(game) >= least
}

/// Number of events in the record of `game`, which are mostly moves.
fn events(game: &Outline) -> usize {
    usize::try_from(game.revision.get()).unwrap_or(usize::MAX)
}

/// The score of `game` in the choice. The length scores most from as many moves as the board has points.
fn score(game: &Outline, changes: Changes) -> usize {
    let points = game.terms().size.points();
    let length = LENGTH_SCORE * events(game).min(points) / points;
    let rated = if changes.black.is_some() && changes.white.is_some() {
        RATED_SCORE
    } else {
        0
    };
    let near = black_wins(game, &changes).map_or(0, |chance| {
        let near = 1.0 - (2.0 * chance - 1.0).abs();
        (near * EQUAL_SCORE as f64).round() as usize
    });
    let upset = match upset(game, changes) {
        Some(_) => UPSET_SCORE,
        None => 0,
    };
    length + rated + near + upset
}
