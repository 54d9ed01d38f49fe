//! Decisions in a trial: a dispute is played out on a copy of the board (Japanese 1989, Article 7.2).

use super::side;
use crate::{Action, Actor, EventKind, Game, Refusal};
use tengen_rules::{Trial, TrialMove};

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
    let to_move = trial.position().to_move();
    let on_turn = if color == to_move {
        Ok(())
    } else {
        Err(Refusal::NotYourTurn { to_move })
    };
    match action {
        Action::Move(mv) => {
            on_turn?;
            trial
                .check(mv)
                .map_err(|reason| Refusal::Illegal { mv, reason })?;
            let mv = TrialMove::Move(mv);
            Ok(EventKind::Tried { color, mv })
        }
        Action::PassForKo(point) => {
            on_turn?;
            if !trial.barred_points().contains(point) {
                return Err(Refusal::NoKo(point));
            }
            let mv = TrialMove::PassForKo(point);
            Ok(EventKind::Tried { color, mv })
        }
        Action::EndTrial => Ok(EventKind::TrialEnded { color }),
        Action::Object => Err(Refusal::NothingToObjectTo),
        _ => Err(Refusal::TrialInProgress),
    }
}
