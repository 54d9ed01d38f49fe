//! Decisions while the players move in turn.

use super::side;
use crate::clock::Timestamp;
use crate::{Action, Actor, Clocks, EventKind, Game, OpeningRefusal, Refusal, Seat};
use tengen_rules::{ByColor, Move};

pub(super) fn decide(
    game: &Game,
    actor: Actor,
    action: Action,
    seats: &ByColor<Seat>,
    now: Timestamp,
) -> Result<EventKind, Refusal> {
    if let Action::Suggest { .. } = action {
        return Err(Refusal::NotCounting);
    }
    let color = side(game, actor)?;
    match action {
        Action::Move(mv) => {
            play(game, actor, mv, seats, now).map(|()| EventKind::Moved { color, mv })
        }
        Action::Choose(_) => Err(OpeningRefusal::NothingToChoose.into()),
        Action::Object => Err(Refusal::NothingToObjectTo),
        Action::PassForKo(_) | Action::EndTrial => Err(Refusal::NoTrial),
        _ => Err(Refusal::NotCounting),
    }
}

/// Checks that it is the actor's turn and that the move is legal.
fn play(
    game: &Game,
    actor: Actor,
    mv: Move,
    seats: &ByColor<Seat>,
    now: Timestamp,
) -> Result<(), Refusal> {
    let color = side(game, actor)?;
    let to_move = game.position.to_move();
    if color != to_move {
        return Err(Refusal::NotYourTurn { to_move });
    }
    // The order of partners is a rule of the game (booklet 002).
    if seats[color].is_of_several()
        && let Some(partner) = game.on_turn()
        && !matches!(actor, Actor::Player(player) | Actor::Plan(player) if player == partner)
    {
        return Err(Refusal::PartnersTurn { partner });
    }
    // A player marked as overdue may still move, because the other side decides; others whose time is out may not.
    if !game.clocks().is_some_and(Clocks::is_overdue) {
        super::pace::check_time_left(game, now)?;
    }
    let rules = game.terms().rules;
    rules
        .check(&game.position, mv)
        .map_err(|reason| Refusal::Illegal { mv, reason })
}
