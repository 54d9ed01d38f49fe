//! Updates ratings when a game ends, or when a rated one no longer counts.

use std::collections::{BTreeMap, BTreeSet};

use super::entry::of_logs;
use super::replay::{Replay, Wins, matters_since};
use super::tables::{BEATEN, RATED, STANDINGS, STEPS};
use super::{Moment, Place, Rated, RatingStep, Standing};
use crate::StoreError;
use crate::db::{
    Begins, Entry, Key as _, Read, Row as _, Source as _, Transaction, skip_unreadable,
};
use tengen_game::clock::Timestamp;
use tengen_game::{GameId, PlayerId};

/// A game that has come into a log, or gone from it.
type Row = (Moment, Rated);

/// Updates ratings after log entries `left` were replaced by `entered`.
pub(crate) fn settle(
    tx: &mut Transaction<'_>,
    left: &[Entry],
    entered: &[Entry],
) -> Result<(), StoreError> {
    let mut changes: BTreeMap<Place, (Option<Row>, Option<Row>)> = BTreeMap::new();
    for (place, moment, rated) in of_logs(left) {
        changes.entry(place).or_default().0 = Some((moment, rated));
    }
    for (place, moment, rated) in of_logs(entered) {
        changes.entry(place).or_default().1 = Some((moment, rated));
    }
    for (place, (gone, come)) in changes {
        if gone != come {
            resettle(tx, place, gone, come)?;
        }
    }
    Ok(())
}

fn resettle(
    tx: &mut Transaction<'_>,
    place: Place,
    gone: Option<Row>,
    come: Option<Row>,
) -> Result<(), StoreError> {
    let mut replay = Replay::new(place);
    let later = match (&gone, &come) {
        (None, Some(row)) if is_latest(tx, &mut replay, place, row)? => {
            let (moment, rated) = row;
            let earlier = match rated.winner {
                None => 0,
                Some(winner) => {
                    let pair = (rated.players[winner], rated.players[!winner]);
                    beaten_before(tx, place, pair, *moment)?
                }
            };
            vec![(*row, earlier)]
        }
        _ => {
            let first = gone.iter().chain(&come).map(|(moment, _)| *moment).min();
            let Some(first) = first else {
                return Ok(());
            };
            let later = log_from(tx, place, first)?;
            rewind(tx, &mut replay, place, &later, gone.as_ref(), come.as_ref())?;
            later
        }
    };
    // A player without a rated game has no standing.
    let mut touched: BTreeSet<PlayerId> = BTreeSet::new();
    if let Some((moment, rated)) = &gone {
        for (_, &player) in rated.players.iter() {
            tx.take(STEPS, &(place, player, *moment))?;
            touched.insert(player);
        }
    }
    for ((moment, rated), earlier) in later {
        for (player, step) in replay.add(tx, moment, &rated, earlier)? {
            tx.put(STEPS, &(place, player, moment), &step)?;
            touched.insert(player);
        }
    }
    for player in touched {
        match replay.standing(player) {
            Some(standing) => tx.put(STANDINGS, &(place, player), standing)?,
            None => tx.take(STANDINGS, &(place, player))?,
        }
    }
    Ok(())
}

/// Whether neither player of a game that has come has played a later one; `replay` knows both then.
fn is_latest(
    tx: &Transaction<'_>,
    replay: &mut Replay,
    place: Place,
    (moment, rated): &Row,
) -> Result<bool, StoreError> {
    let mut is_latest = true;
    for (_, &player) in rated.players.iter() {
        if let Some(standing) = skip_unreadable(tx.get(STANDINGS, &(place, player)))? {
            is_latest &= standing.last < *moment;
            replay.put(player, standing);
        }
    }
    if !is_latest {
        *replay = Replay::new(place);
    }
    Ok(is_latest)
}

/// The log of `place` from `first` on, and how often the winner of each game had beaten the same player lately.
/// What cannot be read is left out.
///
/// The log is read from the earliest win on that matters: that is one range, and not one for each game.
fn log_from(
    tx: &Transaction<'_>,
    place: Place,
    first: Moment,
) -> Result<Vec<(Row, usize)>, StoreError> {
    let mut later = Vec::new();
    let mut wins = Wins::default();
    for row in tx.rows_from(
        RATED.name(),
        &Begins::<(Place, Moment)>::prefix(&place),
        &(place, (matters_since(first.0), GameId::NONE)).bytes(),
    ) {
        let (key, value) = row?;
        if let Some((_, moment)) = <(Place, Moment)>::of(&key)
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

/// Everybody's standings before the games of `later`, to which `come` were added and from which `gone` were removed.
fn rewind(
    tx: &Transaction<'_>,
    replay: &mut Replay,
    place: Place,
    later: &[(Row, usize)],
    gone: Option<&Row>,
    come: Option<&Row>,
) -> Result<(), StoreError> {
    let is_new = |moment: Moment| come.is_some_and(|(new, _)| *new == moment);
    let known = later.iter().map(|(row, _)| row);
    let known = known.filter(|(moment, _)| !is_new(*moment));
    let mut known: Vec<&Row> = known.chain(gone).collect();
    known.sort_by_key(|(moment, _)| *moment);
    let mut seen = BTreeSet::new();
    for (moment, rated) in known {
        for (_, &player) in rated.players.iter() {
            if seen.insert(player)
                && let Some(step) = skip_unreadable(tx.get(STEPS, &(place, player, *moment)))?
                && let Some(before) = before(tx, place, player, *moment, &step)?
            {
                replay.put(player, before);
            }
        }
    }
    // Players of none of these keep their current standing.
    for (_, &player) in come.iter().flat_map(|(_, rated)| rated.players.iter()) {
        if seen.insert(player)
            && let Some(standing) = skip_unreadable(tx.get(STANDINGS, &(place, player)))?
        {
            replay.put(player, standing);
        }
    }
    Ok(())
}

/// The standing of `player` before the game of `step`; none if it was their first. Their last game before it is
/// searched for only if none comes after it, which would be the last one anyway.
fn before(
    tx: &Transaction<'_>,
    place: Place,
    player: PlayerId,
    moment: Moment,
    step: &RatingStep,
) -> Result<Option<Standing>, StoreError> {
    if step.number <= 1 {
        return Ok(None);
    }
    let theirs = (place, player);
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

/// Number of recent wins of the first of `pair` over the second, before `moment`.
pub(super) fn beaten_before(
    read: &impl Read,
    place: Place,
    pair: (PlayerId, PlayerId),
    moment: Moment,
) -> Result<usize, StoreError> {
    let first = (place, pair, (matters_since(moment.0), GameId::NONE));
    let prefix = Begins::<(Place, (PlayerId, PlayerId), Moment)>::prefix(&(place, pair));
    let mut count = 0;
    for row in read.rows_from(BEATEN.name(), &prefix, &first.bytes()) {
        match <(Place, (PlayerId, PlayerId), Moment)>::of(&row?.0) {
            Some((_, _, at)) if at < moment => count += 1,
            _ => break,
        }
    }
    Ok(count)
}
