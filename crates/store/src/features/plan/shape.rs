//! The shape of a player's plan. Frozen: every change needs a new version.
//!
//! A tree as a list, so that no depth of it can overflow a stack.

use serde::{Deserialize, Serialize};

use crate::schema::mirror::shaped;
use crate::schema::scalar::{Meaningless, Move};
use tengen_game::{self as game, Revision};

/// A plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shape {
    /// Number of events in the record when the plan was made.
    from: u32,
    /// Each step is followed by its continuations, one deeper.
    steps: Vec<PlanStepShape>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlanStepShape {
    depth: u8,
    theirs: Move,
    answer: Move,
}

impl Shape {
    pub(crate) fn of(plan: &game::Plan) -> Self {
        let steps = plan.steps().iter().map(|step| PlanStepShape {
            // A depth is below 15.
            depth: step.depth as u8,
            theirs: step.theirs.into(),
            answer: step.answer.into(),
        });
        Self {
            from: plan.from().get(),
            steps: steps.collect(),
        }
    }

    pub(crate) fn into_domain(self) -> Result<game::Plan, Meaningless> {
        let steps = self.steps.into_iter().map(|step| game::PlanStep {
            depth: step.depth.into(),
            theirs: step.theirs.into(),
            answer: step.answer.into(),
        });
        let from = Revision::new(self.from);
        game::Plan::from_steps(from, steps.collect()).ok_or(Meaningless::Plan)
    }
}

shaped! { game::Plan }
