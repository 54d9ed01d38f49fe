//! The engine's suggestion for a count: chains that are probably dead, and chains in seki.
//!
//! It never decides; the players change it as they like. It is written down as an event,
//! for another version of the program may suggest something else.

use crate::clock::Timestamp;
use crate::engine::{self, Verdict};
use crate::game::{Action, Actor, Event, EventKind, Game, Life, Phase, Suggestion, decide};
use crate::kit::services::Services;
use crate::rules::PointSet;

/// The marks to set now that `before` has become `game`, if any.
///
/// When the game stops, dead chains and those in seki are suggested; when the players mark other chains as dead, seki
/// is determined again, unless they have marked some by hand.
pub(crate) async fn suggest(
    services: &Services,
    before: &Game,
    game: &Game,
    now: Timestamp,
) -> Option<Event> {
    let Phase::Counting { marking, .. } = game.phase() else {
        return None;
    };
    let new = &game.events()[before.events().len()..];
    let found = match &new.last()?.kind {
        EventKind::Moved { .. } => find_dead(services, game).await,
        EventKind::Marked { .. } if !is_seki_by_hand(game) => Verdict {
            dead: marking.dead,
            ..Verdict::default()
        },
        _ => return None,
    };
    let action = Action::Suggest(Suggestion {
        dead: found.dead,
        seki: game.terms().rules.find_seki(game.position(), found.dead),
        proven: found.proven,
        unsettled: found.unsettled,
    });
    // Usually there is nothing to mark.
    decide(game, Actor::Clock, action, now).ok()
}

/// The chains of `game` that the program takes for dead, and how sure it is.
pub(crate) async fn find_dead(services: &Services, game: &Game) -> Verdict {
    let rules = game.terms().rules;
    let position = game.position().clone();
    services
        .cpu
        .work(move || engine::find_dead(&rules, &position))
        .await
        .unwrap_or_default()
}

/// Whether the players have marked a seki, or unmarked one, since the game stopped.
fn is_seki_by_hand(game: &Game) -> bool {
    let since_stop = game.events().iter().rev().map(|event| &event.kind);
    let mut found = PointSet::EMPTY;
    let mut by_hand = false;
    let marks: Vec<_> = since_stop
        .take_while(|kind| !matches!(kind, EventKind::Moved { .. }))
        .collect();
    for kind in marks.into_iter().rev() {
        match kind {
            EventKind::Suggested(suggestion) => found = suggestion.seki,
            EventKind::Marked {
                life: Life::Seki, ..
            } => by_hand = true,
            EventKind::Marked {
                chain,
                life: Life::Alive,
            } => by_hand |= !found.intersection(*chain).is_empty(),
            _ => {}
        }
    }
    by_hand
}
