//! Clickable mentions of commands in Discord: by name and id.
//!
//! The ids of the global commands, learnt by each process when they are registered.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

/// The ids of commands, by name.
#[derive(Debug, Default)]
pub(crate) struct Mentions(RwLock<HashMap<String, u64>>);

impl Mentions {
    /// Replaces the known ids of registered commands.
    pub(crate) fn note(&self, ids: HashMap<String, u64>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = ids;
    }

    /// The known ids.
    pub(crate) fn ids(&self) -> HashMap<String, u64> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        known.clone()
    }
}

/// A clickable mention of `path`, a command or one with its subcommand; plain text if its id is unknown.
pub(crate) fn mention(path: &str, ids: &HashMap<String, u64>) -> String {
    let (name, _) = path.split_once(' ').unwrap_or((path, ""));
    match ids.get(name) {
        Some(id) => format!("</{path}:{id}>"),
        None => format!("`/{path}`"),
    }
}
