//! A folder as a database: locks, foreign folders, and permissions.

use std::fs;
use std::path::Path;

use tengen::game::GameId;
use tengen::store::{Backups, Lack, OpenError, Store};

use super::{START, bare, challenge, in_runtime, many_moves, open, open_error, play, table};

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
        let refused = open_error(folder.path());
        assert!(matches!(refused, OpenError::Foreign(_)), "{refused}");
    });
    let names = bare(folder.path()).tables();
    assert!(!names.contains(&"events".to_owned()), "{names:?}");
}

/// They contain members' messages and games.
#[cfg(unix)]
#[test]
fn only_their_owner_reads_the_database_and_its_backups() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let (db, shelf) = (folder.path().join("data/db"), folder.path().join("backups"));
    let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    in_runtime(async {
        let store = open(&db);
        let backups = Backups::new(shelf.clone(), 2);
        let file = backups
            .replace(&store, START)
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

#[cfg(unix)]
#[test]
fn what_others_could_read_before_is_closed_to_them_at_the_next_start() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("db");
    let open_up = |path: &Path, mode| {
        let mode = fs::Permissions::from_mode(mode);
        fs::set_permissions(path, mode).unwrap();
    };
    let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    fs::create_dir(&db).unwrap();
    open_up(&db, 0o777);
    in_runtime(async {
        open(&db).close().await.unwrap();
        fs::write(db.join("notes"), "somebody's own").unwrap();
        for name in ["db", "conf", "count", "notes"] {
            open_up(&db.join(name), 0o644);
        }
        open_up(&db.join("blobs"), 0o755);
        let store = open(&db);
        for name in ["db", "conf", "count"] {
            assert_eq!(mode(&db.join(name)), 0o600, "{name}");
        }
        assert_eq!(mode(&db.join("blobs")), 0o700);
        // Files that are not the database's keep their mode, and so does the folder, which may be shared on purpose.
        assert_eq!(mode(&db.join("notes")), 0o644);
        assert_eq!(mode(&db), 0o777);
        // A backup or an export that replaces a file that others could read.
        let shelf = folder.path().join("backups");
        let backups = Backups::new(shelf.clone(), 2);
        fs::create_dir(&shelf).unwrap();
        let part = shelf.join("tengen-2027-01-15.jsonl.part");
        fs::write(&part, "").unwrap();
        open_up(&part, 0o644);
        let file = backups.replace(&store, START).await.unwrap().unwrap();
        assert_eq!(mode(&file), 0o600);
        store.close().await.unwrap();
    });
}

/// Copies the folder `from`, except the files that `leave_out` names.
fn copy(from: &Path, to: &Path, leave_out: &[&str]) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        let is_left_out = leave_out.iter().any(|left_out| name.starts_with(left_out));
        if is_left_out {
            continue;
        }
        if entry.path().is_dir() {
            copy(&entry.path(), &to.join(name), &[]);
        } else {
            fs::copy(entry.path(), to.join(name)).unwrap();
        }
    }
}

/// A closed database of some games in the folder `path`.
async fn some_games(path: &Path) {
    let store = open(path);
    for _ in 0..12 {
        let game = table(&store, "territory", 9).await;
        play(&store, game, &many_moves()).await;
    }
    store.close().await.unwrap();
}

#[track_caller]
fn assert_partial(path: &Path, expected: &[Lack]) {
    match open_error(path) {
        refused @ OpenError::Partial { lack, .. } => {
            assert!(expected.contains(&lack), "{refused}");
            assert!(refused.to_string().contains("tengen import"), "{refused}");
        }
        other => panic!("{other}"),
    }
}

