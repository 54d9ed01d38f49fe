//! Problems: a group or a chain and the one move that decides over it.

use super::tree::Tree;
use super::{Answer, Level, Line, NoAnswer, Scene, Symmetry, Topic, TreeError, Verdict};
use tengen_rules::{Board, Color, Point, PointSet};

/// What the side to move has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// Kill the group that is shut in.
    Kill,
    /// Make the own group live that is shut in.
    Live,
    /// Take the chain.
    Capture,
    /// Save the own chain.
    Save,
}

impl Task {
    /// All tasks.
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
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|task| task.name() == name)
    }

    /// What puzzles with the task are about.
    pub const fn topic(self) -> Topic {
        match self {
            Self::Kill | Self::Live => Topic::LifeAndDeath,
            Self::Capture | Self::Save => Topic::Capturing,
        }
    }

    /// Who wants to take if `to_move` has the task.
    pub fn attacker(self, to_move: Color) -> Color {
        match self {
            Self::Kill | Self::Capture => to_move,
            Self::Live | Self::Save => !to_move,
        }
    }
}

/// What a problem is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// What is to be done.
    pub task: Task,
    /// A stone of the chain that is to be taken or saved.
    pub target: Point,
    /// The empty points on which it is fought out; what lies around them stays as it is.
    pub region: PointSet,
}

impl Goal {
    /// The goal about a chain that is shut in: its region is what can be reached from `target`
    /// without a step over the other colour's stones.
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
    /// The problem with what a search has proven, or a file tells: the right line first, then the refutations.
    ///
    /// # Errors
    ///
    /// [`TreeError`] if the lines are none from that scene.
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

    /// Where it is set.
    pub const fn scene(&self) -> &Scene {
        &self.scene
    }

    /// What is to be done.
    pub const fn goal(&self) -> &Goal {
        &self.goal
    }

    /// How hard it is, measured by how deep and how wide one has to read.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// The right line, and the refutation of each wrong first move.
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The problem as one sees it after turning or mirroring the board.
    #[must_use]
    pub fn seen(&self, symmetry: Symmetry) -> Self {
        let size = self.scene.size();
        Self {
            scene: self.scene.seen(symmetry),
            goal: Goal {
                task: self.goal.task,
                target: symmetry.of(self.goal.target, size),
                region: symmetry.of_set(self.goal.region, size),
            },
            level: self.level,
            tree: self.tree.seen(symmetry, size),
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

    /// What `answer` is worth.
    ///
    /// # Errors
    ///
    /// [`NoAnswer`] if it is no legal move.
    pub fn grade(&self, answer: &Answer) -> Result<Verdict, NoAnswer> {
        self.tree.grade(&self.scene.position(), &self.scene, answer)
    }
}
