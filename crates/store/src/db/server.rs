//! The address of a PostgreSQL server.

use std::path::PathBuf;

use super::engine::Chance;

/// A PostgreSQL server.
#[derive(Clone)]
pub struct Server {
    /// Its address, as in `postgres://tengen@db.example/tengen?sslmode=require`.
    pub url: String,
    /// The password, if it asks for one.
    pub password: Option<String>,
    /// A file with certificates trusted for the server, beside those of this machine.
    pub ca_file: Option<PathBuf>,
    /// Maximum number of open connections.
    pub connections: u16,
    /// Randomness of the pauses that separate conflicting changes.
    pub chance: Chance,
}
