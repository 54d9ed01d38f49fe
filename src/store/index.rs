//! Which lists a game stands in: derived from the game, so that both sides of a change are known.

use super::key::{self, Owner, Rank};
use super::{Store, StoreError};
use crate::game::{Game, Phase, PlayerId};

/// That the database has the lists of those who are only named in a game.
const NAMED: &str = "named are listed";

impl Store {
    /// Lists those who are only named in a game, once: earlier programs did not.
    pub(super) fn list_named(&self) -> Result<(), StoreError> {
        let trees = &self.0.trees;
        if trees.meta.contains_key(NAMED)? {
            return Ok(());
        }
        for id in self.all_games()? {
            // Whom a record names that cannot be read, nobody can tell.
            let Ok(Some(game)) = self.0.kept(id)?.game() else {
                continue;
            };
            for row in lists(&game) {
                if !trees.lists.contains_key(&row)? {
                    trees.lists.insert(row, &[])?;
                }
            }
        }
        trees.meta.insert(NAMED, &[])?;
        Ok(())
    }
}

/// The keys that `game` has in the tree of lists.
pub(super) fn lists(game: &Game) -> Vec<Vec<u8>> {
    let row = |owner, rank| key::listed(owner, rank, game.id()).to_vec();
    let mut named = named(game);
    let mut rows = Vec::new();
    if let Some(rank) = rank(game) {
        let players = players(game);
        named.retain(|player| !players.contains(player));
        rows.push(row(Owner::Channel(game.place().channel), rank));
        let players = players.into_iter().map(Owner::Player);
        rows.extend(players.map(|player| row(player, rank)));
    }
    let named = named.into_iter().map(Owner::Player);
    rows.extend(named.map(|player| row(player, Rank::Named)));
    rows
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

/// Everybody whom an event of `game` names.
fn named(game: &Game) -> Vec<PlayerId> {
    let mut named = Vec::new();
    for event in game.events() {
        event.each_player(|player| {
            if !named.contains(&player) {
                named.push(player);
            }
        });
    }
    named
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
