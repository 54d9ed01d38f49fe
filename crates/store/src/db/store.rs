//! The database itself. Features add their own methods.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use super::counter::Counter;
#[cfg(feature = "postgres")]
use super::engine::Postgres;
use super::engine::{Engine, Purpose, Sled};
use super::error::{OpenError, StoreError};
use super::fault::Faults;
use super::held::{Lease, ProcessId};
use super::layout::Layout;
use super::read::Read as _;
#[cfg(feature = "postgres")]
use super::server::Server;
use super::tables::COUNTERS;
#[cfg(feature = "postgres")]
use super::upgrade::upgrade;

/// The database. Clones share it.
#[derive(Clone, Debug)]
pub struct Store(pub(crate) Arc<Inner>);

#[derive(Debug)]
pub(crate) struct Inner {
    pub(crate) engine: Engine,
    pub(crate) process: ProcessId,
    /// The lease under which this handle writes, if there is one.
    pub(crate) lease: Option<Lease>,
    /// The last outbox message that an earlier process has written, or that was written before the server's restart.
    pub(crate) last_message: AtomicU64,
    pub(crate) faults: Faults,
}

impl Store {
    pub(crate) fn open_for(
        layout: &'static Layout,
        purpose: Purpose,
        path: &Path,
        cache_mib: u16,
        faults: Faults,
    ) -> Result<Self, OpenError> {
        let sled = Sled::open(layout, path, cache_mib, purpose, faults.clone())?;
        let mut last_message = Ok(None);
        sled.view(&mut |view| last_message = view.get(COUNTERS, &Counter::OutboxMessage));
        let last_message = last_message.map_err(|error| OpenError::Failed {
            path: path.to_owned(),
            reason: error.to_string(),
        })?;
        // No other process has access, so nothing distinguishes processes.
        let process = ProcessId::default();
        Ok(Self::of(Engine::sled(sled), process, last_message, faults))
    }

    #[cfg(feature = "postgres")]
    pub(crate) async fn connect_for(
        layout: &'static Layout,
        purpose: Purpose,
        server: &Server,
        faults: Faults,
    ) -> Result<Self, OpenError> {
        let failed = |error: StoreError| OpenError::Failed {
            path: "on the server".into(),
            reason: error.to_string(),
        };
        let (postgres, state) = Postgres::connect(layout, server, purpose, faults.clone()).await?;
        let engine = Engine::postgres(postgres);
        upgrade(&engine, state).await.map_err(failed)?;
        let last_message = engine.read(|view| view.get(COUNTERS, &Counter::OutboxMessage));
        let last_message = last_message.await.map_err(failed)?;
        // 53 bits: the precision of a double.
        let process = ProcessId(((server.chance)() * (1_u64 << 53) as f64) as u64);
        Ok(Self::of(engine, process, last_message, faults))
    }

    fn of(engine: Engine, process: ProcessId, last_message: Option<u64>, faults: Faults) -> Self {
        Self(Arc::new(Inner {
            engine,
            process,
            lease: None,
            last_message: AtomicU64::new(last_message.unwrap_or_default()),
            faults,
        }))
    }

    /// Size of the database on the disk, in bytes.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] if it is unknown.
    pub async fn size(&self) -> Result<u64, StoreError> {
        self.0.engine.size().await
    }

    /// Resolves when writing has failed permanently, for example on a full disk: every change is refused from then on,
    /// and only a program that reopens the database can write again. Does not keep the database open.
    pub fn wait_for_failure(&self) -> impl Future<Output = ()> + Send + use<> {
        self.0.engine.wait_for_failure()
    }

    /// Makes everything durable, and releases the database if no other clone holds it.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] if that fails.
    pub async fn close(self) -> Result<(), StoreError> {
        self.0.engine.checkpoint().await?;
        if let Some(Inner { engine, .. }) = Arc::into_inner(self.0) {
            engine.close().await?;
        }
        Ok(())
    }

    /// Makes everything durable, and raises the count beside a folder's database: an incomplete copy is
    /// refused from then on. Called at the start and each day; [`Store::close`] does it, too.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] if that fails.
    pub async fn checkpoint(&self) -> Result<(), StoreError> {
        self.0.engine.checkpoint().await
    }
}
