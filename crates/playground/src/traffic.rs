//! The traffic log: every REST call as a line of JSON. Headers are left out because they contain the token.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Mutex;

use serde_json::Value;

/// An open traffic log.
pub(crate) struct Log(Mutex<File>);

impl Log {
    /// Opens a file for appending.
    pub(crate) fn open(path: &Path) -> io::Result<Self> {
        let file = File::options().create(true).append(true).open(path)?;
        Ok(Self(Mutex::new(file)))
    }

    /// Appends one line; a failure is only logged.
    pub(crate) fn write(&self, entry: &Value) {
        let line = format!("{entry}\n");
        let mut file = self
            .0
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Err(error) = file.write_all(line.as_bytes()) {
            tracing::warn!(%error, "could not write the traffic log");
        }
    }
}
