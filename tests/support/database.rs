//! Opening a database again that has just been released.
//!
//! A process that another test starts at that moment inherits the lock until it runs its own program.

use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use tengen::store::{Faults, OpenError, Store};

#[cfg(feature = "postgres")]
use crate::postgres::{server, server_at};

/// Attempts to open a database while its lock is held: some seconds' worth.
const ATTEMPTS: u32 = 20_000;

/// The variable for the database engine of the bot's tests: `postgres`, or sled if unset.
const ENGINE: &str = "TENGEN_TEST_ENGINE";

/// The store of a bot in this folder, or in a schema of PostgreSQL's that stands for it; fails when `faults` say so.
pub(crate) async fn of_the_bot(path: &Path, faults: &Faults) -> Store {
    match std::env::var(ENGINE).as_deref() {
        Err(_) => {
            for _ in 0..ATTEMPTS {
                // A task of this runtime may hold it, and release it in a moment.
                tokio::task::yield_now().await;
                match Store::open_with(path, 8, faults.clone()) {
                    Err(OpenError::Locked(_)) => std::thread::yield_now(),
                    opened => return opened.unwrap(),
                }
            }
            panic!("the database is let go of")
        }
        #[cfg(feature = "postgres")]
        Ok("postgres") => {
            assert!(server::is_there(), "{ENGINE} asks for PostgreSQL");
            let server = server_at(server::url(path));
            Store::connect(&server, faults.clone()).await.unwrap()
        }
        Ok(other) => panic!("{ENGINE} is no engine of this build: {other}"),
    }
}

/// Waits for the lock of this folder; its store.
pub(crate) fn store(path: &Path) -> Store {
    failing_store(path, &Faults::default())
}

/// The same, which fails when `faults` say so.
pub(crate) fn failing_store(path: &Path, faults: &Faults) -> Store {
    let free = || match Store::open_with(path, 8, faults.clone()) {
        Err(OpenError::Locked(_)) => None,
        opened => Some(opened.unwrap()),
    };
    patiently(free)
}

/// The error of opening the store in this folder, once its lock is free.
pub(crate) fn open_error(path: &Path) -> OpenError {
    patiently(|| match Store::open(path, 8) {
        Err(OpenError::Locked(_)) => None,
        opened => Some(opened.unwrap_err()),
    })
}

/// A folder without permissions for others, like the bot's own.
pub(crate) fn private_folder() -> tempfile::TempDir {
    let private = std::fs::Permissions::from_mode(0o700);
    let folder = tempfile::Builder::new().permissions(private).tempdir();
    folder.unwrap()
}

/// Direct access to a database's rows, without the store. Writes are on the disk once this is dropped.
pub(crate) struct Bare(sled::Db);

/// Waits for the lock of this folder; direct access to its rows.
pub(crate) fn bare(path: &Path) -> Bare {
    let free = || match sled::open(path) {
        Err(error) if error.to_string().contains("could not acquire lock") => None,
        opened => Some(opened.unwrap()),
    };
    Bare(patiently(free))
}

impl Bare {
    /// The names of all tables.
    pub(crate) fn tables(&self) -> Vec<String> {
        let names = self.0.tree_names().into_iter();
        names
            .map(|name| str::from_utf8(&name).unwrap().to_owned())
            .collect()
    }

    /// All rows of a table.
    pub(crate) fn rows(&self, table: &str) -> Vec<(Vec<u8>, Vec<u8>)> {
        let rows = self.0.open_tree(table).unwrap();
        let rows = rows.iter().map(Result::unwrap);
        rows.map(|(key, value)| (key.to_vec(), value.to_vec()))
            .collect()
    }

    /// Puts a row; whether one was there.
    pub(crate) fn put(&self, table: &str, key: impl AsRef<[u8]>, value: &[u8]) -> bool {
        let rows = self.0.open_tree(table).unwrap();
        rows.insert(key, value).unwrap().is_some()
    }

    /// Takes a row away; whether one was there.
    pub(crate) fn take(&self, table: &str, key: impl AsRef<[u8]>) -> bool {
        let rows = self.0.open_tree(table).unwrap();
        rows.remove(key).unwrap().is_some()
    }
}

impl Drop for Bare {
    fn drop(&mut self) {
        self.0.flush().unwrap();
    }
}

fn patiently<T>(open: impl Fn() -> Option<T>) -> T {
    let look = || {
        std::thread::yield_now();
        open()
    };
    std::iter::repeat_with(look)
        .take(ATTEMPTS as usize)
        .find_map(|opened| opened)
        .expect("the database is let go of")
}
