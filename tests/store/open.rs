//! Opening: databases that are in use, newer, damaged or somebody else's.

use tengen::game::GameId;
use tengen::store::{Backups, OpenError, Store, StoreError};

use crate::support::database::{bare, refused};

use super::{KURO, START, challenge, in_runtime, many_moves, open, play, table};

#[test]
fn a_database_in_use_is_refused_in_plain_words() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let _first = open(folder.path());
        let refused = Store::open(folder.path(), 8).unwrap_err();
        assert!(matches!(refused, OpenError::Locked(_)), "{refused}");
        assert!(refused.to_string().contains("is in use"), "{refused}");
    });
}

/// Writes into a database behind the store's back.
fn behind_the_back(path: &std::path::Path, write: impl FnOnce(&sled::Db)) {
    let db = bare(path);
    write(&db);
    db.flush().unwrap();
}

#[test]
fn a_database_of_a_newer_program_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    behind_the_back(folder.path(), |db| {
        let meta = db.open_tree("meta").unwrap();
        meta.insert("schema", &99_u32.to_be_bytes()).unwrap();
    });
    in_runtime(async {
        let refused = refused(folder.path());
        assert!(
            matches!(
                refused,
                OpenError::TooNew {
                    found: 99,
                    known: 1,
                    ..
                }
            ),
            "{refused}"
        );
    });
}

#[test]
fn a_damaged_game_is_named_and_the_others_go_on() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        play(&store, table(&store, "territory", 9).await, "D4").await;
        let whole = challenge(&store, "gomoku", 15).await;
        store.close().await.unwrap();
        behind_the_back(folder.path(), |db| {
            let mut key = 1_u64.to_be_bytes().to_vec();
            key.extend(0_u32.to_be_bytes());
            let events = db.open_tree("events").unwrap();
            assert!(events.insert(key, b"\x01damaged").unwrap().is_some());
        });
        let store = open(folder.path());
        let refused = store.game(GameId::new(1)).await.unwrap_err();
        assert!(matches!(&refused, StoreError::Corrupt { game, .. } if *game == GameId::new(1)));
        assert_eq!(store.game(whole.id()).await.unwrap(), Some(whole.clone()));
        assert_eq!(
            store.games_of(KURO).await.unwrap(),
            [GameId::new(1), whole.id()]
        );
    });
}

#[test]
fn a_missing_event_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let game = table(&store, "territory", 9).await;
        play(&store, game, &many_moves()).await;
        store.close().await.unwrap();
        behind_the_back(folder.path(), |db| {
            let mut key = 1_u64.to_be_bytes().to_vec();
            key.extend(0_u32.to_be_bytes());
            assert!(
                db.open_tree("events")
                    .unwrap()
                    .remove(key)
                    .unwrap()
                    .is_some()
            );
        });
        let refused = open(folder.path()).game(GameId::new(1)).await.unwrap_err();
        assert!(
            refused.to_string().contains("an event is missing"),
            "{refused}"
        );
    });
}

#[test]
fn the_database_of_another_program_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    behind_the_back(folder.path(), |db| {
        let theirs = db.open_tree("theirs").unwrap();
        theirs.insert("key", "value").unwrap();
    });
    in_runtime(async {
        let refused = refused(folder.path());
        assert!(matches!(refused, OpenError::Foreign(_)), "{refused}");
    });
    let names = bare(folder.path()).tree_names();
    assert!(!names.iter().any(|name| *name == "events"), "{names:?}");
}

#[test]
fn an_import_that_was_killed_leaves_an_empty_database() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        challenge(&store, "gomoku", 15).await;
        store.close().await.unwrap();
        behind_the_back(folder.path(), |db| {
            let meta = db.open_tree("meta").unwrap();
            meta.insert("importing", &[]).unwrap();
        });
        let store = open(folder.path());
        assert_eq!(store.game(GameId::new(1)).await.unwrap(), None);
        assert_eq!(store.games_of(KURO).await.unwrap(), []);
        assert_eq!(challenge(&store, "gomoku", 15).await.id(), GameId::new(1));
    });
}

/// They hold what people have said and played.
#[cfg(unix)]
#[test]
fn only_their_owner_reads_the_database_and_its_backups() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let (db, shelf) = (folder.path().join("data/db"), folder.path().join("backups"));
    let mode = |path: &std::path::Path| path.metadata().unwrap().permissions().mode() & 0o777;
    in_runtime(async {
        let store = open(&db);
        let backups = Backups::new(shelf.clone(), 2);
        let file = backups
            .anew(&store, START)
            .await
            .unwrap()
            .expect("a backup");
        for path in [&db, &folder.path().join("data"), &shelf] {
            assert_eq!(mode(path), 0o700, "{}", path.display());
        }
        assert_eq!(mode(&file), 0o600);
        store.close().await.unwrap();
    });
}
