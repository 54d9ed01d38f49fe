//! The players move in turn.

use super::{relocate, side};
use crate::game::{Action, Actor, EventKind, Game, Refusal};

pub(super) fn decide(game: &Game, actor: Actor, action: Action) -> Result<EventKind, Refusal> {
    match action {
        Action::Move(mv) => {
            let color = side(game, actor)?;
            let to_move = game.position.to_move();
            if color != to_move {
                return Err(Refusal::NotYourTurn { to_move });
            }
            game.terms()
                .rules
                .check(&game.position, mv)
                .map_err(|reason| Refusal::Illegal { mv, reason })?;
            Ok(EventKind::Moved { color, mv })
        }
        Action::Resign => Ok(EventKind::Resigned {
            color: side(game, actor)?,
        }),
        Action::Relocate(place) => relocate(game, actor, place),
        Action::Mark { .. } | Action::Agree | Action::Resume => {
            side(game, actor)?;
            Err(Refusal::NotCounting)
        }
        Action::Accept { .. } | Action::Decline | Action::Withdraw => Err(Refusal::AlreadyAccepted),
        Action::Lapse => Err(Refusal::NotDue { due: None }),
    }
}
