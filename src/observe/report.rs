//! What was seen at one look.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::time::Instant;

/// What was seen at one look.
#[derive(Clone, Debug)]
pub struct Report {
    /// When.
    pub at: Instant,
    /// What has to hold for the program to do its work.
    pub checks: [Check; 3],
    /// Figures with their names, for people.
    pub figures: Vec<(String, String)>,
    /// For how long the store has not answered.
    pub silent: Duration,
}

/// One thing that has to hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Check {
    /// What it is about.
    pub name: String,
    /// Whether it holds.
    pub ok: bool,
    /// What was seen.
    pub seen: String,
}

impl Check {
    pub(super) fn new(name: &str, ok: bool, seen: impl Into<String>) -> Self {
        Self {
            name: name.to_owned(),
            ok,
            seen: seen.into(),
        }
    }
}

impl Report {
    /// Whether the program can do its work.
    pub fn is_ready(&self) -> bool {
        self.checks.iter().all(|check| check.ok)
    }
}

/// A report as `/readyz` tells it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Told {
    /// Whether the program can do its work.
    pub ready: bool,
    /// The program's version.
    pub version: String,
    /// What has to hold.
    pub checks: Vec<Check>,
    /// Figures with their names, for people.
    pub figures: Vec<(String, String)>,
}
