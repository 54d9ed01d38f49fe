//! Storing the chat, so that it survives a restart and `kill -9`: it is written soon after each change.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::body::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::world::application::Application;
use super::world::channel::Channel;
use super::world::user::User;
use super::world::{Id, World};
use super::{Server, timer};

/// Interval between writes of the chat while it changes, in milliseconds. `kill -9` loses the messages of the last
/// interval; it is short because the bot cannot send an ephemeral message again.
const SAVE_INTERVAL_MS: u64 = 250;
/// Maximum total size of the stored files, in bytes; the oldest are dropped first.
const FILE_BUDGET: usize = 64 * 1024 * 1024;

/// The stored chat.
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
    /// The ids of files, oldest first.
    pub(crate) files: Vec<Id>,
}

/// Files by id. They lie in a folder beside the chat, because each is written once, but the chat after every change.
pub(crate) type Files = Vec<(Id, Bytes)>;

/// The folder with the files of the chat in `path`.
fn folder(path: &Path) -> PathBuf {
    path.with_extension("files")
}

/// Reads the chat and its files; `None` when there is none yet.
pub(crate) fn read(path: &Path) -> io::Result<Option<(Snapshot, Files)>> {
    let snapshot: Snapshot = match fs::read(path) {
        Ok(bytes) => serde_json::from_slice(&bytes)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let folder = folder(path);
    let read = |id: &Id| Ok((*id, fs::read(folder.join(id.to_string()))?.into()));
    let files = snapshot
        .files
        .iter()
        .map(read)
        .collect::<io::Result<Files>>()?;
    Ok(Some((snapshot, files)))
}

/// The ids of the files in the folder, which is created if it is missing.
fn stored_ids(folder: &Path) -> io::Result<BTreeSet<Id>> {
    fs::create_dir_all(folder)?;
    let names = fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name()));
    let names: Vec<_> = names.collect::<io::Result<_>>()?;
    let ids = names.iter().filter_map(|name| name.to_str()?.parse().ok());
    Ok(ids.collect())
}

/// Writes new files, then the chat, and then removes the files that the chat no longer has.
fn write(path: &Path, snapshot: &Snapshot, files: &Files) -> io::Result<()> {
    let folder = folder(path);
    let mut old = stored_ids(&folder)?;
    for (id, bytes) in files {
        if !old.remove(id) {
            replace(&folder.join(id.to_string()), |file| file.write_all(bytes))?;
        }
    }
    replace(path, |file| Ok(serde_json::to_writer(file, snapshot)?))?;
    old.into_iter()
        .try_for_each(|id| fs::remove_file(folder.join(id.to_string())))
}

/// Writes a new file, and then renames it over the old one.
fn replace(
    path: &Path,
    fill: impl FnOnce(&mut io::BufWriter<fs::File>) -> io::Result<()>,
) -> io::Result<()> {
    let temporary = path.with_extension("new");
    let mut file = io::BufWriter::new(fs::File::create(&temporary)?);
    fill(&mut file)?;
    file.flush()?;
    fs::rename(temporary, path)
}

/// Writes the world soon after each change, and once more when the playground stops.
pub(crate) async fn autosave(server: Arc<Server>, path: PathBuf) {
    let mut written = server.world().changes;
    loop {
        timer::pause(SAVE_INTERVAL_MS, &mut server.stopping.subscribe()).await;
        let stopping = *server.stopping.borrow();
        let (changes, snapshot) = {
            let world = server.world();
            let changed = world.changes != written;
            (world.changes, changed.then(|| world.snapshot(FILE_BUDGET)))
        };
        if let Some((snapshot, files)) = snapshot {
            let path = path.clone();
            let done = tokio::task::spawn_blocking(move || write(&path, &snapshot, &files)).await;
            match done {
                Ok(Ok(())) => written = changes,
                Ok(Err(error)) => tracing::warn!(%error, "could not save the chat"),
                Err(error) => tracing::warn!(%error, "the task that saves the chat failed"),
            }
        }
        if stopping {
            return;
        }
    }
}

impl World {
    /// A copy of the state, with the newest files within the budget.
    fn snapshot(&self, budget: usize) -> (Snapshot, Files) {
        let mut files = Files::new();
        let mut total = 0;
        for (id, bytes) in self.files_newest_first() {
            total += bytes.len();
            if total > budget {
                break;
            }
            files.push((id, bytes));
        }
        files.reverse();
        let snapshot = Snapshot {
            last_id: self.last_id(),
            ahead_ms: self.ahead_ms(),
            guild: self.guild,
            owner: self.owner,
            users: self.users.clone(),
            channels: self.channels.clone(),
            applications: self.applications.clone(),
            scheduled: self.scheduled.clone(),
            files: files.iter().map(|(id, _)| *id).collect(),
        };
        (snapshot, files)
    }
}
