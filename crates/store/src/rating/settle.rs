//! Updates ratings when a game ends, or when a rated one no longer counts.

use std::collections::{BTreeMap, BTreeSet};

use super::entry::of_logs;
use super::replay::{Replay, Wins, matters_since};
use super::{BEATEN, ClubPool, Moment, RATED, Rated, RatingStep, STANDINGS, STEPS, Standing};
use crate::StoreError;
use crate::db::{
    Entry, Key as _, KeyPrefix, Read, Row as _, Source as _, Transaction, skip_unreadable,
};
use tengen_game::clock::Timestamp;
use tengen_game::{GameId, PlayerId};

/// A game in a log.
type LoggedGame = (Moment, Rated);

/// Updates ratings after the log entries `removed` were replaced by `added`.
pub(crate) fn settle(
    tx: &mut Transaction<'_>,
    removed: &[Entry],
    added: &[Entry],
) -> Result<(), StoreError> {
    let mut changes: BTreeMap<ClubPool, (Option<LoggedGame>, Option<LoggedGame>)> = BTreeMap::new();
    for (club_pool, moment, rated) in of_logs(removed) {
        changes.entry(club_pool).or_default().0 = Some((moment, rated));
    }
    for (club_pool, moment, rated) in of_logs(added) {
        changes.entry(club_pool).or_default().1 = Some((moment, rated));
    }
    for (club_pool, (removed, added)) in changes {
        if removed != added {
            update_ratings(tx, club_pool, removed, added)?;
        }
    }
    Ok(())
}

/// Updates the ratings of `club_pool` after one game was removed from its log, one was added to it, or both.
fn update_ratings(
    tx: &mut Transaction<'_>,
    club_pool: ClubPool,
    removed: Option<LoggedGame>,
    added: Option<LoggedGame>,
) -> Result<(), StoreError> {
    let mut replay = Replay::new(club_pool);
    let later = match (&removed, &added) {
        (None, Some(row)) if load_if_latest(tx, &mut replay, club_pool, row)? => {
            let (moment, rated) = row;
            let earlier = match rated.winner {
                None => 0,
                Some(winner) => {
                    let (winner, loser) = (rated.players[winner], rated.players[!winner]);
                    count_earlier_wins(tx, club_pool, winner, loser, *moment)?
                }
            };
            vec![(*row, earlier)]
        }
        _ => {
            let moments = removed.iter().chain(&added).map(|(moment, _)| *moment);
            let Some(first) = moments.min() else {
                return Ok(());
            };
            let later = read_log(tx, club_pool, first)?;
            let (removed, added) = (removed.as_ref(), added.as_ref());
            rewind(tx, &mut replay, club_pool, &later, removed, added)?;
            later
        }
    };
    // A player without a rated game has no standing.
    let mut touched: BTreeSet<PlayerId> = BTreeSet::new();
    if let Some((moment, rated)) = &removed {
        for (_, &player) in rated.players.iter() {
            tx.delete(STEPS, &(club_pool, player, *moment))?;
            touched.insert(player);
        }
    }
    for ((moment, rated), earlier) in later {
        for (player, step) in replay.add(tx, moment, &rated, earlier)? {
            tx.put(STEPS, &(club_pool, player, moment), &step)?;
            touched.insert(player);
        }
    }
    for player in touched {
        match replay.standing(player) {
            Some(standing) => tx.put(STANDINGS, &(club_pool, player), standing)?,
            None => tx.delete(STANDINGS, &(club_pool, player))?,
        }
    }
    Ok(())
}

/// Gives `replay` the standings of the players of the added game, if neither has played a later one; returns whether
/// that is so.
fn load_if_latest(
    tx: &Transaction<'_>,
    replay: &mut Replay,
    club_pool: ClubPool,
    (moment, rated): &LoggedGame,
) -> Result<bool, StoreError> {
    let mut is_latest = true;
    for (_, &player) in rated.players.iter() {
        if let Some(standing) = skip_unreadable(tx.get(STANDINGS, &(club_pool, player)))? {
            is_latest &= standing.last < *moment;
            replay.put(player, standing);
        }
    }
    if !is_latest {
        *replay = Replay::new(club_pool);
    }
    Ok(is_latest)
}

