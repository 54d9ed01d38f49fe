//! Rengo on disk: members of each side, and its players.

use tengen::game::{Action, Game, Invitation, Listed as _, PlayerId, offer};
use tengen::rules::{Color, Move};
use tengen::store::Store;

use super::fixture::Fixture;
use super::{CHANNEL, KURO, SHIRO, START, act, create, forget, place, terms, with_store};
use crate::support::board::at;

const AKA: PlayerId = PlayerId::new(13);
const AO: PlayerId = PlayerId::new(14);
const MIDORI: PlayerId = PlayerId::new(15);

/// A running game of one against three, and one that has not begun.
const FIXTURE: Fixture = Fixture {
    name: "rengo",
    trees: &["meta", "counters", "events", "alarms", "outbox"],
};

/// Kuro has offered a game, joined a side and left it again; shiro is Black, the others are White.
async fn joined(store: &Store) -> Game {
    let terms = terms("territory", 9);
    let event = offer(KURO, Invitation::Sides, terms, place(CHANNEL), START);
    let mut game = create(store, event.unwrap()).await;
    let (black, white) = (Action::Join(Color::Black), Action::Join(Color::White));
    for (player, action) in [
        (KURO, white.clone()),
        (KURO, Action::Leave),
        (SHIRO, black),
        (AKA, white.clone()),
        (AO, white.clone()),
        (MIDORI, white),
    ] {
        game = act(store, &game, player, action).await;
    }
    game
}

async fn both(store: &Store) {
    joined(store).await;
    let game = joined(store).await;
    let mut game = act(store, &game, KURO, Action::Start).await;
    for (player, point) in [(SHIRO, "A1"), (AKA, "B2"), (SHIRO, "C3"), (AO, "D4")] {
        let play = Action::Move(Move::Play(at(point)));
        game = act(store, &game, player, play).await;
    }
}

#[test]
fn version_one_is_written_as_ever_and_read() {
    FIXTURE.is_written_by(both);
    FIXTURE.is_read();
}

#[test]
fn a_player_who_has_joined_finds_the_game_and_one_who_has_left_is_named_by_it_alone() {
    with_store(async |store| {
        let game = joined(&store).await;
        for player in [KURO, SHIRO, AKA, AO, MIDORI] {
            assert_eq!(store.games_of(player).await.unwrap(), [game.id()]);
        }
        assert_eq!(store.load_of(SHIRO).await.unwrap().running, 1);
        let game = act(&store, &game, AKA, Action::Leave).await;
        assert_eq!(store.games_of(AKA).await.unwrap(), []);
        assert_eq!(store.games_naming(AKA).await.unwrap(), [game.id()]);
        assert_eq!(game.joined_players(), [SHIRO, AO, MIDORI]);
    });
}

#[test]
fn a_player_who_is_forgotten_is_named_on_no_side_and_in_no_join() {
    with_store(async |store| {
        let game = joined(&store).await;
        let game = act(&store, &game, AKA, Action::Leave).await;
        let game = act(&store, &game, KURO, Action::Start).await;
        for player in [AKA, AO] {
            forget(&store, player).await;
        }
        let game = store.game(game.id()).await.unwrap().unwrap();
        for player in [AKA, AO] {
            assert!(!game.events().iter().any(|event| event.names(player)));
        }
        let white = game.seats().unwrap().white;
        let players: Vec<_> = white.players().collect();
        assert!(players[0].is_nobody());
        assert_eq!(players[1..], [MIDORI]);
    });
}
