//! Problems: a group or a chain and the one move that decides over it.

use super::tree::Tree;
use super::{Answer, Level, Line, NoAnswer, Scene, Symmetry, Topic, TreeError, Verdict};
use tengen_rules::{Board, Color, Point, PointSet};

/// The task of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// Kill the enclosed group.
    Kill,
    /// Make the own enclosed group live.
    Live,
    Capture,
    Save,
}

impl Task {
    pub const ALL: [Self; 4] = [Self::Kill, Self::Live, Self::Capture, Self::Save];

    /// The name in files and databases: stable.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Kill => "kill",
            Self::Live => "live",
            Self::Capture => "capture",
            Self::Save => "save",
        }
    }

    /// The task called `name`.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|task| task.name() == name)
    }

    pub const fn topic(self) -> Topic {
        match self {
            Self::Kill | Self::Live => Topic::LifeAndDeath,
            Self::Capture | Self::Save => Topic::Capturing,
        }
    }

    /// The side that wants to capture if `to_move` has the task.
    pub fn attacker(self, to_move: Color) -> Color {
        match self {
            Self::Kill | Self::Capture => to_move,
            Self::Live | Self::Save => !to_move,
        }
    }
}

/// The goal of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    pub task: Task,
    /// A stone of the chain to be captured or saved.
    pub target: Point,
    /// The empty points that belong to the fight; everything around them stays as it is.
    pub region: PointSet,
}

impl Goal {
    /// The goal for an enclosed chain: its region is everything reachable from `target` without stepping over stones of
    /// the other colour.
    pub fn shut_in(board: &Board, task: Task, target: Point) -> Self {
        let own = board.get(target);
        let mut reached = PointSet::from_iter([target]);
        let mut open = vec![target];
        while let Some(point) = open.pop() {
            for next in point.neighbours(board.size()) {
                let stone = board.get(next);
                if (stone.is_none() || stone == own) && reached.insert(next) {
                    open.push(next);
                }
            }
        }
        Self {
            task,
            target,
            region: reached.intersection(board.empty()),
        }
    }
}

/// A problem with its proven solution: one first move is right, and every other one has its refutation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    scene: Scene,
    goal: Goal,
    level: Level,
    tree: Tree,
}

impl Problem {
    /// The problem with lines from a proof or a file: the right line first, then the refutations.
    ///
    /// # Errors
    ///
    /// [`TreeError`] if the lines do not fit the scene.
    pub fn new(
        scene: Scene,
        goal: Goal,
        level: Level,
        lines: Vec<Line>,
    ) -> Result<Self, TreeError> {
        let tree = Tree::new(&scene, lines)?;
        Ok(Self {
            scene,
            goal,
            level,
            tree,
        })
    }

    pub const fn scene(&self) -> &Scene {
        &self.scene
    }

    pub const fn goal(&self) -> &Goal {
        &self.goal
    }

    /// The difficulty, measured by the depth and width of the reading.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// The right line, and the refutation of each wrong first move.
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The problem after turning or mirroring the board.
    #[must_use]
    pub fn transform(&self, symmetry: Symmetry) -> Self {
        let size = self.scene.size();
        Self {
            scene: self.scene.transform(symmetry),
            goal: Goal {
                task: self.goal.task,
                target: symmetry.of(self.goal.target, size),
                region: symmetry.of_set(self.goal.region, size),
            },
            level: self.level,
            tree: self.tree.transform(symmetry, size),
        }
    }

    /// The problem with the colours exchanged.
    #[must_use]
    pub fn with_colors_exchanged(&self) -> Self {
        Self {
            scene: self.scene.with_colors_exchanged(),
            ..self.clone()
        }
    }

    /// Grades `answer`.
    ///
    /// # Errors
    ///
    /// [`NoAnswer`] if it is no legal move.
    pub fn grade(&self, answer: &Answer) -> Result<Verdict, NoAnswer> {
        self.tree.grade(&self.scene.position(), &self.scene, answer)
    }
}
