//! The answer by a plan, once the move that it waits for is made.

use crate::clock::Timestamp;
use crate::features::plan::plans::plan_in;
use crate::game::{Action, Actor, EventKind, Game, Phase, Standing, decide};
use crate::games::outbox::PLAN_DROPPED;
use crate::kit::hooks::Follow;
use crate::store::Properties;

/// The planned answer of the side to move in `after` to the last move, which came after `before`; none without a plan.
///
/// Only the waiting side has a plan, so at most one answer follows from a move.
pub(crate) fn planned_reply(
    read: &Properties<'_>,
    before: &Game,
    after: &Game,
    now: Timestamp,
) -> Option<Follow> {
    let latest = after.events().last()?;
    if after.phase() != Phase::Playing || !matches!(latest.kind, EventKind::Moved { .. }) {
        return None;
    }
    let player = after.on_turn()?;
    let plan = plan_in(read, after.id(), player)?;
    let answer = match plan.standing(after, player) {
        Standing::Waits(_) => return None,
        Standing::Due(answer) => decide(after, Actor::Plan(player), Action::Move(answer), now).ok(),
        Standing::Void(_) => None,
    };
    if let Some(event) = answer {
        return Some(Follow::Event(event));
    }
    // When a plan lapses, its player is informed at once.
    let held = matches!(plan.standing(before, player), Standing::Waits(_));
    held.then_some(Follow::Notice(player, PLAN_DROPPED))
}
