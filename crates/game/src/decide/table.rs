//! Actions possible at any time, whether the players move or count.

use super::{relocate, side};
use crate::clock::Timestamp;
use crate::{
    Action, Actor, EventKind, Game, Listed as _, PlayerId, Proposal, Reason, Refusal, Ruling, Seat,
    has_partners,
};
use tengen_rules::{ByColor, Color, Variant};

/// Decides actions that are the same in every stage; none for the others.
pub(super) fn decide(
    game: &Game,
    actor: Actor,
    action: Action,
    seats: &ByColor<Seat>,
    proposed: Option<(Color, Proposal)>,
    now: Timestamp,
) -> Option<Result<EventKind, Refusal>> {
    Some(match action {
        Action::Resign => side(game, actor).map(|color| EventKind::Resigned { color }),
        Action::Relocate(place) => relocate(game, actor, place),
        Action::Propose(proposal) => propose(game, actor, proposal, seats, proposed, now),
        Action::Consent => consent(game, actor, proposed, now),
        Action::Reject => reject(game, actor, proposed),
        Action::Rule { ruling, reason } => rule(game, actor, ruling, reason),
        Action::Accept { .. }
        | Action::Join(_)
        | Action::Leave
        | Action::Start
        | Action::Decline
        | Action::Withdraw
        | Action::Replace => Err(Refusal::AlreadyAccepted),
        Action::Lapse => Err(Refusal::NotDue { due: None }),
        _ => return None,
    })
}

fn propose(
    game: &Game,
    actor: Actor,
    proposal: Proposal,
    seats: &ByColor<Seat>,
    proposed: Option<(Color, Proposal)>,
    now: Timestamp,
) -> Result<EventKind, Refusal> {
    let color = side(game, actor)?;
    match proposed {
        // Both have made the same proposal.
        Some((other, same)) if other != color && same == proposal => {
            return consent(game, actor, proposed, now);
        }
        Some(_) => return Err(Refusal::AlreadyProposed),
        None => {}
    }
    match proposal {
        Proposal::NoResult if game.position.repeats().is_none() => {
            return Err(Refusal::NoRepetition);
        }
        Proposal::NoResult | Proposal::BothLose | Proposal::CallOff => {}
        Proposal::Undo { to } if game.undo_point(color) == Some(to) => {}
        Proposal::Undo { .. } => return Err(Refusal::NothingToUndo),
        Proposal::Pause if game.clocks().is_none() => return Err(Refusal::NoClock),
        Proposal::Pause if game.is_paused() => return Err(Refusal::Paused),
        Proposal::Pause if game.on_turn().is_none() => return Err(Refusal::CountInProgress),
        // A ladder, league or round may wait for the first move.
        Proposal::Pause if !game.has_begun() => return Err(Refusal::PausedTooEarly),
        Proposal::Pause => super::pace::check_time_left(game, now)?,
        // In Go a draw is counted (jigo), and Atari-Go ends with a capture; only five in a row has draws by agreement.
        Proposal::Draw => match game.terms().rules.variant() {
            Variant::Gomoku | Variant::GoBang => {}
            Variant::Go | Variant::AtariGo => return Err(Refusal::NoDraw),
        },
        Proposal::Substitute { out, into } => substitute(seats, color, out, into)?,
        Proposal::GoOnIn { place } if place == game.place => return Err(Refusal::NothingToChange),
        Proposal::GoOnIn { .. } => {}
    }
    Ok(EventKind::Proposed { color, proposal })
}

fn substitute(
    seats: &ByColor<Seat>,
    color: Color,
    out: PlayerId,
    into: PlayerId,
) -> Result<(), Refusal> {
    if !has_partners(seats) {
        Err(Refusal::NotPairs)
    } else if !seats[color].contains(out) {
        Err(Refusal::NotYourSeat { player: out })
    } else if Color::ALL.iter().any(|&color| seats[color].contains(into)) {
        Err(Refusal::SeatedTwice { player: into })
    } else {
        Ok(())
    }
}

fn consent(
    game: &Game,
    actor: Actor,
    proposed: Option<(Color, Proposal)>,
    now: Timestamp,
) -> Result<EventKind, Refusal> {
    let color = side_or_substitute(game, actor)?;
    match proposed {
        None => Err(Refusal::NothingProposed),
        Some((own, _)) if side(game, actor) == Ok(own) => Err(Refusal::OwnProposal),
        Some(_) if !is_asked(game, actor) => Err(Refusal::AlreadyConsented),
        // A pause does not restore time that has run out.
        Some((_, Proposal::Pause)) => {
            super::pace::check_time_left(game, now).map(|()| EventKind::Consented { color })
        }
        Some(_) => Ok(EventKind::Consented { color }),
    }
}

fn reject(
    game: &Game,
    actor: Actor,
    proposed: Option<(Color, Proposal)>,
) -> Result<EventKind, Refusal> {
    let color = side_or_substitute(game, actor)?;
    match proposed {
        None => Err(Refusal::NothingProposed),
        Some(_) => Ok(EventKind::Rejected { color }),
    }
}

/// The side of `actor`, also of a proposed substitute.
fn side_or_substitute(game: &Game, actor: Actor) -> Result<Color, Refusal> {
    match game.substitute() {
        Some((color, into)) if actor == Actor::Player(into) => Ok(color),
        _ => side(game, actor),
    }
}

/// Whether the consent of `actor` is still missing.
fn is_asked(game: &Game, actor: Actor) -> bool {
    let mut missing = game.players_to_consent().into_iter();
    missing.any(|player| actor == Actor::Player(player) || actor == Actor::Plan(player))
}

/// The event for a moderator's ruling.
pub(super) fn rule(
    game: &Game,
    actor: Actor,
    ruling: Ruling,
    reason: Option<Reason>,
) -> Result<EventKind, Refusal> {
    let Actor::Moderator(_) = actor else {
        return Err(Refusal::OnlyAModerator);
    };
    match ruling {
        Ruling::MoreTime { .. } if game.clocks().is_none() => return Err(Refusal::NoClock),
        Ruling::MoreTime { span, .. } => super::pace::check_time_given(span)?,
        Ruling::Reseat { out, into } => {
            game.color_of(out)
                .ok_or(Refusal::NotSeated { player: out })?;
            if game.color_of(into).is_some() {
                return Err(Refusal::SeatedTwice { player: into });
            }
        }
        Ruling::Annulled if !game.is_rated() => return Err(Refusal::NotRated),
        Ruling::Annulled
        | Ruling::Forfeit { .. }
        | Ruling::BothLose
        | Ruling::Adjudicated { .. }
        | Ruling::CalledOff => {}
    }
    Ok(EventKind::Ruled { ruling, reason })
}
