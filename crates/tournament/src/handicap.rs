//! Handicap stones of a pair, and who is the stronger.

use std::cmp::Ordering;

use super::criterion::Criterion;
use super::event::{Index, Tournament};
use super::parameters::HandicapBase;
use super::standings::Standings;

/// What a pair gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stones {
    /// How many, from 0.
    pub(super) count: u8,
    /// What makes them, however many there may be at most.
    pub(super) steps: u8,
    /// Whether the first of the pair is the stronger, as far as stones go.
    pub(super) stronger: Ordering,
}

/// The handicap between `a` and `b`, from the standings before the round.
///
/// McMahon scores, or ranks, are limited to the threshold; the difference less the correction makes the stones.
pub(super) fn stones(event: &Tournament, standings: &Standings, a: Index, b: Index) -> Stones {
    let parameters = event.parameters();
    let rule = parameters.handicap;
    let strength = |player: Index| {
        let own = match rule.by {
            HandicapBase::Mms => {
                let score = standings.figure(player, Criterion::Mms).floor();
                score + parameters.zero.number()
            }
            HandicapBase::Rank => event.players()[player].rank.number(),
        };
        own.min(rule.threshold.number())
    };
    let difference = strength(a) - strength(b);
    let count = difference.abs() - i64::from(rule.correction);
    let count = count.clamp(0, u8::MAX.into()) as u8;
    Stones {
        count: count.min(rule.ceiling),
        steps: count,
        stronger: difference.cmp(&0),
    }
}
