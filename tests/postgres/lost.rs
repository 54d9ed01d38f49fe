//! The connection to the server breaks during a commit: the reported result is true.

use std::time::Duration;

use tengen::game::{Action, Actor, ChannelId, Game, GameId, MessageId, decide};
use tengen::rules::Move;
use tengen::store::{
    AppendError, Change, Faults, IdempotencyKey, Origin, STRIP, Source, Store, StoreError,
};
use tokio::time::interval;

use super::proxy::{Cut, Proxy};
use super::server::url_of;
use super::{KURO, after, in_runtime, server, server_at, table};
use crate::support::board::at;

/// Kuro's first move in `game`, caused by an interaction.
fn first_move(game: &Game) -> (Game, Change) {
    let now = game.events().last().unwrap().at;
    let action = Action::Move(Move::Play(at("D4")));
    let event = decide(game, Actor::Player(KURO), action, now).unwrap();
    let after = after(game, &[event]);
    let change = Change {
        cause: Some(IdempotencyKey(7)),
        ..Change::silent(&after)
    };
    (after, change)
}

/// A store on a connection that a test can cut.
async fn connect(proxy: &Proxy, folder: &std::path::Path) -> Store {
    let server = server_at(proxy.url(folder));
    Store::connect(&server, Faults::default()).await.unwrap()
}

#[test]
fn a_change_counts_once_wherever_the_line_breaks() {
    if !server::is_there() {
        return;
    }
    for cut in [Cut::Before, Cut::After] {
        let folder = tempfile::tempdir().unwrap();
        let proxy = Proxy::start();
        in_runtime(async {
            let store = connect(&proxy, folder.path()).await;
            let game = table(&store, "territory", 9).await;
            let (moved, change) = first_move(&game);
            proxy.count();
            proxy.cut(cut);
            let told = store.append(&game, moved.clone(), change.clone()).await;
            assert_eq!(told.unwrap(), moved, "{cut:?}");
            let made = match cut {
                Cut::Before => 2,
                _ => 1,
            };
            assert_eq!(proxy.count().changes, made, "{cut:?}");
            let kept = store.game(game.id()).await.unwrap().unwrap();
            assert_eq!(kept, moved, "{cut:?}");
            let again = store.append(&game, moved, change).await;
            assert_eq!(again, Err(AppendError::Repeated), "{cut:?}");
        });
    }
}

#[test]
fn nobody_is_told_that_a_change_failed_which_may_count() {
    if !server::is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let proxy = Proxy::start();
    in_runtime(async {
        let store = connect(&proxy, folder.path()).await;
        let game = table(&store, "territory", 9).await;
        let (moved, change) = first_move(&game);
        proxy.cut(Cut::ForGood);
        let told = store.append(&game, moved.clone(), change).await;
        let told = told.unwrap_err();
        assert!(
            matches!(told, AppendError::Store(StoreError::Uncertain(_))),
            "{told}"
        );
        proxy.mend();
        let kept = store.game(game.id()).await.unwrap().unwrap();
        assert_eq!(kept, moved, "the server had committed it");
    });
}

#[test]
fn connections_that_have_died_meanwhile_are_nobodys_failure() {
    if !server::is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let proxy = Proxy::start();
    in_runtime(async {
        let store = connect(&proxy, folder.path()).await;
        let game = table(&store, "territory", 9).await;
        let (moved, change) = first_move(&game);
        proxy.break_all();
        assert_eq!(store.game(game.id()).await.unwrap(), Some(game.clone()));
        proxy.break_all();
        store.append(&game, moved, change).await.unwrap();
    });
}

