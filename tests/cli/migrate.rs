//! `tengen migrate` and `tengen check`, on folders.

use std::path::Path;
use std::process::Output;

use super::{said, tengen};
use crate::store::{challenge, in_runtime};
use crate::support::database;

/// Checks the database in the folder `path`.
fn check(path: &Path) -> Output {
    let config = path.with_extension("toml");
    std::fs::write(&config, format!("[store]\npath = {path:?}\n")).unwrap();
    tengen(&["check", "--config", config.to_str().unwrap()])
}

#[test]
fn a_database_is_copied_once_and_checked_row_by_row() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = (folder.path().join("one"), folder.path().join("other"));
    in_runtime(async {
        let store = database::store(&one);
        for _ in 0..3 {
            challenge(&store, "gomoku", 15).await;
        }
        store.close().await.unwrap();
    });
    let migrate = || tengen(&["migrate", one.to_str().unwrap(), other.to_str().unwrap()]);
    let migrated = migrate();
    assert!(migrated.status.success(), "{}", said(&migrated));
    let same = "3 games are the same in both";
    assert!(said(&migrated).contains(same), "{}", said(&migrated));
    let again = migrate();
    assert!(!again.status.success());
    assert!(said(&again).contains("not empty"), "{}", said(&again));

    let checked = check(&other);
    assert!(checked.status.success(), "{}", said(&checked));
    assert!(said(&checked).contains("3 games: nothing is wrong"));
    let outline = database::bare(&other).rows("outlines").remove(1);
    assert!(database::bare(&other).take("outlines", outline.0));
    let garbled = database::bare(&other).rows("events").remove(2);
    assert!(database::bare(&other).put("events", garbled.0, b"\x01"));
    let checked = check(&other);
    assert_eq!(checked.status.code(), Some(1), "{}", said(&checked));
    for line in [
        "outlines: game 2: a row is missing",
        "events: game 3: a row cannot be read",
        "2 things are wrong",
    ] {
        assert!(said(&checked).contains(line), "{line}: {}", said(&checked));
    }
}

#[test]
fn a_folder_that_is_not_there_is_not_made_to_be_copied_from() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = (folder.path().join("one"), folder.path().join("other"));
    let refused = tengen(&["migrate", one.to_str().unwrap(), other.to_str().unwrap()]);
    assert!(!refused.status.success());
    assert!(said(&refused).contains("there is no folder"));
    assert!(!one.exists() && !other.exists());
}
