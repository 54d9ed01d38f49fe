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
const TRIES: u32 = 100;
const TRY: Duration = Duration::from_millis(10);

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
    Part(Lack),
}

impl FolderContents {
    /// The contents of `folder`, which may not exist.
    pub(super) fn of(folder: &Path) -> io::Result<Self> {
        let count = Count::read(folder);
        if !leftover::has_database(folder) {
            return Ok(match count {
                // A program that was killed right after its start leaves only the file.
                Err(Lack::Uncounted) | Ok(Count { number: 0, .. }) => Self::Nothing,
                Err(lack) => Self::Part(lack),
                Ok(_) => Self::Part(Lack::Behind),
            });
        }
        Ok(match count {
            Err(lack) => Self::Part(lack),
            Ok(Count {
                bytes: Some(bytes), ..
            }) if leftover::rows_size(folder)? < bytes => Self::Part(Lack::Short),
            Ok(count) => Self::Database(count),
        })
    }

    /// Called before the engine opens `folder`: a new database is counted from its start.
    pub(super) fn begin(self, folder: &Path) -> io::Result<()> {
        match self {
            Self::Nothing => Count::default().write(folder),
            Self::Database(_) => begin(folder),
            Self::Part(_) => Ok(()),
        }
    }

    /// Whether the opened database, with these marks, is as complete as its count.
    pub(super) fn compare(self, meta: &Tree) -> Result<Option<Lack>, StoreError> {
        Ok(match self {
            Self::Nothing => None,
            Self::Part(lack) => Some(lack),
            Self::Database(count) => (number(meta)? < count.number).then_some(Lack::Behind),
        })
    }
}

/// Marks the file lengths in `folder` as unknown from here on: before the engine opens it, which may make them shorter,
/// and once more when nobody else has it open: another process may have closed it in between.
pub(super) fn begin(folder: &Path) -> io::Result<()> {
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
pub(super) fn raise(meta: &Tree) -> Result<u64, StoreError> {
    let number = number(meta)? + 1;
    meta.insert(NUMBER, &number.to_be_bytes())?;
    Ok(number)
}

fn number(meta: &Tree) -> Result<u64, StoreError> {
    let bytes = meta.get(NUMBER)?;
    let bytes = bytes.map(|bytes| <[u8; 8]>::try_from(&*bytes)).transpose();
    let bytes = bytes.map_err(|_| StoreError::Unreadable {
        what: "how far it has come",
    })?;
    Ok(bytes.map_or(0, u64::from_be_bytes))
}

/// Writes into the file that the database in `folder` has this `number`, which must be durable.
pub(super) fn note(folder: &Path, number: u64) -> Result<(), StoreError> {
    let count = Count {
        number,
        bytes: None,
    };
    count.write(folder).map_err(failure)
}

/// Notes the file lengths after the engine has released `folder`. If a process still holds it, nothing is noted.
pub(super) async fn close(folder: &Path) -> Result<(), StoreError> {
    let file = File::open(folder.join(leftover::LOG)).map_err(failure)?;
    let mut tries = tokio::time::interval(TRY);
    for _ in 0..TRIES {
        tries.tick().await;
        match file.try_lock() {
            Ok(()) => return note_size(folder).map_err(failure),
            Err(TryLockError::WouldBlock) => {}
            Err(TryLockError::Error(error)) => return Err(failure(error)),
        }
    }
    Ok(())
}

fn note_size(folder: &Path) -> io::Result<()> {
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
