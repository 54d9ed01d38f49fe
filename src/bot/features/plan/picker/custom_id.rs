//! What the buttons and menus of a plan's picker carry: the line so far and the game as it was shown,
//! so that it survives a restart.

use crate::bot::games::view::pick::Axis;
use crate::bot::kit::custom_id::{CustomId, state};
use crate::bot::kit::parse::line::{compact, expanded};
use crate::bot::port::answer::Shown;
use crate::rules::{Move, Point};

/// The most moves of a line that is chosen by pressing: more would not fit into what a button carries.
/// Longer lines are typed.
pub(crate) const MOST_MOVES: usize = 12;

/// What a button of a plan's picker does with its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Chooses the next move after it.
    Next,
    /// Chooses another point for its last move.
    Other,
    /// Adds it to the plan.
    Save,
    /// Shows the plan as it is.
    Back,
}

impl Step {
    /// Every step with its word.
    pub const ALL: [(Self, &str); 4] = [
        (Self::Next, "next"),
        (Self::Other, "other"),
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

/// A button with a line that ends with the chosen move, as in `v1:line:next:D4E5:17:42`.
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

/// Chooses a column or a row for the last move of a line, as in `v1:line-from:column:D4E5:17:42`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineMenu(pub Axis, pub Vec<Move>, pub Shown);

impl CustomId for LineMenu {
    const WORD: &'static str = "line-from";

    fn rest(&self) -> Option<String> {
        let Self(axis, line, shown) = self;
        Some(format!("{}:{}", axis.word(), at(line, *shown)))
    }

    fn read(rest: &str) -> Option<Self> {
        let (axis, rest) = rest.split_once(':')?;
        let (line, shown) = read_at(rest)?;
        Some(Self(Axis::of(axis)?, line, shown))
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

/// The same line with its last move on `point`.
pub(crate) fn ending_at(mut line: Vec<Move>, point: Point) -> Vec<Move> {
    line.pop();
    line.push(Move::Play(point));
    line
}
