//! Which lists a game stands in: derived from the game, so that both sides of a change are known.

use super::key::{self, Owner, Rank};
use crate::game::{ChannelId, Game, Listed as _, Phase, PlayerId};

/// The keys that `game` has in the tree of lists.
pub(super) fn lists(game: &Game) -> Vec<Vec<u8>> {
    let Some(rank) = rank(game) else {
        return Vec::new();
    };
    let owners = game.players().into_iter().map(Owner::Player);
    let owners = owners.chain([Owner::Channel(game.place().channel)]);
    owners
        .map(|owner| key::listed(owner, rank, game.id()))
        .collect()
}

/// The keys that `game` has in the tree of open challenges: of who has made it, and of whom it names.
pub(super) fn offers(game: &Game) -> Vec<Vec<u8>> {
    let Phase::Offered { .. } = game.phase() else {
        return Vec::new();
    };
    let offer = game.offer();
    let invited = offer.invitation.players().map(Owner::Invited);
    let owners = [Owner::Challenger(offer.challenger)].into_iter();
    let row = |owner| key::listed(owner, Rank::Running, game.id());
    owners.chain(invited).map(row).collect()
}

/// The keys that `game` has in the tree of channels: under those in which it is played, or was offered and is over.
pub(super) fn places(game: &Game) -> Vec<Vec<u8>> {
    let Some(rank) = rank(game) else {
        return Vec::new();
    };
    let (here, offered) = (game.place().channel, game.offer().place.channel);
    let mut channels = vec![here];
    if matches!(rank, Rank::Finished(_)) && offered != here {
        channels.push(offered);
    }
    let in_each = |player| {
        let in_one = move |channel: &ChannelId| Owner::PlayerIn(player, *channel);
        channels.iter().map(in_one)
    };
    let mut owners: Vec<_> = game.players().into_iter().flat_map(in_each).collect();
    if game.phase().is_running() {
        owners.push(Owner::Tables(here));
    }
    let key = |owner| key::listed(owner, rank, game.id());
    owners.into_iter().map(key).collect()
}

/// The keys that `game` has in the tree of those who are only named: by an event, and in no list.
pub(super) fn named(game: &Game) -> Vec<[u8; 16]> {
    let listed = match rank(game) {
        Some(_) => game.players(),
        None => Vec::new(),
    };
    let mut named: Vec<PlayerId> = Vec::new();
    for event in game.events() {
        event.each_player(|player| {
            if !listed.contains(&player) && !named.contains(&player) {
                named.push(player);
            }
        });
    }
    let row = |player| key::named(player, game.id());
    named.into_iter().map(row).collect()
}

/// Where `game` stands in the lists of its players and its channel.
fn rank(game: &Game) -> Option<Rank> {
    match game.phase() {
        Phase::Offered { .. }
        | Phase::Playing
        | Phase::Counting { .. }
        | Phase::Confirming { .. }
        | Phase::Trial { .. } => Some(Rank::Running),
        Phase::Finished(_) => Some(Rank::Finished(ended(game))),
        // A challenge that came to nothing is nobody's game.
        Phase::Closed(_) => None,
    }
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
