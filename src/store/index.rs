//! Which lists a game stands in: derived from the game, so that both sides of a change are known.

use super::key::{self, Owner, Rank};
use crate::game::{Game, Phase};

/// The keys that `game` has in the tree of lists.
pub(super) fn lists(game: &Game) -> Vec<Vec<u8>> {
    let rank = match game.phase() {
        Phase::Offered { .. }
        | Phase::Playing
        | Phase::Counting { .. }
        | Phase::Confirming { .. }
        | Phase::Trial { .. } => Rank::Running,
        Phase::Finished(_) => Rank::Finished(ended(game)),
        // A challenge that came to nothing is nobody's game.
        Phase::Closed(_) => return Vec::new(),
    };
    let offer = game.offer();
    let mut players = vec![offer.challenger];
    players.extend(offer.invitation.players());
    players.extend(
        game.seats()
            .into_iter()
            .flat_map(|seats| [seats.black, seats.white])
            .flat_map(|seat| seat.players().collect::<Vec<_>>()),
    );
    players.sort_unstable();
    players.dedup();
    let owners = players
        .into_iter()
        .map(Owner::Player)
        .chain([Owner::Channel(game.place().channel)]);
    owners
        .map(|owner| key::listed(owner, rank, game.id()).to_vec())
        .collect()
}

fn ended(game: &Game) -> crate::clock::Timestamp {
    game.events()
        .last()
        .map(|event| event.at)
        .unwrap_or_default()
}

/// Whether nothing more can happen in `game`.
pub(super) fn is_over(game: &Game) -> bool {
    matches!(game.phase(), Phase::Finished(_) | Phase::Closed(_))
}
