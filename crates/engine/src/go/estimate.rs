//! The lead and the owner of each point in Go, by playouts.

use super::count::Count;
use super::goal::Goal;
use super::strength::Strength;
use super::{Scene, search_in_parallel};
use crate::{Estimate, Query, Verdict};
use tengen_rules::{ByColor, Color, GoRules, HalfPoints, PointSet};

/// Ownership: minimum majority of one side at a point, in percent of playouts; below it the point belongs to nobody.
const LIKELY: i64 = 30;

/// Estimates the position of `query`, which need not be in progress.
pub(crate) fn estimate(query: &Query<'_>, rules: GoRules) -> Estimate {
    let scene = Scene::of(query, Strength::of_go(query.level));
    let count = Count::new(rules, query.komi);
    let moves = scene.candidates(query);
    let task = scene.judging_task(Goal::Points(count), &moves);
    let findings = search_in_parallel(&task, query, scene.strength);
    let grid = scene.board.grid();
    let mut owned: ByColor<PointSet> = ByColor::default();
    for site in grid.all() {
        let more = i64::from(findings.owned[usize::from(site)]);
        let is_likely = more.abs() * 100 >= LIKELY * i64::from(findings.playouts);
        let color = if more > 0 { Color::Black } else { Color::White };
        if let Some(point) = grid.point(site).filter(|_| is_likely) {
            owned[color] = owned[color].union([point].into_iter().collect());
        }
    }
    let points = |color| i32::try_from(owned[color].len()).expect("a board has at most 361 points");
    let area = points(Color::Black) - points(Color::White);
    let placed = |color: Color| i32::from(scene.board.placed[color as usize]);
    let placed = placed(Color::Black) - placed(Color::White);
    Estimate {
        lead: HalfPoints::new(count.lead(area, placed)),
        owned,
        verdict: Verdict::default(),
    }
}
