//! Pictures and texts of a quiz's answer.

use crate::puzzle::Reason;
use crate::render::{Diagram, Mark};
use crate::rules::{Chain, Color, Point, PointSet, Position};

/// A picture with its text.
pub(crate) struct Scene {
    pub(crate) diagram: Diagram,
    /// The alternative text of its picture, which does not give the answer away.
    pub(crate) described: Diagram,
    /// The position, if the side to move may be shown.
    pub(crate) position: Option<Position>,
}

impl Scene {
    /// A board without a side to move.
    pub(crate) fn still(diagram: Diagram) -> Self {
        Self {
            described: diagram.clone(),
            diagram,
            position: None,
        }
    }
}

/// The board of the question, with the marks that explain the answer.
pub(crate) fn explain(diagram: Diagram, reason: &Reason) -> Diagram {
    match reason {
        Reason::Liberties(chain) => mark(diagram, chain.liberties, chain.stones),
        Reason::Forbidden(points) => {
            let points = points.iter().map(|(point, _)| *point);
            diagram.mark(Mark::Cross, points)
        }
        Reason::Captures { at, chains } => {
            mark(diagram, PointSet::from_iter([*at]), stones(chains))
        }
        Reason::NoKo { at, takes } => mark(diagram, PointSet::from_iter([*at]), *takes),
        Reason::Count(score) | Reason::Points(_, score) => diagram.score(score),
        Reason::Dead(chains) => diagram.dead(stones(chains).iter()),
        Reason::Lines(all) | Reason::Pairs(all) => {
            let (points, stones) = unite(all);
            mark(diagram, points, stones.difference(points))
        }
        Reason::Chains(chains) => {
            const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
            let lettered = chains.iter().zip(0..LETTERS.len()).flat_map(|(chain, at)| {
                let stones = chain.stones.iter();
                stones.map(move |point| (point, &LETTERS[at..=at]))
            });
            diagram.letters(lettered)
        }
        Reason::Seki(points) => diagram.mark(Mark::Cross, points.iter()),
        Reason::Gains(points) => diagram.mark(Mark::Circle, points.iter()),
        Reason::Filled { left, .. } => {
            let mut filled = Diagram::new(diagram.size());
            for color in Color::ALL {
                filled = filled
                    .stones(color, left.stones[color].iter())
                    .territory(color, left.territory[color].iter());
            }
            filled.mark(Mark::Triangle, left.highlighted.iter())
        }
        // A move is shown by the board after it.
        Reason::Takes(_) | Reason::Eyes(_) | Reason::WinsByTaking(_) | Reason::Line(_) => diagram,
        Reason::Ko(_) | Reason::Name(_) | Reason::Turn(_) | Reason::Partner { .. } => diagram,
    }
}

fn mark(diagram: Diagram, points: PointSet, stones: PointSet) -> Diagram {
    let marked = diagram.mark(Mark::Circle, points.iter());
    marked.mark(Mark::Triangle, stones.iter())
}

/// The stones of all `chains`.
pub(crate) fn stones(chains: &[Chain]) -> PointSet {
    let each = chains.iter().map(|chain| chain.stones);
    each.fold(PointSet::EMPTY, PointSet::union)
}

/// All points together, and all stones together.
pub(crate) fn unite(all: &[(Point, PointSet)]) -> (PointSet, PointSet) {
    let points = all.iter().map(|(point, _)| *point).collect();
    let stones = all.iter().map(|(_, stones)| *stones);
    (points, stones.fold(PointSet::EMPTY, PointSet::union))
}
