//! Both have agreed the count: both confirm it, or one objects (Japanese 1989, Articles 10.3 and 10.4).

use super::side;
use crate::{Action, Actor, EventKind, Game, Refusal};
use tengen_rules::Color;

pub(super) fn decide(
    game: &Game,
    actor: Actor,
    action: Action,
    confirmed: Option<Color>,
) -> Result<EventKind, Refusal> {
    if let Action::Suggest { .. } = action {
        return Err(Refusal::ConfirmationInProgress);
    }
    let color = side(game, actor)?;
    match action {
        Action::Confirm if confirmed == Some(color) => Err(Refusal::AlreadyAgreed),
        Action::Confirm => Ok(EventKind::Confirmed { color }),
        // Anyone who has confirmed may still object: the result is final only when both have.
        Action::Object => Ok(EventKind::Objected { color }),
        Action::PassForKo(_) | Action::EndTrial => Err(Refusal::NoTrial),
        _ => Err(Refusal::ConfirmationInProgress),
    }
}
