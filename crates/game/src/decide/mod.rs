//! Decides actions: events, or refusals.

mod count;
mod offer;
pub(super) mod opening;
mod pace;
mod play;
mod sides;
mod table;
mod trial;

pub use offer::offer;
pub use pace::{MOST_TIME_GIVEN, TAKE_BACK};

use super::{
    AcceptedStage, Action, Actor, Closing, Event, EventKind, Game, Refusal, Ruling, State,
};
use crate::clock::Timestamp;
use tengen_rules::Color;

/// Most events of a record; beyond it players can only end the game.
///
/// A teaching game on 19×19 has about 300 moves, with undos, marks and proposals about 1,000 events: this is ten times
/// that.
pub const MOST_EVENTS: usize = 10_000;

/// Decides `action` of `actor` at `now`: returns the event by which it changes the game.
///
/// # Errors
/// A [`Refusal`] with the reason if it is not allowed.
pub fn decide(game: &Game, actor: Actor, action: Action, now: Timestamp) -> Result<Event, Refusal> {
    check_room(game, actor, &action)?;
    let kind = match &game.state {
        State::Offered { joined, .. } => offer::decide(game, actor, action, joined, now),
        State::Closed(closing) => Err(refuse_closed(*closing, action)),
        State::Seated {
            stage: AcceptedStage::Finished(_),
            ..
        } => match action {
            Action::Rule {
                ruling: ruling @ Ruling::Annulled,
                reason,
            } => table::rule(game, actor, ruling, reason),
            action => Err(refuse_finished(action)),
        },
        State::Seated {
            seats,
            stage,
            opening,
            proposed,
            ..
        } => match table::decide(game, actor, action.clone(), seats, *proposed, now)
            .or_else(|| pace::decide(game, actor, action.clone(), stage, now))
        {
            Some(decided) => decided,
            None => match stage {
                AcceptedStage::Playing => match opening {
                    Some(opening) => opening::decide(game, actor, action, *opening, now),
                    None => play::decide(game, actor, action, seats, now),
                },
                AcceptedStage::Counting { marking, agreed } => {
                    count::decide(game, actor, action, marking, *agreed)
                }
                AcceptedStage::Trial { trial, .. } => trial::decide(game, actor, action, trial),
                AcceptedStage::Finished(_) => Err(refuse_finished(action)),
            },
        },
    }?;
    Ok(Event {
        at: now,
        by: actor,
        kind,
    })
}

/// Checks the length of the record: at the limit, players can only end the game. Moderators and the bot have no limit.
fn check_room(game: &Game, actor: Actor, action: &Action) -> Result<(), Refusal> {
    let by_player = matches!(actor, Actor::Player(_) | Actor::Plan(_));
    let ends = matches!(
        action,
        Action::Resign | Action::Agree | Action::Consent | Action::Claim | Action::CallOff
    );
    if by_player && !ends && game.events.len() >= MOST_EVENTS {
        Err(Refusal::RecordFull)
    } else {
        Ok(())
    }
}

/// The refusal of an action in a challenge that was closed.
fn refuse_closed(closing: Closing, action: Action) -> Refusal {
    match action {
        Action::Lapse => Refusal::NotDue { due: None },
        _ => Refusal::ChallengeClosed(closing),
    }
}

/// The refusal of an action in a game that is over.
fn refuse_finished(action: Action) -> Refusal {
    match action {
        Action::Lapse => Refusal::NotDue { due: None },
        _ => Refusal::GameOver,
    }
}

/// Moves the game elsewhere. Only the bot does this: only it knows that a thread was made.
fn relocate(game: &Game, actor: Actor, place: super::Place) -> Result<EventKind, Refusal> {
    check_is_clock(actor)?;
    if place == game.place {
        return Err(Refusal::NothingToChange);
    }
    Ok(EventKind::Relocated { place })
}

fn check_is_clock(actor: Actor) -> Result<(), Refusal> {
    match actor {
        Actor::Clock => Ok(()),
        Actor::Player(_) | Actor::Plan(_) | Actor::Moderator(_) => Err(Refusal::OnlyTheClock),
    }
}

/// The side of `actor`.
fn side(game: &Game, actor: Actor) -> Result<Color, Refusal> {
    match actor {
        Actor::Player(player) | Actor::Plan(player) => {
            game.color_of(player).ok_or(Refusal::NotAPlayer)
        }
        Actor::Moderator(_) | Actor::Clock => Err(Refusal::NotAPlayer),
    }
}
