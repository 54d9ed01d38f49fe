//! Both have passed: the players agree which stones are dead.

use super::{relocate, side};
use crate::game::{Action, Actor, EventKind, Game, Life, Refusal};
use crate::rules::{Color, Marking, Point};

pub(super) fn decide(
    game: &Game,
    actor: Actor,
    action: Action,
    marking: &Marking,
    agreed: Option<Color>,
) -> Result<EventKind, Refusal> {
    match action {
        Action::Mark { point, life } => {
            side(game, actor)?;
            mark(game, marking, point, life)
        }
        Action::Agree => {
            let color = side(game, actor)?;
            if agreed == Some(color) {
                return Err(Refusal::AlreadyAgreed);
            }
            Ok(EventKind::Agreed { color })
        }
        Action::Resume => Ok(EventKind::Resumed {
            color: side(game, actor)?,
        }),
        Action::Resign => Ok(EventKind::Resigned {
            color: side(game, actor)?,
        }),
        Action::Relocate(place) => relocate(game, actor, place),
        Action::Move(_) => {
            side(game, actor)?;
            Err(Refusal::CountInProgress)
        }
        Action::Accept { .. } | Action::Decline | Action::Withdraw => Err(Refusal::AlreadyAccepted),
        Action::Lapse => Err(Refusal::NotDue { due: None }),
    }
}

/// Chains live and die as a whole, so the chain on `point` is marked, not the stone.
fn mark(game: &Game, marking: &Marking, point: Point, life: Life) -> Result<EventKind, Refusal> {
    let chain = game
        .position
        .board()
        .chain(point)
        .ok_or(Refusal::NoStoneThere(point))?
        .stones;
    let marked = if marking.dead.contains(point) {
        Life::Dead
    } else {
        Life::Alive
    };
    if marked == life {
        return Err(Refusal::NothingToChange);
    }
    Ok(EventKind::Marked { chain, life })
}
