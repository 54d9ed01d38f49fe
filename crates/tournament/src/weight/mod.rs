//! The weight of a pair: how good it would be that the two play each other.
//!
//! Weights are OpenGotha's, described on its help page "Pairing evaluation function". Terms that follow a curve are
//! computed in doubles and cut to integers one by one; the rest is integer arithmetic, cut towards zero after every
//! division.

mod colour;
mod draw;
mod secondary;
mod seeding;

use std::collections::HashSet;

use serde::Serialize;

use super::event::{Index, Tournament};
use super::group::Groups;
use super::handicap::{Stones, stones};
use super::lot;
use super::parameters::Maxima;
use super::standings::Standings;
pub(super) use colour::Balance;
use draw::Drawn;

/// The terms of a pair's weight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Terms {
    /// 1, so that any two may be paired.
    pub base: i64,
    /// No earlier game of the two.
    pub repeat: i64,
    /// A lot.
    pub random: i64,
    /// Colours can be balanced.
    pub colour: i64,
    /// Categories are near.
    pub category: i64,
    /// Scores are near.
    pub score: i64,
    /// With different scores: how well the two are placed to leave their groups.
    pub draw: i64,
    /// With equal scores: how well the pair fits the seeding.
    pub seeding: i64,
    /// A small handicap.
    pub handicap: i64,
    /// Another country or club.
    pub geography: i64,
}

impl Terms {
    /// The weight: the sum of the terms.
    #[must_use]
    pub const fn weight(&self) -> i64 {
        self.base
            + self.repeat
            + self.random
            + self.colour
            + self.category
            + self.score
            + self.draw
            + self.seeding
            + self.handicap
            + self.geography
    }
}

/// The weights of pairs in a round.
pub(super) struct Scale<'a> {
    event: &'a Tournament,
    round: u8,
    standings: &'a Standings,
    groups: Groups,
    met: HashSet<(Index, Index)>,
    balances: Vec<Balance>,
    drawn: Vec<Drawn>,
    /// The scores that count for a small handicap.
    limited: Vec<i64>,
}

impl<'a> Scale<'a> {
    /// The weights for `round`, from the standings before it.
    pub(super) fn before(event: &'a Tournament, round: u8, standings: &'a Standings) -> Self {
        let players = 0..event.players().len();
        let met = players.clone().flat_map(|player| {
            let games = event.games_before(player, round);
            games.map(move |(_, game)| (player, game.opponent))
        });
        let limited = |player| secondary::limit(event, round, standings, player);
        Self {
            event,
            round,
            standings,
            groups: Groups::before(event, round, standings),
            met: met.collect(),
            balances: players
                .clone()
                .map(|player| Balance::before(event, round, player))
                .collect(),
            drawn: draw::before(event, round),
            limited: players.map(limited).collect(),
        }
    }

    /// The terms of the weight of `a` and `b`.
    pub(super) fn terms(&self, a: Index, b: Index) -> Terms {
        let max = self.maxima();
        let (one, other) = (self.groups.seat(a), self.groups.seat(b));
        let category_gap = (one.category - other.category).abs();
        let group_gap = (one.group - other.group).abs();
        Terms {
            base: 1,
            repeat: if self.met.contains(&(a, b)) {
                0
            } else {
                max.repeat
            },
            random: lot::draw(self.seed(), lot::Draw::Weight, self.round, a, b, max.random),
            colour: match self.stones(a, b).count {
                0 => colour::term(max.colour, self.balances[a], self.balances[b]),
                _ => 0,
            },
            category: match self.groups.categories {
                1 => 0,
                count => curve(max, max.category, category_gap as f64 / count as f64),
            },
            score: match category_gap {
                0 => curve(max, max.score, group_gap as f64 / self.groups.count as f64),
                _ => 0,
            },
            draw: match group_gap {
                1..=3 => draw::term(self, a, b),
                _ => 0,
            },
            seeding: match group_gap {
                0 => seeding::term(self, a, b),
                _ => 0,
            },
            handicap: secondary::handicap(self, a, b),
            geography: secondary::geography(self, a, b),
        }
    }

    /// The handicap stones between `a` and `b`.
    pub(super) fn stones(&self, a: Index, b: Index) -> Stones {
        stones(self.event, self.standings, a, b)
    }

    /// The balance of the colours that `player` has had.
    pub(super) fn balance(&self, player: Index) -> Balance {
        self.balances[player]
    }

    fn maxima(&self) -> &Maxima {
        &self.event.parameters().weights
    }

    fn seed(&self) -> u64 {
        self.event.parameters().seed
    }
}

/// The curve `(1 - x)(1 + k x)`: `most` at a distance of 0, and 0 at 1.
fn curve(max: &Maxima, most: i64, distance: f64) -> i64 {
    (most as f64 * (1.0 - distance) * (1.0 + max.k * distance)) as i64
}
