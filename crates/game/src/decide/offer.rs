//! A challenge: made, accepted, declined, withdrawn, lapsed.

use super::{check_is_clock, relocate, sides};
use crate::clock::{Span, Timestamp};
use crate::{
    Action, Actor, ColorChoice, Event, EventKind, Game, Invitation, Phase, Place, PlayerId,
    Refusal, Seat, SidesRefusal, Stronger, Terms,
};
use tengen_rules::{ByColor, Color, Variant};

/// The first event of a game: `by` challenges the players of the `invitation`, or anyone.
///
/// # Errors
/// [`Refusal::AgainstOneself`]; with several on a side [`Refusal::PairsPlayGo`] and [`Refusal::PairsByLot`], and with
/// pairs [`Refusal::SeatedTwice`].
pub fn offer(
    by: PlayerId,
    invitation: impl Into<Invitation>,
    terms: Terms,
    place: Place,
    now: Timestamp,
) -> Result<Event, Refusal> {
    let invitation = invitation.into();
    match invitation {
        Invitation::Pairs { .. } => check_pairs(by, invitation, &terms)?,
        Invitation::Sides => check_teams(&terms)?,
        Invitation::Anyone | Invitation::Ranked(_) | Invitation::One(_) => {}
    }
    if invitation.invited_player() == Some(by) {
        return Err(Refusal::AgainstOneself);
    }
    Ok(Event {
        at: now,
        by: Actor::Player(by),
        kind: EventKind::Offered {
            terms,
            invitation,
            place,
        },
    })
}

/// Checks pairs: four different people, who play Go (booklet 002).
fn check_pairs(by: PlayerId, invitation: Invitation, terms: &Terms) -> Result<(), Refusal> {
    let mut seated = vec![by];
    for player in invitation.players() {
        if seated.contains(&player) {
            return Err(Refusal::SeatedTwice { player });
        }
        seated.push(player);
    }
    check_teams(terms)
}

/// Checks games with several players on a side: Go, with colours that do not depend on who is stronger.
fn check_teams(terms: &Terms) -> Result<(), Refusal> {
    if terms.rules.variant() != Variant::Go {
        return Err(Refusal::PairsPlayGo);
    }
    if terms.colors == ColorChoice::StrongerTakesWhite {
        return Err(Refusal::PairsByLot);
    }
    Ok(())
}

pub(super) fn decide(
    game: &Game,
    actor: Actor,
    action: Action,
    joined: &[PlayerId],
    now: Timestamp,
) -> Result<EventKind, Refusal> {
    match action {
        Action::Accept { stronger, toss } => {
            let accepter = check_guest(game, actor, now)?;
            if !is_last_acceptance(game, accepter, joined)? {
                return Ok(EventKind::Joined);
            }
            let color = challenger_color(game.terms().colors, stronger, toss)?;
            let offer = &game.offer;
            Ok(EventKind::Accepted {
                seats: seats(offer.challenger, offer.invitation, color, accepter),
            })
        }
        Action::Join(_) | Action::Leave | Action::Start => sides::decide(game, actor, action, now),
        Action::Decline => {
            check_guest(game, actor, now)?;
            match game.offer.invitation {
                Invitation::One(_) | Invitation::Pairs { .. } => Ok(EventKind::Declined),
                Invitation::Anyone | Invitation::Ranked(_) | Invitation::Sides => {
                    Err(Refusal::NobodyInvited)
                }
            }
        }
        Action::Withdraw => {
            check_may_start(game, actor)?;
            check_not_expired(game, now)?;
            Ok(EventKind::Withdrawn)
        }
        Action::Replace => {
            if actor != Actor::Player(game.offer.challenger) {
                check_guest(game, actor, now)?;
                // An open challenge belongs to everybody; in pairs, one invited player does not decide for all.
                if game.offer.invitation.invited_player().is_none() {
                    return Err(Refusal::NobodyInvited);
                }
            }
            check_not_expired(game, now)?;
            Ok(EventKind::Replaced)
        }
        Action::Lapse => {
            check_is_clock(actor)?;
            match check_not_expired(game, now) {
                Ok(due) => Err(Refusal::NotDue { due: Some(due) }),
                Err(_) => Ok(EventKind::Lapsed),
            }
        }
        Action::Rest(span) => {
            check_is_clock(actor)?;
            record_rest(game, span, now)
        }
        Action::Relocate(place) => relocate(game, actor, place),
        _ => Err(Refusal::NotStarted),
    }
}