/// An incomplete copy: the engine itself would open each of these as a shorter or an empty database.
#[test]
fn half_a_copy_of_the_folder_is_refused_wherever_it_was_broken_off() {
    let folder = tempfile::tempdir().unwrap();
    let (whole, half) = (folder.path().join("whole"), folder.path().join("half"));
    in_runtime(async {
        some_games(&whole).await;
        let log = fs::read(whole.join("db")).unwrap();
        let cuts = [5, 20, 33, 50, 80, 99].map(|percent| log.len() * percent / 100);
        for cut in cuts {
            for (left_out, expected) in [
                (&["db", "snap."][..], Lack::Short),
                // Interrupted before the count was copied.
                (&["db", "snap.", "count"], Lack::Uncounted),
            ] {
                copy(&whole, &half, left_out);
                fs::write(half.join("db"), &log[..cut]).unwrap();
                for _ in 0..2 {
                    assert_partial(&half, &[expected]);
                }
                fs::remove_dir_all(&half).unwrap();
            }
        }
        // The log has its full length, and no content.
        copy(&whole, &half, &["db", "snap."]);
        fs::write(half.join("db"), vec![0; log.len()]).unwrap();
        assert_partial(&half, &[Lack::Behind]);
        // Only files that are not the engine's.
        for left_out in [&["db", "snap."][..], &["db", "snap.", "count"]] {
            fs::remove_dir_all(&half).unwrap();
            copy(&whole, &half, left_out);
            assert_partial(&half, &[Lack::Short, Lack::Uncounted]);
        }
        // Only the count.
        fs::remove_dir_all(&half).unwrap();
        copy(&whole, &half, &["db", "snap.", "conf", "blobs"]);
        assert_partial(&half, &[Lack::Behind]);
        assert!(!half.join("db").exists(), "nothing was made there");
        fs::remove_dir_all(&half).unwrap();
        copy(&whole, &half, &["count"]);
        fs::write(half.join("count"), "").unwrap();
        assert_partial(&half, &[Lack::Unreadable]);
        fs::remove_dir_all(&half).unwrap();
        copy(&whole, &half, &[]);
        let store = open(&half);
        assert!(store.game(GameId::new(12)).await.unwrap().is_some());
    });
}

#[test]
fn a_database_that_is_behind_its_count_is_refused_until_somebody_says_that_it_is_all_there_is() {
    let folder = tempfile::tempdir().unwrap();
    let (path, old) = (folder.path().join("db"), folder.path().join("old"));
    in_runtime(async {
        some_games(&path).await;
        copy(&path, &old, &[]);
        some_games(&path).await;
        // A copy in which one file is newer.
        fs::copy(path.join("count"), old.join("count")).unwrap();
        assert_partial(&old, &[Lack::Behind, Lack::Short]);
        fs::write(old.join("count"), "0").unwrap();
        let store = open(&old);
        assert!(store.game(GameId::new(12)).await.unwrap().is_some());
        store.close().await.unwrap();
        open(&old).close().await.unwrap();
    });
}

/// The files of a killed process: the count is behind the database, which is no sign of missing rows.
#[test]
fn what_a_killed_process_leaves_opens_whenever_it_was_killed() {
    let folder = tempfile::tempdir().unwrap();
    let (path, left) = (folder.path().join("db"), folder.path().join("left"));
    in_runtime(async {
        let store = open(&path);
        for count in 0..4_u64 {
            let made = challenge(&store, "gomoku", 15).await;
            copy(&path, &left, &[]);
            let opened = open(&left);
            assert!(opened.game(made.id()).await.unwrap().is_some(), "{count}");
            drop(opened);
            fs::remove_dir_all(&left).unwrap();
            store.checkpoint().await.unwrap();
        }
        let counted = fs::read_to_string(path.join("count")).unwrap();
        assert_eq!(counted.trim(), "4");
        // Killed in its first moment: only the count exists.
        fs::create_dir(&left).unwrap();
        fs::write(left.join("count"), "0\n").unwrap();
        open(&left).close().await.unwrap();
    });
}

#[test]
fn a_database_that_is_only_looked_at_is_not_made() {
    let folder = tempfile::tempdir().unwrap();
    let none = folder.path().join("none");
    in_runtime(async {
        for path in [&none, folder.path()] {
            let refused = Store::open_existing(path, 8).unwrap_err();
            assert!(matches!(refused, OpenError::Missing(_)), "{refused}");
        }
        assert!(!none.exists());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    });
}
