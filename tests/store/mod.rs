//! Games on disk.

mod activity;
mod backup;
mod conflict;
mod contest;
mod crash;
mod daily;
mod ended;
mod evening;
mod export;
mod fixture;
mod folder;
mod forget;
mod keep;
mod ladder;
mod law;
mod league;
mod note;
mod open;
mod outbox;
mod outline;
mod plan;
mod property;
mod proposal;
mod puzzle;
mod rating;
mod rengo;
mod review;
mod shape;
mod simul;
mod uptime;
mod vote;

use std::path::Path;

use tengen::clock::{Span, Timestamp};
use tengen::game::{
    Action, Actor, ChannelId, ClubId, Draft, Event, Game, GameId, Place, PlayerId, Terms, decide,
    offer,
};
use tengen::rules::{Color, Move, RuleSet, Size};
use tengen::store::{AppendError, Change, Faults, Origin, Store};

use self::fixture::with_store;
use crate::support::board::at;
use crate::support::database::{self, bare, open_error};
pub(crate) use crate::support::runtime::in_runtime;

pub(crate) const KURO: PlayerId = PlayerId::new(11);
pub(crate) const SHIRO: PlayerId = PlayerId::new(12);
pub(crate) const CHANNEL: ChannelId = ChannelId::new(100);
pub(crate) const START: Timestamp = Timestamp::from_millis(1_800_000_000_000);

pub(crate) fn place(channel: ChannelId) -> Place {
    Place {
        club: Some(ClubId::new(1)),
        channel,
    }
}

fn open(path: &Path) -> Store {
    database::store(path)
}

/// The environment variable by which a child process finds the server: none without PostgreSQL.
fn its_server() -> Option<(&'static str, String)> {
    None
}

/// The findings of a check: tables, and the games that they name.
pub(crate) async fn wrong(store: &Store) -> Vec<(&'static str, Option<GameId>)> {
    let wrong = store.check().await.unwrap().wrong.into_iter();
    wrong.map(|wrong| (wrong.table, wrong.game)).collect()
}

/// The store in this folder, which fails when `faults` say so.
fn open_failing(path: &Path, faults: &Faults) -> Store {
    database::failing_store(path, faults)
}

pub(crate) fn terms(rules: &str, side: u8) -> Terms {
    let rules = RuleSet::from_name(rules).unwrap().rules;
    Terms::new(Draft::even(rules, Size::square(side).unwrap())).unwrap()
}

/// A challenge of kuro's to shiro.
pub(crate) async fn challenge(store: &Store, rules: &str, side: u8) -> Game {
    let offered = offer(KURO, Some(SHIRO), terms(rules, side), place(CHANNEL), START).unwrap();
    create(store, offered).await
}

/// The challenge accepted: kuro is Black.
pub(crate) async fn table(store: &Store, rules: &str, side: u8) -> Game {
    let game = challenge(store, rules, side).await;
    act(
        store,
        &game,
        SHIRO,
        Action::Accept {
            stronger: None,
            toss: Color::Black,
        },
    )
    .await
}

/// Stores the challenge `offered`, without outbox messages.
pub(crate) async fn create(store: &Store, offered: Event) -> Game {
    let game = Game::begin(GameId::new(0), offered.clone()).unwrap();
    let change = Change::silent(&game);
    store
        .create(vec![offered], change, Origin::New)
        .await
        .unwrap()
}

/// Appends events, without outbox messages.
pub(crate) async fn append(store: &Store, game: &Game, event: Event) -> Result<Game, AppendError> {
    let after = after(game, &[event]);
    let change = Change::silent(&after);
    store.append(game, after, change).await
}

/// The game with these events.
pub(crate) fn after(game: &Game, events: &[Event]) -> Game {
    let mut after = game.clone();
    for event in events {
        after.apply(event.clone()).unwrap();
    }
    after
}

/// Stores an action of `player` a second after the last event.
pub(crate) async fn act(store: &Store, game: &Game, player: PlayerId, action: Action) -> Game {
    let now = game.events().last().unwrap().at.after(Span::seconds(1));
    let event = decide(game, Actor::Player(player), action, now).unwrap();
    append(store, game, event).await.unwrap()
}

/// Plays points in turn, kuro first.
pub(crate) async fn play(store: &Store, mut game: Game, moves: &str) -> Game {
    for name in moves.split_whitespace() {
        let player = match game.position().to_move() {
            Color::Black => KURO,
            Color::White => SHIRO,
        };
        let mv = if name == "pass" {
            Move::Pass
        } else {
            Move::Play(at(name))
        };
        game = act(store, &game, player, Action::Move(mv)).await;
    }
    game
}

/// Forgets `player` as the bot does; the number of games that named them.
pub(crate) async fn forget(store: &Store, player: PlayerId) -> usize {
    let games = store.games_naming(player).await.unwrap();
    for &game in &games {
        store.forget_in(game, player).await.unwrap();
    }
    store.forget(player).await.unwrap();
    games.len()
}

/// Moves of a game on 9×9 without captures: more than a row of events holds.
pub(crate) fn many_moves() -> String {
    let columns = "ABCDEFGHJ".chars();
    let moves = [(1, 9), (2, 8), (3, 7), (4, 6)]
        .into_iter()
        .flat_map(|(black, white)| {
            let both = move |column| format!("{column}{black} {column}{white}");
            columns.clone().map(both)
        });
    moves.collect::<Vec<_>>().join(" ")
}
