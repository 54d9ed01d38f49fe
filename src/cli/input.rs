//! Reading a record from a file or from standard input.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crate::record::{ImportError, Records};
use crate::sgf;

/// Why a record cannot be used.
#[derive(Debug, thiserror::Error)]
pub(super) enum InputError {
    /// The file cannot be read.
    #[error("cannot read {}: {reason}", path.display())]
    Unreadable { path: PathBuf, reason: io::Error },
    /// The file is not a usable record.
    #[error(transparent)]
    Record(#[from] ImportError),
}

/// The records in the file `path`; `-` is standard input.
///
/// # Errors
///
/// [`InputError`] if it cannot be read or is not a record.
pub(super) fn records(path: &Path) -> Result<Records, InputError> {
    let bytes = bytes(path).map_err(|reason| InputError::Unreadable {
        path: path.to_owned(),
        reason,
    })?;
    Ok(Records::read(&bytes)?)
}

/// Reads at most one byte more than a record may have, to detect larger ones.
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
