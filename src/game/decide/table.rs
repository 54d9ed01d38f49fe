//! What is possible at a table at any time, whether the players move or count.

use super::{relocate, side};
use crate::game::{Action, Actor, EventKind, Game, PlayerId, Proposal, Refusal, Ruling, Seat};
use crate::rules::{ByColor, Color};

/// What comes of an action that every stage takes alike; none where it depends on the stage.
pub(super) fn decide(
    game: &Game,
    actor: Actor,
    action: Action,
    seats: &ByColor<Seat>,
    proposed: Option<(Color, Proposal)>,
) -> Option<Result<EventKind, Refusal>> {
    Some(match action {
        Action::Resign => side(game, actor).map(|color| EventKind::Resigned { color }),
        Action::Relocate(place) => relocate(game, actor, place),
        Action::Propose(proposal) => propose(game, actor, proposal, seats, proposed),
        Action::Consent => consent(game, actor, proposed),
        Action::Reject => reject(game, actor, proposed),
        Action::Rule(ruling) => rule(actor, ruling),
        Action::Accept { .. } | Action::Decline | Action::Withdraw => Err(Refusal::AlreadyAccepted),
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
) -> Result<EventKind, Refusal> {
    let color = side(game, actor)?;
    match proposed {
        // Both want the same.
        Some((other, same)) if other != color && same == proposal => {
            return Ok(EventKind::Consented { color });
        }
        Some(_) => return Err(Refusal::AlreadyProposed),
        None => {}
    }
    match proposal {
        Proposal::NoResult if game.position.repeats().is_none() => {
            return Err(Refusal::NoRepetition);
        }
        Proposal::NoResult | Proposal::BothLose => {}
        Proposal::Substitute { out, into } => substitute(seats, color, out, into)?,
    }
    Ok(EventKind::Proposed { color, proposal })
}

fn substitute(
    seats: &ByColor<Seat>,
    color: Color,
    out: PlayerId,
    into: PlayerId,
) -> Result<(), Refusal> {
    if !matches!(seats[color], Seat::Pair(_)) {
        Err(Refusal::NotPairs)
    } else if !seats[color].holds(out) {
        Err(Refusal::NotYourSeat { player: out })
    } else if Color::ALL.iter().any(|&color| seats[color].holds(into)) {
        Err(Refusal::SeatedTwice { player: into })
    } else {
        Ok(())
    }
}

fn consent(
    game: &Game,
    actor: Actor,
    proposed: Option<(Color, Proposal)>,
) -> Result<EventKind, Refusal> {
    let color = side(game, actor)?;
    match proposed {
        None => Err(Refusal::NothingProposed),
        Some((own, _)) if own == color => Err(Refusal::OwnProposal),
        Some(_) => Ok(EventKind::Consented { color }),
    }
}

fn reject(
    game: &Game,
    actor: Actor,
    proposed: Option<(Color, Proposal)>,
) -> Result<EventKind, Refusal> {
    let color = side(game, actor)?;
    match proposed {
        None => Err(Refusal::NothingProposed),
        Some(_) => Ok(EventKind::Rejected { color }),
    }
}

fn rule(actor: Actor, ruling: Ruling) -> Result<EventKind, Refusal> {
    match actor {
        Actor::Moderator(_) => Ok(EventKind::Ruled { ruling }),
        Actor::Player(_) | Actor::Clock => Err(Refusal::OnlyAModerator),
    }
}
