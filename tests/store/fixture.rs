//! Frozen databases: the rows of a released version must stay readable.
//!
//! A fixture is a small database twice over: its rows in hexadecimal digits, and its export.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use tengen::store::Store;

use super::{bare, in_runtime, open};

/// The variable to set when a shape changes before its release: the fixtures are rewritten, and no test fails for them.
const UPDATE: &str = "UPDATE_FIXTURES";

/// A database in a file beside this one.
pub(super) struct Fixture {
    pub(super) name: &'static str,
    /// The tables in it.
    pub(super) trees: &'static [&'static str],
}

impl Fixture {
    fn path(&self, ending: &str) -> PathBuf {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/store/fixtures");
        folder.join(format!("{}.{ending}", self.name))
    }

    /// Lines of tree, key and value.
    pub(super) fn rows(&self) -> String {
        std::fs::read_to_string(self.path("hex")).unwrap()
    }

    pub(super) fn export(&self) -> String {
        std::fs::read_to_string(self.path("jsonl")).unwrap()
    }

    /// Asserts that `write` leaves its rows and its export.
    pub(super) fn is_written_by(&self, write: impl AsyncFnOnce(&Store)) {
        let folder = tempfile::tempdir().unwrap();
        let text = in_runtime(async {
            let store = open(folder.path());
            write(&store).await;
            let text = exported(&store).await;
            store.close().await.unwrap();
            text
        });
        let rows = rows(folder.path(), self.trees);
        self.update("hex", &rows);
        self.update("jsonl", &text);
        assert_eq!(text, self.export());
        assert_eq!(rows, self.rows());
    }

    /// Asserts that its rows are exported as its export, and its export is imported as its rows.
    pub(super) fn is_read(&self) {
        if std::env::var_os(UPDATE).is_some() {
            let folder = tempfile::tempdir().unwrap();
            in_runtime(async {
                let store = open(folder.path());
                store.import(self.export().as_bytes()).await.unwrap();
                store.close().await.unwrap();
            });
            self.update("hex", &rows(folder.path(), self.trees));
        }
        let (old, new) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        written(old.path(), &self.rows());
        in_runtime(async {
            let text = exported(&open(old.path())).await;
            self.update("jsonl", &text);
            assert_eq!(text, self.export());
            let store = open(new.path());
            store.import(text.as_bytes()).await.unwrap();
            store.close().await.unwrap();
        });
        assert_eq!(rows(new.path(), self.trees), self.rows());
    }

    fn update(&self, ending: &str, text: &str) {
        if std::env::var_os(UPDATE).is_some() {
            std::fs::write(self.path(ending), text).unwrap();
        }
    }
}

/// Runs `test` on a new database.
pub(super) fn with_store(test: impl AsyncFnOnce(Store)) {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async { test(open(folder.path())).await });
}

/// The export of a store, as JSON lines.
pub(super) async fn exported(store: &Store) -> String {
    let mut bytes = Vec::new();
    store.export(&mut bytes).await.unwrap();
    String::from_utf8(bytes).unwrap()
}

/// An export of these lines with a last line that counts them, which replaces an existing one.
pub(super) fn counted<'a>(lines: impl IntoIterator<Item = &'a str>) -> String {
    let is_other = |line: &&str| !line.starts_with(r#"{"end":"#);
    let mut lines: Vec<_> = lines.into_iter().filter(is_other).collect();
    let end = format!(r#"{{"end":{{"lines":{}}}}}"#, lines.len());
    lines.push(&end);
    lines.join("\n") + "\n"
}

/// The same for an export with another line before its last.
pub(super) fn counted_with(export: &str, line: &str) -> String {
    counted(export.lines().chain([line]))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The rows of these tables of the database in `folder`.
pub(super) fn rows(folder: &Path, trees: &[&str]) -> String {
    let db = bare(folder);
    let mut text = String::new();
    for name in trees {
        for (key, value) in db.rows(name) {
            // The counter of a folder's opens is no part of the shape, and a server has no such row.
            if *name == "meta" && key == b"count" {
                continue;
            }
            writeln!(text, "{name} {} {}", hex(&key), hex(&value)).unwrap();
        }
    }
    text
}

/// Makes a database with these rows.
fn written(folder: &Path, rows: &str) {
    let unhex = |digits: &str| -> Vec<u8> {
        let pairs = digits.as_bytes().chunks(2);
        let pairs = pairs.map(|pair| str::from_utf8(pair).unwrap());
        pairs
            .map(|pair| u8::from_str_radix(pair, 16).unwrap())
            .collect()
    };
    // A count that accepts these rows as complete.
    std::fs::write(folder.join("count"), "0").unwrap();
    let db = bare(folder);
    for line in rows.lines() {
        // Names of trees may have spaces.
        let mut row = line.rsplitn(3, ' ');
        let mut next = || row.next().unwrap();
        let (value, key, tree) = (unhex(next()), unhex(next()), next());
        db.put(tree, key, &value);
    }
}
