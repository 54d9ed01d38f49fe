//! Keeping the chat over a restart: one file, written now and then and at the end.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::body::Bytes;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::world::application::Application;
use super::world::channel::Channel;
use super::world::user::User;
use super::world::{Id, World};
use super::{Server, timer};

/// Interval between writes of the file, in milliseconds.
const EVERY_MS: u64 = 15_000;
/// Bytes of files that are kept, newest first.
const FILE_BUDGET: usize = 64 * 1024 * 1024;

#[derive(Serialize, Deserialize)]
pub(crate) struct Snapshot {
    pub(crate) last_id: Id,
    pub(crate) ahead_ms: u64,
    pub(crate) guild: Id,
    pub(crate) owner: Id,
    pub(crate) users: BTreeMap<Id, User>,
    pub(crate) channels: BTreeMap<Id, Channel>,
    pub(crate) applications: BTreeMap<Id, Application>,
    /// Missing in files of earlier versions.
    #[serde(default)]
    pub(crate) scheduled: BTreeMap<Id, Value>,
    #[serde(with = "as_base64")]
    pub(crate) files: Vec<(Id, Bytes)>,
}

/// File contents are encoded in base64 after the world is unlocked.
mod as_base64 {
    use serde::de::Error;
    use serde::{Deserializer, Serializer};

    use super::*;

    pub(super) fn serialize<S: Serializer>(
        files: &[(Id, Bytes)],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(
            files
                .iter()
                .map(|(id, bytes)| (id, BASE64_STANDARD.encode(bytes))),
        )
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<(Id, Bytes)>, D::Error> {
        let files = Vec::<(Id, String)>::deserialize(deserializer)?;
        let decoded = files.into_iter().map(|(id, text)| {
            BASE64_STANDARD
                .decode(text)
                .map(|bytes| (id, bytes.into()))
                .map_err(Error::custom)
        });
        decoded.collect()
    }
}

/// Reads the file; `None` when there is none yet.
pub(crate) fn read(path: &Path) -> io::Result<Option<Snapshot>> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(serde_json::from_slice(&bytes)?)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Writes a new file, and then renames it over the old one.
fn write(path: &Path, kept: &Snapshot) -> io::Result<()> {
    let fresh = path.with_extension("new");
    let mut file = io::BufWriter::new(fs::File::create(&fresh)?);
    serde_json::to_writer(&mut file, kept)?;
    file.flush()?;
    fs::rename(fresh, path)
}

/// Writes the world from time to time while it changes, and once more when the playground stops.
pub(crate) async fn watch(server: Arc<Server>, path: PathBuf) {
    let mut written = server.world().changes;
    loop {
        timer::pause(EVERY_MS, &server.stopping).await;
        let stopping = *server.stopping.borrow();
        let (changes, kept) = {
            let world = server.world();
            let changed = world.changes != written;
            (world.changes, changed.then(|| world.snapshot(FILE_BUDGET)))
        };
        if let Some(kept) = kept {
            let path = path.clone();
            let done = tokio::task::spawn_blocking(move || write(&path, &kept)).await;
            match done {
                Ok(Ok(())) => written = changes,
                Ok(Err(error)) => tracing::warn!(%error, "the chat could not be saved"),
                Err(error) => tracing::warn!(%error, "keeping the chat failed"),
            }
        }
        if stopping {
            return;
        }
    }
}

impl World {
    /// A copy of the state, with the newest files within the budget.
    fn snapshot(&self, budget: usize) -> Snapshot {
        let mut files: Vec<(Id, Bytes)> = Vec::new();
        let mut total = 0;
        for (id, bytes) in self.files_newest_first() {
            total += bytes.len();
            if total > budget {
                break;
            }
            files.push((id, bytes));
        }
        files.reverse();
        Snapshot {
            last_id: self.last_id(),
            ahead_ms: self.ahead_ms(),
            guild: self.guild,
            owner: self.owner,
            users: self.users.clone(),
            channels: self.channels.clone(),
            applications: self.applications.clone(),
            scheduled: self.scheduled.clone(),
            files,
        }
    }
}
