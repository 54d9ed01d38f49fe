//! Results of a search for all moves and points.

use super::count::Count;
use super::ending;
use super::goal::Goal;
use super::strength::Strength;
use super::{Scene, search_in_parallel};
use crate::{AnalysedMove, Analysis, Level, Query};
use tengen_rules::{Color, GoRules, Move};

/// The analysis of a game in progress.
pub(crate) fn analyse(query: &Query<'_>, rules: GoRules) -> Analysis {
    let scene = Scene::of(query, Strength::of_go(Level::HIGHEST));
    let count = Count::new(rules, query.komi);
    let moves = scene.candidates(query);
    let task = scene.judging_task(Goal::Points(count), &moves);
    let findings = search_in_parallel(&task, query, scene.strength);
    let best = ending::best(&task, &findings);
    let mut looked: Vec<_> = findings
        .moves
        .iter()
        .zip(&moves)
        .filter(|(found, _)| found.visits >= 1.0)
        .map(|(found, (site, prior))| {
            let mv = scene
                .board
                .grid()
                .point(*site)
                .map_or(Move::Pass, Move::Play);
            AnalysedMove {
                mv,
                visits: found.visits as u32,
                win_rate: found.wins / found.visits,
                prior: prior.likelihood,
                line: vec![mv],
            }
        })
        .collect();
    looked.sort_by_key(|looked| std::cmp::Reverse(looked.visits));
    if let Some(first) = looked.first_mut().filter(|_| !best.line.is_empty()) {
        first.line = best.line;
    }
    let sign = if scene.color == Color::Black {
        1.0
    } else {
        -1.0
    };
    let playouts = findings.playouts.max(1) as f32;
    let placed = i32::from(scene.board.placed[0]) - i32::from(scene.board.placed[1]);
    let grid = scene.board.grid();
    let share = |site| findings.owned[usize::from(site)] as f32 / playouts;
    let area: f32 = grid.all().map(share).sum();
    let lead = f32::from(count.lead(area.round() as i32, placed) as i16) / 2.0;
    let owned = grid
        .all()
        .filter_map(|site| Some((grid.point(site)?, sign * share(site))));
    Analysis {
        moves: looked,
        lead: Some(sign * lead),
        owned: owned.collect(),
    }
}