/// The games of the log of `club_pool` from `first` on, each with the number of its winner's recent wins over the same
/// player. Unreadable rows are left out.
///
/// The log is read from the earliest win that matters: one range, instead of one for each game.
fn read_log(
    tx: &Transaction<'_>,
    club_pool: ClubPool,
    first: Moment,
) -> Result<Vec<(LoggedGame, usize)>, StoreError> {
    let mut later = Vec::new();
    let mut wins = Wins::default();
    for row in tx.rows_from(
        RATED.name(),
        &KeyPrefix::<(ClubPool, Moment)>::prefix(&club_pool),
        &(club_pool, (matters_since(first.0), GameId::NONE)).bytes(),
    ) {
        let (key, value) = row?;
        if let Some((_, moment)) = <(ClubPool, Moment)>::of(&key)
            && let Ok(rated) = Rated::decode(&value)
        {
            let earlier = wins.add(moment, &rated);
            if moment >= first {
                later.push(((moment, rated), earlier));
            }
        }
    }
    Ok(later)
}

/// Sets the standings in `replay` to those before the games of `later`, which contain `added` and not `removed`.
fn rewind(
    tx: &Transaction<'_>,
    replay: &mut Replay,
    club_pool: ClubPool,
    later: &[(LoggedGame, usize)],
    removed: Option<&LoggedGame>,
    added: Option<&LoggedGame>,
) -> Result<(), StoreError> {
    let is_new = |moment: Moment| added.is_some_and(|(new, _)| *new == moment);
    let known = later.iter().map(|(row, _)| row);
    let known = known.filter(|(moment, _)| !is_new(*moment));
    let mut known: Vec<&LoggedGame> = known.chain(removed).collect();
    known.sort_by_key(|(moment, _)| *moment);
    let mut seen = BTreeSet::new();
    for (moment, rated) in known {
        for (_, &player) in rated.players.iter() {
            if seen.insert(player)
                && let Some(step) = skip_unreadable(tx.get(STEPS, &(club_pool, player, *moment)))?
                && let Some(before) = standing_before(tx, club_pool, player, *moment, &step)?
            {
                replay.put(player, before);
            }
        }
    }
    // Players without any of these games have their current standing.
    for (_, &player) in added.iter().flat_map(|(_, rated)| rated.players.iter()) {
        if seen.insert(player)
            && let Some(standing) = skip_unreadable(tx.get(STANDINGS, &(club_pool, player)))?
        {
            replay.put(player, standing);
        }
    }
    Ok(())
}

/// The standing of `player` before the game of `step`; none if it was their first. Its time of the last game is exact
/// only if they have played no later game: otherwise the replay of that one sets it.
fn standing_before(
    tx: &Transaction<'_>,
    club_pool: ClubPool,
    player: PlayerId,
    moment: Moment,
    step: &RatingStep,
) -> Result<Option<Standing>, StoreError> {
    if step.number <= 1 {
        return Ok(None);
    }
    let theirs = (club_pool, player);
    let mut earlier = tx.keys(STEPS, &theirs).rev().take(2);
    let last = earlier.find_map(|key| match key {
        Ok((_, _, at)) if at < moment => Some(Ok(at)),
        Ok(_) | Err(StoreError::Unreadable { .. }) => None,
        Err(error) => Some(Err(error)),
    });
    Ok(Some(Standing {
        rating: step.rating.before,
        games: step.number - 1,
        last: last.transpose()?.unwrap_or((Timestamp::MIN, GameId::NONE)),
    }))
}

/// Number of recent wins of `winner` over `loser`, before `moment`.
pub(super) fn count_earlier_wins(
    read: &impl Read,
    club_pool: ClubPool,
    winner: PlayerId,
    loser: PlayerId,
    moment: Moment,
) -> Result<usize, StoreError> {
    let pair = (winner, loser);
    let first = (club_pool, pair, (matters_since(moment.0), GameId::NONE));
    let prefix = KeyPrefix::<(ClubPool, (PlayerId, PlayerId), Moment)>::prefix(&(club_pool, pair));
    let mut count = 0;
    for row in read.rows_from(BEATEN.name(), &prefix, &first.bytes()) {
        match <(ClubPool, (PlayerId, PlayerId), Moment)>::of(&row?.0) {
            Some((_, _, at)) if at < moment => count += 1,
            _ => break,
        }
    }
    Ok(count)
}
