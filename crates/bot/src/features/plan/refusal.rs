//! Refusals of plans and their lines.

use crate::game::PlanError;
use crate::game::plan::{DEEPEST, MOST_STEPS};
use crate::i18n::{Text, say};
use crate::kit::refusal::{illegal, own_refusals};
use crate::rules::Size;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlanRefusal {
    /// A move of one side without its answer.
    Both,
    /// A refusal by the plan itself, on a board of that size.
    Plan(PlanError, Size),
}

impl PlanRefusal {
    /// The sentence for the planner.
    pub(crate) fn text(&self) -> Text {
        match self {
            Self::Both => say::plan::both(),
            Self::Plan(error, size) => plan(*error, *size),
        }
    }
}

fn plan(error: PlanError, size: Size) -> Text {
    use say::plan as no;
    match error {
        PlanError::NotPlaying => no::not_playing(),
        PlanError::NotAPlayer => say::refusal::not_a_player(),
        PlanError::Pairs => no::pairs(),
        PlanError::Placing => no::placing(),
        PlanError::Opening => say::opening::no_plan(),
        PlanError::OwnTurn => no::own_turn(),
        PlanError::Empty => no::empty(),
        PlanError::NoAnswer => no::no_answer(),
        PlanError::TooDeep => no::too_deep(DEEPEST),
        PlanError::TooMany => no::too_many(MOST_STEPS),
        PlanError::Illegal { number, mv, reason } => no::illegal(number, illegal(mv, reason, size)),
        PlanError::NotPlanned { number } => no::not_planned(number),
    }
}

own_refusals! { PlanRefusal }
