//! Copies from one engine to the other, and back.

use std::path::Path;

use tengen::store::{CopyError, OpenError, Progress, Store};

use super::fixture::exported;
use super::{KURO, bare, challenge, in_runtime, open, open_error, server, server_at, table, wrong};
use crate::support::database;

/// Enough games for several pages of rows.
const GAMES: usize = 300;

/// A folder with that many games, one of which cannot be read.
async fn fill(path: &Path) -> Store {
    let store = database::store(path);
    for _ in 0..GAMES {
        challenge(&store, "gomoku", 15).await;
    }
    table(&store, "territory", 9).await;
    store.close().await.unwrap();
    let damaged = [7_u64.to_be_bytes().as_slice(), &[0; 4]].concat();
    assert!(database::bare(path).put("events", damaged, b"\x01\xff"));
    database::store(path)
}

/// The server's database that stands for this folder, as the target of a copy.
async fn target(path: &Path) -> Store {
    let url = server::url(path);
    Store::connect_copy(&server_at(url)).await.unwrap()
}

#[test]
fn what_goes_to_the_server_and_back_is_the_same_to_the_last_byte() {
    if !server::is_there() {
        return;
    }
    let [one, other, back] = [(), (), ()].map(|()| tempfile::tempdir().unwrap());
    in_runtime(async {
        let from = fill(one.path()).await;
        let to = target(other.path()).await;
        let copied = from.copy_into(&to, |_| {}).await.unwrap();
        assert_eq!(copied.games, GAMES as u64 + 1);
        assert_eq!(copied.changed, copied.rows);
        to.close().await.unwrap();
        let to = open(other.path());
        assert_eq!(exported(&to).await, exported(&from).await);
        assert_eq!(
            wrong(&to).await,
            [("events", Some(tengen::game::GameId::new(7)))]
        );
        let returned = Store::open_copy(back.path(), 8).unwrap();
        to.copy_into(&returned, |_| {}).await.unwrap();
        returned.close().await.unwrap();
        from.close().await.unwrap();
        let (first, last) = (database::bare(one.path()), database::bare(back.path()));
        // The counter of a folder's opens is not copied.
        for folder in [&first, &last] {
            folder.take("meta", "count");
        }
        for table in first.tables() {
            assert_eq!(first.rows(&table), last.rows(&table), "{table}");
        }
        assert_eq!(
            challenge(&to, "gomoku", 15).await.id().get(),
            GAMES as u64 + 2
        );
    });
}

#[test]
fn a_copy_that_was_broken_off_goes_on_and_is_used_by_nobody_before() {
    if !server::is_there() {
        return;
    }
    let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    in_runtime(async {
        let from = fill(one.path()).await;
        let to = target(other.path()).await;
        let begun = {
            let (from, to) = (from.clone(), to.clone());
            tokio::spawn(async move {
                let killed = |progress| {
                    let table = "outlines";
                    let is_there =
                        matches!(progress, Progress::Copied { table: at, .. } if at == table);
                    assert!(!is_there, "killed in the middle");
                };
                from.copy_into(&to, killed).await
            })
        };
        assert!(begun.await.unwrap_err().is_panic());
        to.close().await.unwrap();
        assert!(matches!(open_error(other.path()), OpenError::Unfinished(_)));
        // A row that was deleted from the source meanwhile is deleted here, too.
        let stray = bare(other.path()).put("boards", [0xee; 8], b"\x01");
        assert!(!stray);
        let to = target(other.path()).await;
        let copied = from.copy_into(&to, |_| {}).await.unwrap();
        assert!(copied.changed < copied.rows, "{copied:?}");
        to.close().await.unwrap();
        let to = open(other.path());
        assert_eq!(exported(&to).await, exported(&from).await);
        let again = target(other.path()).await;
        let refused = from.copy_into(&again, |_| {}).await;
        assert_eq!(refused, Err(CopyError::NotEmpty));
    });
}

#[test]
fn a_game_that_goes_on_while_it_is_copied_is_found() {
    if !server::is_there() {
        return;
    }
    let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    in_runtime(async {
        let from = fill(one.path()).await;
        let to = target(other.path()).await;
        let now = tokio::runtime::Handle::current();
        let last = from.game(tengen::game::GameId::new(GAMES as u64 + 1));
        let last = last.await.unwrap().unwrap();
        let meanwhile = |progress| {
            if let Progress::Copied {
                table: "puzzlers", ..
            } = progress
            {
                let resign = super::act(&from, &last, KURO, tengen::game::Action::Resign);
                tokio::task::block_in_place(|| now.block_on(resign));
            }
        };
        let told = from.copy_into(&to, meanwhile).await;
        assert_eq!(told, Err(CopyError::Game(last.id())));
        to.close().await.unwrap();
        assert!(matches!(open_error(other.path()), OpenError::Unfinished(_)));
    });
}