/// A crashed server reuses the numbers of transactions of which nothing was on its disk.
#[test]
fn a_change_of_which_a_server_that_crashed_never_heard_is_made_again() {
    if !server::is_there() {
        return;
    }
    let server = server::own();
    let proxy = Proxy::to(server.socket());
    in_runtime(async {
        let address = format!("{}?sslmode=disable", url_of(proxy.folder()));
        let store = server_at(address);
        let store = Store::connect(&store, Faults::default()).await.unwrap();
        let game = table(&store, "territory", 9).await;
        let (moved, change) = first_move(&game);
        proxy.count();
        proxy.cut(Cut::Held);
        let (appending, from, to) = (store.clone(), game.clone(), moved.clone());
        let appended = tokio::spawn(async move { appending.append(&from, to, change).await });
        until(|| proxy.is_held()).await;
        server.kill();
        until(|| server.is_up()).await;
        // Other transactions get the numbers, and these count.
        for _ in 0..20 {
            let _number = server.sql("select pg_current_xact_id()");
        }
        proxy.break_all();
        assert_eq!(appended.await.unwrap().unwrap(), moved);
        let kept = store.game(game.id()).await.unwrap().unwrap();
        assert_eq!(kept, moved, "what was told to be kept is kept");
        assert_eq!(proxy.count().changes, 2);
    });
}

/// A crashed server may reuse a number.
#[test]
fn a_new_game_is_written_over_no_other() {
    if !server::is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let server = server_at(server::url(folder.path()));
        let store = Store::connect(&server, Faults::default()).await.unwrap();
        let game = table(&store, "territory", 9).await;
        let set_back = "select setval('game_numbers', 1, false)";
        assert_eq!(server::query(folder.path(), set_back), "1");
        let offer = || vec![game.events()[0].clone()];
        let refused = store.create(offer(), Change::default(), Origin::New).await;
        assert!(
            matches!(refused, Err(AppendError::Store(StoreError::Failed(_)))),
            "{refused:?}"
        );
        let kept = store.game(game.id()).await.unwrap().unwrap();
        assert_eq!(kept, game);
        let next = store.create(offer(), Change::default(), Origin::New).await;
        assert_eq!(next.unwrap().id().get(), 2);
    });
}

/// The change that removes a sent message from the outbox is not awaited until it is on the disk.
#[test]
fn what_lies_in_the_outbox_of_a_server_that_is_started_anew_may_have_been_sent() {
    if !server::is_there() {
        return;
    }
    let server = server::own();
    in_runtime(async {
        let place = server_at(url_of(&server.folder));
        let store = Store::connect(&place, Faults::default()).await.unwrap();
        let strip = |message| STRIP.to(ChannelId::new(1), MessageId::new(message));
        let sources = async || {
            let queue = store.queue().await.unwrap();
            queue.iter().map(|queued| queued.source).collect::<Vec<_>>()
        };
        store.write(GameId::new(1), strip(1)).await.unwrap();
        assert_eq!(sources().await, [Source::Present]);
        server.kill();
        until(|| server.is_up()).await;
        assert_eq!(sources().await, [Source::Past]);
        store.write(GameId::new(1), strip(2)).await.unwrap();
        assert_eq!(sources().await, [Source::Past, Source::Present]);
    });
}

/// The number of marks is bounded by concurrent changes, not by all changes ever made.
#[test]
fn one_change_hands_the_row_of_its_mark_on_to_the_next() {
    if !server::is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let server = server_at(server::url(folder.path()));
        let store = Store::connect(&server, Faults::default()).await.unwrap();
        for _ in 0..5 {
            let game = table(&store, "territory", 9).await;
            let (moved, change) = first_move(&game);
            let cause = Some(IdempotencyKey(game.id().get()));
            let change = Change { cause, ..change };
            store.append(&game, moved, change).await.unwrap();
        }
    });
    let rows = server::query(folder.path(), "select count(*) from marks");
    assert_eq!(rows, "1");
}

async fn until(is_so: impl Fn() -> bool) {
    let mut looks = interval(Duration::from_millis(10));
    for _ in 0..3000 {
        looks.tick().await;
        if is_so() {
            return;
        }
    }
    panic!("it does not come about");
}
