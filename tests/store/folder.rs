//! A folder as a database: in use, somebody else's, and nobody else's to read.

use tengen::store::{Backups, OpenError, Store};

use super::{START, bare, in_runtime, open, refused};

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

#[test]
fn the_database_of_another_program_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    bare(folder.path()).put("theirs", "key", b"value");
    in_runtime(async {
        let refused = refused(folder.path());
        assert!(matches!(refused, OpenError::Foreign(_)), "{refused}");
    });
    let names = bare(folder.path()).tables();
    assert!(!names.contains(&"events".to_owned()), "{names:?}");
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
