//! Small handicaps, and opponents from elsewhere.

use super::{Scale, curve};
use crate::criterion::Criterion;
use crate::event::{Index, Tournament};
use crate::group::top_above_bar;
use crate::parameters::MainScore;
use crate::score::start;
use crate::standings::Standings;

/// The whole McMahon score of `player`; above the threshold for small handicaps, the highest possible score.
pub(super) fn limit(event: &Tournament, round: u8, standings: &Standings, player: Index) -> i64 {
    let parameters = event.parameters();
    let rule = parameters.secondary;
    let wins = standings.figure(player, Criterion::Nbw);
    let bar = parameters.bar.number() - parameters.zero.number();
    let share = if rule.wins { 2 } else { 1 };
    let has_won = (wins * share).floor() >= i64::from(parameters.rounds);
    let is_strong = event.players()[player].rank.number() + wins.floor() >= rule.rank.number();
    let is_at_bar = rule.bar && start(event, player).floor() >= bar;
    if has_won || is_strong || is_at_bar {
        bar + top_above_bar(round)
    } else {
        standings.figure(player, Criterion::Mms).floor()
    }
}

/// The term for a small handicap.
pub(super) fn handicap(scale: &Scale, a: Index, b: Index) -> i64 {
    let parameters = scale.event.parameters();
    let range = match parameters.main_score() {
        MainScore::Mms => scale.groups.count,
        MainScore::Wins => {
            let bar = parameters.bar.number() - parameters.floor.number();
            bar + 1 + top_above_bar(scale.round)
        }
    };
    let gap = (scale.limited[a] - scale.limited[b]).abs();
    let max = scale.maxima();
    curve(max, max.handicap, gap as f64 / range as f64)
}

/// The term for different clubs or countries.
pub(super) fn geography(scale: &Scale, a: Index, b: Index) -> i64 {
    let players = scale.event.players();
    let (one, other) = (&players[a], &players[b]);
    let factors = scale.event.parameters().geography;
    let groups = scale.groups.count as f64;
    let ratio = |differ: bool, factor: f64| {
        if differ {
            (factor / groups).min(1.0)
        } else {
            0.0
        }
    };
    let country = ratio(one.country != other.country, factors.country);
    let club = ratio(one.club != other.club, factors.club * 1.2);
    let mut apart = country.max(club) + country.min(club) / 2.0;
    if apart > 0.0 {
        apart += 0.5 / groups;
    }
    let max = scale.maxima();
    (max.score - curve(max, max.geography, apart)).min(max.geography)
}
