//! Tables and rows of a newer program on the server, and programs that create tables concurrently.

use tengen::game::{Action, Actor, decide};
use tengen::rules::Move;
use tengen::store::{AppendError, Change, Faults, OpenError, Store, StoreError};

use super::{KURO, after, in_runtime, open, open_error, server, server_at, table};
use crate::support::board::at;

#[test]
fn tables_of_a_newer_program_are_refused() {
    if !server::is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        open(folder.path()).close().await.unwrap();
        let newer = "update meta set value = '\\x00000063' where key = 'tables'";
        server::query(folder.path(), newer);
        let refused = open_error(folder.path());
        assert!(
            matches!(refused, OpenError::TooNew { found: 99, .. }),
            "{refused}"
        );
    });
}

#[test]
fn a_server_without_tables_is_no_database_to_look_at_and_none_is_made() {
    if !server::is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let server = server_at(server::url(folder.path()));
        for _ in 0..2 {
            let refused = Store::connect_existing(&server).await.unwrap_err();
            assert!(matches!(refused, OpenError::Missing(_)), "{refused}");
        }
        open(folder.path()).close().await.unwrap();
        Store::connect_existing(&server)
            .await
            .unwrap()
            .close()
            .await
            .unwrap();
    });
}

/// A version that cannot be read is not treated as a new database, which would be overwritten.
#[test]
fn versions_that_cannot_be_read_are_refused() {
    if !server::is_there() {
        return;
    }
    for mark in ["tables", "schema"] {
        let folder = tempfile::tempdir().unwrap();
        in_runtime(async {
            open(folder.path()).close().await.unwrap();
            let short = format!("update meta set value = '\\x01' where key = '{mark}'");
            server::query(folder.path(), &short);
            let refused = open_error(folder.path());
            assert!(
                matches!(&refused, OpenError::Failed { reason, .. } if reason.contains(mark)),
                "{refused}"
            );
        });
    }
}

#[test]
fn the_second_process_finds_the_tables_made() {
    if !server::is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let url = server::url(folder.path());
    in_runtime(async {
        let connect = || {
            let server = server_at(url.clone());
            tokio::spawn(async move { Store::connect(&server, Faults::default()).await })
        };
        for store in [connect(), connect(), connect(), connect()] {
            store.await.unwrap().unwrap().close().await.unwrap();
        }
    });
}

/// During an upgrade programs of two versions run side by side: the older one does not change unknown data.
#[test]
fn a_game_that_a_newer_program_has_written_is_neither_read_nor_written_over() {
    if !server::is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let (newer, other) = (
            table(&store, "japanese", 9).await,
            table(&store, "gomoku", 15).await,
        );
        let moved = |game: &tengen::game::Game| {
            let now = game.events().last().unwrap().at;
            let action = Action::Move(Move::Play(at("D4")));
            after(
                game,
                &[decide(game, Actor::Player(KURO), action, now).unwrap()],
            )
        };
        let bump = format!(
            "update events set value = set_byte(value, 0, 99) where game = {}",
            newer.id()
        );
        server::query(folder.path(), &bump);
        let rows = || server::query(folder.path(), "select key, value from events order by key");
        let before = rows();
        assert!(matches!(
            store.game(newer.id()).await,
            Err(StoreError::Corrupt { .. })
        ));
        // It was read before, and the newer program has written it since.
        let after = moved(&newer);
        let refused = store.append(&newer, after.clone(), Change::silent(&after));
        assert!(matches!(refused.await, Err(AppendError::Store(_))));
        assert_eq!(rows(), before);
        let after = moved(&other);
        let change = Change::silent(&after);
        store.append(&other, after, change).await.unwrap();
        store.close().await.unwrap();
    });
}

#[test]
fn shapes_of_a_newer_program_are_refused() {
    if !server::is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        open(folder.path()).close().await.unwrap();
        let newer = "update meta set value = '\\x00000063' where key = 'schema'";
        server::query(folder.path(), newer);
        let refused = open_error(folder.path());
        assert!(
            matches!(refused, OpenError::TooNew { found: 99, .. }),
            "{refused}"
        );
    });
}
