//! Opening a database: ownership, version, and whether it is in use.

use std::path::Path;
use std::sync::{Arc, RwLock};

use super::Sled;
use super::commit::Committer;
use super::count::{self, FolderContents};
use super::leftover::{self, Leftover};
use super::migrate::migrate;
use super::trees::{META, Trees};
use crate::db::engine::terms::{COPYING, DERIVED, IMPORTING, Purpose, SCHEMA};
use crate::db::error::{Lack, OpenError, StoreError};
use crate::db::fault::Faults;
use crate::db::layout::Layout;
use crate::db::private;
use crate::db::shape::CURRENT;

impl Sled {
    /// Opens the database in the folder `path`, with `cache_mib` MiB of memory for it. A missing one is created, unless
    /// `purpose` is only to read.
    pub(crate) fn open(
        layout: &'static Layout,
        path: &Path,
        cache_mib: u16,
        purpose: Purpose,
        faults: Faults,
    ) -> Result<Self, OpenError> {
        let failed = |reason: &dyn std::fmt::Display| OpenError::Failed {
            path: path.to_owned(),
            reason: reason.to_string(),
        };
        let found = FolderContents::of(path).map_err(|error| failed(&error))?;
        let partial = |lack| OpenError::Partial {
            path: path.to_owned(),
            lack,
        };
        match found {
            FolderContents::Nothing if purpose == Purpose::Read => {
                return Err(OpenError::Missing(path.to_owned()));
            }
            // Without a count it may be another program's database: its contents will show that.
            FolderContents::Nothing
            | FolderContents::Database(_)
            | FolderContents::Partial(Lack::Uncounted) => {}
            FolderContents::Partial(lack) => return Err(partial(lack)),
        }
        private::create_folder(path).map_err(|error| failed(&error))?;
        leftover::remove(path).map_err(|error| match error {
            Leftover::Locked => OpenError::Locked(path.to_owned()),
            Leftover::Failed(error) => failed(&error),
        })?;
        found.prepare_open(path).map_err(|error| failed(&error))?;
        let db = open_files(path, cache_mib)?;
        count::forget_size(path).map_err(|error| failed(&error))?;
        // Before our trees are opened: opening makes them, and a foreign database must not be changed.
        let origin = origin(path, &db)?;
        let trees = Trees::open(layout, &db).map_err(|error| failed(&error))?;
        let is_copied = trees.meta.contains_key(COPYING);
        if is_copied.map_err(|error| failed(&error))? && purpose != Purpose::Copy {
            return Err(OpenError::Unfinished(path.to_owned()));
        }
        let lack = found.find_lack(&trees.meta);
        if let Some(lack) = lack.map_err(|error| failed(&error))? {
            return Err(partial(lack));
        }
        trees.upgrade(&origin).map_err(|error| failed(&error))?;
        // A new file is durable only once its folder is on the disk, too.
        private::sync_folder(path).map_err(|error| failed(&error))?;
        let lock = Arc::new(RwLock::new(()));
        let committer = Committer::start(db, trees.clone(), path, Arc::clone(&lock), faults);
        let sled = Self {
            trees,
            folder: path.to_owned(),
            committer: committer.map_err(|error| failed(&error))?,
            lock,
        };
        sled.restrict_access();
        Ok(sled)
    }
}

/// The files in the folder `path`, opened by the engine.
fn open_files(path: &Path, cache_mib: u16) -> Result<::sled::Db, OpenError> {
    let config = ::sled::Config::new()
        .path(path)
        .cache_capacity(u64::from(cache_mib) * 1024 * 1024)
        // The group commit flushes; sled's own timer would only do it twice.
        .flush_every_ms(None);
    config.open().map_err(|error| {
        if error.to_string().contains("could not acquire lock") {
            OpenError::Locked(path.to_owned())
        } else {
            OpenError::Failed {
                path: path.to_owned(),
                reason: error.to_string(),
            }
        }
    })
}

impl Trees {
    /// Migrates the database to the newest version, and derives missing rows.
    fn upgrade(&self, origin: &Origin) -> Result<(), StoreError> {
        if let Origin::Importing = origin {
            self.clear()?;
            self.meta.remove(IMPORTING)?;
        }
        // Older programs must not read later writes.
        self.meta.insert(SCHEMA, &CURRENT.to_be_bytes())?;
        let layout = self.layout;
        if migrate(self, layout.steps)? {
            self.meta.remove(DERIVED)?;
        }
        let version = [layout.derived];
        if self
            .meta
            .get(DERIVED)?
            .is_none_or(|known| *known != version)
        {
            self.derive()?;
            self.meta.insert(DERIVED, &version)?;
        }
        Ok(())
    }
}

/// The origin of an opened database.
enum Origin {
    New,
    /// A database of this program.
    Ours,
    /// An import that was killed half-way.
    Importing,
}

/// Determines the origin of `db`, and refuses one that this program cannot use.
fn origin(path: &Path, db: &::sled::Db) -> Result<Origin, OpenError> {
    let foreign = || OpenError::Foreign(path.to_owned());
    let failed = |error: ::sled::Error| OpenError::Failed {
        path: path.to_owned(),
        reason: error.to_string(),
    };
    let names = db.tree_names();
    if !names.iter().any(|name| *name == META) {
        // sled creates one tree in every database.
        let empty = names.len() == 1 && db.is_empty();
        return if empty {
            Ok(Origin::New)
        } else {
            Err(foreign())
        };
    }
    let meta = db.open_tree(META).map_err(failed)?;
    let Some(bytes) = meta.get(SCHEMA).map_err(failed)? else {
        // The program was killed before it wrote the version: there are trees, all of them empty.
        for name in names {
            if !db.open_tree(name).map_err(failed)?.is_empty() {
                return Err(foreign());
            }
        }
        return Ok(Origin::New);
    };
    let found = <[u8; 4]>::try_from(&*bytes)
        .map(u32::from_be_bytes)
        .map_err(|_| foreign())?;
    match found {
        0 => Err(foreign()),
        1..=CURRENT if meta.contains_key(IMPORTING).map_err(failed)? => Ok(Origin::Importing),
        1..=CURRENT => Ok(Origin::Ours),
        _ => Err(OpenError::TooNew {
            path: path.to_owned(),
            found,
            known: CURRENT,
        }),
    }
}
