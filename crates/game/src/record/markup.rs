//! The marks of SGF's diagrams: shapes, territories, letters and lines, and the visible part of the board.

use tengen_rules::{Point, PointSet, Size};
use tengen_sgf::Node;

/// The properties that mark points: cross, square, triangle, circle, selected, and territories.
const PROPERTIES: [&str; 7] = ["MA", "SQ", "TR", "CR", "SL", "TB", "TW"];

/// Most lines of a node: more would cover the board.
const MOST_LINES: usize = 200;

/// The letters that files before FF 4 put on the points of a list (L), in order.
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The markup of a node. Invalid points are ignored, since markup changes no game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Markup {
    points: [PointSet; PROPERTIES.len()],
    labels: Vec<(Point, String)>,
    lines: Vec<Line>,
    view: Option<PointSet>,
    dimmed: Option<PointSet>,
}

/// A line between two points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    pub from: Point,
    pub to: Point,
    /// The end of the line at `to`.
    pub head: Head,
}

/// The end of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Head {
    /// A plain line (LN).
    None,
    /// An arrow (AR).
    Arrow,
}

impl Markup {
    /// The markup of `node` on a board of `size`.
    pub(super) fn of(node: Node<'_>, size: Size) -> Self {
        let mut points = PROPERTIES.map(|name| points(node, name, size));
        // Before FF 4 there was one kind of mark (M).
        points[0] = points[0].union(self::points(node, "M", size));
        let labels = node.values("LB").filter_map(|value| {
            let value = value.simple_text();
            let (point, text) = value.split_once(':')?;
            let point = tengen_sgf::to_point(point.trim(), size).ok()?;
            Some((point, text.to_owned()))
        });
        let lettered = node
            .values("L")
            .zip(LETTERS.chars())
            .filter_map(|(value, letter)| {
                let point = tengen_sgf::to_point(value.raw(), size).ok()?;
                Some((point, letter.to_string()))
            });
        let lines = [("LN", Head::None), ("AR", Head::Arrow)]
            .into_iter()
            .flat_map(|(name, head)| lines_of(node, name, head, size));
        let listed = |name| node.value(name).map(|_| self::points(node, name, size));
        Self {
            points,
            labels: labels.chain(lettered).collect(),
            lines: lines.take(MOST_LINES).collect(),
            view: listed("VW"),
            dimmed: listed("DD"),
        }
    }

    /// The points of a property: MA, SQ, TR, CR, SL, TB or TW.
    pub fn points(&self, property: &str) -> PointSet {
        let known = PROPERTIES.iter().position(|&name| name == property);
        known.map_or(PointSet::EMPTY, |place| self.points[place])
    }

    /// The labels (LB, L), in the order of the file.
    pub fn labels(&self) -> impl Iterator<Item = (Point, &str)> {
        self.labels
            .iter()
            .map(|(point, text)| (*point, text.as_str()))
    }

    /// The lines and arrows between points (LN, AR).
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The visible part of the board from this node on (VW); empty means all of it.
    pub(super) fn view(&self) -> Option<PointSet> {
        self.view
    }

    /// The dimmed points from this node on (DD).
    pub(super) fn dimmed(&self) -> Option<PointSet> {
        self.dimmed
    }

    /// Whether there is no markup.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// The points that the property `name` lists.
fn points(node: Node<'_>, name: &str, size: Size) -> PointSet {
    node.values(name)
        .filter_map(|value| tengen_sgf::to_points(value.raw().trim(), size).ok())
        .fold(PointSet::EMPTY, PointSet::union)
}

/// The lines that the property `name` lists, each as two points with a colon between.
fn lines_of(
    node: Node<'_>,
    name: &'static str,
    head: Head,
    size: Size,
) -> impl Iterator<Item = Line> {
    node.values(name).filter_map(move |value| {
        let (from, to) = value.raw().split_once(':')?;
        let (from, to) = (
            tengen_sgf::to_point(from, size).ok()?,
            tengen_sgf::to_point(to, size).ok()?,
        );
        (from != to).then_some(Line { from, to, head })
    })
}
