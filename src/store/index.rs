//! Which lists a game stands in: derived from the game, so that both sides of a change are known.

use super::key::{self, Owner, Rank};
use super::{Store, StoreError};
use crate::game::{Game, Phase, PlayerId};

/// The row that says that those who are only named are listed.
const LISTED: &[u8] = &[];

impl Store {
    /// Lists those who are only named in a game, once: earlier programs did not.
    pub(super) fn list_named(&self) -> Result<(), StoreError> {
        let trees = &self.0.trees;
        let games = match trees.named.contains_key(LISTED)? {
            true => Vec::new(),
            false => self.all_games()?,
        };
        if games.is_empty() {
            return Ok(());
        }
        for id in games {
            // Whom a record names that cannot be read, nobody can tell.
            if let Ok(Some(game)) = self.0.kept(id)?.game() {
                for row in named(&game) {
                    trees.named.insert(row, &[])?;
                }
            }
        }
        trees.named.insert(LISTED, &[])?;
        Ok(())
    }
}

/// The keys that `game` has in the tree of lists.
pub(super) fn lists(game: &Game) -> Vec<Vec<u8>> {
    let Some(rank) = rank(game) else {
        return Vec::new();
    };
    let owners = players(game)
        .into_iter()
        .map(Owner::Player)
        .chain([Owner::Channel(game.place().channel)]);
    owners
        .map(|owner| key::listed(owner, rank, game.id()).to_vec())
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
    let row = |owner| key::listed(owner, Rank::Running, game.id()).to_vec();
    owners.chain(invited).map(row).collect()
}

/// The keys that `game` has in the tree of those who are only named: by an event, and in no list.
pub(super) fn named(game: &Game) -> Vec<[u8; 16]> {
    let listed = match rank(game) {
        Some(_) => players(game),
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

/// Those who play `game`, have offered it, or are invited to it.
fn players(game: &Game) -> Vec<PlayerId> {
    let offer = game.offer();
    let mut players = vec![offer.challenger];
    players.extend(offer.invitation.players());
    let seats = game.seats().into_iter();
    let seats = seats.flat_map(|seats| [seats.black, seats.white]);
    players.extend(seats.flat_map(|seat| seat.players()));
    players.sort_unstable();
    players.dedup();
    players
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
