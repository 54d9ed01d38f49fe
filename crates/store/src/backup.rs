//! Backups: a file for each day; the newest are kept.

use std::fs;
use std::io::{self, BufWriter, Write as _};
use std::path::PathBuf;

use super::db::private;
use super::{ExportError, Store};
use tengen_game::clock::Timestamp;

const PREFIX: &str = "tengen-";
const SUFFIX: &str = ".jsonl";

/// A folder with backups, a file for each day in UTC.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backups {
    folder: PathBuf,
    keep: usize,
}

impl Backups {
    /// Backups in `folder`; the newest `keep` of them stay.
    pub fn new(folder: PathBuf, keep: usize) -> Self {
        Self { folder, keep }
    }

    /// Writes the backup of the day of `now`, unless it exists; returns its file if one was written.
    ///
    /// # Errors
    ///
    /// An [`ExportError`]; existing files are unchanged then.
    pub async fn daily(
        &self,
        store: &Store,
        now: Timestamp,
    ) -> Result<Option<PathBuf>, ExportError> {
        if self.folder.join(name(now)).exists() {
            Ok(None)
        } else {
            self.replace(store, now).await
        }
    }

    /// Writes the backup of the day of `now`, replacing an existing one, removes the oldest, and returns its file.
    ///
    /// An existing backup is replaced only when the new one is whole and on the disk.
    ///
    /// # Errors
    ///
    /// An [`ExportError`]; existing files are unchanged then.
    pub async fn replace(
        &self,
        store: &Store,
        now: Timestamp,
    ) -> Result<Option<PathBuf>, ExportError> {
        let name = name(now);
        let file = self.folder.join(&name);
        private::create_folder(&self.folder)?;
        let part = self.folder.join(format!("{name}.part"));
        let mut to = BufWriter::new(private::create_file(&part)?);
        store.export(&mut to).await?;
        to.flush()?;
        to.get_ref().sync_all()?;
        fs::rename(&part, &file)?;
        private::sync_folder(&self.folder)?;
        self.forget_old()?;
        Ok(Some(file))
    }

    /// Removes the oldest backups above the number kept. Files with other names are not ours.
    fn forget_old(&self) -> io::Result<()> {
        let mut ours = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let name = entry?.file_name();
            if let Some(name) = name.to_str()
                && let Some(day) = name.strip_prefix(PREFIX)
                && day.strip_suffix(SUFFIX).is_some_and(|day| day.len() == 10)
            {
                ours.push(name.to_owned());
            }
        }
        ours.sort_unstable();
        for name in ours.iter().rev().skip(self.keep) {
            fs::remove_file(self.folder.join(name))?;
        }
        Ok(())
    }
}

/// The file of a day, as in `tengen-2027-01-15.jsonl`: days sort as their names do.
fn name(now: Timestamp) -> String {
    let time = jiff::Timestamp::from_millisecond(now.as_millis()).unwrap_or_default();
    format!("{PREFIX}{}{SUFFIX}", time.strftime("%Y-%m-%d"))
}
