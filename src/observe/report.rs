//! The report of one sample.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::time::Instant;

/// The result of one observation.
#[derive(Clone, Debug)]
pub struct Report {
    pub at: Instant,
    /// The conditions for readiness.
    pub checks: [Check; 3],
    /// Figures with their names, for people.
    pub figures: Vec<(String, String)>,
    /// Time since the store's last answer.
    pub silent: Duration,
}

/// A condition for readiness.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Check {
    pub name: String,
    pub ok: bool,
    /// The finding.
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
    /// Whether all conditions hold.
    pub fn is_ready(&self) -> bool {
        self.checks.iter().all(|check| check.ok)
    }
}

/// A report as JSON of `/readyz`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Status {
    pub ready: bool,
    pub version: String,
    /// The conditions for readiness.
    pub checks: Vec<Check>,
    /// Figures with their names, for people.
    pub figures: Vec<(String, String)>,
}
