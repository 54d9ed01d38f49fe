//! The message of simultaneous games shows the turn in each game, and is updated when that changes.

use crate::game::{Game, Stakes};
use crate::kit::prefs::OrUsual as _;
use crate::store::{Envelope, Properties, SIMUL, SIMUL_MESSAGE};

/// The outbox message that updates the simultaneous games of which `after` is one, if its turn or channel has changed.
/// The store itself notes the end of a game.
pub(crate) fn refresh(
    read: &Properties<'_>,
    before: Option<&Game>,
    after: &Game,
) -> Option<Envelope> {
    let before = before?;
    let goes_on = before.phase().is_running() && after.phase().is_running();
    let is_shown_so =
        before.players_to_act() == after.players_to_act() && before.place() == after.place();
    // A cheap check that rules out most games.
    let may_be_one = after.place().club.is_some()
        && after.terms().stakes == Stakes::Unrated
        && (after.offer().invitation.invited_player()).is_some_and(|player| player.is_person());
    if !goes_on || is_shown_so || !may_be_one {
        return None;
    }
    // If this is unreadable, the move is made anyway.
    let channel = read.get(SIMUL, after.id()).or_usual(None)?;
    Some(SIMUL_MESSAGE.to(channel, ()))
}
