//! What the buttons of a plan's picker carry: the line so far and the game as it was shown,
//! so that it survives a restart.

use crate::bot::games::view::grid::View;
use crate::bot::kit::custom_id::{CustomId, state};
use crate::bot::kit::parse::line::{compact, expanded};
use crate::bot::port::answer::Shown;
use crate::rules::Move;

/// The most moves of a line that is chosen by pressing: more would not fit into what a button carries.
/// Longer lines are typed.
pub(crate) const MOST_MOVES: usize = 12;

/// What a button of a plan's picker does with its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Takes its last move, which was chosen.
    Put,
    /// Chooses the next move after it.
    Next,
    /// Adds it to the plan.
    Save,
    /// Shows the plan as it is.
    Back,
}

impl Step {
    /// Every step with its word.
    pub const ALL: [(Self, &str); 4] = [
        (Self::Put, "put"),
        (Self::Next, "next"),
        (Self::Save, "save"),
        (Self::Back, "back"),
    ];

    fn word(self) -> &'static str {
        let mut all = Self::ALL.into_iter();
        let found = all.find(|(step, _)| *step == self);
        found.expect("every step has its word: tested").1
    }

    fn of(word: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find_map(|(step, known)| (known == word).then_some(step))
    }
}

/// A button with a line, as in `v1:line:put:D4E5:17:42`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineButton(pub Step, pub Vec<Move>, pub Shown);

impl CustomId for LineButton {
    const WORD: &'static str = "line";

    fn rest(&self) -> Option<String> {
        let Self(step, line, shown) = self;
        Some(format!("{}:{}", step.word(), at(line, *shown)))
    }

    fn read(rest: &str) -> Option<Self> {
        let (step, rest) = rest.split_once(':')?;
        let (line, shown) = read_at(rest)?;
        Some(Self(Step::of(step)?, line, shown))
    }
}

/// Shows another part of the board, on which the move after a line is chosen, as in `v1:line-view:D4:D4E5:17:42`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineViewButton(pub View, pub Vec<Move>, pub Shown);

impl CustomId for LineViewButton {
    const WORD: &'static str = "line-view";

    fn rest(&self) -> Option<String> {
        let Self(view, line, shown) = self;
        Some(format!("{}:{}", view.write(), at(line, *shown)))
    }

    fn read(rest: &str) -> Option<Self> {
        let (view, rest) = rest.split_once(':')?;
        let (line, shown) = read_at(rest)?;
        Some(Self(View::read(view)?, line, shown))
    }
}

fn at(line: &[Move], shown: Shown) -> String {
    format!("{}:{}:{}", compact(line), shown.game, shown.revision)
}

/// Reads what [`at`] wrote.
fn read_at(text: &str) -> Option<(Vec<Move>, Shown)> {
    let (line, shown) = text.split_once(':')?;
    Some((expanded(line)?, state(shown)?))
}
