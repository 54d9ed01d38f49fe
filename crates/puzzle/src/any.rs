//! A puzzle of any kind.

use super::{Answer, Form, Level, NoAnswer, Problem, RulePuzzle, Scene, Study, Topic, Verdict};

/// A puzzle of any kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Puzzle {
    /// A question about a rule.
    Rule(RulePuzzle),
    /// A proven problem.
    Problem(Problem),
    /// A hand-made solution tree.
    Study(Study),
}

impl Puzzle {
    pub const fn topic(&self) -> Topic {
        match self {
            Self::Rule(puzzle) => Topic::Rule(puzzle.topic()),
            Self::Problem(problem) => problem.goal().task.topic(),
            Self::Study(_) => Topic::Study,
        }
    }

    /// The difficulty, where it can be measured.
    pub const fn level(&self) -> Option<Level> {
        match self {
            Self::Rule(puzzle) => Some(puzzle.level()),
            Self::Problem(problem) => Some(problem.level()),
            Self::Study(_) => None,
        }
    }

    pub const fn scene(&self) -> &Scene {
        match self {
            Self::Rule(puzzle) => puzzle.scene(),
            Self::Problem(problem) => problem.scene(),
            Self::Study(study) => study.scene(),
        }
    }

    /// The kind of answer that it asks for.
    pub const fn form(&self) -> Form {
        match self {
            Self::Rule(puzzle) => puzzle.question().form(),
            Self::Problem(_) | Self::Study(_) => Form::Play,
        }
    }

    /// Grades `answer`.
    ///
    /// # Errors
    ///
    /// [`NoAnswer`] if it is no answer to this puzzle at all.
    pub fn grade(&self, answer: &Answer) -> Result<Verdict, NoAnswer> {
        match self {
            Self::Rule(puzzle) => puzzle.grade(answer),
            Self::Problem(problem) => problem.grade(answer),
            Self::Study(study) => study.grade(answer),
        }
    }
}
