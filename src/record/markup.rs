//! The marks of SGF's diagrams: shapes, territories and letters on points.

use crate::rules::{Point, PointSet, Size};
use crate::sgf::{self, Node};

/// The properties that mark points: cross, square, triangle, circle, and the territories.
const PROPERTIES: [&str; 6] = ["MA", "SQ", "TR", "CR", "TB", "TW"];

/// What a node draws on the board. Values that name no point are passed over, for marks change no game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Markup {
    points: [PointSet; PROPERTIES.len()],
    labels: Vec<(Point, String)>,
}

impl Markup {
    /// What `node` draws on a board of `size`.
    pub(super) fn of(node: Node<'_>, size: Size) -> Self {
        let points = |name| {
            node.values(name)
                .filter_map(|value| sgf::to_points(value.raw().trim(), size).ok())
                .fold(PointSet::EMPTY, PointSet::union)
        };
        let labels = node.values("LB").filter_map(|value| {
            let value = value.simple_text();
            let (point, text) = value.split_once(':')?;
            let point = sgf::to_point(point.trim(), size).ok()?;
            Some((point, text.to_owned()))
        });
        Self {
            points: PROPERTIES.map(points),
            labels: labels.collect(),
        }
    }

    /// The points that a property marks: MA, SQ, TR, CR, TB or TW.
    pub fn points(&self, property: &str) -> PointSet {
        let known = PROPERTIES.iter().position(|&name| name == property);
        known.map_or(PointSet::EMPTY, |place| self.points[place])
    }

    /// What is written on points (LB), in the order of the file.
    pub fn labels(&self) -> impl Iterator<Item = (Point, &str)> {
        self.labels
            .iter()
            .map(|(point, text)| (*point, text.as_str()))
    }

    /// Whether nothing is drawn.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
