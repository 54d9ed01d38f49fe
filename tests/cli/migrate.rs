//! `tengen migrate`, `check`, `export` and `import`, on folders.

use std::path::Path;
use std::process::{Command, Output};

use super::{output_text, tengen};
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
    assert!(migrated.status.success(), "{}", output_text(&migrated));
    let same = "3 games are the same in both";
    assert!(
        output_text(&migrated).contains(same),
        "{}",
        output_text(&migrated)
    );
    let again = migrate();
    assert!(!again.status.success());
    assert!(
        output_text(&again).contains("not empty"),
        "{}",
        output_text(&again)
    );

    let checked = check(&other);
    assert!(checked.status.success(), "{}", output_text(&checked));
    assert!(output_text(&checked).contains("3 games: nothing is wrong"));
    let outline = database::bare(&other).rows("outlines").remove(1);
    assert!(database::bare(&other).take("outlines", outline.0));
    let garbled = database::bare(&other).rows("events").remove(2);
    assert!(database::bare(&other).put("events", garbled.0, b"\x01"));
    let checked = check(&other);
    assert_eq!(checked.status.code(), Some(1), "{}", output_text(&checked));
    for line in [
        "outlines: game 2: a row is missing",
        "events: game 3: a row cannot be read",
        "2 things are wrong",
    ] {
        assert!(
            output_text(&checked).contains(line),
            "{line}: {}",
            output_text(&checked)
        );
    }
}

#[test]
fn a_folder_that_is_not_there_is_not_made_to_be_copied_from() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = (folder.path().join("one"), folder.path().join("other"));
    let refused = tengen(&["migrate", one.to_str().unwrap(), other.to_str().unwrap()]);
    assert!(!refused.status.success());
    let missing = "there is no database in";
    assert!(
        output_text(&refused).contains(missing),
        "{}",
        output_text(&refused)
    );
    // A folder without a database is refused, too.
    std::fs::create_dir(&one).unwrap();
    let refused = tengen(&["migrate", one.to_str().unwrap(), other.to_str().unwrap()]);
    assert!(!refused.status.success());
    assert!(
        output_text(&refused).contains(missing),
        "{}",
        output_text(&refused)
    );
    assert_eq!(std::fs::read_dir(&one).unwrap().count(), 0);
    assert!(!other.exists());
}

/// Runs the program with its database in the folder `path`.
fn at(path: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tengen"))
        .args(args)
        .env("TENGEN_STORE__PATH", path)
        .output()
        .unwrap()
}

#[test]
fn what_only_reads_a_database_says_that_there_is_none_and_makes_none() {
    let folder = tempfile::tempdir().unwrap();
    let (none, empty) = (folder.path().join("none"), folder.path().join("empty"));
    std::fs::create_dir(&empty).unwrap();
    let file = folder.path().join("games.jsonl");
    for path in [&none, &empty] {
        for args in [
            &["check"][..],
            &["export"],
            &["export", file.to_str().unwrap()],
        ] {
            let refused = at(path, args);
            assert_eq!(refused.status.code(), Some(1), "{}", output_text(&refused));
            let missing = format!("there is no database in {}", path.display());
            assert!(
                output_text(&refused).contains(&missing),
                "{}",
                output_text(&refused)
            );
        }
    }
    assert!(!none.exists() && !file.exists());
    assert_eq!(std::fs::read_dir(&empty).unwrap().count(), 0);
}

#[test]
fn an_export_and_an_import_say_how_many_games_there_are() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = (folder.path().join("one"), folder.path().join("other"));
    in_runtime(async {
        let store = database::store(&one);
        for _ in 0..3 {
            challenge(&store, "gomoku", 15).await;
        }
        store.close().await.unwrap();
    });
    let file = folder.path().join("games.jsonl");
    let file = file.to_str().unwrap();
    let exported = at(&one, &["export", file]);
    assert!(exported.status.success(), "{}", output_text(&exported));
    let told = "3 games written";
    assert!(
        output_text(&exported).contains(told),
        "{}",
        output_text(&exported)
    );
    // Standard output contains the export alone.
    let streamed = at(&one, &["export"]);
    let text = std::fs::read_to_string(file).unwrap();
    assert_eq!(String::from_utf8(streamed.stdout).unwrap(), text);
    let imported = at(&other, &["import", file]);
    assert!(imported.status.success(), "{}", output_text(&imported));
    assert!(
        output_text(&imported).contains("3 games read"),
        "{}",
        output_text(&imported)
    );
    std::fs::write(file, &text[..text.len() - 20]).unwrap();
    let cut = folder.path().join("new").join("cut");
    let refused = at(&cut, &["import", file]);
    assert_eq!(refused.status.code(), Some(1), "{}", output_text(&refused));
    assert!(!folder.path().join("new").exists(), "nothing was made");
    // An existing empty folder stays, and stays empty.
    std::fs::create_dir_all(&cut).unwrap();
    let refused = at(&cut, &["import", file]);
    assert_eq!(refused.status.code(), Some(1), "{}", output_text(&refused));
    assert_eq!(std::fs::read_dir(&cut).unwrap().count(), 0);
    // Files in an existing folder stay, too.
    let refused = at(&one, &["import", file]);
    assert_eq!(refused.status.code(), Some(1), "{}", output_text(&refused));
    assert_eq!(at(&one, &["export"]).stdout, text.as_bytes());
}

#[test]
fn what_is_missing_or_no_export_is_named_and_makes_no_database() {
    let folder = tempfile::tempdir().unwrap();
    let none = folder.path().join("none");
    let missing = folder.path().join("missing.jsonl");
    let refused = at(&none, &["import", missing.to_str().unwrap()]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(
        output_text(&refused).contains("missing.jsonl"),
        "{}",
        output_text(&refused)
    );
    let foreign = folder.path().join("foreign");
    for content in [
        &b""[..],
        b"(;GM[1])\n",
        b"\xff\xfe\x00",
        b"{\"tengen_export\":{\"schema\":99}}\n",
    ] {
        std::fs::write(&foreign, content).unwrap();
        let refused = at(&none, &["import", foreign.to_str().unwrap()]);
        assert_eq!(refused.status.code(), Some(1));
        assert!(
            output_text(&refused).contains("this is no export"),
            "{}",
            output_text(&refused)
        );
    }
    assert!(!none.exists());
}

#[test]
fn a_line_of_an_export_that_is_no_text_is_named_by_its_number() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = (folder.path().join("one"), folder.path().join("other"));
    in_runtime(async {
        let store = database::store(&one);
        challenge(&store, "gomoku", 15).await;
        store.close().await.unwrap();
    });
    let file = folder.path().join("games.jsonl");
    let exported = at(&one, &["export", file.to_str().unwrap()]);
    assert!(
        output_text(&exported).contains("1 game written"),
        "{}",
        output_text(&exported)
    );
    let mut bytes = std::fs::read(&file).unwrap();
    let second = bytes.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    bytes[second + 3] = 0xff;
    std::fs::write(&file, &bytes).unwrap();
    let refused = at(&other, &["import", file.to_str().unwrap()]);
    let told = output_text(&refused);
    assert!(told.contains("line 2: this is no text in UTF-8"), "{told}");
}
