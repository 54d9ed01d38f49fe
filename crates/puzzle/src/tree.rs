//! Solution trees: the continuations of right and wrong first moves.

use super::answer::{Answer, Form, Mistake, NoAnswer, Verdict};
use super::{Scene, Symmetry, quiz};
use tengen_rules::{IllegalMove, Move, Point, PointSet, Position, Size};

/// Most lines of a tree.
pub const MOST_LINES: usize = 200;
/// Most moves of a line.
pub const MOST_LINE_MOVES: usize = 60;

/// The value of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It reaches the goal.
    Right,
    Wrong,
}

/// A line of play from a scene to an end of its tree, the side to move first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The moves, the sides in turn; at least one.
    pub moves: Vec<Move>,
    pub mark: Mark,
    /// The author's comment at its end.
    pub comment: Option<String>,
}

/// The lines of a solution, a right one first. Lines with a common prefix are adjacent, and none is a prefix of
/// another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    lines: Vec<Line>,
}

/// Why lines are not a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TreeError {
    /// No line is right.
    #[error("no line is marked as right")]
    NothingRight,
    /// A line begins with a pass or has no move.
    #[error("a line does not begin with a stone")]
    NoFirstMove,
    /// More lines than [`MOST_LINES`], or longer ones than [`MOST_LINE_MOVES`].
    #[error("the tree is too large: {MOST_LINES} lines of {MOST_LINE_MOVES} moves are the most")]
    TooLarge,
    /// A move is not legal.
    #[error("line {line}, move {number} is not legal: {reason}")]
    Illegal {
        /// The line's number, counted from 1.
        line: usize,
        /// The move's number in the line, counted from 1.
        number: usize,
        mv: Move,
        reason: IllegalMove,
    },
}

impl Tree {
    /// The tree of `lines` that start at `scene`.
    ///
    /// # Errors
    ///
    /// [`TreeError`] if a move is not legal, or no line is right.
    pub fn new(scene: &Scene, mut lines: Vec<Line>) -> Result<Self, TreeError> {
        if lines.len() > MOST_LINES || lines.iter().any(|line| line.moves.len() > MOST_LINE_MOVES) {
            return Err(TreeError::TooLarge);
        }
        let start = scene.position();
        let rules = &scene.rules().rules;
        for (index, line) in lines.iter().enumerate() {
            let Some(Move::Play(_)) = line.moves.first() else {
                return Err(TreeError::NoFirstMove);
            };
            let mut position = start.clone();
            for (number, &mv) in line.moves.iter().enumerate() {
                let played = rules.play(&mut position, mv);
                played.map_err(|reason| TreeError::Illegal {
                    line: index + 1,
                    number: number + 1,
                    mv,
                    reason,
                })?;
            }
        }
        lines.sort_by_key(|line| line.mark == Mark::Wrong);
        if lines.first().is_none_or(|line| line.mark == Mark::Wrong) {
            return Err(TreeError::NothingRight);
        }
        let lines = arrange(lines);
        // A right line that only begins wrong ones is gone: the file contradicts itself.
        if lines[0].mark == Mark::Wrong {
            return Err(TreeError::NothingRight);
        }
        Ok(Self { lines })
    }

    /// All lines, a right one first.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The line that solves.
    pub fn solution(&self) -> &Line {
        &self.lines[0]
    }

    /// The first moves that are right.
    pub fn right(&self) -> PointSet {
        let right = self.lines.iter().filter(|line| line.mark == Mark::Right);
        right.filter_map(Line::first_move).collect()
    }

    /// The tree after turning or mirroring a board of `size`.
    pub(super) fn transform(&self, symmetry: Symmetry, size: Size) -> Self {
        let turn = |mv: &Move| match *mv {
            Move::Play(point) => Move::Play(symmetry.of(point, size)),
            Move::Pass => Move::Pass,
        };
        let lines = self.lines.iter().map(|line| Line {
            moves: line.moves.iter().map(turn).collect(),
            ..line.clone()
        });
        Self {
            lines: lines.collect(),
        }
    }

    /// Grades `answer` in `position`.
    pub(super) fn grade(
        &self,
        position: &Position,
        scene: &Scene,
        answer: &Answer,
    ) -> Result<Verdict, NoAnswer> {
        let Answer::Play(at) = *answer else {
            return Err(NoAnswer::Form { wanted: Form::Play });
        };
        quiz::legal(&scene.rules().rules, position, at)?;
        if self.right().contains(at) {
            return Ok(Verdict::Right);
        }
        let known = self.lines.iter().find(|line| line.first_move() == Some(at));
        let refutation = known.map_or_else(|| vec![Move::Play(at)], |line| line.moves.clone());
        Ok(Verdict::Wrong(Mistake::Refuted(refutation)))
    }
}

/// The lines in tree order, without prefixes of others.
fn arrange(lines: Vec<Line>) -> Vec<Line> {
    let mut tree: Vec<Line> = Vec::new();
    for line in lines {
        if tree
            .iter()
            .any(|other| other.moves.starts_with(&line.moves))
        {
            continue;
        }
        let shared = |other: &Line| {
            let both = other.moves.iter().zip(&line.moves);
            both.take_while(|(one, other)| one == other).count()
        };
        // After the last line with the longest common prefix.
        let most = tree.iter().map(shared).max().unwrap_or(0);
        let last = tree.iter().rposition(|other| shared(other) == most);
        let place = last.map_or(0, |last| last + 1);
        match last {
            Some(last) if line.moves.starts_with(&tree[last].moves) => tree[last] = line,
            _ => tree.insert(place, line),
        }
    }
    tree
}

impl Line {
    /// The first move.
    pub fn first_move(&self) -> Option<Point> {
        match self.moves.first() {
            Some(&Move::Play(point)) => Some(point),
            _ => None,
        }
    }
}
