//! Captains: who may rule out one move in each vote of their team, where the players have agreed to that.

use crate::game::{GameId, PlayerId};
use crate::i18n::{Name, Text, say};
use crate::kit::prefs::Pref;
use crate::kit::services::Services;
use crate::rules::Move;
use crate::store::{StoreError, Turn, stored_as};

/// The captain of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captain {
    /// The team.
    pub team: PlayerId,
    /// The player.
    pub player: PlayerId,
}

/// The veto of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Veto {
    /// The vote.
    pub(crate) turn: Turn,
    /// The move.
    pub(crate) mv: Move,
}

stored_as! {
    Captain, as (PlayerId, PlayerId): |captain| (captain.team, captain.player),
        |(team, player)| Some(Self { team, player });
    Veto, as (i64, String): |veto| (veto.turn.get().into(), encode(veto.mv)),
        |(turn, mv)| Some(Self { turn: Turn::new(turn.try_into().ok()?), mv: read(&mv)? });
}

/// The captain in a game.
pub(crate) static CAPTAIN: Pref<GameId, Option<Captain>> = Pref::new("captain");
/// The last veto in a game.
pub(crate) static VETO: Pref<GameId, Option<Veto>> = Pref::new("veto");

/// The captain of `team` in the game `id`, if it has one.
pub(crate) async fn captain(
    services: &Services,
    id: GameId,
    team: PlayerId,
) -> Result<Option<PlayerId>, StoreError> {
    let captain = CAPTAIN.get(services, id).await?;
    let captain = captain.filter(|captain| captain.team == team);
    Ok(captain.map(|captain| captain.player))
}

/// The move that was ruled out in the vote `turn` of the game `id`, if one was.
pub(crate) async fn in_vote(
    services: &Services,
    id: GameId,
    turn: Turn,
) -> Result<Option<Move>, StoreError> {
    let veto = VETO.get(services, id).await?;
    Ok(veto.filter(|veto| veto.turn == turn).map(|veto| veto.mv))
}

/// The line that `captain` has ruled `mv` out.
pub(crate) fn ruled_out(captain: PlayerId, mv: Move) -> Text {
    let captain = Name::mention(captain);
    match mv {
        Move::Play(point) => say::vote::ruled_out(captain, point),
        Move::Pass => say::vote::ruled_out_pass(captain),
    }
}

/// The word for `mv`, as in `D4` or `pass`.
pub(crate) fn encode(mv: Move) -> String {
    match mv {
        Move::Play(point) => point.to_string(),
        Move::Pass => "pass".to_owned(),
    }
}

/// Parses the output of [`encode`].
fn read(word: &str) -> Option<Move> {
    match word {
        "pass" => Some(Move::Pass),
        point => point.parse().ok().map(Move::Play),
    }
}
