//! The files of a database's folder, beside those that sled manages.
//!
//! Now and then sled writes a summary of its file (`snap.N`), so that the next start need not read all of it: first as
//! `snap.N.generating`, which is renamed when it is complete. A program that is killed meanwhile leaves the partial one
//! behind, and sled 0.34 takes it for the newest summary and calls the database corrupt. Removing it loses nothing:
//! the previous summary, and everything written since, still exist.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::Path;

/// Why partial summaries could not be removed.
#[derive(Debug)]
pub(super) enum Leftover {
    /// Another program has the database open, and may be writing a backup.
    Locked,
    /// The system refuses it.
    Failed(io::Error),
}

impl From<io::Error> for Leftover {
    fn from(error: io::Error) -> Self {
        Self::Failed(error)
    }
}

/// Removes leftovers of another, interrupted program in the database's `folder`.
pub(super) fn remove(folder: &Path) -> Result<(), Leftover> {
    let mut halves = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.starts_with(SUMMARY) && name.ends_with(".generating") {
            halves.push(entry.path());
        }
    }
    if halves.is_empty() {
        return Ok(());
    }
    // The lock that sled itself takes, so that the summary of a running process is not removed.
    let file = File::open(folder.join(LOG))?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(Leftover::Locked),
        Err(TryLockError::Error(error)) => return Err(error.into()),
    }
    for half in halves {
        tracing::warn!(file = %half.display(), "removed an unfinished file of a process that was killed; nothing is lost");
        fs::remove_file(half)?;
    }
    Ok(())
}

/// sled's file of rows: large values are in a folder of their own.
pub(super) const LOG: &str = "db";
const BLOBS: &str = "blobs";
/// Another file that it keeps beside them.
const CONF: &str = "conf";
const SUMMARY: &str = "snap.";

/// Whether `folder` has any of sled's files.
pub(super) fn has_database(folder: &Path) -> bool {
    [LOG, BLOBS, CONF]
        .iter()
        .any(|name| folder.join(name).exists())
}

/// Whether sled keeps a file or a folder of this name.
pub(super) fn is_ours(name: &str) -> bool {
    [LOG, BLOBS, CONF].contains(&name) || name.starts_with(SUMMARY)
}

/// Size in bytes of the files in `folder` that hold rows.
pub(super) fn rows_size(folder: &Path) -> io::Result<u64> {
    let blobs = folder.join(BLOBS);
    let large = if blobs.is_dir() { size(&blobs)? } else { 0 };
    Ok(fs::metadata(folder.join(LOG)).map_or(0, |log| log.len()) + large)
}

/// Size in bytes of the files in `folder` and below.
pub(super) fn size(folder: &Path) -> io::Result<u64> {
    let mut bytes = 0;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let metadata = match entry.metadata() {
            // sled removes its own files at any time.
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            metadata => metadata?,
        };
        bytes += if metadata.is_dir() {
            size(&entry.path())?
        } else {
            metadata.len()
        };
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{OpenError, Store};
    use tengen_game::clock::Timestamp;

    const NOW: Timestamp = Timestamp::from_millis(1_800_000_000_000);
    const HALF: &str = "snap.FFFFFFFFFFFFFFFF.generating";

    #[tokio::test]
    async fn a_half_summary_of_a_killed_program_is_removed_and_nothing_is_lost() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path(), 8).unwrap();
        store.beat(NOW).await.unwrap();
        store.close().await.unwrap();
        let half = folder.path().join(HALF);
        fs::write(&half, b"half").unwrap();
        assert!(sled::open(folder.path()).is_err(), "sled itself gives up");
        let store = Store::open(folder.path(), 8).unwrap();
        assert_eq!(store.heartbeat().await.unwrap(), Some(NOW));
        assert!(!half.exists());
        store.close().await.unwrap();
    }

    #[tokio::test]
    async fn a_summary_of_a_program_that_runs_stays() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path(), 8).unwrap();
        let half = folder.path().join(HALF);
        fs::write(&half, b"half").unwrap();
        let refused = Store::open(folder.path(), 8).unwrap_err();
        assert!(matches!(refused, OpenError::Locked(_)), "{refused}");
        assert!(half.exists());
        store.close().await.unwrap();
    }

    #[test]
    fn a_folder_is_as_large_as_its_files() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("one"), [0; 10]).unwrap();
        fs::create_dir(folder.path().join("below")).unwrap();
        fs::write(folder.path().join("below/two"), [0; 7]).unwrap();
        assert_eq!(size(folder.path()).unwrap(), 17);
    }
}
