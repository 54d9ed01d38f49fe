//! The parts of a diagram that can be described in words: rows, chains, and marks on points.

use crate::Diagram;
use tengen_rules::{Chain, Color, Point, PointSet};

/// The content of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// A living stone.
    Stone(Color),
    /// A dead stone.
    Dead(Color),
    /// An empty point of somebody's territory.
    Territory(Color),
}

/// Adjacent points of a row with the same content, from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// Their content.
    pub content: Content,
    /// The leftmost.
    pub from: Point,
    /// The rightmost.
    pub to: Point,
}

/// A row of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The row number as printed beside the board: 1 to 19.
    pub number: u8,
    /// Its content from left to right; plain empty points are left out.
    pub runs: Vec<Run>,
}

/// The visible rows of `diagram`, from the top.
pub fn rows(diagram: &Diagram) -> impl Iterator<Item = Row> {
    diagram.crop.rows().rev().map(|row| Row {
        number: row + 1,
        runs: runs(diagram, row),
    })
}

fn runs(diagram: &Diagram, row: u8) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for column in diagram.crop.columns() {
        let point = Point::new(column, row).expect("columns and rows are at most 19");
        let Some(content) = content(diagram, point) else {
            continue;
        };
        match runs.last_mut() {
            Some(run) if run.content == content && run.to.column() + 1 == column => run.to = point,
            _ => runs.push(Run {
                content,
                from: point,
                to: point,
            }),
        }
    }
    runs
}

fn content(diagram: &Diagram, point: Point) -> Option<Content> {
    match diagram.stone(point) {
        Some(color) if diagram.dead.contains(point) => Some(Content::Dead(color)),
        Some(color) => Some(Content::Stone(color)),
        None => diagram.owner(point).map(Content::Territory),
    }
}

/// The visible chains: those in atari first, then the others; Black's before White's, and in reading order.
///
/// A chain that is partly visible is returned whole.
pub fn chains(diagram: &Diagram) -> Vec<Chain> {
    let mut chains = Vec::new();
    for color in Color::ALL {
        let mut named = PointSet::EMPTY;
        for point in diagram.reading_order(color) {
            if !named.contains(point) {
                let chain = chain(diagram, color, point);
                named = named.union(chain.stones);
                chains.push(chain);
            }
        }
    }
    chains.sort_by_key(|chain| chain.liberties.len() > 1);
    chains
}

/// The chain on `point`. A diagram may show one without liberties, which no board of a game has.
fn chain(diagram: &Diagram, color: Color, start: Point) -> Chain {
    let (mut stones, mut liberties) = (PointSet::EMPTY, PointSet::EMPTY);
    let mut next = vec![start];
    while let Some(point) = next.pop() {
        match diagram.stone(point) {
            None => {
                liberties.insert(point);
            }
            Some(other) if other == color && stones.insert(point) => {
                next.extend(point.neighbours(diagram.size()));
            }
            Some(_) => {}
        }
    }
    Chain {
        color,
        stones,
        liberties,
    }
}

impl Diagram {
    /// The stones that are marked as dead.
    pub fn dead_stones(&self) -> PointSet {
        self.dead
    }

    /// The living stones that are marked as being in seki.
    pub fn marked_seki(&self) -> PointSet {
        self.seki
    }

    /// The stones of a winning line.
    pub fn marked_line(&self) -> PointSet {
        self.line
    }

    /// Texts on points: move numbers, and letters.
    pub fn texts(&self) -> impl Iterator<Item = (Point, String)> {
        let numbers = self.numbers.iter();
        let letters = self.letters.iter();
        numbers
            .map(|(&point, number)| (point, number.to_string()))
            .chain(letters.map(|(&point, text)| (point, text.clone())))
    }
}
