//! Forgetting a person: their results stay without a name, and the ratings of their opponents stay unchanged.

use super::entry::of_logs;
use super::first::{FROZEN, Frozen};
use super::{ClubPool, RatingStep, STANDINGS, STEPS, Standing};
use crate::StoreError;
use crate::db::{Entry, Read as _, Transaction, assign_all, skip_unreadable};
use tengen_game::{Game, PlayerId};
use tengen_rules::{ByColor, Color};

/// Before a placeholder replaces `player` in `game`, whose log entries are `entries`: stores the ratings before it, so
/// that those of others need not change.
pub(crate) fn freeze_ratings(
    tx: &mut Transaction<'_>,
    game: &Game,
    entries: &[Entry],
    player: PlayerId,
) -> Result<(), StoreError> {
    let mut frozen = skip_unreadable(FROZEN.of(tx, game.id()))?.unwrap_or_default();
    for (club_pool, moment, rated) in of_logs(entries) {
        let Some(color) = color_of(rated.players, player) else {
            continue;
        };
        let step = skip_unreadable(tx.get(STEPS, &(club_pool, player, moment)))?;
        frozen.extend(step.map(|step| Frozen {
            pool: club_pool.1,
            color,
            rating: step.rating.before,
            earlier: step.earlier,
        }));
    }
    if frozen.is_empty() {
        Ok(())
    } else {
        assign_all(tx, &[FROZEN.assign(game.id(), &frozen)])
    }
}

/// After a placeholder has replaced `player` in a game, whose log entries were `entries`: removes its effect on their
/// ratings.
pub(crate) fn remove_effect(
    tx: &mut Transaction<'_>,
    entries: &[Entry],
    player: PlayerId,
    nobody: PlayerId,
) -> Result<(), StoreError> {
    for (club_pool, moment, rated) in of_logs(entries) {
        let Some(color) = color_of(rated.players, player) else {
            continue;
        };
        tx.delete(STEPS, &(club_pool, player, moment))?;
        let other = (club_pool, rated.players[!color], moment);
        if let Some(step) = skip_unreadable(tx.get(STEPS, &other))? {
            let opponent = nobody;
            tx.put(STEPS, &other, &RatingStep { opponent, ..step })?;
        }
        match standing(tx, club_pool, player)? {
            Some(standing) => tx.put(STANDINGS, &(club_pool, player), &standing)?,
            None => tx.delete(STANDINGS, &(club_pool, player))?,
        }
    }
    Ok(())
}

/// The standing of `player` after the remaining games.
fn standing(
    tx: &Transaction<'_>,
    club_pool: ClubPool,
    player: PlayerId,
) -> Result<Option<Standing>, StoreError> {
    let Some(last) = skip_unreadable(tx.keys(STEPS, &(club_pool, player)).next_back().transpose())?
    else {
        return Ok(None);
    };
    let step = skip_unreadable(tx.get(STEPS, &last))?;
    Ok(step.map(|step| Standing {
        rating: step.rating.after,
        games: step.number,
        last: last.2,
    }))
}

fn color_of(players: ByColor<PlayerId>, player: PlayerId) -> Option<Color> {
    let mut colors = Color::ALL.into_iter();
    colors.find(|&color| players[color] == player)
}
