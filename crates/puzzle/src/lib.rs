//! Puzzles: positions with a question that the rules themselves answer.
//!
//! There are three kinds; [`Topic`] names their subjects. A [`RulePuzzle`] asks about a rule. It stores no answer: the
//! rules work it out whenever somebody answers, so that no answer can be wrong. A [`Problem`] asks for the one move
//! that kills, saves or takes; a search has proven that it is the only one. The rule book asks the same questions and
//! some more: [`quiz`] answers and judges all of them. A [`Study`] is a hand-made SGF tree; the rules check that its
//! moves are legal.
//!
//! [`Standings`] computes the strength of members, and the difficulty of puzzles from their answers.
//!
//! Nothing here does I/O or reads a clock, and chance is an argument: the same seed makes the same puzzle.
//!
//! ```
//! use tengen_puzzle::{Answer, Study, Verdict};
//!
//! let study = Study::read(b"(;SZ[5];B[bb]C[RIGHT])").unwrap();
//! let answer = Answer::Play("B4".parse().unwrap());
//! assert_eq!(study.grade(&answer), Ok(Verdict::Right));
//! ```

mod answer;
mod any;
mod collection;
mod file;
mod level;
pub mod play;
mod problem;
pub mod quiz;
mod rule;
mod scene;
mod standing;
mod study;
mod symmetry;
mod topic;
mod tree;

pub use answer::{Answer, Choice, Form, Mistake, NoAnswer, Verdict};
pub use any::Puzzle;
pub use collection::{
    BadProblem, Shape, bundled_problems, read_problems, topic_of_problem, write_problems,
};
pub use file::StudyError;
pub use level::Level;
pub use problem::{Goal, Problem, Task};
pub use rule::{Question, Reason, RulePuzzle, Solution, Unsound};
pub use scene::{MOST_MOVES, Scene, SceneError};
pub use standing::{
    Bout, Change, Count, Pace, RATED_FROM, RatedAttempt, Rating, Standing, Standings, Streak,
    Success,
};
pub use study::{ReadStudy, Remark, Study};
pub use symmetry::Symmetry;
pub use topic::{RuleTopic, Topic};
pub use tree::{Line, MOST_LINE_MOVES, MOST_LINES, Mark, Tree, TreeError};
