//! Opening a database: whose it is, which version, and whether it is in use.

use std::fs::File;
use std::path::Path;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, RwLock};

use super::commit::Committer;
use super::{
    Faults, Inner, LetterId, OpenError, Store, Trees, key, private, puzzle, schema, uptime,
};

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
        Self::open_with(path, cache_mib, Faults::default())
    }

    /// The same as [`Store::open`], for a test that lets `faults` happen.
    ///
    /// # Errors
    ///
    /// An [`OpenError`].
    pub fn open_with(path: &Path, cache_mib: u16, faults: Faults) -> Result<Self, OpenError> {
        let failed = |reason: &dyn std::fmt::Display| OpenError::Failed {
            path: path.to_owned(),
            reason: reason.to_string(),
        };
        private::folder(path).map_err(|error| failed(&error))?;
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
        // Before anything of ours is opened: opening a tree makes it, and another's database must stay as it is.
        let origin = origin(path, &db)?;
        let trees = Trees::open(&db).map_err(|error| failed(&error))?;
        let settled = match origin {
            Origin::Importing => trees.clear(),
            Origin::New | Origin::Ours => trees
                .meta
                .insert(SCHEMA, &schema::CURRENT.to_be_bytes())
                .map(|_| ()),
        };
        settled.map_err(|error| failed(&error))?;
        // A file that was just made is only there for good once its folder is on the disk as well.
        File::open(path)
            .and_then(|folder| folder.sync_all())
            .map_err(|error| failed(&error))?;
        let first_letter = trees.next_letter().map_err(|error| failed(&error))?;
        let gate = Arc::new(RwLock::new(()));
        let committer = Committer::start(db, path, Arc::clone(&gate), faults.clone())
            .map_err(|error| failed(&error))?;
        let store = Self(Arc::new(Inner {
            trees,
            committer,
            gate,
            next_letter: AtomicU64::new(first_letter.0),
            first_letter,
            faults,
        }));
        store.outline_all().map_err(|error| failed(&error))?;
        Ok(store)
    }
}

impl Trees {
    fn open(db: &sled::Db) -> sled::Result<Self> {
        Ok(Self {
            meta: db.open_tree(META)?,
            events: db.open_tree("events")?,
            lists: db.open_tree("lists")?,
            outlines: db.open_tree("outlines")?,
            places: db.open_tree("places")?,
            named: db.open_tree("named")?,
            offers: db.open_tree("offers")?,
            due: db.open_tree("due")?,
            alarms: db.open_tree("alarms")?,
            boards: db.open_tree("boards")?,
            trails: db.open_tree("trails")?,
            outbox: db.open_tree("outbox")?,
            causes: db.open_tree("causes")?,
            outages: db.open_tree("outages")?,
            plans: db.open_tree("plans")?,
            summaries: db.open_tree("summaries")?,
            summaries_due: db.open_tree("summaries due")?,
            puzzles: db.open_tree("puzzles")?,
            attempts: db.open_tree("attempts")?,
            puzzlers: db.open_tree("puzzlers")?,
            puzzles_due: db.open_tree("puzzles due")?,
            proposals: db.open_tree("proposals")?,
            dailies: db.open_tree("dailies")?,
            dailies_due: db.open_tree("dailies due")?,
            settings: db.open_tree("settings")?,
        })
    }

    /// The trees and their names, as exports name them.
    pub(super) fn named(&self) -> [(&'static str, &sled::Tree); 24] {
        [
            ("events", &self.events),
            ("lists", &self.lists),
            ("outlines", &self.outlines),
            ("places", &self.places),
            ("named", &self.named),
            ("offers", &self.offers),
            ("due", &self.due),
            ("alarms", &self.alarms),
            ("boards", &self.boards),
            ("trails", &self.trails),
            ("outbox", &self.outbox),
            ("causes", &self.causes),
            ("outages", &self.outages),
            ("plans", &self.plans),
            ("summaries", &self.summaries),
            ("summaries due", &self.summaries_due),
            ("puzzles", &self.puzzles),
            ("attempts", &self.attempts),
            ("puzzlers", &self.puzzlers),
            ("puzzles due", &self.puzzles_due),
            ("proposals", &self.proposals),
            ("dailies", &self.dailies),
            ("dailies due", &self.dailies_due),
            ("settings", &self.settings),
        ]
    }

    /// The number after all those of the letters there are.
    fn next_letter(&self) -> sled::Result<LetterId> {
        let mut next = 1;
        for key in self.outbox.iter().keys() {
            if let Some((_, LetterId(number))) = key::of_letter(&key?) {
                next = next.max(number.saturating_add(1));
            }
        }
        Ok(LetterId(next))
    }

    /// Throws everything away but the schema's version.
    pub(super) fn clear(&self) -> sled::Result<()> {
        for (_, tree) in self.named() {
            tree.clear()?;
        }
        self.meta.remove(super::NEXT_GAME)?;
        self.meta.remove(puzzle::NEXT_PUZZLE)?;
        self.meta.remove(uptime::HEARTBEAT)?;
        self.meta.remove(IMPORTING)?;
        Ok(())
    }
}

const META: &str = "meta";

/// Where what was opened comes from.
enum Origin {
    /// Nothing was there.
    New,
    /// A database of this program's.
    Ours,
    /// One whose import was killed half-way.
    Importing,
}

/// Tells where `db` comes from, and refuses one that this program cannot use.
fn origin(path: &Path, db: &sled::Db) -> Result<Origin, OpenError> {
    let foreign = || OpenError::Foreign(path.to_owned());
    let failed = |error: sled::Error| OpenError::Failed {
        path: path.to_owned(),
        reason: error.to_string(),
    };
    let names = db.tree_names();
    if !names.iter().any(|name| *name == META) {
        // sled gives every database one tree without being asked.
        let empty = names.len() == 1 && db.is_empty();
        return if empty {
            Ok(Origin::New)
        } else {
            Err(foreign())
        };
    }
    let meta = db.open_tree(META).map_err(failed)?;
    let Some(bytes) = meta.get(SCHEMA).map_err(failed)? else {
        // Killed in its first moment, before the version was written: there are trees, and nothing in them.
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
        1..=schema::CURRENT if meta.contains_key(IMPORTING).map_err(failed)? => {
            Ok(Origin::Importing)
        }
        1..=schema::CURRENT => Ok(Origin::Ours),
        _ => Err(OpenError::TooNew {
            path: path.to_owned(),
            found,
            known: schema::CURRENT,
        }),
    }
}
