//! Games that begin without an acceptance: their players were paired.

use crate::clock::Timestamp;
use crate::game::{
    Action, Actor, Game, GameId, Invitation, Place, PlayerId, Stronger, Terms, decide, offer,
};
use crate::games::commit;
use crate::games::outbox::BEGIN;
use crate::games::time::alarm;
use crate::kit::failure::Failure;
use crate::kit::hooks::Happened;
use crate::kit::services::Services;
use crate::store::{Assignment, Change, Envelope, NewGame};

/// Preconditions for the beginning of a game, and notes written with it.
pub(crate) struct Noted {
    pub(crate) known: Vec<Assignment>,
    pub(crate) properties: Vec<Assignment>,
}

/// Begins a game of two players in `place`, the first as its challenger, and stores `noted` with it; none if one of its
/// preconditions has changed. Its thread is opened when the outbox is sent.
///
/// # Errors
///
/// A [`Failure`]; there is no game then.
pub(crate) async fn begin(
    services: &Services,
    [challenger, invited]: [PlayerId; 2],
    terms: Terms,
    place: Place,
    noted: Noted,
    now: Timestamp,
) -> Result<Option<Game>, Failure> {
    // On the heap: it holds a whole new game, which is written below as events.
    let NewGame { events, mut change } =
        Box::pin(prepare(services, challenger, invited, terms, place, now)).await?;
    change.queue.push(announcement(place));
    change.properties.extend(noted.properties);
    let created = services.store.create_if(noted.known, events, change);
    created.await.map_err(Failure::from)
}

/// The outbox message that announces a game in `place` to its players, and opens its thread.
pub(crate) fn announcement(place: Place) -> Envelope {
    BEGIN.to(place.channel, ())
}

/// The first events of a game of `challenger` with `invited` in `place`, and everything written with them. The game has
/// no number yet: notes about it are notes about game 0.
///
/// # Errors
///
/// A [`Failure`], if there can be no such game.
pub(crate) async fn prepare(
    services: &Services,
    challenger: PlayerId,
    invited: impl Into<Invitation>,
    terms: Terms,
    place: Place,
    now: Timestamp,
) -> Result<NewGame, Failure> {
    let unexpected = |error: &dyn std::fmt::Debug| Failure::Fault(format!("no game: {error:?}"));
    let invitation = invited.into();
    let offered =
        offer(challenger, invitation, terms, place, now).map_err(|refusal| unexpected(&refusal))?;
    let before = Game::begin(GameId::NONE, offered.clone()).map_err(|error| unexpected(&error))?;
    let accept = Action::Accept {
        stronger: Some(Stronger::Equal),
        toss: (services.toss)(),
    };
    let mut after = before.clone();
    let mut events = vec![offered];
    for player in invitation.players() {
        let accepted = decide(&after, Actor::Player(player), accept.clone(), now)
            .map_err(|refusal| unexpected(&refusal))?;
        alarm::follow(&mut after, std::slice::from_ref(&accepted))?;
        events.push(accepted);
    }
    let happened = Happened {
        before: Some(&before),
        after: &after,
        now,
    };
    let change = commit::complete(services, happened, Change::default()).await?;
    Ok(NewGame { events, change })
}
