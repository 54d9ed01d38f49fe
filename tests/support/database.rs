//! Opening a database again that has just been let go of.
//!
//! A process that another test starts at that moment may hold a copy of the lock until it runs its own program.

use std::path::Path;

use tengen::store::{Faults, OpenError, Store};

/// How often an open is tried while the lock is held: some seconds' worth.
const TRIES: u32 = 20_000;

/// The store in this folder, as soon as nobody else holds it.
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

/// Why the store in this folder cannot be opened, though nobody else holds it.
pub(crate) fn refused(path: &Path) -> OpenError {
    patiently(|| match Store::open(path, 8) {
        Err(OpenError::Locked(_)) => None,
        opened => Some(opened.unwrap_err()),
    })
}

/// The bare database in this folder, as soon as nobody else holds it.
pub(crate) fn bare(path: &Path) -> sled::Db {
    let free = || match sled::open(path) {
        Err(error) if error.to_string().contains("could not acquire lock") => None,
        opened => Some(opened.unwrap()),
    };
    patiently(free)
}

fn patiently<T>(open: impl Fn() -> Option<T>) -> T {
    let look = || {
        std::thread::yield_now();
        open()
    };
    std::iter::repeat_with(look)
        .take(TRIES as usize)
        .find_map(|opened| opened)
        .expect("the database is let go of")
}
