//! Custom ids of a plan's picker: the line so far and the game as it was shown, so that both survive a restart.

use crate::games::view::grid::View;
use crate::kit::custom_id::custom_ids;
use crate::kit::prefs::choice::Choosable;
use crate::port::answer::Shown;
use crate::rules::Move;

/// Maximum number of moves in a line chosen with buttons: more do not fit into a custom id.
/// Longer lines are typed.
pub(crate) const MOST_MOVES: usize = 12;

/// The action of a button of a plan's picker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanPickerPress {
    /// Takes the line with its last move, which was just chosen.
    Put,
    /// Chooses the next move of the line.
    Next,
    /// Adds the line to the plan.
    Save,
    /// Shows the plan.
    Back,
}

impl Choosable for PlanPickerPress {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Put, "put"),
        (Self::Next, "next"),
        (Self::Save, "save"),
        (Self::Back, "back"),
    ];
}

/// A button with a line, as in `v1:line:put:D4E5:17:42`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineButton(pub PlanPickerPress, pub Vec<Move>, pub Shown);

/// Shows another part of the board, on which the move after a line is chosen, as in `v1:line-view:D4:D4E5:17:42`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineViewButton(pub View, pub Vec<Move>, pub Shown);

custom_ids! {
    LineButton(step, line, shown) = "line";
    LineViewButton(view, line, shown) = "line-view";
}
