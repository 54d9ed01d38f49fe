//! The count beside a database: the file `count` with a lower bound of the database's state.
//!
//! sled takes a part of its file for the whole: a folder that was copied in part opens as a shorter database, or
//! as an empty one. So a number in the database is raised at each start, each day and at each orderly end. It is made
//! durable, and only then written into the file: after a crash the file may be behind the database, but never ahead of
//! it. sled reuses old space, so the newest rows may lie anywhere in its file. Therefore the file also has the
//! file lengths of a database that was closed in order, until it is opened again.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write as _};
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use sled::Tree;

use super::leftover;
use crate::db::error::{Lack, StoreError};
use crate::db::private;

/// The file.
pub(super) const FILE: &str = "count";
/// The temporary file, renamed when it is complete.
const PART: &str = "count.part";
/// The key of the database's own number.
const NUMBER: &str = "count";
/// Number of checks, and the pause between them: after it has ended, the engine may still be truncating its file.
const LOCK_TRIES: u32 = 100;
const LOCK_PAUSE: Duration = Duration::from_millis(10);

/// The file's contents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Count {
    /// The number that the database has at least.
    number: u64,
    /// Total size of its files in bytes; known only while the database is closed.
    bytes: Option<u64>,
}

impl FromStr for Count {
    type Err = Lack;

    fn from_str(text: &str) -> Result<Self, Lack> {
        let mut numbers = text.split_whitespace().map(str::parse);
        let (number, bytes) = (numbers.next(), numbers.next());
        match (number, bytes.transpose(), numbers.next()) {
            (Some(Ok(number)), Ok(bytes), None) => Ok(Self { number, bytes }),
            _ => Err(Lack::Unreadable),
        }
    }
}

impl Count {
    fn read(folder: &Path) -> Result<Self, Lack> {
        match fs::read_to_string(folder.join(FILE)) {
            Ok(text) => text.parse(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Err(Lack::Uncounted),
            Err(_) => Err(Lack::Unreadable),
        }
    }

    /// Writes the file, durably and in place of the one before.
    fn write(self, folder: &Path) -> io::Result<()> {
        let part = folder.join(PART);
        let mut file = private::create_file(&part)?;
        match self.bytes {
            Some(bytes) => writeln!(file, "{} {bytes}", self.number)?,
            None => writeln!(file, "{}", self.number)?,
        }
        file.sync_all()?;
        fs::rename(part, folder.join(FILE))?;
        private::sync_folder(folder)
    }
}

/// The contents of a folder before the engine opens it, which changes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FolderContents {
    /// No database.
    Nothing,
    /// A database that has at least this number.
    Database(Count),
    /// A database of which a part is missing.
    Partial(Lack),
}

impl FolderContents {
    /// The contents of `folder`, which may not exist.
    pub(super) fn of(folder: &Path) -> io::Result<Self> {
        let count = Count::read(folder);
        if !leftover::has_database(folder) {
            return Ok(match count {
                // A program that was killed right after its start leaves only the file.
                Err(Lack::Uncounted) | Ok(Count { number: 0, .. }) => Self::Nothing,
                Err(lack) => Self::Partial(lack),
                Ok(_) => Self::Partial(Lack::Behind),
            });
        }
        Ok(match count {
            Err(lack) => Self::Partial(lack),
            Ok(Count {
                bytes: Some(bytes), ..
            }) if leftover::rows_size(folder)? < bytes => Self::Partial(Lack::Short),
            Ok(count) => Self::Database(count),
        })
    }

    /// Called before the engine opens `folder`: a new database is counted from its start.
    pub(super) fn prepare_open(self, folder: &Path) -> io::Result<()> {
        match self {
            Self::Nothing => Count::default().write(folder),
            Self::Database(_) => forget_size(folder),
            Self::Partial(_) => Ok(()),
        }
    }

    /// The lack that the metadata of the opened database shows in comparison with its count, if any.
    pub(super) fn find_lack(self, meta: &Tree) -> Result<Option<Lack>, StoreError> {
        Ok(match self {
            Self::Nothing => None,
            Self::Partial(lack) => Some(lack),
            Self::Database(count) => (read_number(meta)? < count.number).then_some(Lack::Behind),
        })
    }
}

/// Removes the file lengths from the file: before the engine opens `folder`, since it may shorten its files, and again
/// once nobody else has it open, since another process may have closed it in between.
pub(super) fn forget_size(folder: &Path) -> io::Result<()> {
    match Count::read(folder) {
        Ok(Count {
            number,
            bytes: Some(_),
        }) => Count {
            number,
            bytes: None,
        }
        .write(folder),
        _ => Ok(()),
    }
}

/// Raises the number of the database, and returns it. It is not durable yet.
pub(super) fn raise_number(meta: &Tree) -> Result<u64, StoreError> {
    let number = read_number(meta)? + 1;
    meta.insert(NUMBER, &number.to_be_bytes())?;
    Ok(number)
}

fn read_number(meta: &Tree) -> Result<u64, StoreError> {
    let bytes = meta.get(NUMBER)?;
    let bytes = bytes.map(|bytes| <[u8; 8]>::try_from(&*bytes)).transpose();
    let bytes = bytes.map_err(|_| StoreError::Unreadable {
        what: "how far it has come",
    })?;
    Ok(bytes.map_or(0, u64::from_be_bytes))
}

/// Writes into the file that the database in `folder` has this `number`, which must be durable.
pub(super) fn write_number(folder: &Path, number: u64) -> Result<(), StoreError> {
    let count = Count {
        number,
        bytes: None,
    };
    count.write(folder).map_err(failure)
}

/// Waits until the engine has released `folder`, and writes the file lengths; none if a process still holds it.
pub(super) async fn wait_and_write_size(folder: &Path) -> Result<(), StoreError> {
    let file = File::open(folder.join(leftover::LOG)).map_err(failure)?;
    let mut tries = tokio::time::interval(LOCK_PAUSE);
    for _ in 0..LOCK_TRIES {
        tries.tick().await;
        match file.try_lock() {
            Ok(()) => return write_size(folder).map_err(failure),
            Err(TryLockError::WouldBlock) => {}
            Err(TryLockError::Error(error)) => return Err(failure(error)),
        }
    }
    Ok(())
}

fn write_size(folder: &Path) -> io::Result<()> {
    let Ok(count) = Count::read(folder) else {
        // The file was removed in the meantime: the next start reports it.
        return Ok(());
    };
    let bytes = Some(leftover::rows_size(folder)?);
    Count { bytes, ..count }.write(folder)
}

fn failure(error: io::Error) -> StoreError {
    StoreError::Failed(format!("the file {FILE}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_is_read_as_it_was_written() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(Count::read(folder.path()), Err(Lack::Uncounted));
        for bytes in [None, Some(524_288)] {
            let count = Count { number: 7, bytes };
            count.write(folder.path()).unwrap();
            assert_eq!(Count::read(folder.path()), Ok(count));
        }
        for text in ["", "x", "7 x", "7 8 9", "-1"] {
            assert_eq!(text.parse::<Count>(), Err(Lack::Unreadable), "{text}");
        }
    }
}
