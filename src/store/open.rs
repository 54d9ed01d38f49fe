//! Opening a database.

use std::path::Path;
#[cfg(feature = "postgres")]
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

#[cfg(feature = "postgres")]
use super::engine::{Chance, Postgres};
use super::engine::{Engine, Purpose, Sled};
use super::read::Read as _;
use super::tables::COUNTERS;
use super::{Counter, Faults, Inner, OpenError, ProcessId, Store};

/// A PostgreSQL server.
#[cfg(feature = "postgres")]
#[derive(Clone)]
pub struct Server {
    /// Its address, as in `postgres://tengen@db.example/tengen?sslmode=require`.
    pub url: String,
    /// The password, if it asks for one.
    pub password: Option<String>,
    /// A file with the certificates that its own is to be signed by, beside those that this machine trusts.
    pub ca_file: Option<PathBuf>,
    /// How many connections are open at most.
    pub connections: u16,
    /// What the pauses are drawn with that keep changes apart which were in each other's way.
    pub chance: Chance,
}

impl Store {
    /// Opens the database in the folder `path`, or makes one there, with `cache_mib` MiB of memory for it.
    ///
    /// Must be called in a tokio runtime.
    ///
    /// # Errors
    ///
    /// An [`OpenError`] in words for who runs the bot.
    pub fn open(path: &Path, cache_mib: u16) -> Result<Self, OpenError> {
        Self::open_with(path, cache_mib, Faults::default())
    }

    /// The same as [`Store::open`], for a database that is there: none is made.
    ///
    /// # Errors
    ///
    /// An [`OpenError`] in words for who runs the bot.
    pub fn open_existing(path: &Path, cache_mib: u16) -> Result<Self, OpenError> {
        Self::open_for(Purpose::Look, path, cache_mib, Faults::default())
    }

    /// The same as [`Store::open`], for a test that lets `faults` happen.
    ///
    /// # Errors
    ///
    /// An [`OpenError`].
    pub fn open_with(path: &Path, cache_mib: u16, faults: Faults) -> Result<Self, OpenError> {
        Self::open_for(Purpose::Use, path, cache_mib, faults)
    }

    pub(super) fn open_for(
        purpose: Purpose,
        path: &Path,
        cache_mib: u16,
        faults: Faults,
    ) -> Result<Self, OpenError> {
        let sled = Sled::open(path, cache_mib, purpose, faults.clone())?;
        let mut last_message = Ok(None);
        sled.view(&mut |view| last_message = view.get(COUNTERS, &Counter::OutboxMessage));
        let last_message = last_message.map_err(|error| OpenError::Failed {
            path: path.to_owned(),
            reason: error.to_string(),
        })?;
        // Nobody else can have it open: there is no other process to be told from.
        let process = ProcessId::default();
        Ok(Self::of(Engine::sled(sled), process, last_message, faults))
    }

    /// Opens the database on `server`, and makes there what is missing.
    ///
    /// # Errors
    ///
    /// An [`OpenError`] in words for who runs the bot.
    #[cfg(feature = "postgres")]
    pub async fn connect(server: &Server, faults: Faults) -> Result<Self, OpenError> {
        Self::connect_for(Purpose::Use, server, faults).await
    }

    /// The same as [`Store::connect`], for a database that is there: nothing is made.
    ///
    /// # Errors
    ///
    /// An [`OpenError`] in words for who runs the bot.
    #[cfg(feature = "postgres")]
    pub async fn connect_existing(server: &Server) -> Result<Self, OpenError> {
        Self::connect_for(Purpose::Look, server, Faults::default()).await
    }

    #[cfg(feature = "postgres")]
    pub(super) async fn connect_for(
        purpose: Purpose,
        server: &Server,
        faults: Faults,
    ) -> Result<Self, OpenError> {
        let postgres = Postgres::connect(server, purpose, faults.clone()).await?;
        let engine = Engine::postgres(postgres);
        let last_message = engine.read(|view| view.get(COUNTERS, &Counter::OutboxMessage));
        let last_message = last_message.await.map_err(|error| OpenError::Failed {
            path: "on the server".into(),
            reason: error.to_string(),
        })?;
        // Of 53 bits: a fraction has no more.
        let process = ProcessId(((server.chance)() * (1_u64 << 53) as f64) as u64);
        Ok(Self::of(engine, process, last_message, faults))
    }

    fn of(engine: Engine, process: ProcessId, last_message: Option<u64>, faults: Faults) -> Self {
        Self(Arc::new(Inner {
            engine,
            process,
            last_message: AtomicU64::new(last_message.unwrap_or_default()),
            faults,
        }))
    }
}
