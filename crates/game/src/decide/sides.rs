//! Decisions in rengo that has not begun: players join or leave a side, and the challenger starts the game.

use super::offer::{check_may_start, check_not_expired};
use crate::clock::Timestamp;
use crate::{Action, Actor, EventKind, Game, Refusal, SidesRefusal};

pub(super) fn decide(
    game: &Game,
    actor: Actor,
    action: Action,
    now: Timestamp,
) -> Result<EventKind, Refusal> {
    let sides = game.sides().ok_or(SidesRefusal::OtherChallenge)?;
    if action == Action::Start {
        check_may_start(game, actor)?;
        check_not_expired(game, now)?;
        let seats = sides.seats()?;
        return Ok(EventKind::Accepted { seats });
    }
    let Actor::Player(player) = actor else {
        return Err(Refusal::NotAPlayer);
    };
    check_not_expired(game, now)?;
    match action {
        Action::Join(color) => sides
            .may_join(player, color)
            .map(|()| EventKind::JoinedSide { color }),
        Action::Leave => {
            sides.may_leave(player)?;
            Ok(EventKind::LeftSide)
        }
        _ => Err(Refusal::NotStarted),
    }
}