/// Whether `accepter` is the last one whose acceptance is missing, besides those `joined`.
fn is_last_acceptance(
    game: &Game,
    accepter: PlayerId,
    joined: &[PlayerId],
) -> Result<bool, Refusal> {
    if joined.contains(&accepter) {
        return Err(Refusal::AlreadyJoined);
    }
    let mut invited = game.offer.invitation.players();
    Ok(invited.all(|player| player == accepter || joined.contains(&player)))
}

/// Records a rest of `span` in the time to answer.
fn record_rest(game: &Game, span: Span, now: Timestamp) -> Result<EventKind, Refusal> {
    let time = game.offer.time();
    let rested = expiry(game).since(time.until());
    // At most the elapsed time can have rested.
    if span <= Span::ZERO || rested.plus(span) > now.since(time.since) {
        return Err(Refusal::NotDue { due: None });
    }
    Ok(EventKind::Rested { span })
}

/// The expiry of the challenge; the earliest time if it is closed.
fn expiry(game: &Game) -> Timestamp {
    match game.phase() {
        Phase::Offered { expires, .. } => expires,
        _ => Timestamp::MIN,
    }
}

/// The expiry of the challenge, if it is still open at `now`.
pub(super) fn check_not_expired(game: &Game, now: Timestamp) -> Result<Timestamp, Refusal> {
    let expires = expiry(game);
    if now < expires {
        Ok(expires)
    } else {
        Err(Refusal::Expired { at: expires })
    }
}

/// Checks that `actor` may take the challenge back: the challenger, or in rengo also a moderator.
pub(super) fn check_may_start(game: &Game, actor: Actor) -> Result<(), Refusal> {
    let challenger = game.offer.challenger;
    match (game.offer.invitation, actor) {
        (_, Actor::Player(player)) if player == challenger => Ok(()),
        (Invitation::Sides, Actor::Moderator(_)) => Ok(()),
        (Invitation::Sides, _) => Err(SidesRefusal::OnlyTheStarter { challenger }.into()),
        _ => Err(Refusal::OnlyTheChallenger { challenger }),
    }
}

/// Checks that `actor` may accept now; returns them.
fn check_guest(game: &Game, actor: Actor, now: Timestamp) -> Result<PlayerId, Refusal> {
    let Actor::Player(player) = actor else {
        return Err(Refusal::NotAPlayer);
    };
    if player == game.offer.challenger {
        return Err(Refusal::OwnChallenge);
    }
    match game.offer.invitation {
        Invitation::Anyone | Invitation::Ranked(_) => {}
        Invitation::Sides => return Err(SidesRefusal::OtherChallenge.into()),
        Invitation::One(invited) if invited == player => {}
        Invitation::One(invited) => return Err(Refusal::OnlyTheInvited { invited }),
        Invitation::Pairs { .. } => {
            let mut invited = game.offer.invitation.players();
            if !invited.any(|one| one == player) {
                return Err(Refusal::NotAPlayer);
            }
        }
    }
    check_not_expired(game, now)?;
    Ok(player)
}

/// The challenger's colour: by the terms, by the accepter's statement, or by lot.
fn challenger_color(
    colors: ColorChoice,
    stronger: Option<Stronger>,
    toss: Color,
) -> Result<Color, Refusal> {
    match colors {
        ColorChoice::Random => Ok(toss),
        ColorChoice::Challenger(color) => Ok(color),
        ColorChoice::StrongerTakesWhite => match stronger.ok_or(Refusal::WhoIsStronger)? {
            Stronger::Challenger => Ok(Color::White),
            Stronger::Accepter => Ok(Color::Black),
            Stronger::Equal => Ok(toss),
        },
    }
}

/// The seats with `color` for the challenger's side.
fn seats(
    challenger: PlayerId,
    invitation: Invitation,
    color: Color,
    accepter: PlayerId,
) -> ByColor<Seat> {
    let (own, other) = match invitation {
        // In rengo, sides are joined, not accepted.
        Invitation::Anyone | Invitation::Ranked(_) | Invitation::One(_) | Invitation::Sides => {
            (Seat::Player(challenger), Seat::Player(accepter))
        }
        Invitation::Pairs { partner, opponents } => {
            ([challenger, partner].into(), opponents.into())
        }
    };
    ByColor::from_fn(|side| if side == color { own } else { other })
}
