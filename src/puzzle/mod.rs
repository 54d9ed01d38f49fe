//! Puzzles: positions with a question that the rules themselves answer.
//!
//! There are three kinds, and [`Topic`] tells what each is about.
//! A [`RulePuzzle`] asks about a rule. It keeps no answer: the rules work it out whenever somebody answers,
//! so that no answer can be wrong.
//! A [`Problem`] asks for the one move that kills, saves or takes; a search has proven that it is the only one.
//! A [`Study`] is what somebody has drawn up by hand as an SGF tree; the rules check that its moves are legal.
//!
//! Nothing here does I/O or reads a clock, and chance is an argument: the same seed makes the same puzzle.

mod answer;
mod level;
mod play;
mod rule;
mod scene;
mod symmetry;
mod topic;

pub use answer::{Answer, Form, NoAnswer, Verdict};
pub use level::Level;
pub use rule::{Question, Reason, RulePuzzle, Solution, Unsound};
pub use scene::{MOST_MOVES, Scene, SceneError};
pub use symmetry::Symmetry;
pub use topic::{RuleTopic, Topic};
