//! The graph of the lead, each part of which links to its move.

use std::fmt::Write as _;

use super::html::{Sheet, side};
use crate::render::Chart;

/// Width and height of the graph.
const GRAPH: [f32; 2] = [400.0, 110.0];
/// Maximum number of parts of the graph, each of which links to a move.
const PARTS: usize = 120;

impl Sheet<'_> {
    /// The graph of the lead, each part of which links to its move, and a note on its reliability.
    pub(super) fn graph(&self) -> String {
        let Some((chart, judgement)) = self.study.graph() else {
            return self.unread();
        };
        let moves = self.study.game.moves().len();
        let judgement: Vec<_> = judgement.iter().map(|text| self.say(text)).collect();
        format!(
            "{}<p class=\"faint\">{}</p>",
            self.graph_picture(&chart, moves),
            judgement.join(" ")
        )
    }

    fn graph_picture(&self, chart: &Chart, moves: usize) -> String {
        let [width, height] = GRAPH;
        let place = |[x, y]: [f32; 2]| [x * width, (1.0 - y) * height];
        let line: Vec<_> = chart.line.iter().map(|at| place(*at)).collect();
        let joined = |points: &[[f32; 2]]| {
            let points = points.iter().map(|[x, y]| format!("{x:.1},{y:.1}"));
            points.collect::<Vec<_>>().join(" ")
        };
        let middle = height / 2.0;
        let area = [&[[0.0, middle]], &*line, &[[width, middle]]].concat();
        let mut marks = String::new();
        for (at, color) in chart.sides.iter().flat_map(|sides| &sides.marks) {
            let ([x, y], side) = (place(*at), side(*color));
            write!(
                marks,
                "<circle class=\"{side}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\"/>"
            )
            .expect("a String takes everything");
        }
        let last = moves.max(1) as f32;
        let here = f32::from(self.place.spot.after()) / last * width;
        let parts = (moves + 1).min(PARTS);
        let wide = width / parts as f32;
        let mut links = String::new();
        for part in 0..parts {
            let after = part * moves / (parts - 1).max(1);
            let after = u16::try_from(after).unwrap_or(u16::MAX);
            write!(
                links,
                "<a href=\"{}\" tabindex=\"-1\"><rect x=\"{:.1}\" y=\"0\" width=\"{wide:.1}\" height=\"{height}\"/></a>",
                self.href(after, &[]),
                part as f32 * wide
            )
            .expect("a String takes everything");
        }
        format!(
            "<svg class=\"graph\" viewBox=\"-5 -5 {} {}\" aria-hidden=\"true\" focusable=\"false\">\
             <rect class=\"upper\" width=\"{width}\" height=\"{middle}\"/>\
             <rect class=\"lower\" y=\"{middle}\" width=\"{width}\" height=\"{middle}\"/>\
             <polygon points=\"{}\"/><polyline points=\"{}\"/>{marks}\
             <path d=\"M{here:.1} 0V{height}\"/>{links}</svg>",
            width + 10.0,
            height + 10.0,
            joined(&area),
            joined(&line)
        )
    }
}
