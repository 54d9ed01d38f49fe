//! A challenge: made, accepted, declined, withdrawn, lapsed.

use super::relocate;
use crate::clock::Timestamp;
use crate::game::{
    Action, Actor, ColorChoice, Event, EventKind, Game, OFFER_LIFE, Place, PlayerId, Refusal, Seat,
    Stronger, Terms,
};
use crate::rules::{ByColor, Color};

/// The first event of a game: `by` challenges `invited`, or anyone.
///
/// # Errors
/// [`Refusal::AgainstOneself`].
pub fn offer(
    by: PlayerId,
    invited: Option<PlayerId>,
    terms: Terms,
    place: Place,
    now: Timestamp,
) -> Result<Event, Refusal> {
    if invited == Some(by) {
        return Err(Refusal::AgainstOneself);
    }
    Ok(Event {
        at: now,
        by: Actor::Player(by),
        kind: EventKind::Offered {
            terms,
            invited,
            place,
        },
    })
}

pub(super) fn decide(
    game: &Game,
    actor: Actor,
    action: Action,
    now: Timestamp,
) -> Result<EventKind, Refusal> {
    match action {
        Action::Accept { stronger, toss } => {
            let accepter = guest(game, actor, now)?;
            let color = challenger_color(game.terms().colors, stronger, toss)?;
            Ok(EventKind::Accepted {
                seats: seats(game.offer.challenger, color, accepter),
            })
        }
        Action::Decline => {
            guest(game, actor, now)?;
            match game.offer.invited {
                Some(_) => Ok(EventKind::Declined),
                None => Err(Refusal::NobodyInvited),
            }
        }
        Action::Withdraw => {
            let challenger = game.offer.challenger;
            if actor != Actor::Player(challenger) {
                return Err(Refusal::OnlyTheChallenger { challenger });
            }
            still_open(game, now)?;
            Ok(EventKind::Withdrawn)
        }
        Action::Lapse => match actor {
            Actor::Player(_) => Err(Refusal::OnlyTheClock),
            Actor::Clock => match still_open(game, now) {
                Ok(due) => Err(Refusal::NotDue { due: Some(due) }),
                Err(_) => Ok(EventKind::Lapsed),
            },
        },
        Action::Relocate(place) => relocate(game, actor, place),
        Action::Move(_) | Action::Resign | Action::Mark { .. } | Action::Agree | Action::Resume => {
            Err(Refusal::NotStarted)
        }
    }
}

/// When the challenge expires, if that is still to come.
fn still_open(game: &Game, now: Timestamp) -> Result<Timestamp, Refusal> {
    let expires = game.offer.at.after(OFFER_LIFE);
    if now < expires {
        Ok(expires)
    } else {
        Err(Refusal::Expired { at: expires })
    }
}

/// The player for whom the challenge is, if `actor` is that and still in time.
fn guest(game: &Game, actor: Actor, now: Timestamp) -> Result<PlayerId, Refusal> {
    let Actor::Player(player) = actor else {
        return Err(Refusal::NotAPlayer);
    };
    if player == game.offer.challenger {
        return Err(Refusal::OwnChallenge);
    }
    if let Some(invited) = game.offer.invited
        && invited != player
    {
        return Err(Refusal::OnlyTheInvited { invited });
    }
    still_open(game, now)?;
    Ok(player)
}

/// The challenger's colour, by the terms, by what the accepter said, and by lot.
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

/// The seats when the challenger plays `color`.
fn seats(challenger: PlayerId, color: Color, accepter: PlayerId) -> ByColor<Seat> {
    ByColor::from_fn(|side| Seat::Player(if side == color { challenger } else { accepter }))
}
