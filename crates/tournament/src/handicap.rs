//! Handicap stones of a pair, and who is the stronger.

use std::cmp::Ordering;

use super::criterion::Criterion;
use super::event::{Index, Tournament};
use super::parameters::HandicapBase;
use super::standings::Standings;

/// The handicap of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stones {
    /// Number of stones, from 0.
    pub(super) count: u8,
    /// The difference behind it, before the ceiling.
    pub(super) steps: u8,
    /// Whether the first of the pair is the stronger, for handicaps.
    pub(super) stronger: Ordering,
}

/// The handicap between `a` and `b`, from the standings before the round.
///
/// McMahon scores, or ranks, are limited to the threshold; the difference minus the correction is the number of stones.
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
    let corrected = difference.abs() - i64::from(rule.correction);
    let count = corrected.clamp(0, u8::MAX.into()) as u8;
    Stones {
        count: count.min(rule.ceiling),
        steps: count,
        stronger: difference.cmp(&0),
    }
}
