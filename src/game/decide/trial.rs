//! A dispute is played out on a copy of the board (Japanese 1989, Article 7.2).

use super::side;
use crate::game::{Action, Actor, EventKind, Game, Refusal};
use crate::rules::{Trial, TrialMove};

pub(super) fn decide(
    game: &Game,
    actor: Actor,
    action: Action,
    trial: &Trial,
) -> Result<EventKind, Refusal> {
    if let Action::Suggest { .. } = action {
        return Err(Refusal::TrialInProgress);
    }
    let color = side(game, actor)?;
    let mv = match action {
        Action::Move(mv) => TrialMove::Move(mv),
        Action::PassForKo(point) => TrialMove::PassForKo(point),
        Action::EndTrial => return Ok(EventKind::TrialEnded { color }),
        Action::Confirm | Action::Object => return Err(Refusal::NothingToConfirm),
        _ => return Err(Refusal::TrialInProgress),
    };
    let to_move = trial.position().to_move();
    if color != to_move {
        return Err(Refusal::NotYourTurn { to_move });
    }
    trial
        .check(mv)
        .map_err(|reason| Refusal::Illegal { mv, reason })?;
    Ok(EventKind::Tried { color, mv })
}
