//! A puzzle of any kind.

use super::{Answer, Form, Level, NoAnswer, Problem, RulePuzzle, Scene, Study, Topic, Verdict};

/// A puzzle, whatever its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Puzzle {
    /// A question about a rule.
    Rule(RulePuzzle),
    /// A proven problem.
    Problem(Problem),
    /// What somebody has drawn up by hand.
    Study(Study),
}

impl Puzzle {
    /// What it is about.
    pub const fn topic(&self) -> Topic {
        match self {
            Self::Rule(puzzle) => Topic::Rule(puzzle.topic()),
            Self::Problem(problem) => problem.goal().task.topic(),
            Self::Study(_) => Topic::Study,
        }
    }

    /// How hard it is, where that can be measured.
    pub const fn level(&self) -> Option<Level> {
        match self {
            Self::Rule(puzzle) => Some(puzzle.level()),
            Self::Problem(problem) => Some(problem.level()),
            Self::Study(_) => None,
        }
    }

    /// Where it is set.
    pub const fn scene(&self) -> &Scene {
        match self {
            Self::Rule(puzzle) => puzzle.scene(),
            Self::Problem(problem) => problem.scene(),
            Self::Study(study) => study.scene(),
        }
    }

    /// What kind of answer it wants.
    pub const fn form(&self) -> Form {
        match self {
            Self::Rule(puzzle) => puzzle.question().form(),
            Self::Problem(_) | Self::Study(_) => Form::Play,
        }
    }

    /// What `answer` is worth.
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
