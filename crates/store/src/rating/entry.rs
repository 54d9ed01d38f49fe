//! Rows derived from a single rated game: its row in the logs, and who has beaten whom.

use super::{BEATEN, ClubPool, Moment, RATED, Rated};
use crate::db::{Entry, Key as _, Row as _};
use tengen_game::{Game, GameResult, Listed as _, PlayerId, Progress, Seat};
use tengen_rating::{Odds, Pool};
use tengen_rules::{ByColor, Color};

/// The rows that follow from `game` in the logs of its club; none if it does not count.
pub(crate) fn entries(game: &Game) -> Vec<Entry> {
    let Some((rated, moment)) = rated_entry(game) else {
        return Vec::new();
    };
    let (club, terms) = (game.offer().place.club, game.terms());
    let pools = Pool::of(&terms.rules, terms.size).iter();
    let places = pools.filter_map(|pool| Some((club?, *pool)));
    places
        .flat_map(|club_pool| {
            let beaten = rated.winner.map(|winner| {
                let pair = (rated.players[winner], rated.players[!winner]);
                BEATEN.entry(&(club_pool, pair, moment))
            });
            [RATED.row(&(club_pool, moment), &rated)]
                .into_iter()
                .chain(beaten)
        })
        .collect()
}

/// The rated entry of `game`, if it counts: it is over, had more than a few moves, and somebody has won, or it was a
/// draw by the rules or by consent.
fn rated_entry(game: &Game) -> Option<(Rated, Moment)> {
    let ended = game.end_time()?;
    let winner = match game.progress() {
        Progress::Finished(finish) => winner(finish.result)?,
        _ => return None,
    };
    if !game.is_rated() || !game.is_long_enough() {
        return None;
    }
    let seats = game.seats()?;
    let players = ByColor {
        black: only_player(seats.black)?,
        white: only_player(seats.white)?,
    };
    let terms = game.terms();
    let odds = Odds::of(&terms.rules, terms.size, terms.komi, terms.handicap);
    let ranks = odds.map_or(0.0, Odds::ranks);
    let rated = Rated {
        players,
        ranks,
        winner,
    };
    Some((rated, (ended, game.id())))
}

/// The winner, `Some(None)` for a draw; `None` where the game has no result that counts.
fn winner(result: GameResult) -> Option<Option<Color>> {
    match result {
        GameResult::Won(color) => Some(Some(color)),
        GameResult::Jigo | GameResult::Draw => Some(None),
        GameResult::NoResult
        | GameResult::BothLose
        | GameResult::CalledOff
        | GameResult::NotBegun => None,
    }
}

fn only_player(seat: Seat) -> Option<PlayerId> {
    match seat {
        Seat::Player(player) => Some(player),
        Seat::InTurn(_) => None,
    }
}

/// The rows of logs among `entries`.
pub(super) fn of_logs(entries: &[Entry]) -> impl Iterator<Item = (ClubPool, Moment, Rated)> {
    let rows = entries.iter().filter(|entry| entry.table == RATED.name());
    rows.filter_map(|entry| {
        let (club_pool, moment) = <(ClubPool, Moment)>::of(&entry.key)?;
        Some((club_pool, moment, Rated::decode(&entry.value).ok()?))
    })
}
