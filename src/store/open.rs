//! Opening a database: whose it is, which version, and whether it is in use.

use std::path::Path;
use std::sync::{Arc, RwLock};

use super::commit::Committer;
use super::{Inner, OpenError, Store, Trees, schema};

const SCHEMA: &str = "schema";
/// Set while an import runs: what it has written so far is thrown away at the next start.
pub(super) const IMPORTING: &str = "importing";

impl Store {
    /// Opens the database in the folder `path`, or makes one there, with `cache_mib` MiB of memory for it.
    ///
    /// Must be called in a tokio runtime.
    ///
    /// # Errors
    ///
    /// An [`OpenError`] in words for whoever runs the bot.
    pub fn open(path: &Path, cache_mib: u16) -> Result<Self, OpenError> {
        let failed = |reason: &dyn std::fmt::Display| OpenError::Failed {
            path: path.to_owned(),
            reason: reason.to_string(),
        };
        let db = sled::Config::new()
            .path(path)
            .cache_capacity(u64::from(cache_mib) * 1024 * 1024)
            // The group commit flushes; sled's own timer would only do it twice.
            .flush_every_ms(None)
            .open()
            .map_err(|error| {
                if error.to_string().contains("could not acquire lock") {
                    OpenError::Locked(path.to_owned())
                } else {
                    failed(&error)
                }
            })?;
        let trees = Trees::open(&db).map_err(|error| failed(&error))?;
        check_schema(path, &trees)?;
        if trees
            .meta
            .contains_key(IMPORTING)
            .map_err(|error| failed(&error))?
        {
            trees.clear().map_err(|error| failed(&error))?;
        }
        let committer = Committer::start(db, path).map_err(|error| failed(&error))?;
        Ok(Self(Arc::new(Inner {
            trees,
            committer,
            gate: RwLock::new(()),
        })))
    }
}

impl Trees {
    fn open(db: &sled::Db) -> sled::Result<Self> {
        Ok(Self {
            meta: db.open_tree("meta")?,
            events: db.open_tree("events")?,
            records: db.open_tree("records")?,
            lists: db.open_tree("lists")?,
            due: db.open_tree("due")?,
            boards: db.open_tree("boards")?,
            settings: db.open_tree("settings")?,
        })
    }

    /// The trees and their names, as exports name them.
    pub(super) fn named(&self) -> [(&'static str, &sled::Tree); 6] {
        [
            ("events", &self.events),
            ("records", &self.records),
            ("lists", &self.lists),
            ("due", &self.due),
            ("boards", &self.boards),
            ("settings", &self.settings),
        ]
    }

    /// Throws everything away but the schema's version.
    pub(super) fn clear(&self) -> sled::Result<()> {
        for (_, tree) in self.named() {
            tree.clear()?;
        }
        self.meta.remove(super::NEXT_GAME)?;
        self.meta.remove(IMPORTING)?;
        Ok(())
    }
}

/// Migrations will stand here, in order, each from one version to the next; there is only one version yet.
fn check_schema(path: &Path, trees: &Trees) -> Result<(), OpenError> {
    let foreign = || OpenError::Foreign(path.to_owned());
    let Some(bytes) = trees.meta.get(SCHEMA).map_err(|_| foreign())? else {
        if trees.named().iter().any(|(_, tree)| !tree.is_empty()) {
            return Err(foreign());
        }
        trees
            .meta
            .insert(SCHEMA, &schema::CURRENT.to_be_bytes())
            .map_err(|_| foreign())?;
        return Ok(());
    };
    let found = <[u8; 4]>::try_from(&*bytes)
        .map(u32::from_be_bytes)
        .map_err(|_| foreign())?;
    if found > schema::CURRENT {
        return Err(OpenError::TooNew {
            path: path.to_owned(),
            found,
            known: schema::CURRENT,
        });
    }
    Ok(())
}
