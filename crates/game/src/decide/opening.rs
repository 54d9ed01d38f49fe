//! Decisions in an opening: stones are placed, colours chosen, fifth moves offered.

use super::{pace, side};
use crate::clock::Timestamp;
use crate::opening::{middle, same_by_symmetry};
use crate::{
    Action, Actor, EventKind, Game, Opening, OpeningChoice, OpeningRefusal, OpeningStep, Refusal,
};
use tengen_rules::{Color, IllegalMove, Move, Point};

pub(super) fn decide(
    game: &Game,
    actor: Actor,
    action: Action,
    opening: Opening,
    now: Timestamp,
) -> Result<EventKind, Refusal> {
    match action {
        Action::Move(mv) => {
            check_turn(game, actor, opening, now)?;
            decide_stone(game, opening, mv)
        }
        Action::Choose(choice) => {
            check_turn(game, actor, opening, now)?;
            if opening.allows(choice) {
                Ok(EventKind::Chose { choice })
            } else {
                Err(OpeningRefusal::NothingToChoose.into())
            }
        }
        Action::Suggest { .. } => Err(Refusal::NotCounting),
        _ => {
            side(game, actor)?;
            Err(match action {
                Action::Object => Refusal::NothingToObjectTo,
                Action::PassForKo(_) | Action::EndTrial => Refusal::NoTrial,
                _ => Refusal::NotCounting,
            })
        }
    }
}

/// Checks that it is the turn of `actor`, and that their time is not out.
fn check_turn(game: &Game, actor: Actor, opening: Opening, now: Timestamp) -> Result<(), Refusal> {
    if side(game, actor)? != opening.by {
        return Err(OpeningRefusal::NotYourTurn.into());
    }
    pace::check_time_left(game, now)
}

/// The event for a stone: placed, offered as a fifth move, or picked among those offered.
fn decide_stone(game: &Game, opening: Opening, mv: Move) -> Result<EventKind, Refusal> {
    if matches!(
        opening.step,
        OpeningStep::Choose
            | OpeningStep::ChooseOrPlaceTwo
            | OpeningStep::ChooseOrOfferTen
            | OpeningStep::Count
    ) {
        return Err(OpeningRefusal::ChooseFirst.into());
    }
    let rules = game.terms().rules;
    rules
        .check(&game.position, mv)
        .map_err(|reason| Refusal::Illegal { mv, reason })?;
    let Move::Play(point) = mv else {
        let reason = IllegalMove::PassForbidden;
        return Err(Refusal::Illegal { mv, reason });
    };
    let color = game.position.to_move();
    match opening.step {
        OpeningStep::Offer { offered, .. } => {
            if offered.contains(point) {
                return Err(OpeningRefusal::OfferedAlready(point).into());
            }
            match same_by_symmetry(game.position.board(), offered, point) {
                Some(like) => Err(OpeningRefusal::Symmetric { point, like }.into()),
                None => Ok(EventKind::FifthOffered { point }),
            }
        }
        OpeningStep::Pick { offered } if !offered.contains(point) => {
            Err(OpeningRefusal::NotOffered { point, offered }.into())
        }
        OpeningStep::Pick { .. } => Ok(EventKind::Moved { color, mv }),
        _ => check_in_square(game, opening, point).map(|()| EventKind::Moved { color, mv }),
    }
}

/// Checks that the stone is inside the square that the opening allows.
fn check_in_square(game: &Game, opening: Opening, point: Point) -> Result<(), Refusal> {
    match opening.rule.square(game.moves.len()) {
        Some(across) if !middle(game.position.size(), across).contains(point) => {
            Err(OpeningRefusal::Outside { point, across }.into())
        }
        _ => Ok(()),
    }
}

/// The side of the choosing player after `choice`.
pub(crate) const fn seat_after(by: Color, choice: OpeningChoice) -> Color {
    match choice {
        OpeningChoice::Take(color) => color,
        OpeningChoice::PlaceTwo | OpeningChoice::Fifths(_) | OpeningChoice::OfferTen => by,
    }
}
