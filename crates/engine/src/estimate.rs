//! The estimate of a position: the lead, and the owner of each point.

use super::{Query, Verdict, find_dead, go};
use tengen_rules::{ByColor, HalfPoints, Marking, PointSet, Rules, Status};

/// The estimate of a position of a game that is counted.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    /// Black's lead including komi; negative if White leads.
    pub lead: HalfPoints,
    /// The points that probably fall to each side, those with stones included; open points are in neither set.
    pub owned: ByColor<PointSet>,
    /// The dead stones, where play has stopped.
    pub verdict: Verdict,
}

/// Estimates the position of `query`; none in games that are not counted. Where play has stopped it is the count
/// without the stones that the engine judges dead.
pub fn estimate(query: &Query<'_>) -> Option<Estimate> {
    match query.rules {
        rules if rules.status(query.position) == Status::Stopped => count(query),
        Rules::Go(rules) => Some(go::estimate::estimate(query, *rules)),
        Rules::Gomoku(_) | Rules::GoBang(_) | Rules::AtariGo(_) => None,
    }
}

fn count(query: &Query<'_>) -> Option<Estimate> {
    let (rules, position) = (query.rules, query.position);
    let verdict = find_dead(rules, position);
    let dead = verdict.dead;
    let marking = Marking {
        dead,
        seki: rules.find_seki(position, dead),
    };
    let score = rules.count(position, &marking, query.komi)?;
    let total = score.total.map(HalfPoints::halves);
    let stones = position.board().arrangement();
    Some(Estimate {
        lead: HalfPoints::new(total.black - total.white),
        owned: ByColor::from_fn(|color| {
            score.territory[color].union(stones[color].difference(dead))
        }),
        verdict,
    })
}
