//! Reading a record from a file or from standard input.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crate::record::{ImportError, Records};
use crate::sgf;

/// Why there is no record to work on.
#[derive(Debug, thiserror::Error)]
pub(super) enum InputError {
    /// The file cannot be read.
    #[error("cannot read {}: {reason}", path.display())]
    Unreadable {
        /// Which.
        path: PathBuf,
        /// What the system says.
        reason: io::Error,
    },
    /// It is no record that can be used.
    #[error(transparent)]
    Record(#[from] ImportError),
}

/// The records in the file `path`; `-` is standard input.
///
/// # Errors
///
/// [`InputError`] if it cannot be read or is no record.
pub(super) fn records(path: &Path) -> Result<Records, InputError> {
    let bytes = bytes(path).map_err(|reason| InputError::Unreadable {
        path: path.to_owned(),
        reason,
    })?;
    Ok(Records::read(&bytes)?)
}

/// At most one byte more than a record may have: enough to see that it has too many.
fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    let limit = sgf::MAX_BYTES as u64 + 1;
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        io::stdin().lock().take(limit).read_to_end(&mut bytes)?;
    } else {
        File::open(path)?.take(limit).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}
